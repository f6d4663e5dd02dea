"""The games, one folder each, all alike; the registry in kernel/spec.py finds them."""
