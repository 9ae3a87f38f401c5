"""How a frame is filled: whole sentences, and French lines that end where French lines may."""

from rich.text import Text

from ludotheque.core import Act, Millis, Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.games.attrape_reves.table import Turn
from ludotheque.games.face import face_of
from ludotheque.terminal.pages import enter_does
from ludotheque.terminal.screen import Frame, render
from ludotheque.texts import Speech


def test_no_line_breaks_before_french_punctuation() -> None:
    lines = render(Text("les tailles égales aussi\u202f; le tableau compte\u00a0!"), 25, colour=False)
    assert lines == ["les tailles égales ", "aussi\u202f; le tableau ", "compte\u00a0!"]


def test_the_log_shows_whole_sentences_only() -> None:
    log = ("one two three four five six", "seven", "eight nine ten eleven")
    frame = Frame(head=Text("head"), picture=Text("picture"), log=log, foot=[Text("foot")])
    told = ["", "seven", "eight nine ", "ten eleven"]
    assert frame.lines(12, 7) == ["head", "picture", *told, "foot"]
    assert frame.lines(12, 9) == ["head", "picture", *told, "", "", "foot"]
    assert frame.lines(12, 10)[3:5] == ["one two ", "three four "]
    assert frame.lines(12, 5) == ["head", "picture", "", "", "foot"]


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
