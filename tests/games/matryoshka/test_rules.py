"""MA-1…MA-9 and MA-15: material, set-up, and the course of the rounds."""

from collections import Counter

import pytest

from harness.tables.matryoshka import Table, cards
from ludotheque.core import Millis, Seat, Seeded, Stacked
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import DECK, SERIES, Card, card, series_of, value_of
from ludotheque.games.matryoshka.scoring import Count
from ludotheque.games.matryoshka.table import Drawn, Laid, Lay, Options, Public, Revealed, Show, Shown, State

SEATS = [3, 4, 5]


def all_cards(state: State) -> list[Card]:
    hands = [held for hand in state.hands for held in hand]
    return sorted([*hands, *state.stock, *(held for tableau in state.public.tableaux for held in tableau)])


def test_ma_1_ten_series_of_seven_dolls_each_card_once() -> None:
    """MA-1: 70 cards, 10 series, values 1–7."""
    deck = [card(series, value) for series in range(10) for value in range(1, 8)]
    assert deck == list(range(70))
    assert len(SERIES) == 10
    assert DECK == 70
    assert [(series_of(doll), value_of(doll)) for doll in (deck[0], deck[6], deck[7], deck[69])] == [
        (0, 1),
        (0, 7),
        (1, 1),
        (9, 7),
    ]


@pytest.mark.parametrize(("seats", "series"), [(3, 6), (4, 8), (5, 10)])
def test_ma_2_whole_series_are_left_out_by_player_count(seats: int, series: int) -> None:
    """MA-2: 42, 56 or 70 cards; the series in play are drawn and public."""
    state = matryoshka.setup(Options(seats=seats), Seeded("a"))
    assert len(state.public.series) == series
    assert all_cards(state) == [card(one, value) for one in state.public.series for value in range(1, 8)]
    assert matryoshka.view(state, None).public.series == state.public.series


def test_ma_2_chance_decides_which_series() -> None:
    """MA-2: any series may be missing, and the order `series` of the deal names those in play first."""
    missing = {
        one
        for seed in range(20)
        for one in set(range(10)).difference(matryoshka.setup(Options(seats=3), Seeded(str(seed))).public.series)
    }
    assert missing == set(range(10))
    order = Seeded("b").order(10, "series")
    assert matryoshka.setup(Options(seats=4), Seeded("b")).public.series == tuple(sorted(order[:8]))


