"""Proxies in front of a server, each started with the file that `ludotheque recipe` prints."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from harness.serving import free_port
from ludotheque.cli.recipes import Wishes, written

PROXIES = ("caddy", "haproxy", "nginx")


def program(name: str) -> str | None:
    """The path of a proxy: Caddy comes with the test packages, the others with the system."""
    beside = Path(sys.executable).parent
    return shutil.which(name, path=f"{beside}:{'/usr/local/sbin:/usr/sbin:/sbin:/usr/bin'}") or shutil.which(name)


@asynccontextmanager
async def proxied(name: str, nodes: Sequence[str], folder: Path, port: int = 0) -> AsyncIterator[str]:
    """A proxy in front of these nodes (HOST:PORT), on a port of this machine, a free one unless told; its address."""
    command = program(name)
    assert command is not None
    place = f"127.0.0.1:{port or free_port()}"
    file = folder / f"{name}.conf"
    file.write_text("\n".join([*written(name, Wishes(nodes=",".join(nodes), listen=place)), ""]), encoding="utf-8")
    process = await asyncio.create_subprocess_exec(command, *_arguments(name, file), env={"HOME": str(folder)})
    try:
        await _answers(f"http://{place}/healthz", process)
        yield f"http://{place}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _arguments(name: str, file: Path) -> list[str]:
    if name == "caddy":
        return ["run", "--adapter", "caddyfile", "--config", str(file)]
    if name == "haproxy":
        return ["-db", "-f", str(file)]
    # The recipe is a part of the system's file, which includes it like this.
    whole = file.with_name("whole.conf")
    folder = file.parent
    temporary = " ".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {file}; }}\n",
        encoding="utf-8",
    )
    return ["-p", str(folder), "-e", "stderr", "-c", str(whole)]


async def _answers(address: str, process: asyncio.subprocess.Process) -> None:
    """Wait until the proxy has found a node that answers."""
    async with asyncio.timeout(20), aiohttp.ClientSession() as http:
        while True:
            assert process.returncode is None, "the proxy did not start: its own words are above"
            try:
                async with http.get(address) as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.05)
