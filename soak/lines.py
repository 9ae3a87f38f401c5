"""A server and its players in network namespaces of their own, joined by lines that are long, uneven and lose packets.

Where the kernel has `sch_netem`, veth pairs with `tc netem` are the lines. Elsewhere `soak.small_kernel` brings one
that has it; where that is not installed, `soak.forwarder` carries every IP packet between TUN devices and does the
same. Addresses exist only inside the namespaces.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from soak.small_kernel import installed, small_kernel
from tools.fairness.simulate import World

PREFIX = f"ludo{os.getpid()}"
SERVER = f"{PREFIX}-server"
PORT = 8080
KINDS = {
    "netem": "tc netem",
    "small-kernel": "tc netem in a small kernel (User Mode Linux)",
    "forwarder": "packets carried between TUN devices",
}
"""What lines can be made of, the best first."""


def space(line: int) -> str:
    """The namespace of the player at a line."""
    return f"{PREFIX}-{line}"


def address(line: int) -> str:
    """Where the player at a line finds the server."""
    return f"http://10.77.{line}.1:{PORT}"


def ip(*words: str) -> None:
    """Ask the kernel for something; raises `CalledProcessError` if it says no."""
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def missing(kind: str | None = None) -> str | None:
    """Why this machine can make no lines (of this kind), or `None`."""
    if sys.platform != "linux":
        return "network namespaces are a thing of Linux"
    if os.geteuid() != 0:
        return "network namespaces need root"
    try:
        able = _able()
    except (OSError, subprocess.CalledProcessError) as error:
        return f"network namespaces cannot be made here: {error}"
    if kind is not None and kind not in able:
        return f"{KINDS[kind]}: not on this machine"
    return None if able else "neither tc netem nor /dev/net/tun is here"


def _able() -> list[str]:
    """What this machine can make lines of, the best first."""
    probe = f"{PREFIX}-probe"
    ip("netns", "add", probe)
    try:
        has_netem = _has_netem(probe)
    finally:
        ip("netns", "del", probe)
    has_tun = Path("/dev/net/tun").exists()
    able = {"netem": has_netem, "small-kernel": has_tun and installed(), "forwarder": has_tun}
    return [kind for kind in KINDS if able[kind]]


def _has_netem(name: str) -> bool:
    asked = ["ip", "netns", "exec", name, "tc", "qdisc", "add", "dev", "lo", "root", "netem", "delay", "1ms"]
    with suppress(OSError):
        return subprocess.run(asked, check=False, capture_output=True).returncode == 0
    return False


@asynccontextmanager
async def lines(world: World, folder: Path, kind: str | None = None) -> AsyncIterator[str]:
    """The namespaces of the server and of one player per round trip of the world; yields what the lines are made of."""
    kind = kind or _able()[0]
    players = [space(line) for line in range(len(world.rtts))]
    async with AsyncExitStack() as stack:
        for name in (SERVER, *players):
            ip("netns", "add", name)
            stack.callback(_forget, name)
            ip("-n", name, "link", "set", "lo", "up")
        match kind:
            case "netem":
                for line, rtt in enumerate(world.rtts):
                    _veth(line, shape(rtt, world))
            case "small-kernel":
                shapes = [" ".join(shape(rtt, world)) for rtt in world.rtts]
                await stack.enter_async_context(small_kernel(SERVER, players, shapes, folder))
            case _:
                await stack.enter_async_context(_forwarder(players, world, folder))
        for line in range(len(players)):
            _configure(line)
        yield KINDS[kind]


def _forget(name: str) -> None:
    with suppress(subprocess.CalledProcessError):
        ip("netns", "del", name)


def _configure(line: int) -> None:
    for name, device, own, peer in ((SERVER, f"line{line}", 1, 2), (space(line), "line", 2, 1)):
        ip("-n", name, "addr", "add", f"10.77.{line}.{own}", "peer", f"10.77.{line}.{peer}", "dev", device)
        ip("-n", name, "link", "set", device, "up")


def shape(rtt: float, world: World) -> tuple[str, ...]:
    """What netem does to packets one way: half the round trip, and its pareto is the nearest it has to a gamma tail."""
    extra = world.least_jitter + world.jitter * rtt
    delay = ("delay", f"{rtt / 2 + extra}ms", f"{extra * 0.7}ms", "distribution", "pareto")
    return ("limit", "10000", *delay, "loss", f"{world.loss:.2%}")


def _veth(line: int, words: Sequence[str]) -> None:
    ip(
        *("link", "add", f"line{line}", "netns", SERVER),
        *("type", "veth", "peer", "name", "line", "netns", space(line)),
    )
    for name, device in ((SERVER, f"line{line}"), (space(line), "line")):
        ip("netns", "exec", name, "tc", "qdisc", "add", "dev", device, "root", "netem", *words)


async def measure(count: int) -> list[dict[str, float]]:
    """How long the lines truly are, by `soak.round_trips`: also done to have every neighbour known before play."""
    words = ("ip", "netns", "exec", SERVER, sys.executable, "-m", "soak.round_trips")
    ends = [f"10.77.{line}.2" for line in range(count)]
    process = await asyncio.create_subprocess_exec(*words, *ends, stdout=asyncio.subprocess.PIPE)
    answer, _ = await process.communicate()
    found: list[dict[str, float]] = json.loads(answer)
    return found


@asynccontextmanager
async def _forwarder(players: Sequence[str], world: World, folder: Path) -> AsyncIterator[None]:
    wish = {
        "server": SERVER,
        "players": players,
        "rtts": world.rtts,
        "loss": world.loss,
        "jitter": world.jitter,
        "least": world.least_jitter,
        "report": str(folder / "forwarder.json"),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "soak.forwarder", json.dumps(wish), stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        answer = await asyncio.wait_for(process.stdout.readline(), 20)
        assert answer == b"ready\n", "the forwarder did not start"
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
