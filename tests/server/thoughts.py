"""Thoughts for tests, and a log whose lines are waited for."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any


def add(left: int, right: int) -> int:
    return left + right


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def never(error: Exception) -> None:
    """No thought of this test fails."""
    raise error


class Events:
    """A log whose lines are waited for."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str] = asyncio.Queue()

    def debug(self, event: str, **values: Any) -> None: ...

    info = warning = debug

    def error(self, event: str, **values: Any) -> None:
        self.lines.put_nowait(event)


def alive(process: int) -> bool:
    """Whether it runs, and is no zombie."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


def when_there(path: str) -> int:
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()
