"""What differs between systems: signals, file locks and owners, event loops, and round-trip times of the kernel.

Linux has all of it. What another system lacks has a replacement here, and `missing` says so for the log.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any


def _module(name: str) -> Any:
    """A module of the standard library that not every system has, or `None`."""
    with suppress(ImportError):
        return import_module(name)
    return None


_fcntl, _termios, _msvcrt = _module("fcntl"), _module("termios"), _module("msvcrt")
_uvloop = _module("uvloop")
_TCP_INFO: int | None = getattr(socket, "TCP_INFO", None) if sys.platform == "linux" else None
"""Other systems that have the option lay the answer out differently."""


def missing() -> Iterator[str]:
    """What this system lacks, and what that means."""
    if _TCP_INFO is None:
        yield "no round-trip times of the kernel: races are decided by arrival"
    if _uvloop is None:
        yield "no uvloop: fewer moves per second"
    if _module("resource") is None:
        yield "no limit on file descriptors can be raised or watched"
    if _fcntl is None and _msvcrt is None:
        yield "no file locks: never start two servers in one folder"


def in_container() -> bool:
    """Whether this process runs in a container of Docker or podman, whose addresses mean nothing outside."""
    marks = (Path("/.dockerenv"), Path("/run/.containerenv"))
    return os.environ.get("container") in ("oci", "docker", "podman") or any(mark.exists() for mark in marks)  # noqa: SIM112 — so it is spelled


def kernel_rtt(transport: asyncio.BaseTransport) -> float | None:
    """The kernel's smoothed round-trip time of a TCP connection in milliseconds; `None` where it is not told."""
    if _TCP_INFO is None:
        return None
    try:
        info = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, _TCP_INFO, 104)
    except (OSError, AttributeError):
        return None
    return int.from_bytes(info[68:72], sys.byteorder) / 1000  # tcpi_rtt, in microseconds


def unsent(transport: asyncio.WriteTransport) -> int:
    """Bytes written that the other side has not received: those in this process, and in the kernel where it tells.

    A kernel may hold megabytes, and takes more from the process only when a third of them is gone.
    """
    waiting = transport.get_write_buffer_size()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            found = _fcntl.ioctl(transport.get_extra_info("socket").fileno(), _termios.TIOCOUTQ, bytes(4))
            waiting += int.from_bytes(found, sys.byteorder)
    return waiting


def memory() -> int:
    """Bytes of memory that this process occupies now; where the system does not tell, the most it ever did, or 0."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if (resource := _module("resource")) is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def lock(file: IO[str]) -> None:
    """Lock a file for this process until it is closed; raises `OSError` if another process has locked it."""
    if _fcntl is not None:
        _fcntl.flock(file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
    elif _msvcrt is not None:
        _msvcrt.locking(file.fileno(), _msvcrt.LK_NBLCK, 1)


def hand_over(file: Path) -> None:
    """Give a file that root made to the owner of its folder: the server of that folder may run as a user of its own."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def on_stop(call: Callable[[], object]) -> None:
    """Call this in the running loop when the process is asked to stop, by Ctrl-C or SIGTERM."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, call)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(call))


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run a server in the fastest event loop there is. The listener watches its own sockets, so it needs a selector."""
    with asyncio.Runner(
        loop_factory=asyncio.SelectorEventLoop if _uvloop is None else _uvloop.new_event_loop
    ) as runner:
        runner.run(main)
