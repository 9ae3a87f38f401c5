"""Rollouts: the same seeds give the same answer, a choice is worth nothing against itself, and strength shows."""

from ludotheque.bots.rollouts import expected, gained, written
from ludotheque.core import Act, Millis, Seat, Seeded, Step
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import NIGHTMARES
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.faculties import need
from ludotheque.games.attrape_reves.table import Options, State, Take, Turn

SEEDS = [f"seed {number}" for number in range(12)]


def _choosing() -> State:
    """A monster lies there that only a bear covers."""
    for seed in range(100):
        state = attrape_reves.setup(Options(seats=2, first=Seat(0)), Seeded(f"rollouts {seed}"))
        state = attrape_reves.apply(state, Act(Millis(10), Seat(0), Turn())).state
        assert state.card is not None
        if need(NIGHTMARES[state.card]) == 0:
            return state
    raise AssertionError("no such card")


def test_a_better_choice_wins_more_and_the_same_one_nothing() -> None:
    past: list[tuple[Millis, Step[State, Event]]] = [(Millis(10), Step(_choosing()))]
    right, wrong = (Act(Millis(20), Seat(0), Take(toy)) for toy in (0, 7))

    def gain(one: Act[Take], other: Act[Take]) -> float:
        ways = (lambda: written(one), lambda: written(other))
        return gained(attrape_reves, past, Seat(0), ways, SEEDS)

    assert gain(right, right) == 0
    assert gain(right, wrong) == -gain(wrong, right) > 0


def test_what_bots_win_from_a_moment_is_a_share() -> None:
    past: list[tuple[Millis, Step[State, Event]]] = [(Millis(10), Step(_choosing()))]
    shares = [expected(attrape_reves, past, Seat(seat), "hard", SEEDS) for seat in range(2)]
    assert all(0 < share < 1 for share in shares)
    assert shares[0] == expected(attrape_reves, past, Seat(0), "hard", SEEDS)
