"""A server and its players in network namespaces of their own, joined by lines that are long, uneven and lose packets.

Where the kernel has `sch_netem`, veth pairs with `tc netem` are the lines; elsewhere `soak.forwarder` carries every IP
packet between TUN devices and does the same. Addresses exist only inside the namespaces.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from ludotheque.server.fairness.simulate import World

PREFIX = f"ludo{os.getpid()}"
HOUSE = f"{PREFIX}-house"
PORT = 8080


def space(line: int) -> str:
    """The namespace of the player at a line."""
    return f"{PREFIX}-{line}"


def address(line: int) -> str:
    """Where the player at a line finds the server."""
    return f"http://10.77.{line}.1:{PORT}"


def ip(*words: str) -> None:
    """Ask the kernel for something; raises `CalledProcessError` if it says no."""
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def missing() -> str | None:
    """Why this machine can make no lines, or `None`."""
    if sys.platform != "linux":
        return "network namespaces are a thing of Linux"
    if os.geteuid() != 0:
        return "network namespaces need root"
    probe = f"{PREFIX}-probe"
    try:
        ip("netns", "add", probe)
    except (OSError, subprocess.CalledProcessError) as error:
        return f"network namespaces cannot be made here: {error}"
    has_netem = _has_netem(probe)
    ip("netns", "del", probe)
    if not has_netem and not Path("/dev/net/tun").exists():
        return "neither tc netem nor /dev/net/tun is here"
    return None


def _has_netem(name: str) -> bool:
    asked = ["ip", "netns", "exec", name, "tc", "qdisc", "add", "dev", "lo", "root", "netem", "delay", "1ms"]
    with suppress(OSError):
        return subprocess.run(asked, check=False, capture_output=True).returncode == 0
    return False


@asynccontextmanager
async def lines(world: World, folder: Path) -> AsyncIterator[str]:
    """The house and one player's namespace per round trip of the world; yields what the lines are made of."""
    count = len(world.rtts)
    names = [HOUSE, *(space(line) for line in range(count))]
    forwarder: asyncio.subprocess.Process | None = None
    try:
        for name in names:
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        if _has_netem(HOUSE):
            for line, rtt in enumerate(world.rtts):
                _veth(line, rtt, world)
            yield "tc netem"
        else:
            forwarder = await _forwarder(names, world, folder)
            for line in range(count):
                _configure(line)
            yield "packets carried between TUN devices"
    finally:
        if forwarder is not None:
            with suppress(ProcessLookupError):
                forwarder.terminate()
            await forwarder.wait()
        for name in names:
            with suppress(subprocess.CalledProcessError):
                ip("netns", "del", name)


def _configure(line: int) -> None:
    for name, device, own, peer in ((HOUSE, f"line{line}", 1, 2), (space(line), "line", 2, 1)):
        ip("-n", name, "addr", "add", f"10.77.{line}.{own}", "peer", f"10.77.{line}.{peer}", "dev", device)
        ip("-n", name, "link", "set", device, "up")


def _veth(line: int, rtt: float, world: World) -> None:
    """A pair of veth ends with half the round trip on each; netem's pareto is the nearest it has to a gamma tail."""
    ip(
        *("link", "add", f"line{line}", "netns", HOUSE),
        *("type", "veth", "peer", "name", "line", "netns", space(line)),
    )
    _configure(line)
    extra = world.least_jitter + world.jitter * rtt
    shape = ("delay", f"{rtt / 2 + extra}ms", f"{extra * 0.7}ms", "distribution", "pareto", "loss", f"{world.loss:.2%}")
    for name, device in ((HOUSE, f"line{line}"), (space(line), "line")):
        ip("netns", "exec", name, "tc", "qdisc", "add", "dev", device, "root", "netem", "limit", "10000", *shape)


async def _forwarder(names: Sequence[str], world: World, folder: Path) -> asyncio.subprocess.Process:
    wish = {
        "house": names[0],
        "players": names[1:],
        "rtts": world.rtts,
        "loss": world.loss,
        "jitter": world.jitter,
        "least": world.least_jitter,
        "report": str(folder / "forwarder.json"),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "soak.forwarder", json.dumps(wish), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    answer = await asyncio.wait_for(process.stdout.readline(), 20)
    assert answer == b"ready\n", "the forwarder did not start"
    return process
