"""Attrape Rêves keeps the contract of a game, its options say what is possible, and its texts speak."""

import re
from itertools import product

import msgspec
import pytest

from ludotheque.core import BadOptions, Game, Seat
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import NIGHTMARES, PICTURES
from ludotheque.games.attrape_reves.events import (
    Agreed,
    Beaten,
    Cleared,
    Dreamed,
    Event,
    Given,
    Grabbed,
    Laid,
    Late,
    Lost,
    Objected,
    Pointed,
    Reshuffled,
    Took,
    Turned,
    Won,
)
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Options,
    Place,
    Point,
    State,
    Take,
    Turn,
    View,
)
from ludotheque.texts import LANGS, Lang, Speech

GAME: Game[Options, State, Action, Event, View] = attrape_reves
ANNA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def test_the_module_is_a_game() -> None:
    assert (GAME.KEY, GAME.RULES) == ("attrape_reves", 3)
    assert dict(GAME.SEATS) == {"base": range(2, 5), "coop": range(1, 5), "speed": range(2, 5)}
    assert set(GAME.BOTS) == {"easy", "normal", "hard", "expert"}


def test_options_have_the_defaults_of_the_rules() -> None:
    assert msgspec.to_builtins(Options(seats=2)) == {
        "seats": 2,
        "variant": "base",
        "first": None,
        "tie_break": False,
        "moon": "new",
        "turn_ms": 30_000,
        "choose_ms": 60_000,
        "grab_ms": 15_000,
        "lay_ms": 6_000,
        "talk_ms": 90_000,
        "hold": 120,
    }


