"""More time for a seat: its looks and choices last twice as long, nobody else's, and old records are as they were."""

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.bots.arena import sit
from ludotheque.core import Act, BadOptions, Millis, Seat, Seeded, Tick, submit
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES, attrape_reves, matryoshka, moby_pick
from ludotheque.games.attrape_reves.table import Point, Take, Turn
from ludotheque.games.moby_pick.table import Look
from ludotheque.texts import LANGS, Speech

SLOW = Seat(1)


def _after(game: AnyGame, state: Any, at: int, seat: Seat, action: Any) -> Any:
    """What an act leads to."""
    return submit(game, state, Act(Millis(at), seat, action)).state


def _waits(game: AnyGame, phases: tuple[str, ...], **options: Any) -> dict[tuple[str, Seat], int]:
    """How long the table waits for each seat in a phase that only one seat ends, in a whole game of bots."""
    made = game.Options(seats=3, **options)
    bots = [game.BOTS["easy"](Seat(seat), Random(seat)) for seat in range(3)]
    found: dict[tuple[str, Seat], int] = {}
    before: Any = None
    for move, step in sit(game, made, Seeded("more time"), bots):
        public = step.state.public
        if move is not None and public.phase in phases and (before.phase, before.until) != (public.phase, public.until):
            awaited = public.taker if public.phase == "turn-up" else public.active
            found[public.phase, awaited] = public.until - move.at
        before = public
    return found


@pytest.mark.parametrize(
    ("game", "phases", "options"),
    [
        (moby_pick, ("turn-up", "confuse"), {}),
        (attrape_reves, ("choose",), {}),
        (matryoshka, ("show", "take"), {}),
    ],
)
def test_choices_of_a_seat_with_more_time_last_twice_as_long(
    game: AnyGame, phases: tuple[str, ...], options: dict[str, Any]
) -> None:
    usual, slow = _waits(game, phases, **options), _waits(game, phases, **options, more_time=(SLOW,))
    assert {seat for _, seat in usual} == {Seat(0), Seat(1), Seat(2)}
    assert slow == {(phase, seat): (2 if seat == SLOW else 1) * time for (phase, seat), time in usual.items()}


def test_a_look_lasts_twice_as_long_for_that_seat_alone() -> None:
    """MP-6: else it lasts equally long for everyone."""
    state: Any = moby_pick.setup(moby_pick.Options(seats=3, more_time=(SLOW,)), Seeded("looks"))
    for seat in range(3):
        state = _after(moby_pick, state, 1_000, Seat(seat), Look())
    assert state.ends == (6_000, 11_000, 6_000)
    state = moby_pick.apply(state, Tick(Millis(6_000))).state
    assert state.public.looks == ("done", "open", "done")
    assert moby_pick.view(state, SLOW).peek is not None
    assert moby_pick.deadline(state) == 11_000


def test_where_several_choose_at_once_the_table_waits_for_the_slowest() -> None:
    times = {}
    for slow in ((), (SLOW,)):
        state: Any = matryoshka.setup(matryoshka.Options(seats=3, more_time=slow), Seeded("all"))
        times[slow] = [state.public.until]
        for variant in ("speed", "coop"):
            options = attrape_reves.Options(seats=3, variant=variant, first=Seat(0), more_time=slow)
            state = attrape_reves.setup(options, Seeded("all"))
            state = _after(attrape_reves, state, 0, Seat(0), Turn())
            times[slow].append(state.public.until)
        state = _after(attrape_reves, state, 0, Seat(0), Point(0))
        times[slow] += [state.public.until, state.public.answer_by]
    assert times[SLOW,] == [2 * (time or 0) for time in times[()]]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_more_time_is_checked_kept_and_left_out_where_nobody_has_it(game: AnyGame) -> None:
    with pytest.raises(BadOptions) as refused:
        game.Options(seats=3, more_time=(Seat(3),))
    for lang in LANGS:
        assert "3" in Speech(game, lang).refusal(refused.value)
    options = game.Options(seats=3, more_time=(SLOW,))
    assert msgspec.convert(msgspec.to_builtins(options), game.Options) == options
    assert "more_time" not in msgspec.to_builtins(game.Options(seats=3))


def test_taking_a_toy_passes_the_usual_time_on() -> None:
    options = attrape_reves.Options(seats=2, first=Seat(1), more_time=(SLOW,))
    state: Any = attrape_reves.setup(options, Seeded("pass"))
    state = _after(attrape_reves, state, 0, SLOW, Turn())
    assert state.public.until == 2 * options.choose_ms
    state = _after(attrape_reves, state, 10, SLOW, Take(0))
    assert state.public.until == options.choose_ms + 10
