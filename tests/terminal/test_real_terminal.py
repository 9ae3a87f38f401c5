"""A real terminal (a pty), read by a terminal emulator that keeps its scroll-back."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from ludotheque.terminal.opening import resumable

COLUMNS, LINES = 80, 24
PATIENCE = 100
"""Seconds: a busy machine is slow, and that is no fault of the terminal."""


def _heed_ctrl_c() -> None:
    """Who runs these tests in the background has them ignore Ctrl-C; a person's terminal never does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Seated:
    """The command in a pty; its screen as a person sees it, scrolled back too."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.screen = pyte.HistoryScreen(COLUMNS, LINES, history=5_000)
        self._stream = pyte.Stream(self.screen)
        self.raw = ""
        code = "import sys; from ludotheque.cli import main; sys.exit(main())"
        self.process = pexpect.spawn(
            sys.executable,
            ["-c", code, *words],
            dimensions=(LINES, COLUMNS),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=_heed_ctrl_c,
            env={**os.environ, "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "LC_ALL": "", **environment},
        )

    def pump(self, seconds: float) -> None:
        """Read what comes for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                text = self.process.read_nonblocking(65_536, timeout=0.05)
            except pexpect.TIMEOUT:
                continue
            except pexpect.EOF:
                return
            self.raw += text
            self._stream.feed(text)

    def until(self, there: Callable[[str], object], seconds: float = PATIENCE) -> str:
        """Read until the screen satisfies a condition."""
        end = time.monotonic() + seconds
        while not there(self.text()):
            assert time.monotonic() < end, self.text()
            self.pump(0.1)
        return self.text()

    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.screen.display)

    def scrolled(self) -> str:
        """What scrolling back would show."""
        return "\n".join("".join(line[x].data for x in range(COLUMNS)) for line in self.screen.history.top)


@pytest.fixture
def seat() -> Iterator[Callable[..., Seated]]:
    opened: list[Seated] = []

    def open_(*words: str, **environment: str) -> Seated:
        opened.append(Seated(*words, **environment))
        return opened[-1]

    yield open_
    for each in opened:
        each.process.close(force=True)


FACE = re.compile(r"Molly|Polly|crazy")


def test_a_look_is_gone_from_the_screen_and_the_scroll_back(seat: Callable[..., Seated], tmp_path: Path) -> None:
    """MP-7, MP-23: the faces are there for as long as the look lasts, and nowhere after it."""
    fast = ("--option", "deal-ms=6000", "--option", "flip-ms=60000")
    path = tmp_path / "game.jsonl"
    table = seat("play", "moby_pick", "--seed", "look", "--record", str(path), "--option", "first=1", *fast)
    table.until(lambda text: "Ready to look" in text)
    assert not FACE.search(table.text())
    table.process.send("\r")
    shown = table.until(lambda text: "remember it" in text)
    assert len(FACE.findall(shown)) >= 2
    table.until(lambda text: "turn up the next card" in text)
    assert not FACE.search(table.text())
    assert not FACE.search(table.scrolled())
    table.process.sendintr()
    table.until(lambda text: "--resume" in text.replace("\n", ""))
    assert not FACE.search(table.text())
    assert not FACE.search(table.scrolled())


def test_a_look_that_is_interrupted_leaves_no_face_behind(seat: Callable[..., Seated], tmp_path: Path) -> None:
    table = seat("play", "moby_pick", "--record", str(tmp_path / "game.jsonl"), "--option", "deal-ms=30000")
    table.until(lambda text: "Ready to look" in text)
    table.process.send("\r")
    table.until(lambda text: "remember it" in text)
    table.process.sendintr()
    table.until(lambda text: "--resume" in text.replace("\n", ""))
    assert not FACE.search(table.text() + table.scrolled())
    assert "\x1b[?1049h" in table.raw
    assert "\x1b[?1049l" in table.raw
    assert "\x1b[2J" not in table.raw, "some terminals keep in their scroll-back what this clears"


def test_one_key_touches_in_real_time(seat: Callable[..., Seated], tmp_path: Path) -> None:
    """The space bar alone takes the card, without Enter; then a typed place answers."""
    path = tmp_path / "game.jsonl"
    fast = ("--option", "deal-ms=1000", "--option", "open-ms=1000", "--option", "flip-ms=2000")
    table = seat("play", "moby_pick", "--seed", "touch", "--bots", "random", "--record", str(path), *fast)
    end = time.monotonic() + 2 * PATIENCE
    while "You took it" not in table.text():  # someone else may be first, or it may be our own turn
        assert time.monotonic() < end, table.text()
        if "SPACE!" in table.text():
            table.process.send(" ")
        table.pump(0.1)
    table.process.send("1\r")
    table.until(lambda text: "You took it" not in text)
    table.process.sendintr()
    table.process.expect(pexpect.EOF)
    touches = [move for move in resumable(path)[1].moves if type(getattr(move, "action", None)).__name__ == "Touch"]
    assert touches


