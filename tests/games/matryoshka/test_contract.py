"""Matryoshka keeps the contract of a game, and its options say what is possible."""

import msgspec
import pytest

from ludotheque.core import BadOptions, Game
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.table import Action, Event, Options, State, View
from ludotheque.texts import LANGS, Lang, Speech

GAME: Game[Options, State, Action, Event, View] = matryoshka


def test_the_module_is_a_game() -> None:
    assert (GAME.KEY, GAME.RULES) == ("matryoshka", 2)
    assert dict(GAME.SEATS) == {"base": range(3, 6)}
    assert set(GAME.BOTS) == {"easy", "normal", "hard", "expert"}


def test_options_have_the_defaults_of_the_rules() -> None:
    assert msgspec.to_builtins(Options(seats=4)) == {
        "seats": 4,
        "variant": "base",
        "first": None,
        "reminders": True,
        "show_time": 60,
        "offer_time": 60,
        "take_time": 60,
        "lay_time": 60,
        "last_lay_time": 90,
    }


@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Options(seats=seats)
    assert (caught.value.rule, caught.value.key) == ("MA-2", "bad-seats")
    assert caught.value.variables == {"least": 3, "most": 5}


@pytest.mark.parametrize("seat", [-1, 3])
def test_ma_6_the_first_player_is_a_seat_of_the_table(seat: int) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"seats": 3, "first": seat}, Options)
    cause = caught.value.__cause__
    assert isinstance(cause, BadOptions)
    assert (cause.rule, cause.key, cause.variables) == ("MA-6", "bad-first", {"seats": 3})


@pytest.mark.parametrize("field", ["show_time", "offer_time", "take_time", "lay_time", "last_lay_time"])
def test_a_time_limit_lies_between_five_seconds_and_an_hour(field: str) -> None:
    for fine in (5, 3600):
        assert getattr(msgspec.convert({"seats": 3, field: fine}, Options), field) == fine
    for wrong in (4, 3601):
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert({"seats": 3, field: wrong}, Options)
        cause = caught.value.__cause__
        assert isinstance(cause, BadOptions)
        assert (cause.rule, cause.key, cause.variables) == ("MA-20", "bad-time", {"least": 5, "most": 3600})


def test_a_form_can_read_the_limits_from_the_schema() -> None:
    field = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]["show_time"]
    assert (field["minimum"], field["maximum"], field["default"]) == (5, 3600, 60)


@pytest.mark.parametrize("lang", LANGS)
def test_bad_options_are_explained(lang: Lang) -> None:
    speech = Speech(matryoshka, lang)
    assert "3" in speech.refusal(BadOptions("MA-2", "bad-seats", least=3, most=5))
    assert "4" in speech.refusal(BadOptions("MA-6", "bad-first", seats=4))
    assert "3600" in speech.text("bad-time", least=5, most="3600")
