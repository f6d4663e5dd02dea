"""What the server counts, for Prometheus; on /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from meiji.site.bus import Bus


class Metrics:
    """One registry a site, so that several sites in one process do not mix."""

    def __init__(self, bus: Bus) -> None:
        self.registry = CollectorRegistry()
        labels = ["method", "status"]
        self.requests = Counter("meiji_requests", "Answers by method and status", labels, registry=self.registry)
        self.seconds = Histogram("meiji_request_seconds", "Time to the first byte of an answer", registry=self.registry)
        self.moves = Counter("meiji_moves", "Moves that were committed", ["game", "kind"], registry=self.registry)
        self.thinking = Histogram("meiji_thinking_seconds", "Time of computer players", registry=self.registry)
        self.errors = Counter("meiji_errors", "Answers that failed on our side", registry=self.registry)
        watchers = Gauge("meiji_watchers", "Open event streams", registry=self.registry)
        watchers.set_function(bus.watchers)

    def text(self) -> bytes:
        return generate_latest(self.registry)
