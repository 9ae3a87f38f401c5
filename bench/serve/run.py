"""One run: a fresh server on one core, the load on another, and what the server took for it."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import IO, Any, Literal

import msgspec
import psutil
from msgspec import Struct

from bench.serve.servers import HERE, NODE, Server, environment

Mode = Literal["flat", "paced"]
START_S, SEAT_S = 60.0, 240.0


class Delay(Struct, frozen=True):
    """Milliseconds; of a move from the act to the last of the four clients."""

    p50: float
    p95: float
    p99: float
    most: float


class Load(Struct, frozen=True):
    """What the load driver saw."""

    moves: int
    rate: float
    delay: Delay
    promise: Delay | None
    """The same until the server acknowledges the move, where it does so by itself."""
    received: float
    sent: float
    ended: int
    stuck: int
    joining: Delay
    """Milliseconds to open a table, seat four people, connect them and deal."""


class Run(Struct, frozen=True):
    """The driver's numbers, and the server's."""

    load: Load
    cpu: float
    """Seconds of the server's processor per 1,000 moves."""
    busy: float
    driver_busy: float
    strange: float
    """Cores kept busy by anything else meanwhile: well above zero, the numbers are worth little."""
    joined: float
    """Kilobytes per table, when all have sat down."""
    played: float
    """Kilobytes per table, after the run."""


class Failed(Exception):
    """The server or the driver gave up."""


def cores() -> tuple[set[int], set[int]]:
    """The server's core and the driver's; the same one only where there is no other."""
    if sys.platform != "linux":
        return set(), set()
    usable = sorted(os.sched_getaffinity(0))
    return {usable[0]}, {usable[-1]}


@contextmanager
def _process(command: tuple[str, ...], core: set[int], **how: Any) -> Iterator["subprocess.Popen[str]"]:
    """A process born on one core (what it starts stays there too), gone at the end whatever happens."""
    before = os.sched_getaffinity(0) if core else set()
    if core:
        os.sched_setaffinity(0, core)
    try:
        process = subprocess.Popen(command, text=True, **how)
    finally:
        if core:
            os.sched_setaffinity(0, before)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await_open(process: "subprocess.Popen[str]", port: int) -> None:
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            time.sleep(0.5)
            return
    raise Failed(f"{process.args!r} did not open its port")


class _Meter:
    """Processor time and memory of a server, and of the whole machine."""

    def __init__(self, server: int, driver: int, *, everywhere: bool) -> None:
        self._server, self._driver = psutil.Process(server), psutil.Process(driver)
        self._all = [self._server, *(self._server.children(recursive=True) if everywhere else ())]

    def times(self) -> tuple[float, float, float]:
        """Seconds used so far: by the server, by the driver, by everything."""
        total = psutil.cpu_times()
        ours = sum(sum(process.cpu_times()[:2]) for process in self._all)
        driver = sum(self._driver.cpu_times()[:2])
        return ours, driver, sum(total) - total.idle - getattr(total, "iowait", 0.0) - getattr(total, "guest", 0.0)

    def kilobytes(self, collects: bool) -> float:
        """Memory of the server, garbage left out where it can be asked to."""
        if collects:
            self._server.send_signal(signal.SIGWINCH)
            time.sleep(1.0)
        return sum(float(process.memory_info().rss) for process in self._all) / 1000


def _line(driver: "subprocess.Popen[str]", said: str = "") -> str:
    assert driver.stdout is not None
    line = driver.stdout.readline().strip()
    if not line or (said and line != said):
        assert driver.stderr is not None
        raise Failed(f"the driver stopped: {line} {driver.stderr.read()[-400:]}")
    return line


def _say(pipe: IO[str] | None) -> None:
    assert pipe is not None
    pipe.write("\n")
    pipe.flush()


def run(server: Server, tables: int, mode: Mode, seconds: tuple[float, float], folder: str) -> Run:
    """Start everything, warm up, measure, stop everything. What the server wrote stays in the folder."""
    here, there = cores()
    os.sync()  # what other runs left to be written
    port, data = _free_port(), tempfile.mkdtemp(dir=folder)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": HERE}
    with _process(
        server.command, set() if server.everywhere else here, env=environment(server, port, data), **quiet
    ) as process:
        _await_open(process, port)
        empty = float(psutil.Process(process.pid).memory_info().rss) / 1000
        words = (server.half, str(port), str(tables), mode, *map(str, seconds))
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = (NODE, str(HERE / "drive" / "load.js"), *words)
        with (
            _process(command, there, env={**os.environ, **server.load}, **pipes) as driver,
            _limited(driver, SEAT_S + sum(seconds)),
        ):
            return _measure(server, process.pid, driver, tables, empty)


@contextmanager
def _limited(driver: "subprocess.Popen[str]", seconds: float) -> Iterator[None]:
    """No run hangs: a driver that takes too long is ended, and its silence is read as a failure."""
    timer = Timer(seconds, driver.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _measure(server: Server, pid: int, driver: "subprocess.Popen[str]", tables: int, empty: float) -> Run:
    meter = _Meter(pid, driver.pid, everywhere=server.everywhere)
    _line(driver, "seated")
    joined = meter.kilobytes(server.collects)
    _say(driver.stdin)
    _line(driver, "begin")
    before, started = meter.times(), time.perf_counter()
    _line(driver, "end")
    after, spent = meter.times(), time.perf_counter() - started
    load = msgspec.json.decode(_line(driver), type=Load)
    played = meter.kilobytes(server.collects)
    _say(driver.stdin)
    ours, drivers, total = (late - early for late, early in zip(after, before, strict=True))
    return Run(
        load=load,
        cpu=ours / load.moves * 1000,
        busy=ours / spent,
        driver_busy=drivers / spent,
        strange=max(0.0, total - ours - drivers) / spent,
        joined=(joined - empty) / tables,
        played=(played - empty) / tables,
    )
