"""Firefox and WebKit as people have them, driven from outside: WebDriver BiDi for the one, WebDriver for the other."""

import asyncio
import base64
import os
import shutil
from abc import ABC, abstractmethod
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientConnectionError, ClientSession, ClientWebSocketResponse, WSMsgType

from harness.serving import free_port
from soak.page_errors import HEARD

WIDTH, HEIGHT = 1280, 800
PATIENCE = 40.0
"""Seconds for a browser to start, or for something to appear in it: software painting is slow."""
NEEDS = {"firefox": ("firefox-esr", "firefox-esr"), "webkit": ("WebKitWebDriver", "webkit2gtk-driver xvfb")}
"""The program of each engine, and the Debian packages that bring it."""


class Engine(ABC):
    """One page of one browser."""

    base = ""

    @abstractmethod
    async def goto(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    async def js(self, expression: str) -> Any:
        """The value of an expression, or of what it promises."""

    @abstractmethod
    async def actions(self, devices: list[dict[str, Any]]) -> None:
        """Move a pointer, press keys."""

    @abstractmethod
    async def picture(self) -> bytes:
        """What the page looks like, as PNG."""

    async def open(self, path: str) -> None:
        await self.goto(self.base + path)

    async def until(self, expression: str, seconds: float = PATIENCE) -> Any:
        """Wait until an expression is true; its value."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    if found := await self.js(expression):
                        return found
                    await asyncio.sleep(0.1)
        except TimeoutError:
            pytest.fail(f"never true: {expression}; the page says: {(await self.js('document.body.innerText'))[:600]}")

    async def click(self, x: float, y: float) -> None:
        """Press the main button of a mouse there."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        steps = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        await self.actions(
            [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]
        )

    async def key(self, value: str) -> None:
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        await self.actions([{"type": "key", "id": "keys", "actions": steps}])

    async def press(self, name: str) -> None:
        """Press a button or follow a link by what is written on it, or by its label."""
        found = f"""(() => {{
          const named = (each) => [each.textContent.trim(), each.getAttribute('aria-label') ?? '', each.title];
          const all = [...document.querySelectorAll('dialog[open] :is(button, a), button, a')];
          const isIt = (each) => named(each).some((text) => text.startsWith({name!r}));
          const wanted = all.find((each) => each.getClientRects().length && isIt(each));
          if (!wanted) return null;
          wanted.scrollIntoView({{ block: 'center' }});
          const {{ x, y, width, height }} = wanted.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }})()"""
        await self.click(*await self.until(found))


class Firefox(Engine):
    """Debian's Firefox, by WebDriver BiDi alone."""

    def __init__(self, line: ClientWebSocketResponse) -> None:
        self.line = line
        self.complaints: list[str] = []
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._numbers = count(1)
        self._reader = asyncio.create_task(self._read())
        self._context = ""

    async def _read(self) -> None:
        async for frame in self.line:
            if frame.type is not WSMsgType.TEXT:
                continue
            message = frame.json()
            if (waiting := self._answers.pop(message.get("id") or 0, None)) and not waiting.done():
                waiting.set_result(message)
            elif message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(str(message["params"]["text"]))

    async def ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self.line.send_json({"id": number, "method": method, "params": params})
        answer = await asyncio.wait_for(self._answers[number], PATIENCE)
        if answer["type"] == "error":
            pytest.fail(f"{method}: {answer['error']} {answer['message']}")
        return answer["result"]

    async def begin(self) -> None:
        await self.ask("session.new", capabilities={})
        await self.ask("session.subscribe", events=["log.entryAdded"])
        self._context = (await self.ask("browsingContext.getTree"))["contexts"][0]["context"]
        await self.ask(
            "browsingContext.setViewport", context=self._context, viewport={"width": WIDTH, "height": HEIGHT}
        )

    async def goto(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def js(self, expression: str) -> Any:
        answer = await self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            pytest.fail(f"{expression}: {answer['exceptionDetails']['text']}")
        return _decode(answer["result"]["value"])

    async def actions(self, devices: list[dict[str, Any]]) -> None:
        await self.ask("input.performActions", context=self._context, actions=devices)

    async def picture(self) -> bytes:
        return base64.b64decode((await self.ask("browsingContext.captureScreenshot", context=self._context))["data"])


class WebKit(Engine):
    """WebKitGTK, the engine of Safari, in its small browser."""

    def __init__(self, http: ClientSession, driver: str) -> None:
        self.http = http
        self.driver = driver

    async def ask(self, path: str, **body: Any) -> Any:
        async with self.http.post(f"{self.driver}{path}", json=body) as answer:
            value = (await answer.json())["value"]
        if isinstance(value, dict) and "error" in value:
            pytest.fail(f"{path}: {value['error']} {value.get('message', '')}")
        return value

    async def awake(self) -> None:
        """Raise unless the driver listens."""
        async with self.http.get(f"{self.driver}/status") as answer:
            await answer.read()

    async def end(self) -> None:
        """Close the browser: its driver would leave it open."""
        async with self.http.delete(self.driver) as answer:
            await answer.read()

    async def begin(self, browser: str) -> None:
        options = {"binary": browser, "args": ["--automation", f"--geometry={WIDTH}x{HEIGHT}"]}
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}
        session = await self.ask("/session", capabilities=wanted)
        self.driver += f"/session/{session['sessionId']}"
        await self.ask("/window/rect", width=WIDTH, height=HEIGHT)

    async def goto(self, url: str) -> None:
        await self.ask("/url", url=url)

    async def js(self, expression: str) -> Any:
        script = (
            f"const told = arguments[0]; Promise.resolve({expression}).then((v) => told(JSON.stringify(v ?? null)))"
        )
        return _decode(await self.ask("/execute/async", script=script, args=[]))

    async def actions(self, devices: list[dict[str, Any]]) -> None:
        await self.ask("/actions", actions=devices)

    async def picture(self) -> bytes:
        async with self.http.get(f"{self.driver}/screenshot") as answer:
            return base64.b64decode((await answer.json())["value"])


