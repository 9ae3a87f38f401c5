"""What every analysis shares."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from harness.what_ifs import played_on
from ludotheque.core import Act, Extras, Header, Millis, Move, Player, Record, Seat, Step, Term, commitment
from ludotheque.core.analysis import Analysis, Telling, Turning, silent
from ludotheque.core.play import AnyGame
from ludotheque.core.record import End, steps
from ludotheque.core.review import review
from tests.toys.high_card import Change, HighCard, ToyEvent, ToyState, ToyView
from tests.toys.redealt import past_told, redeal

MOVES = tuple(Act(Millis(1_000 * turn), Seat(turn), Change()) for turn in range(3))


def test_whoever_wants_no_progress_is_told_in_vain() -> None:
    tell: Telling = silent
    for share in (0.0, 0.5, 1.0):
        tell(share)


def _all_moves(
    past: Sequence[Step[ToyState, ToyEvent]], moves: Sequence[Move[Any]], tell: Telling, first: int
) -> Analysis:
    """Every move that is to be judged is a turning point."""
    tell(1.0)
    assert len(past) == len(moves) + 1
    judged = [(number, move) for number, move in enumerate(moves, start=1) if number > first]
    turnings = [
        Turning(number, move.seat, move.action, None, past[number].state.hands[0], Term("why"))
        for number, move in judged
        if isinstance(move, Act)
    ]
    return Analysis(tuple(turnings), ((Term("moves", {"count": len(moves)}),),))


class Forgetful(HighCard):
    """A what-if knows nothing of the past."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=redeal, analyse=_all_moves)


class Mindful(HighCard):
    """A what-if knows the whole past."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=past_told, analyse=_all_moves)


def _played(game: AnyGame) -> Record:
    header = Header(game.KEY, game.RULES, {"seats": 3}, tuple(map(Player, "abc")), commitment("first"))
    begun = Record(header, MOVES, End(None, "first"))
    *_, last = steps(begun, game)
    return replace(begun, end=End(game.outcome(last.state), "first"))


@pytest.mark.parametrize(("game", "known"), [(Forgetful(), 1), (Mindful(), 3)])
def test_of_a_what_if_the_moves_of_its_own_deal_are_judged_by_their_numbers(game: AnyGame, known: int) -> None:
    source = _played(game)
    whole = review(source, game)
    assert [turning.move for turning in whole.turnings] == [1, 2, 3]
    record = played_on(game, source, 2, Seat(2))
    heard: list[float] = []
    found = review(record, game, heard.append)
    states = [step.state for step in steps(record, game)]
    assert [(turning.move, turning.seat, turning.worth) for turning in found.turnings] == [(3, 2, states[3].hands[0])]
    assert found.seats[0][0].variables["count"] == known
    assert heard == [1.0]
    again = review(played_on(game, record, 2, Seat(0)), game)
    assert [turning.move for turning in again.turnings] == [3]
