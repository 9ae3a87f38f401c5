"""One process that thinks, one thought at a time. A thought that never ends, ends with its process.

The server talks to it by a socket of its own event loop. The pools of the library need threads in the server, and a
thread hands over the interpreter: where server and process share a core, that held up every table for milliseconds.
"""

import asyncio
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from msgspec import Struct

from ludotheque.server.services import thinker
from ludotheque.server.services.thinker import HEADER, frame

_CHUNK = 1 << 18


class Thought(Struct, frozen=True, eq=False):
    """What to think about, and whom to tell."""

    work: Callable[[], Any]
    ready: Callable[[Any], None]
    failed: Callable[[Exception], None]
    lost: Callable[[], object]
    behind: bool
    """Whether it waits behind all others (`Thinking.ask`)."""
    address: str
    """Who asked for it; empty: a bot."""


class ProcessEnded(Exception):
    """A process ended by itself, or sent what it never should."""


class Owner(Protocol):
    """Whoever has the process."""

    def told(self, share: float) -> None:
        """So much of the thought is done."""

    def answered(self, thought: Thought, result: Any, error: Exception | None) -> None:
        """The thought is over, with a result or an error."""

    def ended(self, worker: "Worker", error: Exception) -> None:
        """The process is gone, with what it thinks about."""

    def late(self, worker: "Worker", thought: Thought) -> None:
        """The thought takes too long."""


class Worker:
    """A process of its own; raises `OSError` where the system starts none."""

    __slots__ = ("_limit", "_loop", "_owner", "_process", "_read", "_socket", "_unsent", "thought")

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._loop = asyncio.get_running_loop()
        self._process, self._socket = _start()
        self._read = bytearray()
        self._unsent = b""
        self._limit: asyncio.TimerHandle | None = None
        self.thought: Thought | None = None
        """What it thinks about."""
        self._loop.add_reader(self._socket, self._receive)

    def begin(self, thought: Thought, patience: float) -> None:
        """Think, for so many seconds at most, if that is not 0; raises `ConnectionError` if the process is gone."""
        try:
            work = pickle.dumps(thought.work)
        except Exception as error:  # noqa: BLE001 — any: it runs `__reduce__` of players
            self.thought = thought
            self._loop.call_soon(self._answer, thought, None, error)
            return
        self._unsent = frame(thinker.THOUGHT, work)
        self._send()
        self.thought = thought
        if patience:
            self._limit = self._loop.call_later(patience, self._owner.late, self, thought)

    def rest(self) -> None:
        """The thought is over."""
        self.thought = None
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def end(self) -> None:
        """End the process with what it thinks about. Does not wait until it is gone (`gone`)."""
        self.rest()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._socket.close()
        self._process.kill()

    @property
    def gone(self) -> bool:
        """Whether the process has ended; asking this also clears away what the system keeps of it."""
        return self._process.poll() is not None

    def join(self, seconds: float) -> None:
        """Wait for the end of the process, but not for longer than that."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def _send(self) -> None:
        """Send what the socket takes, and the rest later."""
        with suppress(BlockingIOError):
            self._unsent = self._unsent[self._socket.send(self._unsent) :]
        if self._unsent:
            self._loop.add_writer(self._socket, self._go_on)
        else:
            self._loop.remove_writer(self._socket)

    def _go_on(self) -> None:
        try:
            self._send()
        except ConnectionError:  # `_receive` tells
            self._loop.remove_writer(self._socket)

    def _receive(self) -> None:
        try:
            received = self._socket.recv(_CHUNK)
        except BlockingIOError:
            return
        except OSError:
            received = b""
        if not received:
            self._owner.ended(self, ProcessEnded("a process that thinks ended"))
            return
        self._read += received
        while len(self._read) >= HEADER.size:
            kind, size = HEADER.unpack_from(self._read)
            if size > thinker.LARGEST:
                self._owner.ended(self, ProcessEnded(f"an answer of {size} bytes"))
                return
            if len(self._read) < HEADER.size + size:
                return
            body = bytes(self._read[HEADER.size : HEADER.size + size])
            del self._read[: HEADER.size + size]
            self._take(kind, body)

    def _take(self, kind: int, body: bytes) -> None:
        if self.thought is None:  # it was ended meanwhile
            return
        if kind == thinker.TOLD:
            self._owner.told(*thinker.SHARE.unpack(body))
            return
        try:
            found = thinker.unpickled(body)
        except Exception as error:  # noqa: BLE001 — any: it runs what a result is made of
            found, kind = error, thinker.FAILED
        if kind == thinker.FAILED:
            self._answer(self.thought, None, found)
        else:
            self._answer(self.thought, found, None)

    def _answer(self, thought: Thought, result: Any, error: Exception | None) -> None:
        if self.thought is thought:  # else it was given up
            self.rest()
            self._owner.answered(thought, result, error)


def _start() -> tuple["subprocess.Popen[bytes]", socket.socket]:
    """A new process, and the socket to it. Only of these does the process know: it has no input."""
    ours, theirs = socket.socketpair()
    with theirs:
        number = theirs.fileno()
        command = [sys.executable, "-P", "-c", thinker.START, str(number), *sys.path]
        try:
            if sys.platform == "win32":
                theirs.set_inheritable(True)
                how = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [number]})
                process = subprocess.Popen(command, stdin=subprocess.DEVNULL, startupinfo=how)  # noqa: S603 — ours
            else:
                process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[number])  # noqa: S603 — ours
        except BaseException:
            ours.close()
            raise
    ours.setblocking(False)
    return process, ours
