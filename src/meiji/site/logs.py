"""Structured logs: one JSON object a line, for people and for machines; a table on a terminal."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def set_up_logs() -> None:
    """Everything that is logged anywhere in the process goes one way."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    at_terminal = sys.stderr.isatty()
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if at_terminal:
        last.append(structlog.dev.ConsoleRenderer())
    else:
        last += [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
