"""`ludotheque operator`: the operator's page from a terminal, against a real server."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from harness.serving import free_port, open_socket, seats_at, serving
from ludotheque.cli import main

TOKEN = "a-token-of-the-operator"
Command = Callable[..., "asyncio.Future[tuple[int, str]]"]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `ludotheque operator …` in a thread, because the server runs in this one; its exit code, and what it says."""
    monkeypatch.setenv("LC_ALL", "C")

    async def run(*words: str | Path) -> tuple[int, str]:
        capsys.readouterr()
        code = await asyncio.to_thread(main, ["operator", *map(str, words)])
        out, err = capsys.readouterr()
        return code, out + "".join(line for line in err.splitlines(keepends=True) if not line.startswith("{"))  # no log

    return run  # type: ignore[return-value]


async def test_an_operator_sees_and_does_everything(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", TOKEN)
    async with serving(tmp_path, operator_token=TOKEN, proxy=True) as (server, base), open_socket(base) as bob:
        code, (_, token) = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        await bob.hello(code, token)
        at = ("--server", base)
        status, said = await command(*at)
        assert (status, "Tables: 1. People connected: 1." in said) == (0, True), said
        status, said = await command("tables", *at)
        assert said.splitlines()[1].split() == [code, "matryoshka", "open", "1/2/3", "0", "0", "0", "2"]
        status, said = await command("people", *at)
        said_people = said.splitlines()
        assert [line.split()[-1] for line in said_people] == ["name", "P0", "P1"]
        status, said = await command("announce", "Back at noon", "--minutes", "3", *at)
        assert (status, (await bob.hear("notice"))["text"]) == (0, "Back at noon")
        assert (await command("announce", "", *at))[0] == 0
        assert (await bob.hear("notice"))["text"] == ""
        assert (await command("ban", "192.0.2.9", "--minutes", "5", *at))[0] == 0
        status, said = await command("--json", *at)
        assert [ban["address"] for ban in json.loads(said)["bans"]] == ["192.0.2.9"]
        assert "Banned: 192.0.2.9" in (await command(*at))[1]
        assert (await command("unban", "192.0.2.9", *at))[0] == 0
        assert server.services.bans.listed() == ()
        for none in ("0", "17", "999999999999"):
            status, said = await command("remove", code, none, "--lang", "en", *at)
            assert (status, f"There is no seat {none}. The first seat is 1" in said) == (2, True), said
        _, seat, *_ = said_people[-1].split()
        assert (seat, (await command("remove", code, seat, *at))[0]) == ("2", 0), "as the operator's page counts"
        assert (await bob.hear("goodbye"))["reason"] == "removed"
        status, said = await command("close", code, "--lang", "fr", *at)
        assert (status, said) == (0, f"{base}: la table {code} est fermée.\n")
        assert server.lobby.tables[code].phase == "left"


async def test_the_token_comes_from_the_data_folder_and_several_servers_are_asked(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDOTHEQUE_OPERATOR_TOKEN", raising=False)
    async with serving(tmp_path) as (server, base):
        status, said = await command("announce", "hi", "--server", f"{base}, {base}/", "--data", tmp_path)
        assert (status, said.count(f"{base}: ")) == (0, 2)
        monkeypatch.setenv("LUDOTHEQUE_PORT", str(server.port))
        assert (await command("--token-file", tmp_path / "operator.token"))[0] == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_whatever_goes_wrong_is_said_in_a_sentence(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", "wrong")
    nobody = f"http://127.0.0.1:{free_port()}"
    async with serving(tmp_path, operator_token=TOKEN) as (_, base):
        for words in (
            ("close", "NOSUCH", "--server", base),
            ("--server", nobody),
            ("--server", "ftp://nowhere"),
            ("--server", base, "--token-file", str(tmp_path / "none")),
            ("announce", "x" * 301, "--server", base),
        ):
            status, said = await command(*words, "--lang", lang)
            assert (status, len(said.strip().splitlines())) == (2, 1), said
            assert "Traceback" not in said
            assert "wrong-" not in said


async def test_an_order_reaches_every_node_also_after_one_that_cannot_do_it(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is at one node: the others need not know it. A node that is down keeps no message from the rest."""
    monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", TOKEN)
    down = f"http://127.0.0.1:{free_port()}"
    here, there = (serving(tmp_path / name, operator_token=TOKEN) for name in ("here", "there"))
    async with here as (_, one), there as (_, two), open_socket(two) as bob:
        code, (token,) = await seats_at(two, "matryoshka", {"seats": 3}, 1)
        await bob.hello(code, token)
        both = ("--server", f"{one},{two}")
        status, said = await command("announce", "hi", "--server", f"{down},{one},{two}")
        assert (status, said.count("sees the message"), said.count("cannot be reached")) == (2, 2, 1), said
        assert (await bob.hear("notice"))["text"] == "hi"
        status, said = await command("tables", "--server", f"{down},{two}")
        assert (status, code in said) == (2, True), said
        status, said = await command("close", code, "--server", f"{down},{two}")
        assert (status, f"{two}: table {code} is closed" in said) == (2, True), "another node may have had it"
        for order in (("remove", "1"), ("close",)):
            async with open_socket(two) as carol:
                code, (token,) = await seats_at(two, "matryoshka", {"seats": 3}, 1)
                await carol.hello(code, token)
                status, said = await command(order[0], code, *order[1:], *both)
                assert (status, said.startswith(f"{two}: "), said.count("\n")) == (0, True, 1), said
        status, said = await command("close", "NOSUCH", *both)
        assert (status, said.count("There is no table with this code.")) == (2, 2), said


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"LUDOTHEQUE_PORT": "many"}, "--port (or LUDOTHEQUE_PORT) cannot be “many”"),
        ({"LUDOTHEQUE_OPS": "x"}, "HOST:PORT"),
        ({"LUDOTHEQUE_OPERATOR_TOKEN": "short"}, "16 to 256"),
        ({"LUDOTHEQUE_OPERATOR_TOKEN": "a-secret-token\nof-two-lines"}, "No token can be read in LUDOTHEQUE"),
    ],
)
async def test_settings_of_the_environment_that_are_wrong_are_named(
    command: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], why: str
) -> None:
    """It was a traceback, and showed the token."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    status, said = await command()
    assert (status, len(said.splitlines()), why in said, "secret" in said) == (2, 1, True, False), said


async def test_a_token_may_have_any_letters_and_spaces_around_it(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = "Schlüssel-für-die-Schule-€"
    async with serving(tmp_path, operator_token=token) as (_, base):
        monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", f" {token}\n")
        assert (await command("--server", base))[0] == 0


async def test_another_program_is_not_taken_for_a_server(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy answers 404 without a reason, and the page of another program is no JSON."""
    monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", TOKEN)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = (await reader.readline()).split()[1]
        status = b"404 Not Found" if path.startswith(b"/api") else b"200 OK"
        writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 4\r\nConnection: close\r\n\r\npage")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1") as other:
        base = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        for address in (base, f"{base}/play"):
            status, said = await command("--server", address)
            assert (status, said.startswith(f"{address} does not answer as Ludothèque: name")) == (2, True), said
