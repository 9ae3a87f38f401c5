"""The full-screen table: typing, refusals by rule, help that stops the clock, leaving, the end."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from ludotheque.cli import main
from ludotheque.core import Act, Millis
from ludotheque.core.record import decode
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.teacher import Teacher
from ludotheque.terminal import commands
from ludotheque.terminal.clock import Clock
from ludotheque.terminal.live import Left
from ludotheque.terminal.opening import HUMAN, resumable
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from tests.terminal.fake_terminal import FakeTerminal, open_table, sit


class Script:
    """Keys one after the other, then Ctrl-D; a number lets so many milliseconds pass."""

    def __init__(self, *keys: str | int) -> None:
        self._keys = list(keys)
        self.shots: list[str] = []

    def __call__(self, desk: FakeTerminal) -> str | None:
        self.shots.append("\n".join(Text.from_ansi(line).plain for line in desk.lines))
        key = self._keys.pop(0) if self._keys else "leave"
        if isinstance(key, int):
            desk.until = Millis(desk.now() - 5_000 + key)
            return None
        return key


def _run(path: Path, *keys: str | int, size: tuple[int, int] = (80, 24), seed: str = "desk") -> Script:
    table, record = open_table("matryoshka", "base", path, seed=seed)
    script = Script(*keys)
    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(script, size))
    return script


def test_wrong_input_is_answered_by_the_rule_that_forbids_it(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", *"A1 A1", "enter")
    assert "(MA-4)" in script.shots[-1]


def test_nonsense_is_answered_by_what_can_be_typed(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", *"hello", "enter")
    assert "Type a card as a letter and a digit" in script.shots[-1]


def test_an_answer_fades_so_that_it_is_not_taken_for_news(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", *"hello", "enter", 9_000, 1)
    assert "Type a card" not in script.shots[-1]


def test_typing_can_be_corrected(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", *"xyz", "backspace", "backspace", "q", "erase", " ", *"ab", "unknown")
    assert "› xyz▏" in script.shots[3]
    assert "› xq▏" in script.shots[6]
    assert "› ab▏" in script.shots[-1]


@pytest.mark.parametrize("keys", [("?",), ("r", "u", "l", "e", "s", "enter")])
def test_the_clock_stands_still_under_a_page(keys: tuple[str, ...], tmp_path: Path) -> None:
    """Reading help costs no time, and a page covers the table, so it cannot be used to think in secret."""
    path = tmp_path / "game.jsonl"
    script = _run(path, *keys, 100_000, 1, "down", "up", "page-down", "page-up", "x", "enter", 1)
    assert "The clock is stopped." in script.shots[len(keys)]
    assert "Your hand" not in script.shots[len(keys)]
    assert "Your hand" in script.shots[-1]
    moves = resumable(path)[1].moves
    mine = [move for move in moves if isinstance(move, Act) and move.seat == 0]
    assert mine
    assert mine[0].at < 60_000


def test_a_space_at_the_end_of_a_page_closes_it(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", "?", " ", 1)
    assert "Your hand" in script.shots[-1]


@pytest.mark.parametrize("line", ["q", "quit", "quitter", "QUIT", "ende", "salir"])
def test_leaving_by_word_keeps_the_game(line: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = _run(path, "enter", *line, "enter", "never pressed")
    assert len(script.shots) == 2 + len(line)
    assert resumable(path)[1].end is not None


def test_enter_does_what_the_brackets_say(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = _run(path, 1, "enter", 1)
    assert "[Enter: " in script.shots[1]
    game, record = resumable(path)
    assert decode(path.read_bytes(), game) == record
    assert any(isinstance(move, Act) and move.seat == 0 for move in record.moves)


@pytest.mark.parametrize("size", [(20, 8), (40, 12), (80, 24), (200, 60)])
def test_a_frame_fits_any_screen(size: tuple[int, int], tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", 1, "?", 1, "x", size=size)
    assert all(len(line) < size[0] for shot in script.shots for line in shot.split("\n"))
    assert "›" in script.shots[1], "the prompt is visible on the smallest screen"


def test_a_clock_goes_on_from_where_it_stood() -> None:
    desk = FakeTerminal(lambda _: None)
    clock = Clock(desk, Millis(700))
    assert clock.now() == 700
    desk.key(Millis(50))
    assert clock.now() == 750
    clock.stop()
    desk.key(Millis(1_000))
    assert clock.now() == 750
    clock.go()
    clock.go()
    desk.key(Millis(3))
    assert clock.now() == 753


def test_a_touch_is_never_blocked_by_half_a_line(tmp_path: Path) -> None:
    """What was typed for one question is gone with it, and in a race the key acts whatever was typed before."""
    path = tmp_path / "game.jsonl"
    table, record = open_table("moby_pick", "base", path, wishes=("first=2",))
    typed: list[str] = []

    def fingers(desk: FakeTerminal) -> str | None:
        text = "\n".join(Text.from_ansi(line).plain for line in desk.lines)
        if "Ready to look" in text:
            return "enter"
        if "SPACE!" not in text:
            return None
        if len(typed) < 3:
            typed.append(text)
            return "x"
        if "x▏" in text:
            return " "
        return "leave"

    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(fingers, table=table))
    assert "› xx▏" in typed[2]
    assert any(isinstance(move, Act) and move.seat == 0 for move in resumable(path)[1].moves)


def test_an_early_space_is_answered_with_how_late_or_why_not(tmp_path: Path) -> None:
    """MP-12: the active player cannot touch the card; the answer names the rule."""
    table, record = open_table("moby_pick", "base", tmp_path / "game.jsonl", wishes=("first=1",))
    shots: list[str] = []

    def fingers(desk: FakeTerminal) -> str | None:
        text = "\n".join(Text.from_ansi(line).plain for line in desk.lines)
        shots.append(text)
        if "(MP-12)" in text:
            return "leave"
        return "enter" if "turn up the next card" in text or "Ready to look" in text else " " if "♪" in text else None

    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(fingers, table=table))
    assert "(MP-12)" in shots[-1]


def test_events_of_a_memory_game_fade(tmp_path: Path) -> None:
    """MP-7: a log that could be read back would be a look at cards that lie face down."""
    table, record = open_table("moby_pick", "base", tmp_path / "game.jsonl", wishes=("flip-ms=60000", "first=1"))
    shots: list[str] = []

    def fingers(desk: FakeTerminal) -> str | None:
        shots.append("\n".join(Text.from_ansi(line).plain for line in desk.lines))
        return "enter" if "Ready to look" in shots[-1] else "leave" if desk.now() > 45_000 else None

    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(fingers))
    assert any("All have looked" in shot for shot in shots)
    assert "All have looked" not in shots[-1]


def test_the_teacher_answers_at_a_key_and_the_clock_waits_for_the_reader(tmp_path: Path) -> None:
    script = _run(tmp_path / "game.jsonl", "!", "x")
    assert "Lay 2 cards" in script.shots[1]
    assert "your hand to trade." in script.shots[1]
    assert _run(tmp_path / "other.jsonl", *"hint", "enter", "x").shots[5].count("Hint") == 1


def test_a_table_without_hints_says_so(tmp_path: Path) -> None:
    table, record = open_table("matryoshka", "base", tmp_path / "game.jsonl", wishes=("hints=never",))
    script = Script("!", "x")
    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(script))
    assert "no teacher" in script.shots[1]


@pytest.mark.parametrize(("hints", "offered"), [("always", True), ("never", False)])
def test_a_hint_is_offered_only_where_there_is_a_teacher(hints: str, offered: bool, tmp_path: Path) -> None:
    table, record = open_table("matryoshka", "base", tmp_path / "game.jsonl", wishes=(f"hints={hints}",))
    script = Script("?", "x")
    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(script, size=(100, 60)))
    assert ("! hint" in script.shots[0]) == offered
    assert "q leaves the table" in script.shots[1]
    assert ("asks the teacher for a hint" in script.shots[1]) == offered


def test_hints_are_of_the_level_that_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = Teacher.advise

    def advise(teacher: Teacher, view: Any, level: str, seed: int) -> Any:
        asked.append(level)
        return ask(teacher, view, "easy", seed)

    monkeypatch.setattr(Teacher, "advise", advise)
    for number, hints in enumerate((None, "expert")):
        path = tmp_path / f"{number}.jsonl"
        _, record = open_table("matryoshka", "base", path)
        Table(matryoshka, record, Paper(path), hints=hints).advice(HUMAN)
    assert asked == ["hard", "expert"]


def test_the_command_line_names_the_level_of_the_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[object] = []

    class Noted(Table):
        def __init__(self, *parts: Any, hints: str | None) -> None:
            given.append(hints)
            super().__init__(*parts, hints=hints)

    monkeypatch.setattr(commands, "Table", Noted)
    monkeypatch.setattr("sys.stdin", StringIO())
    play = ["play", "matryoshka", "--plain", "--lang", "en"]
    assert main([*play, "--hint-level", "easy", "--record", str(tmp_path / "a.jsonl")]) == 0
    assert main([*play, "--record", str(tmp_path / "b.jsonl")]) == 0
    assert given == ["easy", None]
    assert main([*play, "--hint-level", "random"]) == 2
    assert "easy, normal, hard, expert" in capsys.readouterr().err
