"""Structured logs. A line holds ids, numbers and words of ours: never a card, a token, a name or what people wrote."""

import logging
import sys
import traceback
from contextlib import suppress
from typing import Any, Literal, Protocol

import structlog
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError


class Log(Protocol):
    """What the server needs of a logger."""

    def debug(self, event: str, **values: Any) -> Any: ...
    def info(self, event: str, **values: Any) -> Any: ...
    def warning(self, event: str, **values: Any) -> Any: ...
    def error(self, event: str, **values: Any) -> Any: ...


_NOTE = "raised at "
_LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class _Forgiving:
    """A stream that loses lines rather than raise: on a full disk the tables must still say so and recover."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def make_log(
    level: Literal["debug", "info", "warning", "error"], form: Literal["text", "json"], stream: Any = None
) -> Log:
    """A logger that writes one line an event to standard error."""
    out: Any = _Forgiving(stream or sys.stderr)
    last: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    log: Log = structlog.wrap_logger(
        structlog.PrintLogger(out),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
    )
    return log


def failed(log: Log, event: str, error: BaseException, **values: Any) -> None:
    """Log what should never have happened."""
    log.error(event, **values, **where(error))


def where(error: BaseException) -> dict[str, str]:
    """An error for the log: its type and where it was raised. Not its message, which may hold a card."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    path = [f"{frame.filename.rpartition('ludotheque/')[2]}:{frame.lineno}" for frame in reversed(frames)]
    notes = [note.removeprefix(_NOTE) for note in getattr(error, "__notes__", ()) if note.startswith(_NOTE)]
    return {"error": type(error).__name__, "at": " < ".join([*notes, *path])}


def note_place(error: BaseException, of: BaseException | None = None) -> None:
    """Keep where an error was raised, itself or another one: what reads it in another process has no traceback."""
    if at := where(of or error)["at"]:
        error.add_note(_NOTE + at)


class HttpHandler(logging.Handler):
    """What the HTTP library reports, as lines of ours: callers who speak no HTTP are noise, the rest is a fault."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log one report."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or isinstance(error, (HttpProcessingError, RequestPayloadError, ConnectionError)):
            self._log.debug("malformed request")
        else:
            failed(self._log, "request failed", error)


def http_logger(log: Log) -> logging.Logger:
    """A logger for the HTTP library that writes no traceback."""
    logger = logging.Logger("http")  # noqa: LOG001 — one per server, outside the tree the process shares
    logger.addHandler(HttpHandler(log))
    return logger
