"""A kernel that has `tc netem`, for a machine whose own has not: a User Mode Linux that carries the lines and no more.

Debian's `user-mode-linux` is a kernel that runs as a program. It holds both ends of every line: TAP devices that stand
in the namespaces of the server and of the player. `soak/uml`, its only program, joins them with netem between. Server
and players stay outside, at the machine's own speed.
"""

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from soak.forwarder import IFF_TAP, hurry, tun

KERNEL = "linux.uml"
INIT = Path(__file__).with_name("uml")
MODULES = Path("/usr/lib/uml/modules")
STARTED = 30
"""Seconds within which it has booted; it takes about one."""


def installed() -> bool:
    """Whether such a kernel is here, with netem."""
    return shutil.which(KERNEL) is not None and any(MODULES.glob("*/kernel/net/sched/sch_netem.ko"))


@asynccontextmanager
async def small_kernel(server: str, players: Sequence[str], shapes: Sequence[str], folder: Path) -> AsyncIterator[None]:
    """Links from the server to every player, shaped by netem's words; leaves `netem.txt` in the folder."""
    (folder / "shapes").write_text("".join(f"{shape}\n" for shape in shapes))
    wish = {"server": server, "players": players, "folder": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "soak.small_kernel", json.dumps(wish)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,  # its programs are processes of this machine too: they end together
    )
    try:
        async with asyncio.timeout(STARTED):
            await _heard(process, b"ready")
        yield
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTED):
                (folder / "netem.txt").write_text(await _report(process))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()


async def _heard(process: asyncio.subprocess.Process, word: bytes) -> bytes:
    """Wait for a line of the console that begins with a word; returns what follows it."""
    assert process.stdout is not None
    said: list[bytes] = []
    async for line in process.stdout:
        if line.startswith(word):
            return line.removeprefix(word).strip()
        said.append(line)
    message = "the small kernel is gone:\n" + b"".join(said[-20:]).decode(errors="replace")
    raise RuntimeError(message)


async def _report(process: asyncio.subprocess.Process) -> str:
    """What netem did on each line, in words."""
    assert process.stdin is not None
    process.stdin.write(b"\n")
    queues = json.loads(await _heard(process, b"report"))
    netem: dict[str, Any] = {queue["dev"]: queue for queue in queues if queue["kind"] == "netem"}

    def told(device: int) -> str:
        return "{packets} packets sent on, {drops} lost".format_map(netem[f"vec{device}"])

    lines = range(len(netem) // 2)
    return "".join(
        f"line {line}: to the server {told(2 * line)}; to the player {told(2 * line + 1)}\n" for line in lines
    )


def main() -> None:
    """Make the devices, and become the kernel."""
    hurry()
    wish = json.loads(sys.argv[1])
    devices: list[str] = []
    for line, player in enumerate(wish["players"]):
        for name, device in ((wish["server"], f"line{line}"), (player, "line")):
            file = tun(name, device, IFF_TAP)
            os.set_inheritable(file, True)
            # A TAP is no socket: `vec=0` has it read packet by packet, which works with any file. Without a header of
            # its own it offloads nothing, so that packets are never joined, and one loss is the loss of one.
            devices.append(f"vec{len(devices)}:transport=fd,fd={file},vec=0")
    os.execvp(
        KERNEL,
        [
            *(KERNEL, "mem=128M", "rootfstype=hostfs", "root=/dev/root", "ro", "quiet", f"uml_dir={wish['folder']}"),
            *("con=null", "con0=fd:0,fd:1", f"init={INIT}", f"SHAPES={wish['folder']}/shapes", *devices),
        ],
    )


if __name__ == "__main__":
    main()
