"""MP-1 … MP-8: the cards, the deal, the stock, the first look."""

from collections import Counter

import pytest

from harness.tables.moby_pick import Table, card, friend
from ludotheque.core import Millis, Seat, Seeded
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import Options
from ludotheque.games.moby_pick.cards import ALARM, CONFUSE, REMIND, REVERSE, ActionCard, Friend, deck
from ludotheque.games.moby_pick.table import Public

SIX = ["kid yellow molly", "kid yellow polly", "kid red molly", "kid red polly", "kid blue molly", "kid blue polly"]


def test_mp_1_there_are_106_cards() -> None:
    """MP-1: 72 dreams, 18 crazy dreams, 15 actions, 1 alarm clock."""
    cards = [*deck(5, 5, 5), ALARM]
    friends = [entry for entry in cards if isinstance(entry, Friend)]
    assert len(cards) == 106
    assert sum(not entry.crazy for entry in friends) == 72
    assert sum(entry.crazy for entry in friends) == 18
    assert sum(isinstance(entry, ActionCard) for entry in cards) == 15


def test_mp_2_kinds_and_copies() -> None:
    """MP-2: 18 kinds of dream four times, 9 kinds of crazy dream twice."""
    copies = Counter(entry for entry in deck(5, 5, 5) if isinstance(entry, Friend))
    assert Counter((entry.crazy, count) for entry, count in copies.items()) == {(False, 4): 18, (True, 2): 9}
    assert {entry.figure for entry in copies} == {"kid", "parrot", "whale"}
    assert {entry.background for entry in copies} == {"yellow", "red", "blue"}
    assert {entry.name for entry in copies} == {"molly", "polly", None}


def test_mp_3_the_action_cards_are_five_of_each_or_as_agreed() -> None:
    """MP-3: 5 Confuse, 5 Remind, 5 Reverse; an option."""
    assert Counter(deck(5, 5, 5)[90:]) == {CONFUSE: 5, REMIND: 5, REVERSE: 5}
    assert deck(1, 2, 0)[90:] == (CONFUSE, REMIND, REMIND)
    options = Options(seats=3, confuse=0, remind=0, reverse=0)
    state = moby_pick.setup(options, Seeded("calm"))
    assert not any(isinstance(entry, ActionCard) for entry in state.stock)
    assert len(state.stock) == 85


def test_mp_4_everyone_gets_two_friends_and_actions_are_drawn_again() -> None:
    """MP-4: an action dealt is discarded without effect and replaced."""
    rows = ["kid yellow molly", "reverse", "remind", "kid yellow", *SIX[2:]]
    table = Table(rows, ["whale red molly"], thrown=2)
    assert table.row(0) == (friend("kid yellow molly"), friend("kid yellow"))
    assert table.row(1) == (friend("kid red molly"), friend("kid red polly"))
    assert table.row(2) == (friend("kid blue molly"), friend("kid blue polly"))
    assert table.state.discards == (card("reverse"), card("remind"))
    assert [table.view(seat).public.thrown for seat in (0, 1, 2, None)] == [(card("reverse"), card("remind"))] * 4
    assert (table.public.discards, table.public.reverse, table.public.phase) == (2, False, "deal")


@pytest.mark.parametrize("seats", range(3, 9))
def test_mp_5_the_alarm_lies_on_fifteen_cards(seats: int) -> None:
    """MP-5: 90 − 2n − k cards lie above the alarm."""
    for seed in range(20):
        state = moby_pick.setup(Options(seats=seats), Seeded(str(seed)))
        above = state.stock.index(ALARM)
        assert above == 90 - 2 * seats - len(state.discards)
        assert len(state.stock) - above - 1 == 15
        assert state.public.stock == len(state.stock)
        assert Counter([*state.stock, *state.discards, *(c for row in state.rows for c in row)]) == Counter(
            [*deck(5, 5, 5), ALARM]
        )


@pytest.mark.parametrize("actions", [(5, 5, 5), (0, 0, 0), (2, 0, 1)])
def test_mp_5_with_fewer_action_cards_fewer_lie_above_the_alarm(actions: tuple[int, int, int]) -> None:
    """MP-5: 75 + a − 2n − k cards, with a action cards in the game."""
    confuse, remind, reverse = actions
    for seats in range(3, 9):
        options = Options(seats=seats, confuse=confuse, remind=remind, reverse=reverse)
        state = moby_pick.setup(options, Seeded(f"{actions} {seats}"))
        assert state.stock.index(ALARM) == 75 + sum(actions) - 2 * seats - len(state.public.thrown)
        assert state.public.below == 15


def test_mp_5_a_short_game_has_half_the_cards_above_the_alarm() -> None:
    """House option: the same deal, the same order, the alarm in the middle of what would lie above it."""
    for seats in range(3, 9):
        for seed in range(6):
            whole = moby_pick.setup(Options(seats=seats), Seeded(str(seed)))
            short = moby_pick.setup(Options(seats=seats, short=True), Seeded(str(seed)))
            above, half = whole.stock.index(ALARM), short.stock.index(ALARM)
            assert half == (above + 1) // 2
            assert short.public.below == len(short.stock) - half - 1
            assert (short.rows, short.public.stock) == (whole.rows, whole.public.stock)
            assert [c for c in short.stock if c != ALARM] == [c for c in whole.stock if c != ALARM]


def test_mp_6_nothing_else_has_happened_before_the_first_turn() -> None:
    """MP-6: no turn, no card in the middle, no race, no dream; everyone only looks."""
    assert Table(SIX, []).public == Public(
        phase="deal",
        turn=0,
        active=Seat(0),
        until=Millis(60_000),
        looks=("waiting",) * 3,
        reveal=0,
        card=None,
        shown=Millis(0),
        reverse=False,
        began=Millis(0),
        said=None,
        ended=None,
        taker=None,
        target=None,
        shifts=0,
        rows=(2, 2, 2),
        piles=((), (), ()),
        scores=(0, 0, 0),
        stock=100,
        below=15,
        discards=0,
        best=None,
        closest=(),
        thrown=(),
    )


def test_mp_8_the_host_names_the_first_player_or_the_deal_does() -> None:
    """MP-8: chosen or at random, then clockwise."""
    assert Table(SIX, [], first=Seat(2)).public.active == 2
    for seat in range(3):
        assert Table(SIX, [], first=None, picks={"first": seat}).public.active == seat
    table = Table(SIX, ["whale red molly", "whale red polly", "whale blue molly"], first=Seat(1))
    seats = []
    for _ in range(3):
        table.flip()
        seats.append(table.public.active)
        table.let_pass()
    assert seats == [1, 2, 0]
    firsts = {moby_pick.setup(Options(seats=4), Seeded(str(seed))).public.active for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
