"""`python -m meiji` is the command line."""

from meiji.cli import main

main()
