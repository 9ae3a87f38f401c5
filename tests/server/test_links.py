"""The address that people open: printed, in invitations and QR codes; on a network, in a container, by mDNS."""

import threading
import uuid
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import segno
import zxingcpp
from PIL import Image
from zeroconf import AddressResolver  # type: ignore[attr-defined] # public, but not in its __all__
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from harness.serving import serving
from ludotheque.cli import main
from ludotheque.client import Client
from ludotheque.server.app import greeting
from ludotheque.server.endpoints.qr_codes import qr_terminal
from ludotheque.server.services import links, platform, startup_errors
from ludotheque.server.services.announcing import Announcer
from ludotheque.server.services.links import Links
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.settings import Settings, settings

WISH = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on a home network, whatever the tests run in."""
    monkeypatch.setattr(links, "lan_address", lambda: "192.168.1.20")
    monkeypatch.setattr(platform, "in_container", lambda: False)


@pytest.fixture
def container(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in a container."""
    monkeypatch.setattr(links, "lan_address", lambda: "172.17.0.2")
    monkeypatch.setattr(platform, "in_container", lambda: True)


def test_the_terminal_shows_the_address_on_the_network_and_its_qr_code() -> None:
    shown = list(greeting(Links(Settings()), 8080, "en", terminal=True))
    assert "http://localhost:8080/" in shown[0]
    assert "http://192.168.1.20:8080/" in shown[1]
    assert shown[2] == qr_terminal("http://192.168.1.20:8080/")
    assert len(list(greeting(Links(Settings()), 8080, "fr", terminal=False))) == 2
    assert len(list(greeting(Links(Settings(host="127.0.0.1")), 8080, "en", terminal=True))) == 1


def test_a_name_is_shown_with_the_address_in_numbers_below() -> None:
    named = Links(Settings())
    named.announced = "ludotheque.local"
    shown = list(greeting(named, 8080, "en", terminal=True))
    assert "http://ludotheque.local:8080/" in shown[1]
    assert "http://192.168.1.20:8080/" in shown[2]
    assert shown[3] == qr_terminal("http://ludotheque.local:8080/")


@pytest.mark.usefixtures("container")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_a_container_no_useless_address_is_printed_but_what_to_set(lang: str) -> None:
    shown = list(greeting(Links(Settings()), 8080, lang, terminal=True))
    assert len(shown) == 2
    assert "172.17.0.2" not in "".join(shown)
    assert "LUDOTHEQUE_LINK" in shown[1]


@pytest.mark.usefixtures("container")
def test_in_a_container_the_link_that_was_set_is_printed() -> None:
    shown = list(greeting(Links(settings({"LUDOTHEQUE_LINK": "http://192.168.1.7:9000/"})), 8080, "en", terminal=True))
    assert "http://192.168.1.7:9000/" in shown[1]
    assert shown[2] == qr_terminal("http://192.168.1.7:9000/")


async def test_qr_codes_are_made_once_and_in_another_thread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, bool]] = []
    make = segno.make

    def watched(link: str, **how: Any) -> Any:
        made.append((link, threading.current_thread() is threading.main_thread()))
        return make(link, **how)

    monkeypatch.setattr(segno, "make", watched)
    async with serving(folder) as (_, base), aiohttp.ClientSession() as http:
        opened = await Client.request(base, "POST", "/api/tables", WISH)
        for kind in ("svg", "txt"):
            bodies = set()
            for _ in range(3):
                async with http.get(f"{base}/api/tables/{opened['code']}/qr.{kind}") as answer:
                    bodies.add(await answer.read())
            assert len(bodies) == 1
    assert made == [(opened["link"], False)] * 2


