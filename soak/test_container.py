"""The image of `ludotheque recipe container`, really built, and a game in it.

It needs root, buildah and debootstrap (`apt-get install buildah debootstrap`), about two minutes and 2 GB. No image
registry is asked: the base image is Debian with Python, made here, and the packages are wheels in `dist/`.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from harness.browser import build_client
from harness.packages import build
from harness.serving import free_port, play_along
from ludotheque.cli.recipes import RECIPES, Wishes, written
from ludotheque.client import Client
from ludotheque.games import matryoshka

pytestmark = pytest.mark.timeout(1_800)
DEBIAN = "bookworm"
LINK = "http://192.168.1.20:8080"


class Buildah:
    """Images in a folder of their own, without a daemon and without namespaces."""

    def __init__(self, folder: Path) -> None:
        self.words = ["buildah", "--root", f"{folder}/root", "--runroot", f"{folder}/run", "--storage-driver", "vfs"]

    def do(self, *words: str) -> str:
        """Run a command of buildah; what it prints."""
        return subprocess.run([*self.words, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@pytest.fixture(scope="module")
def buildah(tmp_path_factory: pytest.TempPathFactory) -> Buildah:
    """Buildah with a base image that has Python."""
    missing = [name for name in ("buildah", "debootstrap") if shutil.which(name) is None]
    if missing or os.geteuid() != 0:
        pytest.skip(f"an image needs root, and these programs: {' '.join(missing)}")
    folder = tmp_path_factory.mktemp("images")
    packages = "--include=python3,python3-venv,python3-pip"
    command = ["debootstrap", "--variant=minbase", packages, DEBIAN, str(folder / "base")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    engine = Buildah(folder)
    container = engine.do("from", "scratch")
    engine.do("copy", "--quiet", container, str(folder / "base"), "/")
    engine.do("commit", "--quiet", container, "base")
    shutil.rmtree(folder / "base")
    return engine


@pytest.fixture(scope="module")
def image(buildah: Buildah, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The image, built from exactly what the recipe prints; its configuration."""
    context = tmp_path_factory.mktemp("context")
    lines = written("container", Wishes())
    (context / RECIPES["container"]).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    build_client()
    build(context / "dist", "--wheel")
    (wheel,) = (context / "dist").glob("*.whl")
    python = "--python-version=3.11", "--only-binary=:all:"  # that of Debian's release
    pip = [sys.executable, "-m", "pip", "download", "--quiet", *python, "--dest", str(wheel.parent)]
    subprocess.run([*pip, f"{wheel}[postgres]"], check=True)
    settings = context / "pip.conf"
    settings.write_text("[global]\nno-index = true\n", encoding="utf-8")
    mount = f"{settings}:/etc/pip.conf:ro"
    arguments = ["--isolation", "chroot", "--build-arg", "BASE=localhost/base", "--volume", mount]
    buildah.do("build", *arguments, "--tag", "ludotheque", "--file", str(context / "Containerfile"), str(context))
    told = json.loads(buildah.do("inspect", "--type", "image", "localhost/ludotheque"))
    configured: dict[str, Any] = told["OCIv1"]["config"]
    return configured


def test_the_image_is_configured_as_the_compose_file_expects(image: dict[str, Any]) -> None:
    assert (image["Entrypoint"], image["Cmd"]) == (["ludotheque"], ["serve"])
    assert image["User"] == "10001:10001"
    assert list(image["ExposedPorts"]) == ["8080/tcp"]
    assert list(image["Volumes"]) == ["/data"]
    assert image["StopSignal"] == "SIGTERM"


@pytest.mark.parametrize("link", ["", LINK])
async def test_a_game_is_played_in_a_container(buildah: Buildah, image: dict[str, Any], link: str) -> None:
    """It says which address to set, or prints the one that was set; invitations hold it."""
    container, port = buildah.do("from", "localhost/ludotheque"), free_port()
    settings = {"PORT": str(port), "HOST": "0.0.0.0", "SPEED": "80", "LINK": link}
    given = [word for key, value in settings.items() for word in ("--env", f"LUDOTHEQUE_{key}={value}")]
    command = [*buildah.words, "run", "--isolation", "chroot", *given, container, "--", *image["Entrypoint"]]
    process = await asyncio.create_subprocess_exec(*command, *image["Cmd"], stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        lines = [(await asyncio.wait_for(process.stdout.readline(), 120)).decode() for _ in range(2)]
        assert f"localhost:{port}" in lines[0]
        assert (f"{LINK}/" if link else "LUDOTHEQUE_LINK") in lines[1]
        assert re.search(r"http://[\d.]+:", lines[1].replace("192.168.1.20", "")) is None, "no guess"
        base = f"http://127.0.0.1:{port}"
        opened = await Client.request(
            base, "POST", "/api/tables", {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}
        )
        assert opened["link"].startswith(f"{link or base}/t/")
        me = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with me, asyncio.timeout(120):
            assert await play_along(me, matryoshka) > 0
            assert me.over
    finally:
        process.terminate()
        await process.wait()