def _decode(text: str) -> Any:
    return msgspec.json.decode(text)


async def _again(attempt: Callable[[], Awaitable[Any]]) -> Any:
    """Try until a program listens."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await attempt()
            except (ClientConnectionError, OSError):
                await asyncio.sleep(0.2)


def program(kind: str) -> str:
    """Where an engine is; skips, and says how to get it, if it is not here."""
    name, packages = NEEDS[kind]
    found = shutil.which(name)
    if not found:
        pytest.skip(f"no {name} here: apt-get install -y {packages}")
    return found


async def _end(*processes: Process) -> None:
    for process in processes:
        if process.returncode is None:
            process.terminate()
    for process in processes:
        await process.wait()


@asynccontextmanager
async def firefox(base: str, folder: Path, **prefs: Any) -> AsyncIterator[Firefox]:
    """Firefox with a profile of its own and these preferences."""
    port, profile = free_port(), folder / f"firefox-{free_port()}"
    profile.mkdir(parents=True)
    chosen = {"remote.active-protocols": 1, "datareporting.policy.dataSubmissionEnabled": False, **prefs}
    lines = (f'user_pref("{name}", {_pref(value)});' for name, value in chosen.items())
    (profile / "user.js").write_text("\n".join(lines))
    command = [program("firefox"), "--headless", "--profile", str(profile), "--remote-debugging-port", str(port)]
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    try:
        async with ClientSession() as http:
            line = await _again(lambda: http.ws_connect(f"ws://127.0.0.1:{port}/session", max_msg_size=0))
            page = Firefox(line)
            page.base = base
            await page.begin()
            yield page
            assert page.complaints == [], page.complaints
    finally:
        await _end(process)


def _pref(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def _small_browsers() -> list[str]:
    return sorted(map(str, Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))


@asynccontextmanager
async def webkit(base: str, folder: Path) -> AsyncIterator[WebKit]:
    """WebKit on a screen that exists in memory alone."""
    driver, xvfb = program("webkit"), shutil.which("Xvfb")
    browsers = _small_browsers()
    if not xvfb or not browsers:
        pytest.skip("no Xvfb or MiniBrowser here: apt-get install -y webkit2gtk-driver xvfb")
    port, display = free_port(), f":{free_port()}"
    shown = ["-screen", "0", f"{WIDTH + 100}x{HEIGHT + 200}x24", "-nolisten", "tcp"]
    screen = await asyncio.create_subprocess_exec(xvfb, display, *shown, stdout=DEVNULL, stderr=DEVNULL)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    env = {**os.environ, **home, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    process = await asyncio.create_subprocess_exec(
        driver, f"--port={port}", env=env, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    try:
        async with ClientSession() as http:
            page = WebKit(http, f"http://127.0.0.1:{port}")
            page.base = base
            await _again(page.awake)
            await page.begin(browsers[-1])
            try:
                yield page
                complaints = await page.js(HEARD)
                assert complaints == [], complaints
            finally:
                await page.end()
    finally:
        await _end(process, screen)
