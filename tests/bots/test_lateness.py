"""No bot of ours lets its time run out where the table waits for it."""

from random import Random
from typing import Any

import pytest
from msgspec import ValidationError, convert

from ludotheque.bots.arena import sit
from ludotheque.core import BadOptions, Bot, Seat, Seeded, Tick
from ludotheque.core.contract import late
from ludotheque.games import GAMES, moby_pick

SHORTEST: dict[str, dict[str, Any]] = {
    "attrape_reves": {"turn_ms": 1_000, "choose_ms": 3_000, "grab_ms": 3_000, "lay_ms": 500, "talk_ms": 5_000},
    "matryoshka": dict.fromkeys(("show_time", "offer_time", "take_time", "lay_time", "last_lay_time"), 5),
    "moby_pick": {"deal_ms": 1_000, "open_ms": 1_000, "look_ms": 1_000, "look_card_ms": 0}
    | {"flip_ms": 500, "rhyme_ms": 2_800, "recite_ms": 4_000, "turn_ms": 2_000, "confuse_ms": 2_000},
}
"""The least times that each game allows."""
OTHER_OPTIONS: dict[str, list[dict[str, Any]]] = {"moby_pick": [{}, {"recite": True}]}
"""Options that ask a bot for other acts."""
LEVELS = {"matryoshka": ("easy", "normal")}
"""The levels that do not search; those that do have the same pace."""
TIMED = ("attrape_reves", "moby_pick")
"""Games whose clock goes on by itself even where everyone acts in time."""
TABLES = 8


class Silent:
    """Somebody who never does anything."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        return None


def lapses(key: str, options: Any, level: str, seed: int, *, silent: bool) -> tuple[int, list[str]]:
    """How often the clock went on by itself at a table, and each time that a bot was to blame."""
    game, ticks, found = GAMES[key], 0, []
    bots: list[Bot[Any, Any, Any]] = [
        game.BOTS[level](Seat(chair), Random(f"{seed}/{chair}")) for chair in range(options.seats)
    ]
    players = [Silent(), *bots[1:]] if silent else bots
    before: Any = None
    for move, step in sit(game, options, Seeded(f"{level} {seed}"), players):
        if isinstance(move, Tick):
            ticks += 1
            blamed = set(late(game, before)) - ({Seat(0)} if silent else set())
            found += [f"seat {seat}, {before.public.phase}, {move.at}" for seat in blamed]
        before = step.state
    return ticks, found


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_level_lets_its_time_run_out(key: str, *, short: bool, silent: bool) -> None:
    """What is no fault of a bot must not look like one: a race without a touch, a choice in the last millisecond.

    Nor if somebody at the table never answers: then an active bot waits with everyone (AR-17).
    """
    game, total = GAMES[key], 0
    for variant, counts in game.SEATS.items():
        for others in OTHER_OPTIONS.get(key, [{}]):
            options = game.Options(variant=variant, seats=counts[-1], **others, **(SHORTEST[key] if short else {}))
            for level in LEVELS.get(key, tuple(game.BOTS)):
                for seed in range(TABLES):
                    ticks, found = lapses(key, options, level, seed, silent=silent)
                    assert not found, f"{variant} {options}, {level}: {found}"
                    total += ticks
    assert (total > 0) is (silent or key in TIMED), "were there moments in which a bot could have been late?"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_shortest_times_are_the_least_that_are_valid(key: str) -> None:
    game = GAMES[key]
    variant, counts = next(iter(game.SEATS.items()))
    for name, least in SHORTEST[key].items():
        if least:
            with pytest.raises((BadOptions, ValidationError)):
                convert({"variant": variant, "seats": counts[-1], name: least - 1}, game.Options)


def test_who_recites_is_not_to_blame_when_somebody_wins_the_race() -> None:
    """MP-14, MP-15: the tick closes the window of a touch; the rhyme had time left."""
    options = moby_pick.Options(seats=4, recite=True)
    before: Any = None
    won = 0
    bots = [moby_pick.BOTS["normal"](Seat(chair), Random(chair)) for chair in range(4)]
    for move, step in sit(moby_pick, options, Seeded("recite"), bots):
        if isinstance(move, Tick) and before.public.phase == "race" and before.public.said is not None:
            won += 1
            assert late(moby_pick, before) == ()
        before = step.state
    assert won > 0
