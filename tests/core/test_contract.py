"""What a game declares reaches the drivers; a game that declares nothing has the plain answers."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Struct

from ludotheque.core import MILLIS, REACTIONS, Extras, Options, Reveal, Touch, between, needs, only_in
from ludotheque.core.contract import Contract, describe
from ludotheque.core.game import WINDOW
from ludotheque.games import GAMES, attrape_reves, matryoshka, moby_pick
from tests.toys.slap import SlapEvent, SlapGame


def test_a_game_of_touches_and_looks_declares_them() -> None:
    assert describe(moby_pick) == Contract(
        races=("base",),
        reveals=("revealed",),
        touches=("touch",),
        timed=("word",),
        reactions={"touched": "times"},
        private=(),
        awaited=("active", "taker"),
        looks="looks",
        open_look="look",
        end_look="seen",
    )


def test_a_game_with_races_in_one_variant_declares_them() -> None:
    found = describe(attrape_reves)
    assert (found.races, found.reveals, found.touches, found.timed) == (("speed",), ("turned",), ("grab",), ())
    assert found.reactions == {}, "its races tell how much later the others were"
    assert (found.awaited, found.looks, found.open_look, found.end_look) == (("active",), None, None, None)


def test_a_game_of_hidden_hands_declares_what_is_private() -> None:
    found = describe(matryoshka)
    assert found.private == ("hand", "offer", "lay", "offers", "known")
    assert found.awaited == ("waiting",)
    assert (found.races, found.reveals, found.touches) == ((), (), ()), "its event `revealed` opens no race"


def test_a_game_that_adds_nothing_has_the_plain_answers() -> None:
    extras: Extras[Any, Any, Any] = Extras()
    assert not extras.racing(object())
    assert not extras.looking(object())
    assert extras.marks([]) == []
    assert extras.limits() == {}
    extras.prepare()
    assert (extras.races, dict(extras.alone), extras.unveil) == ((), {}, None)
    assert Options(seats=2).window == WINDOW


@pytest.mark.parametrize("key", GAMES)
def test_the_window_of_a_race_is_the_one_agreed(key: str) -> None:
    game = GAMES[key]
    seats = next(iter(game.SEATS.values()))[0]
    assert game.Options(seats=seats).window == WINDOW
    if describe(game).races:
        assert game.Options(seats=seats, hold=50).window == 50


class Sum(Struct, frozen=True, tag="sum"):
    laps: Annotated[tuple[int, ...], REACTIONS]


def test_reactions_are_declared_by_a_marker_and_by_no_name() -> None:
    assert describe(SlapGame()).reactions == {"won": "hands"}, "its field `times` is something else"

    class Summing(SlapGame):
        Event: Any = SlapEvent | Sum

    with pytest.raises(TypeError, match=r"Sum\.laps: REACTIONS marks a tuple\[Reaction, \.\.\.\]"):
        describe(Summing())


@pytest.mark.parametrize("base", [Reveal, Touch])
def test_a_base_of_races_has_no_number_of_its_own(base: type[Reveal] | type[Touch]) -> None:
    with pytest.raises(NotImplementedError):
        _ = base().reveal


class Agreed(Options, frozen=True, kw_only=True):
    pace: Annotated[Literal[500, 900], MILLIS] = 500
    recital: Annotated[int, MILLIS, between(1_000, 9_000), needs("recite")] = 4_000
    recite: Annotated[bool, only_in("base", "coop")] = False


def test_markers_of_options_are_part_of_the_schema_and_refuse_nothing() -> None:
    fields = msgspec.json.schema(Agreed)["$defs"]["Agreed"]["properties"]
    assert fields["pace"] == {"enum": [500, 900], "default": 500, "millis": True}
    limits = {"minimum": 1_000, "maximum": 9_000}
    assert fields["recital"] == {"type": "integer", "default": 4_000, "millis": True, "needs": "recite", **limits}
    assert fields["recite"] == {"type": "boolean", "default": False, "variants": ["base", "coop"]}
    assert msgspec.convert({"seats": 2, "recital": 1}, Agreed).recital == 1, "the rules of the game refuse, by a rule"


@pytest.mark.parametrize("key", GAMES)
def test_options_name_switches_and_variants_that_exist(key: str) -> None:
    fields = msgspec.json.schema(GAMES[key].Options)["$defs"]["Options"]["properties"]
    for name, field in fields.items():
        assert set(field.get("variants", ())) <= set(GAMES[key].SEATS), name
        assert "needs" not in field or fields[field["needs"]]["type"] == "boolean", name
        assert field.get("millis", False) == name.endswith("_ms") or "hidden" in field, name
