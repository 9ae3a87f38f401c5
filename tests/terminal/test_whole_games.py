"""Whole games of every game and variant, on the screen and line by line, in both languages, at virtual speed."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

from harness.thorough import thoroughly
from ludotheque.bots import arena
from ludotheque.core import Act, Illegal, Millis, Seat, Seeded, verify
from ludotheque.core.record import decode
from ludotheque.games import GAMES
from ludotheque.games.face import Room, Unclear, face_of
from ludotheque.games.moby_pick.table import Touch
from ludotheque.terminal.lines import LineByLine
from ludotheque.terminal.live import Left
from ludotheque.terminal.opening import HUMAN, options_for, resumable
from ludotheque.terminal.screen import render
from ludotheque.texts import LANGS, Lang, Speech
from tests.terminal.fake_terminal import (
    SHORT,
    SPOKEN,
    TABLES,
    FakeLineTerminal,
    FakeTerminal,
    Player,
    only_enter,
    open_table,
    sit,
    words_of,
)

SIZES = {lang: ((80, 24), (120, 40))[place % 2] for place, lang in enumerate(LANGS)}
"""Of the screen: both are played on, in turn."""


@pytest.mark.parametrize(("key", "variant", "lang"), SPOKEN)
def test_a_whole_game_is_played_on_the_screen(key: str, variant: str, lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, record = open_table(key, variant, path, wishes=SHORT.get(key, ()))
    player = Player(table)
    desk = FakeTerminal(player, SIZES[lang], table)
    sit(table, record, lang, desk)
    assert table.outcome is not None
    assert player.typed
    assert verify(decode(path.read_bytes(), table.game), table.game) == "finished"
    title = words_of(table.game, record, lang).text("result-title")
    assert any(title in Text.from_ansi(line).plain for line in desk.lines)


@pytest.mark.parametrize(("key", "variant"), TABLES)
@pytest.mark.parametrize("end", thoroughly([(0,), (-1,)], lambda end: end == -1))  # the fewest people, the most
def test_a_beginner_who_knows_only_enter_reaches_the_end(key: str, variant: str, end: int, tmp_path: Path) -> None:
    seats = GAMES[key].SEATS[variant][end]
    table, record = open_table(key, variant, tmp_path / "game.jsonl", seats=seats, wishes=SHORT.get(key, ()))
    sit(table, record, "en", FakeTerminal(only_enter, table=table))
    assert table.outcome is not None


@pytest.mark.parametrize(("key", "variant", "lang"), SPOKEN)
def test_line_by_line_enter_alone_reaches_the_end(key: str, variant: str, lang: Lang, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, record = open_table(key, variant, path)
    words = words_of(table.game, record, lang)
    typed = ["?", "rules", "xyzzy"]
    if key == "moby_pick":  # a page hides the cards, so Enter goes back to them (MP-7)
        typed = ["?", "", "rules", "", "xyzzy"]
    strip = FakeLineTerminal(typed, forever="")
    LineByLine(table, face_of(key), words, strip, HUMAN).run()
    assert verify(decode(path.read_bytes(), table.game), table.game) == "finished"
    assert any(words.text("help-title") in line for line in strip.lines)
    assert any(re.search(r"\b[A-Z]{2}-1\b", line) for line in strip.lines), "the rules were printed with their ids"
    assert (strip.looks > 0) == (key == "moby_pick")
    if key != "moby_pick":
        assert strip.stays == strip.lines
        return
    told = [words.text("event-revealed", player=each.name, card="#", reverse="no") for each in record.header.seats]
    revealed = [line.partition("#")[0] for line in told]
    assert any(each in line for each in revealed for line in strip.lines)
    assert not any(each in line for each in revealed for line in strip.stays), "a card can be read back (MP-7)"


def test_line_by_line_a_space_touches_as_the_prompt_says(tmp_path: Path) -> None:
    """MP-11: the prompt says SPACE; a line of one space is that key, not a bare Enter."""
    path = tmp_path / "game.jsonl"
    table, record = open_table("moby_pick", "base", path, wishes=("first=2",))
    words = words_of(table.game, record, "en")
    strip = FakeLineTerminal(["", "", ""])  # open the look, end it
    with pytest.raises(Left):
        LineByLine(table, face_of("moby_pick"), words, strip, HUMAN).run()
    assert any("SPACE!" in line for line in strip.lines)
    strip = FakeLineTerminal([" "])
    with pytest.raises(Left):
        LineByLine(table, face_of("moby_pick"), words, strip, HUMAN).run()
    touches = [move for move in resumable(path)[1].moves if isinstance(move, Act) and isinstance(move.action, Touch)]
    assert [touch.seat for touch in touches] == [HUMAN]


@cache
def _views(key: str, variant: str) -> list[Any]:
    """The views of every seat and of a spectator through a whole game."""
    game = GAMES[key]
    options = options_for(game, "en", seats=None, variant=variant, wishes=())
    bots = [game.BOTS["normal"](Seat(chair), Random(chair)) for chair in range(options.seats)]
    states = [step.state for _, step in arena.sit(game, options, Seeded("views"), bots)]
    seats = [*(Seat(chair) for chair in range(options.seats)), None]
    return [game.view(state, seat) for state in states for seat in seats]


@pytest.mark.parametrize(("key", "variant"), TABLES)
def test_every_legal_action_can_be_typed_and_every_moment_has_help(key: str, variant: str) -> None:
    game, face = GAMES[key], face_of(key)
    words = Speech(game, "en", ["Ada", "Bo", "Cy", "Di", "Ed", "Fi", "Gus", "Hal"], part="terminal")
    for view in _views(key, variant):
        legal = list(game.legal(view))[:40]
        for action in legal:
            assert face.parse(view, face.spell(view, action), words) == action
        assert all(action in game.legal(view) or _refused(game, view, action) for action in face.keys(view).values())
        default = face.default(view)
        assert default is None or default in game.legal(view)
        assert face.hint(view, words)
        assert (face.ask(view, words) is None) <= (default is None)
        if view.me is not None:
            with pytest.raises(Unclear) as unclear:
                face.parse(view, "xyzzy plugh", words)
            assert words.why(unclear.value)


def _refused(game: Any, view: Any, action: Any) -> bool:
    """A key that is not legal now must be answered by a rule."""
    refusal = game.refuse(view, Act(Millis(10**9), view.me, action))
    return isinstance(refusal, Illegal)


@pytest.mark.parametrize(("key", "variant"), TABLES)
@pytest.mark.parametrize("width", [79, 119])
def test_no_picture_is_wider_than_its_room(key: str, variant: str, width: int) -> None:
    game, face = GAMES[key], face_of(key)
    words = Speech(game, "fr", ["Ada", "Bo", "Cy", "Di", "Ed", "Fi", "Gus", "Hal"], part="terminal")
    for view in _views(key, variant)[::23]:
        lines = render(face.draw(view, words, Room(width, 17, Millis(view.public.until or 0))), width, colour=False)
        assert max(map(len, lines)) <= width
        assert not any("…" in line.replace("… ", "").replace("…1", "") for line in lines if "⣿" in line)
