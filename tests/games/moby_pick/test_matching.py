"""MP-17 … MP-19, MP-25, MP-26, MP-29: every pair of cards against a table written another way."""

from itertools import product

import pytest

from harness.tables.moby_pick import Table, friend
from ludotheque.core import Seat
from ludotheque.games.moby_pick.cards import FRIENDS, Friend
from ludotheque.games.moby_pick.events import Result, TurnedUp
from ludotheque.games.moby_pick.matching import _compare, compare, kept, points

# Which traits two cards share, written as a row of the rulebook's cases. Figure, background and name are each "=" same,
# "/" different or "?" not compared. The results: normal with 5+ and with ≤ 4 players, then reverse with the same.
CASES: dict[str, tuple[Result, Result, Result, Result]] = {
    # shared       normal 5+  normal ≤4  reverse 5+  reverse ≤4
    "= = =": ("match", "match", "miss", "miss"),
    "= = /": ("miss", "half", "miss", "miss"),
    "= = ?": ("match", "match", "miss", "miss"),
    "= / =": ("miss", "miss", "miss", "miss"),
    "= / /": ("miss", "miss", "miss", "miss"),
    "= / ?": ("miss", "miss", "miss", "miss"),
    "/ = =": ("miss", "miss", "miss", "miss"),
    "/ = /": ("miss", "miss", "miss", "miss"),
    "/ = ?": ("miss", "miss", "miss", "miss"),
    "/ / =": ("miss", "miss", "miss", "half"),
    "/ / /": ("miss", "miss", "match", "match"),
    "/ / ?": ("miss", "miss", "match", "match"),
}


def shared(one: Friend, other: Friend) -> str:
    signs = ["=" if mine == yours else "/" for mine, yours in zip(traits(one), traits(other), strict=True)]
    if None in (one.name, other.name):
        signs[2] = "?"
    return " ".join(signs)


def traits(card: Friend) -> tuple[str | None, ...]:
    return card.figure, card.background, card.name


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("reverse", [False, True])
def test_every_ordered_pair_is_worth_what_the_table_says(seats: int, reverse: bool) -> None:
    column = 2 * reverse + (seats <= 4)
    pairs = list(product(FRIENDS, FRIENDS))
    assert len(pairs) == 729
    for one, other in pairs:
        assert compare(one, other, reverse=reverse, seats=seats) == CASES[shared(one, other)][column]


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
def test_the_rule_behind_the_table_says_the_same(reverse: bool, small: bool) -> None:
    """MP-17 … MP-19, MP-25, MP-26: the table is made once, at import; this asks the rule that makes it."""
    for one, other in product(FRIENDS, FRIENDS):
        assert _compare(one, other, reverse, small) == CASES[shared(one, other)][2 * reverse + small]


def test_every_case_of_the_table_occurs() -> None:
    assert {shared(one, other) for one, other in product(FRIENDS, FRIENDS)} == set(CASES)


WHALE = "whale yellow polly"
FRESH = ["kid red molly", "kid red polly", "kid blue molly", "kid blue polly", "parrot red molly", "parrot red polly",
         "parrot blue molly", "parrot blue polly", "kid yellow molly", "kid yellow polly"]  # fmt: skip


def turn_up(own: str, middle: str, seats: int, *, reverse: bool = False) -> tuple[Table, TurnedUp]:
    """Seat 1 takes the middle card and turns up its own."""
    rows = [*FRESH[:2], own, *FRESH[2 : 2 * seats - 1]]
    table = Table(rows, ["reverse", middle] if reverse else [middle])
    table.flip()
    if reverse:
        table.flip()
    event = table.race(1, 0).events[0]
    assert isinstance(event, TurnedUp)
    return table, event


@pytest.mark.parametrize("seats", [4, 5])
def test_mp_17_match_needs_figure_background_and_name(seats: int) -> None:
    """MP-17: then both cards go on the dream pile."""
    table, event = turn_up(WHALE, WHALE, seats)
    assert event == TurnedUp(
        Seat(1), 1, 0, friend(WHALE), friend(WHALE), reverse=False, result="match", gained=2, timeout=False
    )
    assert table.public.piles[1] == (friend(WHALE), friend(WHALE))
    assert table.public.scores == (0, 2, *[0] * (seats - 2))
    assert table.state.discards == ()
    assert table.public.discards == 0
    assert table.public.rows[1] == 1