@pytest.mark.parametrize("address", ["172.17.0.2", "192.168.1.20"])
async def test_a_very_long_host_is_in_no_link(folder: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Each such Host would need another QR code, and those of long links take the longest to make."""
    monkeypatch.setattr(links, "lan_address", lambda: address)
    monkeypatch.setattr(platform, "in_container", lambda: address.startswith("172"))
    long, short = f"{'a' * 71}.example", f"{'a' * 60}.example"
    async with serving(folder, host="0.0.0.0") as (server, base):
        for host, there in ((f"{long}:{server.port}", f"{address}:{server.port}"), (short, short)):
            async with aiohttp.request("POST", f"{base}/api/tables", json=WISH, headers={"Host": host}) as answer:
                opened = await answer.json()
            assert opened["link"] == f"http://{there}/t/{opened['code']}"


async def test_an_invitation_asked_for_on_this_machine_leads_there_from_the_network(folder: Path) -> None:
    async with serving(folder, host="0.0.0.0") as (server, base):
        opened = await Client.request(base, "POST", "/api/tables", WISH)
        assert opened["link"] == f"http://192.168.1.20:{server.port}/t/{opened['code']}"


@pytest.mark.usefixtures("container")
async def test_in_a_container_an_invitation_has_the_address_that_the_browser_used(folder: Path) -> None:
    async with serving(folder, host="0.0.0.0") as (_, base):
        opened = await Client.request(base, "POST", "/api/tables", WISH)
        assert opened["link"] == f"{base}/t/{opened['code']}"


@pytest.mark.usefixtures("container")
async def test_in_a_container_the_qr_code_holds_the_link_that_was_set(folder: Path) -> None:
    async with serving(folder, host="0.0.0.0", link="http://192.168.1.7:9000") as (_, base):
        opened = await Client.request(base, "POST", "/api/tables", WISH)
        async with aiohttp.request("GET", f"{base}/api/tables/{opened['code']}/qr.txt") as answer:
            drawn = (await answer.text()).splitlines()
    assert drawn[-1] == opened["link"] == f"http://192.168.1.7:9000/t/{opened['code']}"
    assert _read(drawn[:-1]) == opened["link"]


def _read(lines: list[str]) -> str:
    """What a camera reads in a QR code of half blocks."""
    rows = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in lines if line]
    image = Image.new("1", (len(rows[0]), 2 * len(rows)))
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            image.putpixel((x, 2 * y), sign in "█▀")
            image.putpixel((x, 2 * y + 1), sign in "█▄")
    (found,) = zxingcpp.read_barcodes(image.resize((image.width * 8, image.height * 8)).convert("L"))
    return found.text


def test_the_marks_of_a_container_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(Path, "exists", lambda path: str(path) == "/run/.containerenv")
    assert platform.in_container()
    monkeypatch.setattr(Path, "exists", lambda _: False)
    monkeypatch.delenv("container", raising=False)
    assert not platform.in_container()
    monkeypatch.setenv("container", "oci")
    assert platform.in_container()
    monkeypatch.setenv("container", "lxc")  # such a container usually has an address of its own on the network
    assert not platform.in_container()


async def _asked(name: str, seconds: float = 3.0) -> list[str]:
    """The addresses that the network (here: of this machine) tells for a name."""
    network = AsyncZeroconf(interfaces=["127.0.0.1"])
    try:
        asked = AddressResolver(f"{name}.")
        await asked.async_request(network.zeroconf, seconds * 1000)
        return asked.parsed_addresses()
    finally:
        await network.async_close()


async def test_a_device_on_the_network_finds_the_server_by_its_name(folder: Path) -> None:
    name = f"ludo-{uuid.uuid4().hex[:8]}"
    async with serving(folder, mdns=name) as (server, base):
        assert server.services.links.announced == f"{name}.local"
        assert await _asked(f"{name}.local") == ["127.0.0.1"]
        network = AsyncZeroconf(interfaces=["127.0.0.1"])
        service = AsyncServiceInfo("_http._tcp.local.", f"Ludothèque ({name})._http._tcp.local.")
        assert await service.async_request(network.zeroconf, 3000), "and in lists of web servers"
        await network.async_close()
        assert (service.port, service.server) == (server.port, f"{name}.local.")
        opened = await Client.request(base, "POST", "/api/tables", WISH)
        assert opened["link"] == f"http://{name}.local:{server.port}/t/{opened['code']}"
        shown = "\n".join(greeting(server.services.links, server.port, "en", terminal=False))
        assert f"http://{name}.local:{server.port}/" in shown
    assert await _asked(f"{name}.local", 0.5) == []


async def test_a_second_server_of_the_same_name_gets_a_number() -> None:
    name = f"ludo-{uuid.uuid4().hex[:8]}"
    one, two = Announcer(make_log("error", "text")), Announcer(make_log("error", "text"))
    try:
        assert await one.start(name, "127.0.0.1", 8080) == f"{name}.local"
        assert await two.start(name, "127.0.0.2", 8080) == f"{name}-2.local"
        assert await _asked(f"{name}-2.local") == ["127.0.0.2"]
    finally:
        await one.stop()
        await two.stop()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # zeroconf leaves a socket open then
@pytest.mark.parametrize("host", ["203.0.113.9", "nowhere"])
async def test_a_network_without_multicast_costs_the_name_and_nothing_else(host: str) -> None:
    """An address that this machine does not have; the server goes on without a name."""
    announcer = Announcer(make_log("error", "text"))
    assert await announcer.start("ludotheque", host, 8080) == ""
    await announcer.stop()


def test_a_wrong_name_and_a_missing_package_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--mdns", "my table"]) == 2
    assert "--mdns" in capsys.readouterr().err
    monkeypatch.setattr(startup_errors, "find_spec", lambda _: None)
    assert main(["serve", "--mdns", "ludotheque", "--data", str(tmp_path)]) == 2
    assert 'pip install "ludotheque[mdns]"' in capsys.readouterr().err
