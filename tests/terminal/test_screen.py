"""How a frame is filled: whole sentences, and French lines that end where French lines may."""

import pytest
from rich.rule import Rule
from rich.text import Text

from ludotheque.core import Act, Millis, Seat, Seeded, rank
from ludotheque.games import GAMES
from ludotheque.games.attrape_reves.table import Turn
from ludotheque.games.face import Room, face_of
from ludotheque.terminal.pages import enter_does, keys_of, result
from ludotheque.terminal.screen import Frame, Page, render
from ludotheque.texts import Speech


def test_no_line_breaks_before_french_punctuation() -> None:
    lines = render(Text("les tailles égales aussi\u202f; le tableau compte\u00a0!"), 25, colour=False)
    assert lines == ["les tailles égales ", "aussi\u202f; le tableau ", "compte\u00a0!"]


@pytest.mark.parametrize("name", ["[/b]", "[tag]", ":x:"])
@pytest.mark.parametrize("key", GAMES)
def test_a_name_with_brackets_is_shown_as_it_is(key: str, name: str) -> None:
    game, options = GAMES[key], {"variant": "base"}
    words = Speech(game, "en", [name, "b", "c"], part="terminal")
    state = game.setup(game.Options(seats=3), Seeded("names"))
    picture = face_of(key).draw(game.view(state, Seat(0)), words, Room(80, 40, Millis(0)))
    reason = next(keys_of(game, "reason-")).removeprefix("reason-")
    ended = result(rank((1, 2, 3), (reason, (1, 2, 3))), options, words)
    for shown in (picture, ended, Rule(name)):
        assert name in "\n".join(render(shown, 80, colour=False))


def test_the_log_shows_whole_sentences_only() -> None:
    log = ("one two three four five six", "seven", "eight nine ten eleven")
    frame = Frame(head=Text("head"), picture=Text("picture"), log=log, foot=[Text("foot")])
    told = ["", "seven", "eight nine ", "ten eleven"]
    assert frame.lines(12, 7) == ["head", "picture", *told, "foot"]
    assert frame.lines(12, 9) == ["head", "picture", *told, "", "", "foot"]
    assert frame.lines(12, 10)[3:5] == ["one two ", "three four "]
    assert frame.lines(12, 5) == ["head", "picture", "", "", "foot"]


def test_a_table_that_does_not_fit_says_so() -> None:
    """In a low window the cards of one's own hand were missing, and nothing said that there was more."""
    frame = Frame(head=Text("head"), picture=Text("a\nb\nc"), log=(), foot=[Text("foot")], cut="larger!")
    assert frame.lines(12, 5) == ["head", "a", "b", "c", "foot"]
    assert [Text.from_ansi(line).plain for line in frame.lines(12, 4)] == ["larger!", "a", "b", "foot"]
    assert frame.lines(12, 1) == ["foot"]


def test_a_page_is_broken_into_lines_again_when_the_window_changes() -> None:
    """Its lines were wider than a window that had become narrower, which then scrolled."""
    page = Page(Text("one two three four"))
    assert page.show(40, 4, "foot") == ["one two three four", "", "", "foot"]
    assert page.show(10, 4, "foot") == ["one two ", "three four", "", "foot"]


def test_enter_is_explained_only_where_there_is_a_choice() -> None:
    game = GAMES["attrape_reves"]
    words, face = Speech(game, "en", part="terminal"), face_of("attrape_reves")
    first = Seat(0)
    state = game.setup(game.Options(seats=2, first=first), Seeded("enter"))
    assert enter_does(game, face, game.view(state, first), words) == " [Enter]"
    state = game.apply(state, Act(Millis(1), first, Turn())).state
    view = game.view(state, first)
    assert enter_does(game, face, view, words) == " [Enter: Take the bear]"
    assert [face.spell(view, action) for action in game.legal(view)[:5]] == ["1", "1b", "1c", "1d", "2"]
