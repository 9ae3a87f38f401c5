"""A bot or a teacher with a bug: a normal player takes its seat, the person is told in one line, the game goes on."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import Decision, Millis, Seat
from ludotheque.core.record import decode, verify
from ludotheque.games import matryoshka
from ludotheque.games.face import face_of
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.opening import HUMAN, fresh
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from ludotheque.texts import LANGS, Lang
from tests.server.altered_game import altered
from tests.terminal.fake_terminal import FakeLineTerminal, FakeTerminal, only_enter, sit, words_of


def _fail(*_: Any) -> Any:
    raise IndexError("secret card 17")


class Crashes:
    """Raises an error that must not be told with its message."""

    notice = advise = staticmethod(_fail)


class Thinks:
    """Plans well, and fails when it thinks about it."""

    def notice(self, now: Millis, view: Any, events: Any) -> Any:
        menu = matryoshka.legal(view)
        return Decision(Millis(now + 1), menu[0], _fail) if menu else None


def _table(path: Path, **changes: Any) -> tuple[Table, Any]:
    """A table of three, with a game that differs so."""
    game: Any = altered(matryoshka, **changes)
    record = fresh(game, game.Options(seats=3), name="Ada", levels=("hard", "normal"), seed="bugs")
    return Table(game, record, Paper(path)), record


def _bots(**levels: Any) -> dict[str, Any]:
    return {**matryoshka.BOTS, **levels}


def _nobody(seat: Seat, chance: Any) -> Any:
    raise IndexError(seat, chance)


@pytest.mark.parametrize("make", [lambda _seat, _chance: Crashes(), lambda _seat, _chance: Thinks(), _nobody])
@pytest.mark.parametrize("lang", LANGS)
def test_a_normal_bot_plays_on_and_the_person_reads_it_once(make: Any, lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, record = _table(path, BOTS=_bots(hard=make))
    strip = FakeLineTerminal([], forever="")
    LineByLine(table, face_of("matryoshka"), words_of(table.game, record, lang), strip, HUMAN).run()
    (told,) = [line for line in strip.lines if "IndexError" in line]
    words = words_of(table.game, record, lang)
    assert told == f"· {words.text('bot-failed', name='Iris', level=words.text('level-hard'), why='IndexError')}"
    assert not any("secret" in line for line in strip.lines)
    assert verify(decode(path.read_bytes(), matryoshka), matryoshka) == "finished"


def test_on_the_full_screen_it_is_news(tmp_path: Path) -> None:
    table, record = _table(tmp_path / "game.jsonl", BOTS=_bots(hard=lambda _seat, _chance: Crashes()))
    seen: list[str] = []

    def fingers(desk: FakeTerminal) -> str | None:
        seen.extend(desk.lines)
        return only_enter(desk)

    sit(table, record, "en", FakeTerminal(fingers, table=table))
    assert any("Something is wrong with the bot Iris (hard: IndexError)" in line for line in seen)


def test_where_the_normal_one_fails_too_chance_plays_on(tmp_path: Path) -> None:
    crash = lambda _seat, _chance: Crashes()  # noqa: E731 — a maker, as the game has them
    table, record = _table(tmp_path / "game.jsonl", BOTS=_bots(hard=crash, normal=crash))
    assert len(table.failures(words_of(table.game, record, "en"))) == 3
    sit(table, record, "en", FakeTerminal(only_enter, table=table))
    assert table.outcome is not None


def test_a_bug_of_the_game_itself_is_loud(tmp_path: Path) -> None:
    game: Any = altered(matryoshka, legal=_fail)
    record = fresh(game, game.Options(seats=3), name="Ada", levels=("random",), seed="bugs")
    with pytest.raises(IndexError):
        Table(game, record, Paper(tmp_path / "game.jsonl"))


@pytest.mark.parametrize("when", ["notice", "advise"])
def test_a_teacher_that_fails_gives_no_more_hints(when: str, tmp_path: Path) -> None:
    adviser: Any = matryoshka.EXTRAS.adviser

    def teacher(seat: Seat) -> Any:
        made = adviser(seat)
        setattr(made, when, _fail)
        return made

    table, record = _table(tmp_path / "game.jsonl", EXTRAS=replace(matryoshka.EXTRAS, adviser=teacher))
    strip = FakeLineTerminal(["!"], forever="")
    LineByLine(table, face_of("matryoshka"), words_of(table.game, record, "en"), strip, HUMAN).run()
    assert "This table has no teacher." in strip.lines
    assert "· Something is wrong with the teacher (IndexError): there are no more hints." in strip.lines
    assert table.outcome is not None
