"""Who sits at the table, and how well they play."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import Player
from ludotheque.games import matryoshka
from ludotheque.games.face import face_of
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.live import Left
from ludotheque.terminal.opening import HUMAN
from ludotheque.terminal.pages import company
from ludotheque.texts import Lang, Speech
from tests.terminal.fake_terminal import FakeLineTerminal, FakeTerminal, open_table, sit, words_of


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bots: Iris (hard), Hugo (random moves), Nour (normal), Basile (grandmaster)."),
        ("fr", "Robots\u202f: Iris (difficile), Hugo (coups au hasard), Nour (normal), Basile (grandmaster)."),
        ("de", "Bots: Iris (schwer), Hugo (zufällige Züge), Nour (normal), Basile (grandmaster)."),
        ("es", "Bots: Iris (difícil), Hugo (al azar), Nour (normal), Basile (grandmaster)."),
    ],
)
def test_each_bot_is_named_with_its_level(lang: Lang, said: str) -> None:
    bots = {"Iris": "hard", "Hugo": "random", "Nour": "plain", "Basile": "grandmaster"}  # of old, and of a game's own
    players = [Player("Ada"), *(Player(name, level) for name, level in bots.items())]
    words: Any = Speech(matryoshka, lang, [player.name for player in players], part="terminal")
    assert company(players, words) == said


BOTS = "Bots: Iris (normal), Hugo (normal), Nour (normal)."


def test_whoever_sits_down_reads_who_plays_and_finds_it_in_the_help(tmp_path: Path) -> None:
    table, record = open_table("matryoshka", "base", tmp_path / "game.jsonl")
    strip = FakeLineTerminal(["?"])
    with pytest.raises(Left):
        LineByLine(table, face_of("matryoshka"), words_of(table.game, record, "en"), strip, HUMAN).run()
    assert strip.lines[1] == BOTS
    assert strip.lines.count(BOTS) == 2


def test_on_the_full_screen_too(tmp_path: Path) -> None:
    table, record = open_table("matryoshka", "base", tmp_path / "game.jsonl")
    keys: list[str | None] = [None, "?", " ", "leave", "leave"]
    shown: list[bool] = []

    def fingers(desk: FakeTerminal) -> str | None:
        shown.append(any(BOTS in line for line in desk.lines))
        return keys.pop(0)

    with pytest.raises(Left):
        sit(table, record, "en", FakeTerminal(fingers, (100, 60)))
    assert shown[:3] == [True, True, True]
