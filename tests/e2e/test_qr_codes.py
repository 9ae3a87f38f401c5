"""QR codes, read as a camera reads them: every one leads to exactly the link that stands beside it."""

import asyncio
import io
import os
import sys
from contextlib import suppress
from pathlib import Path

import pexpect
import pyte
import pytest
import zxingcpp
from PIL import Image, ImageFilter
from playwright.async_api import Locator, expect

from harness.people import PATIENCE_MS, LiveServer, Person
from ludotheque.server.endpoints.qr_codes import qr_terminal

NEAR = "http://10.0.0.2:8000"
LINKS = (
    NEAR,
    "http://192.168.178.120:8000",
    "https://games.example.org",
    "https://ludotheque.the-house-on-the-hill.example.org",
)
SIGHTS = pytest.mark.parametrize(
    ("live", "phone", "scheme"),
    [({"link": link}, number < 2, ("light", "dark")[number % 2]) for number, link in enumerate(LINKS)],
    indirect=["live"],
)
_AROUND = 24  # the camera sees what lies around the code too
_CELL = (8, 16)  # pixels of a letter in a terminal
_BLOCKS = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}


def read(picture: Image.Image) -> list[str]:
    """What a camera reads that knows dark codes on light ground only, and does not see every pixel sharply."""
    blurred = picture.convert("L").filter(ImageFilter.GaussianBlur(1))
    found = zxingcpp.read_barcodes(blurred, formats=zxingcpp.barcode_formats_from_str("QRCode"), try_invert=False)
    return [each.text for each in found]


async def seen(person: Person, code: Locator) -> list[str]:
    """What a camera reads before the screen, held there until it reads something or nobody would wait any longer."""
    await expect(code).to_be_visible()
    await person.ready()
    await code.scroll_into_view_if_needed()
    found: list[str] = []
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while not (found := read(await _taken(person, code))):
                await person.page.wait_for_timeout(100)
    return found


async def _taken(person: Person, code: Locator) -> Image.Image:
    """The code on the screen with what is around it."""
    box = await code.bounding_box()
    screen = Image.open(io.BytesIO(await person.page.screenshot()))
    assert box is not None
    left, top = box["x"] - _AROUND, box["y"] - _AROUND
    edges = (max(0, left), max(0, top), box["x"] + box["width"] + _AROUND, box["y"] + box["height"] + _AROUND)
    return screen.crop(
        (int(edges[0]), int(edges[1]), min(screen.width, int(edges[2])), min(screen.height, int(edges[3])))
    )


@SIGHTS
async def test_the_codes_of_the_invitation_the_big_screen_and_the_seat_are_read_as_their_links(
    live: LiveServer, phone: bool, scheme: str
) -> None:
    link = live.server.settings.link
    anna = await live.person(phone=phone, color_scheme=scheme)
    await anna.open("/play/matryoshka?invite")
    await anna.press("Open and invite")
    code = await anna.at_table()
    invitation = anna.page.get_by_role("img", name="QR code")
    assert await seen(anna, invitation) == [f"{link}/t/{code}"]
    screen = await live.person(phone=phone, color_scheme=scheme)
    await screen.open(f"/t/{code}/screen")
    assert await seen(screen, screen.page.get_by_role("img", name="QR code")) == [f"{link}/t/{code}"]
    await anna.press("Start")
    await expect(anna.page.locator(".stage")).to_be_visible()  # a game that begins closes what lies open above it
    await anna.page.get_by_role("button", name="Table menu").click()
    await anna.press("Copy my seat")
    kept = await anna.page.evaluate(f"JSON.parse(localStorage.getItem('ludotheque.seats'))['{code}']")
    drawn = anna.page.get_by_role("img", name="QR code that carries your seat")
    assert await seen(anna, drawn) == [f"{link}/t/{code}#seat={kept['tokens'][0]}"]


def screen_of(text: str, *, ground: tuple[int, int, int], ink: tuple[int, int, int]) -> Image.Image:
    """A terminal with these colours, as pixels."""
    named = {"default": None, "black": (0, 0, 0), "brightwhite": (255, 255, 255), "white": (229, 229, 229)}
    screen = pyte.Screen(80, 40)
    pyte.Stream(screen).feed(text.replace("\n", "\r\n"))
    picture = Image.new("RGB", (80 * _CELL[0], 40 * _CELL[1]), ground)
    half = (_CELL[0], _CELL[1] // 2)
    for y, row in screen.buffer.items():
        for x, cell in row.items():
            front, back = (
                tuple(bytes.fromhex(name)) if name not in named else named[name] or other
                for name, other in ((cell.fg, ink), (cell.bg, ground))
            )
            for lower, full in enumerate(_BLOCKS.get(cell.data, (False, False))):
                place = (x * half[0], y * _CELL[1] + lower * half[1])
                picture.paste(front if full else back, (*place, place[0] + half[0], place[1] + half[1]))
    return picture


@pytest.mark.parametrize("link", ["http://192.168.1.20:8000/", "https://games.example.org/t/ABCDE"])
@pytest.mark.parametrize("dark", [True, False])
def test_the_code_in_a_terminal_is_read_on_dark_and_on_light_ground(link: str, dark: bool) -> None:
    night, day = (30, 30, 30), (250, 250, 245)
    ground, ink = (night, day) if dark else (day, night)
    assert read(screen_of(qr_terminal(link), ground=ground, ink=ink)) == [link]


def test_the_server_shows_the_code_of_its_address_in_a_real_terminal(tmp_path: Path) -> None:
    code = "import sys; from ludotheque.cli import main; sys.exit(main())"
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data"), "--link", NEAR]
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "LC_ALL": ""}
    process = pexpect.spawn(
        sys.executable, ["-c", code, *words], dimensions=(40, 80), encoding="utf-8", timeout=60, env=environment
    )
    shown = ""
    while not (found := read(screen_of(shown, ground=(0, 0, 0), ink=(229, 229, 229)))):
        shown += process.read_nonblocking(65_536, timeout=60)
    assert found == [f"{NEAR}/"]
    process.terminate()
    process.expect(pexpect.EOF)
    process.close()