def test_ctrl_c_leaves_a_game_that_resume_continues(seat: Callable[..., Seated], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = seat("play", "matryoshka", "--seed", "c", "--record", str(path))
    table.until(lambda text: "Choose 2 of your 6" in text)
    table.process.send("\r")
    table.until(lambda text: "has chosen" in text or "shows" in text)
    table.process.sendintr()
    table.process.expect(pexpect.EOF)
    table.process.wait()
    assert table.process.exitstatus == 0
    moves = len(resumable(path)[1].moves)
    assert moves >= 1
    again = seat("play", "--resume", str(path), "--lang", "fr")
    again.until(lambda text: "Votre main" in text)
    again.process.send("q\r")
    again.process.expect(pexpect.EOF)
    assert len(resumable(path)[1].moves) >= moves


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_leaves_the_game_whole(number: int, seat: Callable[..., Seated], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = seat("play", "attrape_reves", "--seed", "c", "--record", str(path))
    table.until(lambda text: "bear" in text)
    table.process.kill(number)
    table.process.expect(pexpect.EOF)
    assert resumable(path)


def test_a_whole_game_is_played_with_one_finger(seat: Callable[..., Seated], tmp_path: Path) -> None:
    """Together against seven nightmares, with Enter alone, in a real terminal and real time."""
    path = tmp_path / "game.jsonl"
    table = seat("play", "attrape_reves", "--variant", "coop", "--seats", "1", "--seed", "b", "--record", str(path))
    table.until(lambda text: "Your turn" in text)
    end = time.monotonic() + 2 * PATIENCE
    while "The game is over" not in table.text():
        assert time.monotonic() < end
        table.process.send("\r")
        table.pump(0.15)
    table.process.send("\r")
    table.process.expect(pexpect.EOF)
    assert path.read_bytes().count(b'"type":"end","outcome":{') == 1


def test_help_and_rules_open_in_the_terminal(seat: Callable[..., Seated], tmp_path: Path) -> None:
    table = seat("play", "matryoshka", "--record", str(tmp_path / "game.jsonl"))
    table.until(lambda text: "Choose 2 of your 6" in text)
    table.process.send("?")
    table.until(lambda text: "The clock is stopped" in text)
    table.process.send("x")
    table.until(lambda text: "Choose 2 of your 6" in text)
    table.process.send("rules\r")
    table.until(lambda text: "Aim of the game" in text)
    table.process.send("\x1b[6~\x1b[B\x1b[A")
    table.until(lambda text: "MA-1 " in text and "Aim of the game" not in text)
    table.process.send("\x04\x04")
    table.process.expect(pexpect.EOF)


def test_a_record_is_walked_in_the_terminal(seat: Callable[..., Seated], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = seat("play", "matryoshka", "--seed", "w", "--record", str(path))
    table.until(lambda text: "shows" in text or "offer" in text or "Choose" in text)
    table.process.send("\r")
    table.until(lambda text: "Player has chosen" in text)
    table.process.sendintr()
    table.process.expect(pexpect.EOF)
    walk = seat("replay", str(path))
    walk.until(lambda text: "move 0 of" in text)
    walk.process.send("\x1b[C")
    walk.until(lambda text: "move 1 of" in text)
    walk.process.send("\x1b[D")
    walk.until(lambda text: "move 0 of" in text)
    walk.process.send("s")
    walk.until(lambda text: "seen by Iris" in text)
    walk.process.send("q")
    walk.process.expect(pexpect.EOF)
    walk.process.wait()
    assert walk.process.exitstatus == 0
    assert "seen by" not in walk.scrolled()


def test_mp_7_line_by_line_on_a_terminal_leaves_no_card_behind(seat: Callable[..., Seated], tmp_path: Path) -> None:
    """Plain lines scroll, so a game of memory is shown on the alternate screen, question by question."""
    table = seat("play", "moby_pick", "--plain", "--seed", "look", "--record", str(tmp_path / "game.jsonl"))
    table.until(lambda text: "Ready to look" in text)
    table.process.send("\r")
    table.until(lambda text: "remember it" in text)
    for _ in range(12):  # looks, cards turned up, races and cards that go face down
        asked = table.raw.count("\u203a ")
        table.process.send("\r")
        table.until(lambda text, before=asked: table.raw.count("\u203a ") > before)  # type: ignore[misc]
    assert "face down at the end of their row" in table.raw
    table.process.send("q\r")
    table.until(lambda text: "--resume" in text.replace("\n", ""))
    outside = "".join(part.split("\x1b[?1049l")[-1] for part in table.raw.split("\x1b[?1049h"))
    assert "remember it" not in outside
    assert not FACE.search(outside)


def test_a_game_is_chosen_when_none_is_named(seat: Callable[..., Seated], tmp_path: Path) -> None:
    table = seat("play", XDG_STATE_HOME=str(tmp_path))
    table.until(lambda text: "Which game" in text)
    table.process.send("3\r")
    table.until(lambda text: "Choose 2 of your 6" in text)
    table.process.sendintr()
    table.process.expect(pexpect.EOF)
    assert len(list((tmp_path / "ludotheque").glob("matryoshka-*.jsonl"))) == 1
