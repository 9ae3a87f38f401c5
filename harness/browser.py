"""The browser of the tests and the pictures: Chromium from the npm lock, or the one that `$CHROMIUM` names."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NEIGHBOUR = "house.test"
"""A name of this machine that browsers trust no more than any address of a home network."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""Resolves once the page has been redrawn, with what was measured in between."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1",
]
SHARED = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes of shared memory that some browsers with several pages each do not fill."""


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Keep other processes of this checkout from doing the same meanwhile."""
    lock = ROOT / f".cache/{what}.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def build_client() -> None:
    """Build the client as it is shipped: once, however many processes ask."""
    with alone("build"):
        subprocess.run([ROOT / "tools/web", "build"], check=True, timeout=280)


def launch_options() -> dict[str, Any]:
    """For `chromium.launch` in tests: several browsers on few cores, so each gets one thread that paints.

    Playwright keeps shared memory in files, as containers have little of it; where there is room, none are written.
    """
    roomy = SHARED.is_dir() and shutil.disk_usage(SHARED).free > ROOM
    saved = {"ignore_default_args": ["--disable-dev-shm-usage"]} if roomy else {}
    return {"executable_path": executable(), "args": [*FLAGS, "--num-raster-threads=1"], **saved}


@lru_cache
def executable() -> str:
    """The path of the browser; unpacks it the first time."""
    if chosen := os.environ.get("CHROMIUM"):
        return chosen
    with alone("browser"):
        asked = subprocess.run([ROOT / "tools/web", "browser"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()
