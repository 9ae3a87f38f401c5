"""The browser of the tests and the pictures: Chromium from the npm lock, or the one that `$CHROMIUM` names."""

import fcntl
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

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


@lru_cache
def executable() -> str:
    """The path of the browser; unpacks it the first time."""
    if chosen := os.environ.get("CHROMIUM"):
        return chosen
    with alone("browser"):
        asked = subprocess.run([ROOT / "tools/web", "browser"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()
