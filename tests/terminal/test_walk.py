"""Walking through a record, by keys and by lines, from every seat."""

from pathlib import Path

import pytest
from rich.text import Text

from ludotheque.core import Record, Seat
from ludotheque.games.face import face_of
from ludotheque.terminal.opening import load
from ludotheque.terminal.walk import Walk
from ludotheque.texts import Lang
from tests.terminal.fake_terminal import SPOKEN, TABLES, FakeLineTerminal, FakeTerminal, played, words_of


@pytest.fixture(params=TABLES, ids="-".join)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game."""
    return _saved(tmp_path, *request.param)


def _saved(folder: Path, key: str, variant: str) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(played(key, variant))
    return path


def _walk(path: Path, lang: Lang = "en") -> tuple[Walk, Record]:
    game, record = load(path)
    return Walk(game, record, face_of(game.KEY), words_of(game, record, lang)), record


@pytest.mark.parametrize(("key", "variant", "lang"), SPOKEN)
def test_every_move_is_told_and_drawn_from_every_chair(tmp_path: Path, key: str, variant: str, lang: Lang) -> None:
    path = _saved(tmp_path, key, variant)
    walk, record = _walk(path, lang)
    strip = FakeLineTerminal(
        ["", "s", "s", "s", "s", *[""] * len(record.moves), "", "b", "what?", "0", "e", "q", "never read"]
    )
    walk.by_lines(strip)
    assert walk.place == walk.last == len(record.moves)
    assert any("Iris" in line for line in strip.lines)
    result = words_of(load(path)[0], record, lang).text("result-title")
    assert result in strip.lines


def test_lines_that_end_end_the_walk(path: Path) -> None:
    walk, _ = _walk(path)
    walk.by_lines(FakeLineTerminal([""]))
    assert walk.place == 1


def test_keys_walk_and_leave(path: Path) -> None:
    walk, record = _walk(path)
    keys = ["right", "right", "right", "left", "tab", "page-down", "page-up", "x", "end", "home", "n", "2", "q"]
    shots: list[str] = []

    def fingers(desk: FakeTerminal) -> str | None:
        shots.append("\n".join(Text.from_ansi(line).plain for line in desk.lines))
        return keys.pop(0)

    walk.on_screen(FakeTerminal(fingers))
    assert walk.place == 2
    assert walk.seat == Seat(1)
    assert f"move {len(record.moves)} of {len(record.moves)}" in shots[9]
    assert "The cards are dealt." in shots[0]


def test_digits_are_one_number_until_another_key_or_a_pause(path: Path) -> None:
    """They were a number each: nobody could go to move 12."""
    walk, _ = _walk(path)
    keys: list[str | None] = ["1", "2", "right", "1", "1", None, None, "3", "q"]  # a wait is a second
    places: list[int] = []

    def fingers(_: FakeTerminal) -> str | None:
        places.append(walk.place)
        return keys.pop(0)

    walk.on_screen(FakeTerminal(fingers))
    assert places == [0, 1, 12, 13, 1, 11, 11, 11, 3]


def test_the_walk_never_leaves_the_record(path: Path) -> None:
    walk, record = _walk(path)
    walk.obey("b")
    assert walk.place == 0
    walk.obey("99999")
    assert walk.place == len(record.moves)
    walk.obey("")
    assert walk.place == len(record.moves)
    assert not walk.obey("999999999999999999999")
    for _ in range(4):
        walk.obey("s")
    assert walk.seat == Seat(0)
