"""A table that was left goes on as if nobody had left it."""

import resource
from contextlib import suppress
from pathlib import Path

import pytest

from harness.thorough import thoroughly
from ludotheque.core.record import decode
from ludotheque.games.face import face_of
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.live import Left
from ludotheque.terminal.opening import HUMAN, resumable
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from ludotheque.terminal.wrong import Wrong
from tests.terminal.fake_terminal import TABLES, FakeLineTerminal, FakeTerminal, only_enter, open_table, sit, words_of


def _play(table: Table, answers: int | None) -> None:
    """So many times Enter, then the line is cut; `None`: to the end."""
    words = words_of(table.game, decode(table.paper.path.read_bytes(), table.game), "en")
    strip = FakeLineTerminal([""] * (answers or 0), forever="" if answers is None else None)
    LineByLine(table, face_of(table.game.KEY), words, strip, HUMAN).run()


@pytest.mark.parametrize(
    ("key", "variant", "answers"),
    thoroughly(
        [(*table, answers) for table in TABLES for answers in (0, 1, 7)],
        lambda key, _, answers: answers == 7 or key == "matryoshka",
    ),
)
def test_a_resumed_game_ends_like_one_never_left(key: str, variant: str, answers: int, tmp_path: Path) -> None:
    whole, left = tmp_path / "whole.jsonl", tmp_path / "left.jsonl"
    table, _ = open_table(key, variant, whole)
    _play(table, None)
    table, _ = open_table(key, variant, left)
    try:
        _play(table, answers)
    except Left:
        game, record = resumable(left)
        again = Table(game, record, Paper(left))
        assert again.now == table.now
        _play(again, None)
    assert left.read_bytes() == whole.read_bytes(), "the built-in players forgot or learnt something"


def test_the_file_is_whole_after_every_move(tmp_path: Path) -> None:
    """Whatever stops the program, and be it the power, `--resume` finds a record that verifies."""
    path = tmp_path / "game.jsonl"
    table, _ = open_table("matryoshka", "base", path)
    seen = set()

    def fingers(desk: FakeTerminal) -> str | None:
        if table.outcome is None and path.read_bytes() not in seen:
            seen.add(path.read_bytes())
            assert len(resumable(path)[1].moves) >= len(seen) - 1
        return only_enter(desk)

    _, record = resumable(path)
    sit(table, record, "en", FakeTerminal(fingers, table=table))
    assert len(seen) > 20


def test_a_disk_that_is_full_loses_no_move_before(tmp_path: Path) -> None:
    """The last line was written over before the disk refused the new one."""
    path = tmp_path / "game.jsonl"
    table, _ = open_table("matryoshka", "base", path)
    with suppress(Left):
        _play(table, 1)
    before, limits = path.read_bytes(), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
    try:
        with pytest.raises(Wrong, match="wrong-disk"):
            _play(table, None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == before
    assert resumable(path)[1].moves


def test_a_game_that_is_open_twice_loses_no_move(tmp_path: Path) -> None:
    """Each wrote where the other had written, and nobody could read the file any more."""
    path = tmp_path / "game.jsonl"
    table, _ = open_table("matryoshka", "base", path)
    with suppress(Left):
        _play(table, 1)
    first, second = (Table(*resumable(path), Paper(path)) for _ in range(2))
    with suppress(Left):
        _play(first, 2)
    written = path.read_bytes()
    with pytest.raises(Wrong, match="wrong-shared"):
        _play(second, None)
    assert path.read_bytes() == written
    _play(first, None)
    with pytest.raises(Wrong, match="wrong-finished"):
        resumable(path)


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, _ = open_table("attrape_reves", "coop", path)
    _play(table, None)
    with pytest.raises(Wrong, match="wrong-finished"):
        resumable(path)


def test_a_game_of_several_people_is_not_resumed_here(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    open_table("matryoshka", "base", path)
    path.write_bytes(path.read_bytes().replace(b',"bot":"normal"', b"", 1))
    with pytest.raises(Wrong, match="wrong-company"):
        resumable(path)
    open_table("matryoshka", "base", path)
    path.write_bytes(path.read_bytes().replace(b'"bot":"normal"', b'"bot":"genie"', 1))
    with pytest.raises(Wrong, match="wrong-company"):
        resumable(path)
