"""Analyses over HTTP: of a record in the body and of a table, in the caller's language, and clear refusals."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import msgspec
import pytest

from harness.serving import serving, until
from harness.what_ifs import played_on
from ludotheque.core import Illegal, Seat
from ludotheque.core.analysis import Analysis
from ludotheque.core.record import MOST_MOVES, decode, encode
from ludotheque.games import GAMES
from ludotheque.server.endpoints import analyses
from ludotheque.server.endpoints.analyses import Analyses
from ludotheque.server.protocol.replay import Analysed, Analysing
from tests.server.raw_socket import connected

RECORDS = Path(__file__).parents[1] / "games"
FINISHED = RECORDS / "attrape_reves/records/base-4.jsonl"


async def analysed(http: aiohttp.ClientSession, base: str, data: bytes, headers: dict[str, str]) -> bytes:
    """Ask until it is there, or refused."""
    while True:
        async with http.post(f"{base}/api/analysis", data=data, headers=headers) as answer:
            found = await answer.read()
        if answer.status != 202:
            assert answer.status in (200, 409, 422)
            return found


async def test_a_record_is_analysed_in_the_callers_language_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, base), aiohttp.ClientSession() as http:
        for lang, word in (("fr", "Tailles"), ("en", "sizes")):
            data = await analysed(http, base, FINISHED.read_bytes(), {"Accept-Language": lang})
            found = msgspec.json.decode(data, type=Analysed)
            assert len(found.seats) == 4
            assert word in found.seats[0][0]
            assert found.turnings
        lines = FINISHED.read_bytes().splitlines(keepends=True)
        for data, rule, key in (
            (b"".join([*lines[:-2], lines[-1]]), "RECORD-1", "record-result"),
            (b"".join([lines[0], *lines[1:2] * (MOST_MOVES + 1), lines[-1]]), "RECORD-1", "record-too-long"),
            (b"no record", "RECORD-1", "record-header"),
            (FINISHED.read_bytes().replace(b"attrape_reves", b"no_such_game", 1), "LOBBY-21", "refused-no-analysis"),
        ):
            problem = msgspec.json.decode(await analysed(http, base, data, {}))
            assert (problem["rule"], problem["key"]) == (rule, key)


async def test_of_a_what_if_what_was_played_under_its_own_deal_is_analysed(tmp_path: Path) -> None:
    game, number = GAMES["moby_pick"], 114
    source = decode((RECORDS / "moby_pick/records/chance-6.jsonl").read_bytes(), game)
    record = played_on(game, source, number, Seat(1))
    async with serving(tmp_path) as (_, base), aiohttp.ClientSession() as http:
        found = msgspec.json.decode(await analysed(http, base, encode(record), {}), type=Analysed)
    assert found.turnings
    assert all(number < turning.move <= len(record.moves) for turning in found.turnings)


async def test_who_sends_no_record_to_a_busy_server_is_told_to_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has looked at it yet: that it is no record is said later."""
    monkeypatch.setattr(analyses, "PATIENCE_S", 0)
    async with (
        serving(tmp_path) as (_, base),
        aiohttp.request("POST", f"{base}/api/analysis", data=b"no record") as answer,
    ):
        assert answer.status == 202


async def test_asking_again_for_the_analysis_of_a_file_is_cheap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: "SlowThinking"
) -> None:
    """Three pages behind one router ask every two seconds: each answer would be counted as a replay."""
    async with serving(tmp_path, replays_per_address=3) as (server, base):
        monkeypatch.setattr(server.services.analysing, "ask", slow.ask)

        async def ask(data: bytes) -> int:
            async with aiohttp.request("POST", f"{base}/api/analysis", data=data) as answer:
                return answer.status

        assert [await ask(b"one") for _ in range(10)] == [202] * 10
        assert [await ask(b"two"), await ask(b"three")] == [202, 429], "a new one costs a whole replay"


class SlowThinking:
    """Answers when it is told to; an analysis is a third of the way."""

    share = 0.34

    def __init__(self) -> None:
        self.ready: list[Callable[[Analysis], None]] = []
        self.lost: Callable[[], None] = lambda: None
        self.stopped = 0

    def ask(self, thought: object, ready: Callable[[Analysis], None], failed: object, lost: Callable[[], None]) -> bool:
        del thought, failed
        self.ready.append(ready)
        self.lost = lost
        return True

    def stop(self) -> None:
        self.stopped += 1
        self.lost()