def test_ar_25_the_time_limits_are_options_with_these_defaults() -> None:
    """AR-25: choosing 60 s, talking 90 s, laying 6 s, turning up 30 s, grabbing 15 s; the help names each number."""
    options = Options(seats=2)
    limits = (options.choose_ms, options.talk_ms, options.lay_ms, options.turn_ms, options.grab_ms)
    assert limits == (60_000, 90_000, 6_000, 30_000, 15_000)
    for lang in LANGS:
        rule = Speech(attrape_reves, lang).text("rule-AR-25")
        assert [int(number) for number in re.findall(r"\d+", rule)] == [ms // 1_000 for ms in limits]


@pytest.mark.parametrize(
    ("variant", "seats", "rule", "least"),
    [
        ("base", 1, "AR-3", 2),
        ("base", 5, "AR-3", 2),
        ("coop", 0, "AR-16", 1),
        ("coop", 5, "AR-16", 1),
        ("speed", 1, "AR-21", 2),
    ],
)
def test_other_player_counts_are_refused(variant: str, seats: int, rule: str, least: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Options(seats=seats, variant=variant)  # type: ignore[arg-type]
    assert (caught.value.rule, caught.value.key, caught.value.variables) == (
        rule,
        "bad-seats",
        {"least": least, "most": 4},
    )


@pytest.mark.parametrize(
    ("field", "rule", "least", "most"),
    [
        ("turn_ms", "AR-11", 1_000, 600_000),
        ("choose_ms", "AR-7", 3_000, 600_000),
        ("grab_ms", "AR-22", 3_000, 120_000),
        ("lay_ms", "AR-8", 500, 60_000),
        ("talk_ms", "AR-17", 5_000, 600_000),
        ("hold", "AR-22", 0, 250),
    ],
)
def test_time_limits_have_limits_and_a_form_can_read_them(field: str, rule: str, least: int, most: int) -> None:
    for fine in (least, most):
        assert getattr(msgspec.convert({"seats": 2, field: fine}, Options), field) == fine
    for wrong in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert({"seats": 2, field: wrong}, Options)
        cause = caught.value.__cause__
        assert isinstance(cause, BadOptions)
        assert (cause.rule, cause.key) == (rule, "bad-time")
        assert cause.variables == {"field": field, "least": least, "most": most}
    schema = msgspec.json.schema(Options)["$defs"]["Options"]["properties"][field]
    assert (schema["minimum"], schema["maximum"]) == (least, most)


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_must_have_a_seat(first: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Options(seats=3, first=Seat(first))
    assert (caught.value.rule, caught.value.key, caught.value.variables) == ("AR-6", "bad-first", {"seats": 3})


FACTS: tuple[tuple[Action | Event, str], ...] = (
    (Turn(), "Turn up the next nightmare"),
    (Take(0), "Take the bear"),
    (Grab(5, 1), "Grab the panda"),
    (Lay(), "Lay the toy on the nightmare"),
    (Point(6), "Point at the rabbit"),
    (Agree(7), "Agree to the unicorn"),
    (Object(3), "Object to the bear"),
    (Place(4), "Place the panda"),
    (Turned(ANNA, "pave", "full", 3), "Anna turns up Grumblock (full moon)."),
    (Took(BEN, 6), "Ben takes the rabbit."),
    (Grabbed(ANNA, 7, 640, ()), "Anna grabs the unicorn after 640 ms."),
    (Grabbed(ANNA, 7, 640, (Late(BEN, 19),)), "Anna grabs the unicorn after 640 ms (Ben 19 ms later)."),
    (Given(BEN, 0), "Time is up: Ben gets the bear by lot."),
    (Laid(ANNA, 4, "boulou", True), "Anna lays the panda on Bobble: nothing shows!"),
    (Laid(ANNA, 4, "moustoc", False), "Anna lays the panda on Skeetle: a bit sticks out."),
    (Dreamed(BEN, 1, ("kite",)), "Ben draws one dream to tell: a kite with a letter."),
    (Dreamed(BEN, 2, ("kite", "snow")), "Ben draws 2 dreams to tell: a kite with a letter, warm snow."),
    (Cleared(BEN, "new"), "The nightmare is put away. Ben begins; on the next card’s back: new moon."),
    (Reshuffled(30), "All nightmares have been seen: the 30 cards are shuffled again."),
    (Pointed(ANNA, 0), "Anna points at the bear."),
    (Agreed(BEN, 0), "Ben agrees to the bear."),
    (Objected(BEN, 0), "Ben objects to the bear."),
    (Beaten("pave", 0, 0), "Grumblock is beaten, and it was the last!"),
    (Beaten("pave", 0, 1), "Grumblock is beaten and leaves with the bear; one nightmare is left."),
    (Beaten("pave", 0, 5), "Grumblock is beaten and leaves with the bear; 5 nightmares are left."),
    (Won((ANNA,)), "Anna wins."),
    (Won((ANNA, BEN)), "Anna and Ben win."),
    (Won((ANNA, BEN, CLEO)), "Anna, Ben, and Cléo win."),
    (Lost("pave"), "Grumblock was stronger: the night is lost for everyone."),
)


@pytest.mark.parametrize(("fact", "sentence"), FACTS, ids=[type(fact).__name__ for fact, _ in FACTS])
def test_every_fact_has_its_sentence(fact: Action | Event, sentence: str) -> None:
    speech = Speech(attrape_reves, "en", ["Anna", "Ben", "Cléo"])
    kind = type(fact).__module__.rpartition(".")[2]
    assert (speech.event(fact) if kind == "events" else speech.action(fact)) == sentence
    french = Speech(attrape_reves, "fr", ["Anna", "Ben", "Cléo"])
    assert (french.event(fact) if kind == "events" else french.action(fact)) != sentence


@pytest.mark.parametrize(("lang", "key"), list(product(LANGS, NIGHTMARES)))
def test_every_monster_has_a_name(lang: Lang, key: str) -> None:
    assert Speech(attrape_reves, lang).text(f"monster-{key}")


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_unique_and_every_dream_can_be_told(lang: Lang) -> None:
    speech = Speech(attrape_reves, lang)
    assert len({speech.text(f"monster-{key}") for key in NIGHTMARES}) == 30
    assert len({speech.text(f"dream-{key}") for key in PICTURES}) == 18
