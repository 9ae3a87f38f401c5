"""Options of a game on the command line."""

import pytest

from ludotheque.cli import main
from ludotheque.core import Seat
from ludotheque.terminal.opening import find, options_for
from ludotheque.terminal.wrong import Wrong


def test_options_are_read_from_words() -> None:
    options = options_for(
        find("moby_pick"), "en", seats=5, variant=None, wishes=["recite=true", "rhyme-ms=6000", "first=2"]
    )
    assert (options.seats, options.recite, options.rhyme_ms, options.first) == (5, True, 6000, Seat(1))
    with pytest.raises(Wrong, match="wrong-options"):
        options_for(find("moby_pick"), "en", seats=5, variant=None, wishes=["turn-ms=1"])


@pytest.mark.parametrize("wish", ["first=4", "first= 4 ", "more-time=1,4"])
def test_options_count_seats_from_one(wish: str) -> None:
    options = options_for(find("matryoshka"), "en", seats=4, variant=None, wishes=[wish])
    assert options.first == Seat(3) or options.more_time == (Seat(0), Seat(3))


def test_an_option_may_leave_the_first_player_to_chance() -> None:
    assert options_for(find("matryoshka"), "en", seats=4, variant=None, wishes=["first=null"]).first is None


@pytest.mark.parametrize("wish", ["first=0", "first=-0", "first=5", "more-time=0,4"])
def test_a_seat_that_is_none_is_told_how_seats_count(wish: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "matryoshka", "--seats", "4", "--lang", "en", "--option", wish]) == 2
    assert "The first seat is 1, and the last is 4." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "arena"])
def test_an_option_of_another_variant_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--players", "easy,random"] if command == "arena" else []
    assert main([command, "attrape_reves", *players, "--lang", "en", "--option", "moon=full"]) == 2
    assert "moon has no effect in the variant base, only in: coop." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("rhyme-ms=1", "rhyme-ms ne peut pas être « 1 ». Valeurs possibles : 2800, 4000, 6000."),
        ("recite=oui", "recite ne peut pas être « oui ». Valeurs possibles : true, false."),
        ("turn_ms=vite", "turn-ms attend un nombre entier, et « vite » n’en est pas un."),
        ("first=moi", "first attend un nombre entier, et « moi » n’en est pas un."),
        ("more-time=1,x", "séparés par des virgules, et non « 1,x »."),
    ],
)
def test_a_value_that_no_option_has_is_told_with_those_it_has(
    wish: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "moby_pick", "--lang", "fr", "--option", wish]) == 2
    assert said in capsys.readouterr().err.replace("\N{NARROW NO-BREAK SPACE}", " ")
