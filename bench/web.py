"""The web client in a real browser: bytes of every board page, and how long a phone waits for a playable table.

A phone of 360 × 740 with the processor slowed four times, on loopback. *cold*: an empty browser opens `/play/GAME`.
*again*: the same browser comes back when the service worker keeps the files. *tap*: from the press on “Play now” on the
first page, itself opened cold. A table is playable when the first update is drawn and the first choice can be made. For
that, the page needs the cards to choose from, the toys, or the clock of the first look.

The browser lives in the development environment: `report` runs this module there.
"""

import gzip
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct

from ludotheque.games import GAMES
from ludotheque.server.services.settings import lifted

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Response

ROOT = Path(__file__).parent.parent
PLAYABLE = {
    "matryoshka": "[role=checkbox]:enabled",
    "attrape_reves": "button[data-kind]",
    "moby_pick": "[role=timer]",
}
assert [key for key in GAMES if key not in PLAYABLE] == [], "add what shows the table of each game"
SLOWER = 4
MOST_SCRIPT = 120_000
AIM_S = 1.5
QUIET = 0.15
"""Cores that other work may keep busy before it shows in the times."""
START_S, LATEST_MS = 30.0, 30_000
_PHONE: Any = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
# Looks once a frame; the moment counted is after the frame that shows the table.
_WATCH = """window.__table = new Promise((resolve, reject) => {
  const seen = { tap: 0, table: 0, paint: 0, long: 0 };
  addEventListener('click', ({ timeStamp }) => { seen.tap ||= timeStamp; }, true);
  const add = (list) => { for (const { duration } of list.getEntries()) if (!seen.table) seen.long += duration; };
  new PerformanceObserver(add).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (performance.now() > LATEST) return reject(new Error('no table'));
    const found = document.querySelector('.stage:not([inert]) :is(WANTED)');
    if (!found?.checkVisibility()) return requestAnimationFrame(look);
    setTimeout(() => {
      seen.paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      seen.table = performance.now();
      resolve(seen);
    });
  };
  requestAnimationFrame(look);
})"""


class Visit(Struct, frozen=True):
    """One way to one table: milliseconds, and the files that the page asked for until it was still."""

    table: float
    """From the navigation, or the tap, until the table is playable."""
    paint: float
    long: float
    """In tasks of more than 50 ms, before the table."""
    files: dict[str, "File"]


class File(Struct, frozen=True):
    """One file of the client."""

    kind: str
    sent: int
    zipped: int
    kept: bool
    """Whether the service worker had it."""


_BODIES: dict[str, tuple[int, int]] = {}
"""Length and length after gzip of every file, asked from the browser once."""
Journeys = dict[str, dict[str, list[Visit]]]
"""By game and way."""


def report() -> None:
    """Run this part in the environment that has a browser."""
    import psutil

    subprocess.run([ROOT / "tools/setup", "dev"], check=True)
    subprocess.run([ROOT / "tools/web", "build"], check=True)
    strange = psutil.cpu_percent(1.0) / 100 * (psutil.cpu_count() or 1)
    command: list[str | Path] = [ROOT / ".venv/bin/python", "-m", "bench.web", f"{strange:.2f}"]
    code = subprocess.run(command, check=False, cwd=ROOT).returncode
    if code:
        sys.exit(code)


@contextmanager
def _server() -> Iterator[str]:
    """Our server in a process of its own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as data:
        wanted = {
            "HOST": "127.0.0.1",
            "PORT": port,
            "DATA": data,
            "LOG_LEVEL": "warning",
            **{name.upper(): limit for name, limit in lifted().items()},
        }
        own = {f"LUDOTHEQUE_{name}": str(value) for name, value in wanted.items()}
        command: list[str | Path] = [Path(sys.executable).with_name("ludotheque"), "serve"]
        process = subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.DEVNULL)
        try:
            _await_open(process, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(15)


def _await_open(process: "subprocess.Popen[bytes]", port: int) -> None:
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not open its port")


class Guest:
    """Somebody with a slow phone whose browser is empty; every request of the browser is noted."""

    def __init__(self, browser: "Browser", base: str, game: str, asked: set[str]) -> None:
        self.base = base
        self.game = game
        self.context: BrowserContext = browser.new_context(**_PHONE)
        self.context.add_init_script(_WATCH.replace("WANTED", PLAYABLE[game]).replace("LATEST", str(LATEST_MS)))
        self.context.on("request", lambda request: asked.add(request.url))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(LATEST_MS)
        self.page.on("websocket", lambda line: asked.add(line.url))
        slow = self.context.new_cdp_session(self.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self._answers: list[Response] = []
        self.page.on("response", self._keep)

    def _keep(self, answer: "Response") -> None:
        self._answers.append(answer)

    def direct(self) -> Visit:
        """Open the address of “Play now” itself."""
        self._answers.clear()
        self.page.goto(f"{self.base}/play/{self.game}", wait_until="commit")
        return self._visit()

    def tap(self) -> Visit:
        """Open the first page, wait until its service worker is ready too, and press “Play now”."""
        self._answers.clear()
        self.page.goto(self.base, wait_until="load")
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        # Not the first game on this device: no lesson is offered.
        self.page.evaluate(
            "game => localStorage.setItem('ludotheque.met', JSON.stringify({ [game]: true }))", self.game
        )
        self.page.locator(f"a[href='/play/{self.game}']").click()
        return self._visit()

    def settle(self) -> None:
        """Wait until the service worker keeps everything, and leave the table."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.page.goto("about:blank")

    def _visit(self) -> Visit:
        seen = self.page.evaluate("() => window.__table")
        self.page.wait_for_load_state("networkidle")  # what a board fetches after its first picture counts too
        files = {answer.url: _file(answer) for answer in self._answers if _is_file(answer)}
        return Visit(table=seen["table"] - seen["tap"], paint=seen["paint"], long=seen["long"], files=files)