@pytest.mark.parametrize("seats", SEATS)
def test_ma_3_six_cards_each_from_a_shuffled_deck(seats: int) -> None:
    """MA-3: hands are the top of the deck, six by six in seat order, and secret."""
    deal = Seeded("c")
    state = matryoshka.setup(Options(seats=seats), deal)
    deck = [doll for doll in deal.order(70, "deck") if doll // 7 in state.public.series]
    for seat in range(seats):
        mine = matryoshka.view(state, Seat(seat))
        assert mine.hand == tuple(sorted(deck[6 * seat : 6 * seat + 6]))
    assert list(state.stock) == deck[6 * seats :]
    assert matryoshka.view(state, None).hand == ()
    assert state.public.stock == len(state.stock) == {3: 24, 4: 32, 5: 40}[seats]


def test_ma_4_first_tableaux_of_two_are_revealed_together() -> None:
    """MA-4: two of six, face down until all have chosen."""
    table = Table()
    assert (table.public.phase, table.public.round, table.public.need) == ("lay", 0, 2)
    assert table.awaited() == [0, 1, 2]
    assert len(matryoshka.legal(table.view(0))) == 15
    assert table.act(1, Lay(cards(9, 6))).events == (Laid(Seat(1)),)
    assert table.view(1).lay == (6, 9)
    assert table.view(0).lay is None
    assert table.awaited() == [0, 2]
    assert table.public.tableaux == ((), (), ())
    table.act(0, Lay(cards(0, 1)))
    tableaux = (cards(0, 1), cards(6, 9), cards(12, 17))
    assert table.act(2, Lay(cards(12, 17))).events == (Laid(Seat(2)), Revealed(0, tableaux), Drawn(1, Seat(0), 18))
    assert table.public.tableaux == tableaux
    assert [table.view(seat).lay for seat in range(3)] == [None, None, None]


def test_ma_4_before_the_first_tableaux_nothing_is_shown_traded_or_counted() -> None:
    """MA-4: all seats are awaited, all hands full."""
    assert Table(Options(seats=3, lay_time=30), first=2).public == Public(
        phase="lay",
        round=0,
        turn=0,
        first=Seat(2),
        active=None,
        waiting=(Seat(0), Seat(1), Seat(2)),
        since=Millis(0),
        until=Millis(30_000),
        series=(0, 1, 2, 3, 4, 5),
        stock=24,
        hands=(6, 6, 6),
        need=2,
        shown=None,
        tableaux=((), (), ()),
        counts=(Count((), (), 0, 0, 0),) * 3,
        reminders=True,
        trades=(),
        absent=(False, False, False),
    )


def test_ma_5_tableaux_and_hand_sizes_are_public_and_stay_in_sight() -> None:
    """MA-5: a spectator sees them too; the old ones stay while new ones are chosen."""
    table = Table().go("show", 1)
    assert table.view(None).public is table.view(2).public
    assert table.public.hands == (6, 6, 6)
    before = table.public.tableaux
    assert before == (cards(0, 1), cards(6, 7), cards(12, 13))
    table.go("lay", 1)
    assert table.public.tableaux == before
    assert [tally.total for tally in table.public.counts] == [2, 0, 2]


def test_ma_6_first_player_by_lot_or_any_seat_that_is_named() -> None:
    """MA-6: the lot may fall on anyone, and so may the host's choice."""
    for seats in SEATS:
        firsts = {matryoshka.setup(Options(seats=seats), Seeded(str(n))).public.first for n in range(40)}
        assert firsts == set(range(seats))
        for seat in map(Seat, range(seats)):
            named = Options(seats=seats, first=seat)
            assert {matryoshka.setup(named, Seeded(str(n))).public.first for n in range(9)} == {seat}
            assert Table(named).go("show", 1).public.active == seat


@pytest.mark.parametrize("seats", SEATS)
def test_ma_6_the_player_to_the_left_becomes_first_each_round(seats: int) -> None:
    """MA-6: the first player of the first round was drawn; then it goes round."""
    table = Table(Options(seats=seats), first=seats - 1)
    firsts = []
    for number in range(1, 5):
        table.go("show", number)
        firsts.append((table.public.first, table.public.active))
    assert firsts == [((seats - 1 + number) % seats,) * 2 for number in range(4)]


@pytest.mark.parametrize("seats", SEATS)
def test_ma_7_each_draws_two_and_round_four_uses_up_the_stock(seats: int) -> None:
    """MA-7: the stock falls by two a seat and is empty in round 4."""
    table = Table(Options(seats=seats))
    for number in range(1, 5):
        table.go("lay", number - 1)
        stock, owned = table.state.stock, [*map(set, table.state.hands)]
        for mine, tableau in zip(owned, table.public.tableaux, strict=True):
            mine.update(tableau)
        left = (8 - 2 * number) * seats
        assert table.lay().events[-1] == Drawn(number, table.public.first, left)
        assert table.public.stock == len(table.state.stock) == left
        for seat, mine in enumerate(owned):
            drawn = stock[2 * seat : 2 * seat + 2]
            assert {*table.state.hands[seat], *table.public.tableaux[seat]} == {*mine, *drawn}
            assert set(drawn) <= set(table.state.hands[seat])


@pytest.mark.parametrize("seats", SEATS)
def test_ma_8_each_is_active_once_clockwise_from_the_first(seats: int) -> None:
    """MA-8: as many trades a round as seats."""
    table = Table(Options(seats=seats), first=1).go("show", 2)
    order = []
    while table.public.phase != "lay":
        assert table.public.active is not None
        order.append(table.public.active)
        assert table.public.turn == seats + len(order) - 1
        table.act(order[-1], matryoshka.legal(table.view(order[-1]))[0])
        while table.public.phase in ("offer", "take"):
            seat = table.public.waiting[0]
            table.act(seat, matryoshka.legal(table.view(seat))[0])
    assert order == [(2 + step) % seats for step in range(seats)]
    assert table.public.active is None
    assert table.awaited() == list(range(seats))


def test_ma_8_only_the_active_player_shows() -> None:
    """MA-8: another seat is refused, and so is showing in another phase (MA-9)."""
    table = Table(first=1)
    assert table.refused(1, Show(Card(6))) == ("MA-9", "refused-not-showing", {})
    table.go("show", 1)
    assert table.refused(0, Show(Card(2))) == ("MA-8", "refused-not-active", {})
    assert matryoshka.legal(table.view(0)) == ()
    assert matryoshka.legal(table.view(None)) == ()


def test_ma_9_the_active_player_shows_one_card_of_the_hand_to_all() -> None:
    """MA-9: it lies face up, and all others are asked for offers."""
    table = Table(first=1).go("show", 1)
    assert list(matryoshka.legal(table.view(1))) == [Show(held) for held in cards(8, 9, 10, 11, 20, 21)]
    assert table.refused(1, Show(Card(2))) == ("MA-9", "refused-not-in-hand", {})
    assert table.act(1, Show(Card(9))).events == (Shown(Seat(1), Card(9)),)
    assert (table.public.phase, table.public.shown, table.public.waiting) == ("offer", 9, (0, 2))
    assert table.view(1).hand == (8, 9, 10, 11, 20, 21)


def test_the_table_keeps_its_deal_and_what_was_agreed() -> None:
    """Through every kind of move, so that a record can prove the deal after the last one."""
    table = Table(Options(seats=3, lay_time=30))
    deal = table.state.deal
    assert isinstance(deal, Stacked)
    while table.public.phase != "over":
        seat = table.public.waiting[0]
        table.act(seat, matryoshka.legal(table.view(seat))[0])
        assert table.state.deal is deal
        assert table.state.options is table.options


@pytest.mark.parametrize("seats", SEATS)
def test_ma_15_hands_of_six_while_trading_then_thirteen_and_one(seats: int) -> None:
    """MA-15: at all times, and no card is lost."""
    table = Table(Options(seats=seats))
    everything = all_cards(table.state)
    sizes: Counter[tuple[str, int, int]] = Counter()
    while table.public.phase != "over":
        seat = table.public.waiting[-1]
        table.act(seat, matryoshka.legal(table.view(seat))[-1])
        assert all_cards(table.state) == everything
        assert table.public.hands == tuple(len(hand) for hand in table.state.hands)
        for hand, tableau in zip(table.state.hands, table.public.tableaux, strict=True):
            sizes[table.public.phase, len(hand), len(tableau)] += 1
    assert {(phase, hand) for phase, hand, _ in sizes} == {
        *((phase, 6) for phase in ("lay", "show", "offer", "take")),
        ("over", 1),
    }
    assert {tableau for phase, _, tableau in sizes if phase == "show"} == {2, 4, 6, 8}
    assert {tableau for phase, _, tableau in sizes if phase == "over"} == {13}