@pytest.mark.parametrize(
    ("own", "middle", "gained"),
    [("whale yellow", WHALE, 3), (WHALE, "whale yellow", 3), ("whale yellow", "whale yellow", 4)],
)
def test_mp_17_a_crazy_dream_ignores_the_name(own: str, middle: str, gained: int) -> None:
    """MP-17: on either side."""
    table, event = turn_up(own, middle, 5)
    assert (event.result, event.gained) == ("match", gained)
    assert table.public.piles[1] == (friend(middle), friend(own))


@pytest.mark.parametrize(("seats", "result", "gained"), [(3, "half", 1), (4, "half", 1), (5, "miss", 0)])
def test_mp_18_four_players_or_fewer_keep_one_of_two_that_differ_in_the_name(
    seats: int, result: str, gained: int
) -> None:
    """MP-18: the other one is discarded."""
    table, event = turn_up("whale yellow molly", WHALE, seats)
    assert (event.result, event.gained, table.public.scores[1]) == (result, gained, gained)
    assert len(table.public.piles[1]) == gained
    assert len(table.state.discards) == table.public.discards == 2 - gained
    assert {*table.public.piles[1], *table.state.discards} == {friend(WHALE), friend("whale yellow molly")}


@pytest.mark.parametrize("own", ["whale red polly", "kid yellow polly", "kid red molly", "whale red", "kid yellow"])
def test_mp_19_in_every_other_case_both_are_discarded(own: str) -> None:
    """MP-19: and nobody else may try."""
    table, event = turn_up(own, WHALE, 4)
    assert (event.result, event.gained) == ("miss", 0)
    assert table.public.piles == ((),) * 4
    assert table.state.discards == (friend(WHALE), friend(own))
    assert (table.public.phase, table.public.active) == ("flip", 1)


@pytest.mark.parametrize(
    ("own", "middle", "gained"),
    [
        ("kid red molly", WHALE, 2),
        ("kid red", WHALE, 3),
        ("parrot blue polly", "whale yellow", 3),
        ("kid red", "whale yellow", 4),
    ],
)
def test_mp_25_reverse_match_needs_everything_different(own: str, middle: str, gained: int) -> None:
    """MP-25: figure and background and name; the name is ignored if either is crazy."""
    table, event = turn_up(own, middle, 5, reverse=True)
    assert (event.result, event.gained, event.reverse) == ("match", gained, True)
    assert table.public.piles[1] == (friend(middle), friend(own))


@pytest.mark.parametrize(("seats", "result", "gained"), [(4, "half", 1), (5, "miss", 0)])
def test_mp_26_reverse_at_a_small_table_keeps_one_of_two_with_the_same_name(
    seats: int, result: str, gained: int
) -> None:
    """MP-26: figure and background differ, the name is the same."""
    table, event = turn_up("kid red polly", WHALE, seats, reverse=True)
    assert (event.result, event.gained, table.public.scores[1]) == (result, gained, gained)


@pytest.mark.parametrize(
    "own", ["whale yellow polly", "whale yellow molly", "whale red molly", "kid yellow molly", "whale red"]
)
def test_mp_26_every_other_reverse_pair_is_discarded(own: str) -> None:
    """MP-26: whatever is alike."""
    table, event = turn_up(own, WHALE, 4, reverse=True)
    assert event.result == "miss"
    assert table.state.discards[1:] == (friend(WHALE), friend(own))


def test_mp_26_an_untouched_card_after_reverse_is_kept() -> None:
    """MP-26: MP-20 holds, and the reversal is over."""
    table = Table(FRESH[:6], ["reverse", WHALE, WHALE])
    table.flip()
    table.flip()
    assert table.public.reverse
    table.let_pass()
    assert table.row(0)[-1] == friend(WHALE)
    assert not table.public.reverse


def test_mp_29_crazy_dreams_count_two_and_others_one() -> None:
    """MP-29: only in the dream pile."""
    assert points((friend(WHALE), friend("kid red"), friend("kid blue"))) == 5
    assert points(()) == 0
    assert kept(friend(WHALE), friend("kid red"), "match") == (friend("kid red"), friend(WHALE))
    assert kept(friend(WHALE), friend("kid red"), "half") == (friend("kid red"),)
    assert kept(friend(WHALE), friend("kid red"), "miss") == ()
