"""Packages: built and installed without a network, as an installer would do it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement

from harness.browser import ROOT

HIGH_CARD = ROOT / "examples/high_card"
_UV = str(Path(sys.executable).parent / "uv")


def install(package: Path, target: Path) -> None:
    """Build a package and install it into a folder."""
    uv = [_UV, "pip", "install", "--quiet", "--offline", "--no-build-isolation"]
    where = ["--python", sys.executable, "--target", str(target), "--no-deps", str(package)]
    subprocess.run([*uv, *where], check=True, timeout=120)


def beside(*targets: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed in these folders too."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, targets)), "PYTHONSAFEPATH": "1"}


def build(target: Path, *kinds: str) -> None:
    """Build this repository (`--wheel`, `--sdist`) into a folder; the client must be built."""
    command = [
        _UV,
        "build",
        "--quiet",
        "--offline",
        "--no-build-isolation",
        *kinds,
        "--out-dir",
        str(target),
        str(ROOT),
    ]
    subprocess.run(command, check=True, timeout=280)


def fresh(wheel: Path, folder: Path) -> Path:
    """A new environment with this wheel, the packages that it asks for, and no other; the folder of its programs.

    The packages are copied from the environment of this process, so that no network is needed.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=60)
    python = folder / "bin/python"
    command = [_UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(python), str(wheel)]
    subprocess.run(command, check=True, timeout=60)
    (site,) = folder.glob("lib/python*/site-packages")
    (ours,) = (found for found in distributions(path=[str(site)]) if found.metadata["Name"] == "ludotheque")
    for needed in _needed(ours, set()):
        for file in needed.files or ():
            if ".." not in file.parts:
                _copy(Path(str(file.locate())), site / file)
    return folder / "bin"


def _copy(source: Path, target: Path) -> None:
    """Copy a file, and what Python compiled of it, which saves seconds at the first start."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)
    if source.suffix == ".py" and (compiled := Path(cache_from_source(str(source)))).exists():
        _copy(compiled, Path(cache_from_source(str(target))))


def _needed(package: Distribution, seen: set[str]) -> Iterator[Distribution]:
    """What a package needs on this machine without any extra, and what that needs; each once."""
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.name not in seen and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            seen.add(wanted.name)
            found = distribution(wanted.name)
            yield found
            yield from _needed(found, seen)
