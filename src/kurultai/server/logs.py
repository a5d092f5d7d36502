"""What is logged, as lines for people or as JSON for machines.

Neither holds a cookie, a passphrase, a move or the address of a table (which is its invitation):
requests are logged by their route's pattern.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from kurultai.server.config import LogForm

log = logging.getLogger("kurultai.requests")


FROM_OUTSIDE = (  # a refused socket, which has its line; nonsense instead of a request
    "ASGI callable returned without completing handshake",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    '%s - "WebSocket',  # names the table
)


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def hush() -> None:
    """What anybody can cause from outside is no trouble: uvicorn need not warn of it."""
    for name in ("uvicorn.error", "uvicorn.asgi"):
        logging.getLogger(name).addFilter(_is_trouble)


def _is_trouble(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(FROM_OUTSIDE)


def set_up(form: LogForm) -> None:
    """JSON has a line for every request; people are told of trouble only."""
    hush()
    if form != "json":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True


def request(method: str, route: str, status: int, seconds: float) -> None:
    """A line for a request that was answered, if anybody reads them."""
    if log.isEnabledFor(logging.INFO):
        took = round(1000 * seconds, 1)
        fields = {"method": method, "route": route, "status": status, "ms": took}
        log.info("request", extra={"fields": fields})