NOTHING = Analysis((), ())


async def whole(found: Analyses, key: str, address: str = "here") -> Analysis:
    """What is answered in the end: on a busy machine somebody may have to ask twice."""
    while isinstance(answer := await found.of(key, address), Analysing):
        pass
    return answer


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowThinking:
    monkeypatch.setattr(analyses, "PATIENCE_S", 0.01)
    return SlowThinking()


async def test_whoever_asks_for_a_long_analysis_is_told_how_much_is_done(slow: SlowThinking) -> None:
    found = Analyses(slow)  # type: ignore[arg-type]
    assert await found.of("one", "here") == Analysing(percent=34)
    assert await found.of("two", "here") == Analysing(percent=0)  # they are worked out one after the other
    assert await found.of("one", "here") == Analysing(percent=34)
    assert len(slow.ready) == 1
    slow.ready[0](NOTHING)
    assert await whole(found, "one") == NOTHING
    assert await found.of("two", "here") == Analysing(percent=34)


async def test_an_analysis_that_takes_too_long_is_ended_and_the_next_one_begins(
    slow: SlowThinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LONGEST_S", 0.05)
    found = Analyses(slow)  # type: ignore[arg-type]
    assert isinstance(await found.of("one", "here"), Analysing)
    assert isinstance(await found.of("two", "here"), Analysing)
    await until(lambda: len(slow.ready) == 2)
    assert slow.stopped == 1, "else its process would work on, and the next one wait for it"
    assert not found.knows("one")
    slow.ready[1](NOTHING)
    assert await whole(found, "two") == NOTHING


async def test_what_is_forgotten_is_worked_out_again_for_whoever_asks_next(
    slow: SlowThinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "PATIENCE_S", 60)
    found = Analyses(slow)  # type: ignore[arg-type]
    asked = asyncio.create_task(found.of("one", "here"))
    await until(lambda: len(slow.ready) == 1)
    found.forget("one")
    assert not found.knows("one")
    slow.ready[0](NOTHING)
    assert await asked == NOTHING
    assert not found.knows("one")


async def test_one_address_keeps_no_other_from_an_analysis(slow: SlowThinking) -> None:
    found = Analyses(slow)  # type: ignore[arg-type]
    for number in range(analyses.EACH):
        assert isinstance(await found.of(number, "greedy"), Analysing)
    with pytest.raises(Illegal) as busy:
        await found.of("one more", "greedy")
    assert busy.value.rule == "LIMIT-9"
    assert not found.knows("one more")
    assert isinstance(await found.of("mine", "honest"), Analysing)
    slow.ready[0](NOTHING)
    await until(lambda: len(slow.ready) == 2)
    slow.ready[1](NOTHING)
    assert await whole(found, "mine", "honest") == NOTHING, "after the one that was under way"
    assert isinstance(await found.of("one more", "greedy"), Analysing)


async def test_an_analysis_whose_process_died_is_refused_and_can_be_asked_for_again(
    slow: SlowThinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Analyses(slow)  # type: ignore[arg-type]
    assert isinstance(await found.of("one", "here"), Analysing)
    monkeypatch.setattr(analyses, "PATIENCE_S", 60)
    asked = asyncio.create_task(found.of("one", "here"))
    await asyncio.sleep(0)
    slow.lost()
    with pytest.raises(Illegal):
        await asked
    assert not found.knows("one")


async def test_analyses_never_take_a_process_from_the_thoughts_of_live_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, base), aiohttp.ClientSession() as http:
        async with http.post(f"{base}/api/analysis", data=FINISHED.read_bytes()) as answer:
            assert answer.status in (200, 202)
        services = server.services
        assert services.analysing is not services.thinking
        assert services.thinking._workers == []


async def test_an_analysis_that_is_asked_for_while_the_server_stops_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = FINISHED.read_bytes()
    head = f"POST /api/analysis HTTP/1.1\r\nHost: table\r\nContent-Length: {len(data)}\r\n\r\n"
    async with AsyncExitStack() as stack:
        async with serving(tmp_path) as (server, _):
            raw = await stack.enter_async_context(connected(server.port))
            raw.writer.write(head.encode())
            await until(lambda: bool(server.services.quotas.replays))
            stop = server.store.stop

            async def stop_late() -> None:
                raw.writer.write(data)
                await asyncio.sleep(0.3)
                await stop()

            monkeypatch.setattr(server.store, "stop", stop_late)
        assert server.services.analysing._workers == []
