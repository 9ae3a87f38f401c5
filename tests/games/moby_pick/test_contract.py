"""The module is a game, with the names and numbers it promises."""

import msgspec
import pytest

from ludotheque.core import BadOptions, Game, Seat, Seeded
from ludotheque.games import GAMES, moby_pick
from ludotheque.games.moby_pick import Action, Event, Options, State, View
from ludotheque.games.moby_pick.table import TurnUp

game: Game[Options, State, Action, Event, View] = moby_pick


def test_the_module_is_a_game() -> None:
    assert (game.KEY, game.RULES, dict(game.SEATS)) == ("moby_pick", 3, {"base": range(3, 9)})
    assert list(game.BOTS) == ["easy", "normal", "hard", "expert"]
    assert set(moby_pick.__all__) >= {"setup", "view", "legal", "refuse", "apply", "deadline", "outcome", "phrase"}


def test_the_defaults_are_those_of_the_rules() -> None:
    options = Options(seats=5)
    assert msgspec.to_builtins(options) == {
        "seats": 5,
        "variant": "base",
        "first": None,
        "confuse": 5,
        "remind": 5,
        "reverse": 5,
        "short": False,
        "rhyme_ms": 4000,
        "recite": False,
        "recite_ms": 15000,
        "turn_ms": 20000,
        "deal_ms": 5000,
        "open_ms": 60000,
        "look_ms": 3000,
        "look_card_ms": 1000,
        "flip_ms": 5000,
        "confuse_ms": 20000,
        "hold": 120,
    }


BAD: list[tuple[dict[str, int], str, str, dict[str, int | str]]] = [
    ({"seats": 2}, "MP-4", "bad-seats", {"least": 3, "most": 8}),
    ({"seats": 9}, "MP-4", "bad-seats", {"least": 3, "most": 8}),
    ({"first": -1}, "MP-8", "bad-first", {"seats": 3}),
    ({"first": 3}, "MP-8", "bad-first", {"seats": 3}),
    ({"confuse": 6}, "MP-3", "bad-action-cards", {"most": 15}),
    ({"remind": -1}, "MP-3", "bad-action-cards", {"most": 15}),
    ({"recite_ms": 3999}, "MP-14", "bad-time", {"field": "recite_ms", "least": 4000, "most": 60000}),
    ({"recite_ms": 60001}, "MP-14", "bad-time", {"field": "recite_ms", "least": 4000, "most": 60000}),
    ({"turn_ms": 1999}, "MP-16", "bad-time", {"field": "turn_ms", "least": 2000, "most": 120000}),
    ({"turn_ms": 120001}, "MP-16", "bad-time", {"field": "turn_ms", "least": 2000, "most": 120000}),
    ({"deal_ms": 999}, "MP-6", "bad-time", {"field": "deal_ms", "least": 1000, "most": 60000}),
    ({"deal_ms": 60001}, "MP-6", "bad-time", {"field": "deal_ms", "least": 1000, "most": 60000}),
    ({"open_ms": 999}, "MP-6", "bad-time", {"field": "open_ms", "least": 1000, "most": 300000}),
    ({"open_ms": 300001}, "MP-6", "bad-time", {"field": "open_ms", "least": 1000, "most": 300000}),
    ({"look_ms": 999}, "MP-23", "bad-time", {"field": "look_ms", "least": 1000, "most": 30000}),
    ({"look_ms": 30001}, "MP-23", "bad-time", {"field": "look_ms", "least": 1000, "most": 30000}),
    ({"look_card_ms": -1}, "MP-23", "bad-time", {"field": "look_card_ms", "least": 0, "most": 10000}),
    ({"look_card_ms": 10001}, "MP-23", "bad-time", {"field": "look_card_ms", "least": 0, "most": 10000}),
    ({"flip_ms": 499}, "MP-10", "bad-time", {"field": "flip_ms", "least": 500, "most": 60000}),
    ({"flip_ms": 60001}, "MP-10", "bad-time", {"field": "flip_ms", "least": 500, "most": 60000}),
    ({"confuse_ms": 1999}, "MP-22", "bad-time", {"field": "confuse_ms", "least": 2000, "most": 120000}),
    ({"confuse_ms": 120001}, "MP-22", "bad-time", {"field": "confuse_ms", "least": 2000, "most": 120000}),
    ({"hold": -1}, "MP-15", "bad-time", {"field": "hold", "least": 0, "most": 250}),
    ({"hold": 251}, "MP-15", "bad-time", {"field": "hold", "least": 0, "most": 250}),
]


@pytest.mark.parametrize(("change", "rule", "key", "args"), BAD)
def test_impossible_options_name_the_rule(
    change: dict[str, int], rule: str, key: str, args: dict[str, int | str]
) -> None:
    with pytest.raises(BadOptions) as caught:
        Options(**{"seats": 3, **change})  # type: ignore[arg-type]
    assert (caught.value.rule, caught.value.key, caught.value.variables) == (rule, key, args)


def test_the_limits_themselves_are_possible() -> None:
    least = Options(
        seats=3, first=Seat(0), confuse=0, remind=0, reverse=0, recite_ms=4000, turn_ms=2000, look_ms=1000,
        look_card_ms=0, deal_ms=1000, open_ms=1000, flip_ms=500, confuse_ms=2000, hold=0,
    )  # fmt: skip
    most = Options(
        seats=8, first=Seat(7), confuse=15, remind=0, reverse=0, recite_ms=60000, turn_ms=120000, look_ms=30000,
        look_card_ms=10000, deal_ms=60000, open_ms=300000, flip_ms=60000, confuse_ms=120000, hold=250,
    )  # fmt: skip
    assert moby_pick.setup(least, Seeded("a")).public.until == 1000
    assert moby_pick.setup(most, Seeded("a")).public.until == 300000


def test_a_rhyme_has_one_of_three_lengths() -> None:
    with pytest.raises(msgspec.ValidationError, match="rhyme_ms"):
        msgspec.convert({"seats": 3, "rhyme_ms": 5000}, Options)


def test_mp_13_alone_against_bots_the_rhyme_is_brisk() -> None:
    """MP-13: 2.8 s; a game without such habits has none."""
    assert moby_pick.EXTRAS.alone == {"rhyme_ms": 2800}
    assert Options(seats=4, **moby_pick.EXTRAS.alone).rhyme_ms == 2800  # type: ignore[arg-type]
    assert GAMES["matryoshka"].EXTRAS.alone == {}


def test_mp_7_no_action_is_previewed() -> None:
    """MP-7: what a card is worth must be remembered."""
    view = moby_pick.view(moby_pick.setup(Options(seats=3), Seeded("a")), Seat(0))
    assert moby_pick.preview(view, TurnUp(0)) is None  # type: ignore[func-returns-value]
