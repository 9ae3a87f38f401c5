"""Where a what-if begins: the deals of a table one after the other, and what no what-if can begin with."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import Act, Damaged, Header, Illegal, Millis, Player, Record, Seat, Seeded, commitment, seed_from
from ludotheque.core.origin import Origin
from ludotheque.core.play import AnyGame, Fold
from ludotheque.core.record import MOST_ORIGINS, End, steps, verify, what_if
from tests.toys.high_card import Change, HighCard, Keep, ToyOptions
from tests.toys.redealt import Redealt

GAME: AnyGame = Redealt()
MOVES = tuple(Act(Millis(1_000 * turn), Seat(turn), Change()) for turn in range(3))


def played(game: AnyGame = GAME, **changes: Any) -> Record:
    """Three seats, and each changed its card."""
    seats = tuple(Player(name) for name in "abc")
    header = Header(game.KEY, game.RULES, {"seats": 3}, seats, commitment("first"), ("x", "y", "z"))
    begun = Record(replace(header, **changes), MOVES, End(None, "first"))
    *_, last = steps(begun, game)
    return replace(begun, end=End(game.outcome(last.state), "first"))


def played_on(begun: Record, secret: str, *moves: Act[Any]) -> Record:
    """A what-if with its own commitment, played to its end."""
    header = replace(begun.header, seats=played().header.seats, commitment=commitment(secret))
    whole = Record(header, (*begun.moves, *moves), End(None, secret))
    *_, last = steps(whole, GAME)
    return replace(whole, end=End(GAME.outcome(last.state), secret))


def test_a_what_if_keeps_what_the_seat_knew_and_goes_on_in_its_own_deal() -> None:
    source = played()
    begun = what_if(source, GAME, 2, Seat(2))
    assert (begun.moves, begun.end, begun.header.commitment, begun.header.nonces) == (MOVES[:2], None, "", ())
    record = played_on(begun, "second", Act(Millis(3_000), Seat(2), Keep()))
    assert verify(record, GAME) == "finished"
    then, now = list(steps(source, GAME)), list(steps(record, GAME))
    assert now[:2] == then[:2]
    assert now[2].state.deal == Seeded(seed_from("second"))
    assert now[2].state.hands[2] == then[2].state.hands[2]
    assert now[2].state.hands != then[2].state.hands


def test_evidence_is_left_out() -> None:
    source = played()
    judged = replace(source, moves=(replace(MOVES[0], evidence={"ms": 1}), *MOVES[1:]))
    assert what_if(judged, GAME, 2, Seat(0)).moves == MOVES[:2]


def test_the_origins_of_a_what_if_are_those_that_lie_before_its_moment() -> None:
    first = played_on(what_if(played(), GAME, 1, Seat(0)), "second", *MOVES[1:])
    later = what_if(first, GAME, 2, Seat(1)).header.origins
    assert [(each.secret, each.moves, each.seat) for each in later] == [("first", 1, 0), ("second", 2, 1)]
    there = what_if(first, GAME, 1, Seat(1)).header.origins
    assert [(each.secret, each.moves, each.seat) for each in there] == [("first", 1, 0), ("second", 1, 1)]
    before = what_if(first, GAME, 0, Seat(1)).header.origins
    assert [(each.secret, each.moves, each.seat) for each in before] == [("first", 0, 1)]
    for origins in (later, there, before):
        begun = replace(first, header=replace(first.header, origins=origins), moves=MOVES[: origins[-1].moves])
        assert verify(played_on(begun, "third", *MOVES[origins[-1].moves :]), GAME) == "finished"


def test_what_ifs_of_what_ifs_have_an_end() -> None:
    record = played()
    for number in range(MOST_ORIGINS):
        record = played_on(what_if(record, GAME, 1, Seat(0)), f"again {number}", *MOVES[1:])
    assert verify(record, GAME) == "finished"
    with pytest.raises(Damaged, match="record-origin"):
        what_if(record, GAME, 1, Seat(0))
    more = replace(record.header, origins=(*record.header.origins, record.header.origins[-1]))
    with pytest.raises(Damaged, match="record-origin"):
        verify(replace(record, header=more), GAME)


@pytest.mark.parametrize("moments", [(2, 1), (-1,), (4,), (1, 4, 2)])
def test_origins_lie_in_the_game_and_in_their_order(moments: tuple[int, ...]) -> None:
    record = played()
    origins = tuple(Origin("first", ("x", "y", "z"), moment, Seat(0)) for moment in moments)
    with pytest.raises(Damaged, match="record-origin"):
        verify(replace(record, header=replace(record.header, origins=origins)), GAME)


def test_a_fold_begins_with_the_moves_of_its_origins() -> None:
    begun = what_if(played(), GAME, 2, Seat(2))
    fold = Fold(GAME, ToyOptions(seats=3), Seeded("own"), begun.header.origins)
    assert not fold.whole
    with pytest.raises(ValueError, match="missing"):
        fold.begin(MOVES[:1])
    fold = Fold(GAME, ToyOptions(seats=3), Seeded("own"), begun.header.origins)
    fold.begin(MOVES)
    assert (fold.whole, fold.number, fold.now) == (True, 2, MOVES[1].at)
    assert fold.past == [(MOVES[1].at, fold.step)]
    ordinary = Fold(GAME, ToyOptions(seats=3), Seeded("own"))
    ordinary.begin(())
    assert (ordinary.whole, ordinary.number) == (True, 0)


@pytest.mark.parametrize(
    ("move", "seat", "rule", "key"),
    [
        (-1, 0, "TABLE-14", "refused-no-moment"),
        (4, 0, "TABLE-14", "refused-no-moment"),
        (3, 0, "TABLE-14", "refused-what-if-over"),
        (2, 3, "TABLE-2", "refused-no-seat"),
        (2, -1, "TABLE-2", "refused-no-seat"),
    ],
)
def test_what_no_what_if_can_begin_with(move: int, seat: int, rule: str, key: str) -> None:
    with pytest.raises(Illegal) as refused:
        what_if(played(), GAME, move, Seat(seat))
    assert (refused.value.rule, refused.value.key) == (rule, key)


def test_a_game_without_what_ifs_and_a_record_without_an_end() -> None:
    with pytest.raises(Illegal, match="refused-no-what-if"):
        what_if(played(HighCard()), HighCard(), 1, Seat(0))
    with pytest.raises(Damaged, match="record-no-end"):
        what_if(replace(played(), end=None), GAME, 1, Seat(0))