@contextmanager
def _guest(browser: "Browser", base: str, game: str, asked: set[str]) -> Iterator[Guest]:
    guest = Guest(browser, base, game, asked)
    try:
        yield guest
    finally:
        guest.context.close()


def _is_file(answer: "Response") -> bool:
    parts = urlsplit(answer.url)
    # What the service worker fetches for later is no part of the page.
    return answer.ok and parts.path.startswith("/assets/") and answer.request.service_worker is None


def _file(answer: "Response") -> File:
    suffix = Path(urlsplit(answer.url).path).suffix
    kind = {".js": "script", ".css": "style"}.get(suffix, "other")
    if answer.url not in _BODIES:
        body = answer.body()
        _BODIES[answer.url] = len(body), len(gzip.compress(body, 9))
    length, zipped = _BODIES[answer.url]
    return File(
        kind=kind,
        sent=int(answer.headers.get("content-length", length)),
        zipped=min(length, zipped),
        kept=answer.from_service_worker,
    )


def _size(visit: Visit, kind: str) -> int:
    return sum(file.zipped for file in visit.files.values() if file.kind == kind)


def _sizes(game: str, visit: Visit) -> bool:
    """Print the bytes of one journey; whether its scripts are within the limit."""
    script = _size(visit, "script")
    sent = sum(file.sent for file in visit.files.values())
    fits = script <= MOST_SCRIPT
    parts = [
        f"JavaScript {script / 1000:.1f} kB{'' if fits else ' OVER THE LIMIT'}",
        f"CSS {_size(visit, 'style') / 1000:.1f} kB",
        f"drawings and fonts {_size(visit, 'other') / 1000:.1f} kB",
        f"{len(visit.files)} files, {sent / 1000:.0f} kB as sent",
    ]
    print(f"    {game:<14} " + " · ".join(parts))
    return fits


def _times(game: str, visits: dict[str, list[Visit]]) -> None:
    parts = []
    for way, each in visits.items():
        times = sorted(visit.table / 1000 for visit in each)
        parts.append(f"{way} {median(times):.2f} ({times[0]:.2f}–{times[-1]:.2f})")
    cold = visits["cold"]
    parts.append(f"cold: first paint {median(visit.paint for visit in cold) / 1000:.2f}")
    parts.append(f"in long tasks {median(visit.long for visit in cold) / 1000:.2f}")
    kept = [sum(file.kept for file in visit.files.values()) / len(visit.files) for visit in visits["again"]]
    parts.append(f"again: {100 * median(kept):.0f} % of the files from the service worker")
    print(f"    {game:<14} " + " · ".join(parts), flush=True)


def _journeys(times: int, asked: set[str]) -> tuple[str, Journeys]:
    """The server's address, and all visits."""
    from playwright.sync_api import sync_playwright

    from harness.browser import FLAGS, executable

    found: Journeys = {game: {"cold": [], "again": [], "tap": []} for game in GAMES}
    with _server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        for game in GAMES:  # not counted: server and browser have never done this before
            with _guest(browser, base, game, asked) as guest:
                guest.direct()
        for game, visits in [each for each in found.items() for _ in range(times)]:
            with _guest(browser, base, game, asked) as guest:
                visits["cold"].append(guest.direct())
                guest.settle()
                visits["again"].append(guest.direct())
            with _guest(browser, base, game, asked) as guest:
                visits["tap"].append(guest.tap())
        browser.close()
    return base, found


def measure(strange: float, times: int = 3) -> bool:
    """Print everything; whether the limits that do not depend on the machine are kept."""
    asked: set[str] = set()
    base, found = _journeys(times, asked)
    print(f"\nWeb: bytes after gzip from / to a playing table, at most {MOST_SCRIPT / 1000:.0f} kB of JavaScript")
    fits = [_sizes(game, visits["tap"][0]) for game, visits in found.items()]
    print("  the table alone, by its own address")
    for game, visits in found.items():
        _sizes(game, visits["cold"][0])
    busy = f"; BUSY MACHINE: others kept {strange:.1f} cores busy" if strange > QUIET else ""
    print(f"  seconds to a playable table, processor {SLOWER} × slower, median of {times}, aim {AIM_S}{busy}")
    for game, visits in found.items():
        _times(game, visits)
    own = urlsplit(base).netloc
    others = sorted({urlsplit(url).netloc for url in asked if url.startswith(("http", "ws"))} - {own})
    print(f"  requests to other hosts: {', '.join(others) or 'none'} ({len(asked)} addresses asked)")
    return all(fits) and not others


if __name__ == "__main__":
    sys.exit(0 if measure(float(sys.argv[1]) if len(sys.argv) > 1 else 0.0) else 1)
