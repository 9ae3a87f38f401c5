"""The program of a process that thinks: thoughts come in by a socket, one after the other, and answers go back.

It starts no later than its first thought, and ends with the server, even where that is killed: the socket ends then.
"""

import os
import pickle
import socket
import struct
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

START = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all its processes; the server ends this one
sys.path[:] = sys.argv[2:]
from ludotheque.server.services.thinker import main
main(int(sys.argv[1]))
"""
"""What the interpreter runs, with the number of the socket and the places of modules as arguments.

As a module that is run, this file would be imported a second time by whatever calls `tell`.
"""
NICE = 15
"""How far thoughts leave the processor to others. At 19 people wait no less, and hints starve on a busy machine."""
HEADER = struct.Struct("<BQ")
"""What comes before a frame: its kind, and how many bytes it has."""
THOUGHT, READY, FAILED, TOLD = range(4)
"""The kinds: a thought; its result, its error, and how much of it is done."""
SHARE = struct.Struct("<d")
LARGEST = 64 << 20
"""Bytes of a result; the server would have to keep them."""
TOLD_EVERY_S = 0.1
"""Nobody reads more often how much of a thought is done."""
_leave: Callable[[], object] = getattr(os, "sched_yield", lambda: None)
"""Leave the core to others. Linux lets a thread that wakes up run until the next tick, up to 4 ms, however low its
priority, while the server waits for that core. A thread that leaves it at once runs only while the server sleeps."""


def frame(kind: int, body: bytes) -> bytes:
    """What is sent."""
    return HEADER.pack(kind, len(body)) + body


class _Process:
    """What this process knows of the server."""

    server: socket.socket | None = None
    told = 0.0


def tell(share: float) -> None:
    """Called in a process that thinks: so much of its thought is done, 0…1."""
    now = time.monotonic()
    if _Process.server is not None and now - _Process.told >= TOLD_EVERY_S:
        _Process.told = now
        _Process.server.sendall(frame(TOLD, SHARE.pack(share)))


def main(number: int) -> None:
    """Think until the server ends."""
    if (nice := getattr(os, "nice", None)) is not None:  # Windows has none
        nice(NICE)  # first of all: what is imported takes its time, too
    server = _Process.server = socket.socket(fileno=number)
    server.set_inheritable(False)
    thoughts: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(server, thoughts), name="server", daemon=True).start()
    from ludotheque.games import GAMES

    for game in GAMES.values():
        game.EXTRAS.prepare()
    while True:
        thought = thoughts.get()
        _leave()
        answer = _answer(thought)
        try:
            server.sendall(answer)
        except OSError:  # the server ended
            os._exit(1)


def _listen(server: socket.socket, thoughts: "SimpleQueue[bytes]") -> None:
    """Take what the server sends; end with it, whatever this process thinks about."""
    with suppress(OSError), server.makefile("rb") as stream:
        while len(header := stream.read(HEADER.size)) == HEADER.size:
            _leave()
            thoughts.put(stream.read(HEADER.unpack(header)[1]))
    os._exit(1)


def _answer(thought: bytes) -> bytes:
    """Think; the frame of the result or of the error, which tells where it was raised."""
    _Process.told = 0.0
    try:
        result = pickle.dumps(pickle.loads(thought)())  # noqa: S301 — from the server
        if len(result) > LARGEST:
            raise ValueError(f"a result of {len(result)} bytes, and at most {LARGEST} are sent")  # noqa: TRY301 — an error of the thought like others
        return frame(READY, result)
    except BaseException as error:  # noqa: BLE001 — also `SystemExit`: nothing that a player does ends this process
        return frame(FAILED, _pickled(error))


def _pickled(error: BaseException) -> bytes:
    """An error as the server can read it: one of its name and text where it cannot be pickled as it is."""
    from ludotheque.server.services.logs import note_place  # takes its time, and is hardly ever needed

    note_place(error)
    if isinstance(error, Exception):
        with suppress(Exception):
            found = pickle.dumps(error)
            pickle.loads(found)  # noqa: S301 — many an error can only be written
            return found
    plain = RuntimeError("".join(traceback.format_exception_only(error)))
    note_place(plain, of=error)
    return pickle.dumps(plain)


def unpickled(body: bytes) -> Any:
    """What a frame of a process holds."""
    return pickle.loads(body)  # noqa: S301 — from a process of ours
