"""MA-10…MA-13: hidden offers, the trade, and who knows what."""

from random import Random

import pytest
from msgspec.structs import replace

from harness.tables.matryoshka import Table, cards
from ludotheque.core import Act, Seat, Seeded
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Event, Lay, Offer, Offered, Options, Revealed, Show, State, Take, Traded


def offering(seats: int = 3) -> Table:
    """Seat 0 has shown card 2; the hands are 2–5 and two drawn cards, and so on."""
    table = Table(Options(seats=seats)).go("show", 1)
    table.act(0, Show(Card(2)))
    return table


def test_ma_10_all_others_offer_hidden_and_in_any_order() -> None:
    """MA-10: the event names the seat only; the card is in its owner's view alone."""
    table = offering(4)
    assert table.awaited() == [1, 2, 3]
    assert table.act(3, Offer(Card(20), 0)).events == (Offered(Seat(3)),)
    assert table.awaited() == [1, 2]
    assert [table.view(seat).offer for seat in (0, 1, 2, 3, None)] == [None, None, None, 20, None]
    assert [table.view(seat).offers for seat in (0, 1, 2, 3, None)] == [None] * 5
    assert table.public.phase == "offer"
    table.act(1, Offer(Card(8), 0))
    assert table.act(2, Offer(Card(14), 0)).events == (Offered(Seat(2)),)
    assert (table.public.phase, table.public.waiting) == ("take", (0,))


def test_ma_10_an_offer_is_one_card_of_the_hand_once_in_this_trade() -> None:
    """MA-10: wrong phase, wrong trade, own trade, second offer and foreign card are refused."""
    table = Table().go("show", 1)
    assert table.refused(1, Offer(Card(8), 0)) == ("MA-10", "refused-not-offering", {})
    table.act(0, Show(Card(2)))
    assert table.refused(0, Offer(Card(3), 0)) == ("MA-10", "refused-own-trade", {})
    assert table.refused(1, Offer(Card(8), 1)) == ("MA-10", "refused-other-trade", {})
    assert table.refused(1, Offer(Card(2), 0)) == ("MA-10", "refused-not-in-hand", {})
    assert matryoshka.legal(table.view(1)) == tuple(Offer(held, 0) for held in cards(8, 9, 10, 11, 20, 21))
    table.act(1, Offer(Card(8), 0))
    assert table.refused(1, Offer(Card(8), 0)) == ("MA-10", "refused-offered-already", {})
    assert table.refused(1, Offer(Card(9), 0)) == ("MA-10", "refused-offered-already", {})
    assert matryoshka.legal(table.view(1)) == ()


def test_ma_11_the_active_player_sees_all_offers_and_takes_one() -> None:
    """MA-11: two cards change hands, the rest go back; the next seat is active."""
    table = offering()
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    assert table.view(0).offers == (None, 8, 14)
    assert [table.view(seat).offers for seat in (1, 2, None)] == [None] * 3
    assert [table.view(seat).offer for seat in (0, 1, 2)] == [None, 8, 14]
    assert matryoshka.legal(table.view(0)) == (Take(Seat(1)), Take(Seat(2)))
    traded = Traded(Seat(0), Seat(2), Card(2))
    assert table.act(0, Take(Seat(2))).events == (traded,)
    assert table.state.hands == (cards(3, 4, 5, 14, 18, 19), cards(8, 9, 10, 11, 20, 21), cards(2, 15, 16, 17, 22, 23))
    assert (table.public.phase, table.public.active, table.public.waiting) == ("show", 1, (1,))
    assert (table.public.shown, table.public.turn, table.public.trades) == (None, 1, (traded,))
    assert [(table.view(seat).offer, table.view(seat).offers) for seat in range(3)] == [(None, None)] * 3


def test_ma_11_taking_is_refused_to_others_and_without_an_offer() -> None:
    """MA-11: only the active seat, only when all offers are in, exactly one of the others'."""
    table = offering()
    assert table.refused(0, Take(Seat(1))) == ("MA-11", "refused-not-taking", {})
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    assert table.refused(1, Take(Seat(2))) == ("MA-11", "refused-not-yours-to-take", {})
    for nobody in (-1, 0, 3):
        assert table.refused(0, Take(Seat(nobody))) == ("MA-11", "refused-no-such-offer", {})


def test_ma_12_tableau_cards_are_neither_shown_nor_offered() -> None:
    """MA-12: cards of one's own tableau."""
    table = Table().go("show", 1)
    assert table.refused(0, Show(Card(0))) == ("MA-12", "refused-in-tableau", {})
    table.act(0, Show(Card(2)))
    assert table.refused(1, Offer(Card(6), 0)) == ("MA-12", "refused-in-tableau", {})
    assert table.refused(1, Offer(Card(0), 0)) == ("MA-10", "refused-not-in-hand", {})


def test_ma_12_a_card_received_may_go_back_to_its_giver() -> None:
    """MA-12: card 2 goes from seat 0 to seat 1 and back in the next trade."""
    table = offering()
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    table.act(0, Take(Seat(1)))
    table.act(1, Show(Card(2)))
    table.act(0, Offer(Card(8), 1))
    table.act(2, Offer(Card(14), 1))
    table.act(1, Take(Seat(0)))
    assert table.state.hands == (cards(2, 3, 4, 5, 18, 19), cards(8, 9, 10, 11, 20, 21), cards(14, 15, 16, 17, 22, 23))


def test_ma_13_each_trade_teaches_each_seat_what_it_saw() -> None:
    """MA-13: the shown card is known to all, the taken one to two, a rejected one to its owner and the active seat."""
    table = offering(4)
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    table.act(3, Offer(Card(20), 0))
    assert {table.view(seat).known for seat in (0, 1, 2, 3, None)} == {((), (), (), ())}
    table.act(0, Take(Seat(2)))
    assert table.view(0).known == ((), (8,), (2,), (20,))
    assert table.view(1).known == ((), (), (2,), ())
    assert table.view(2).known == ((14,), (), (), ())
    assert table.view(3).known == ((), (), (2,), ())
    assert table.view(None).known == ((), (), (2,), ())


def test_ma_13_a_card_given_unseen_takes_certainty_away() -> None:
    """MA-13: whoever saw neither side no longer knows what the partner kept; the traders still do."""
    table = offering(4)
    for seat, card in ((1, 8), (2, 14), (3, 20)):
        table.act(seat, Offer(Card(card), 0))
    table.act(0, Take(Seat(2)))
    table.act(1, Show(Card(9)))
    for seat, card in ((0, 14), (2, 2), (3, 20)):
        table.act(seat, Offer(Card(card), 1))
    table.act(1, Take(Seat(2)))
    assert table.view(0).known == ((), (8,), (9,), (20,))
    assert table.view(1).known == ((14,), (), (9,), (20,))
    assert table.view(2).known == ((14,), (2,), (), ())
    assert table.view(3).known == ((), (), (9,), ())
    assert table.view(None).known == ((), (), (9,), ())


def test_ma_13_the_giver_of_a_shown_card_is_known_to_have_lost_it() -> None:
    """MA-13: a card known to be in the active hand and shown goes on to the partner, for everyone."""
    table = offering()
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    table.act(0, Take(Seat(1)))
    table.act(1, Show(Card(2)))
    table.act(0, Offer(Card(3), 1))
    table.act(2, Offer(Card(15), 1))
    table.act(1, Take(Seat(2)))
    assert table.view(0).known == ((), (), (2,))
    assert table.view(1).known == ((3, 8), (), (2,))
    assert table.view(2).known == ((), (15,), ())
    assert table.view(None).known == ((), (), (2,))


def test_ma_13_a_tableau_card_taken_back_to_the_hand_is_known_to_all() -> None:
    """MA-13, MA-14: what lay open and is laid no more is in that hand; what is laid is in no hand."""
    table = offering()
    table.act(1, Offer(Card(8), 0))
    table.act(2, Offer(Card(14), 0))
    table.act(0, Take(Seat(1)))
    table.go("lay", 1)
    known = table.view(0).known
    assert 2 in known[2]
    mine = tuple(sorted({*table.state.hands[2]} - {2}))[:3]
    table.lay(table.state.hands[0][:4], table.state.hands[1][:4], (2, *mine))
    assert set(table.view(0).known[1]) >= {6, 7}
    assert table.view(None).known == (cards(0, 1), cards(6, 7), cards(12, 13))
    assert 2 not in table.view(0).known[2]
    assert table.view(0).known[0] == ()


class Witness:
    """Written again from the rule's words: what one seat (or nobody in particular) is certain of."""

    def __init__(self, me: int | None, seats: int) -> None:
        self.me = me
        self.held: list[set[int]] = [set() for _ in range(seats)]

    def trade(self, event: Traded, offers: dict[int, int]) -> None:
        """`offers` are those this witness saw, by seat."""
        if event.partner not in offers:
            self.held[event.partner].clear()
        for seat, card in offers.items():
            self.held[seat].add(card)
        if event.partner in offers:
            self.held[event.partner].remove(offers[event.partner])
            self.held[event.seat].add(offers[event.partner])
        self.held[event.seat].discard(event.card)
        self.held[event.partner].add(event.card)

    def reveal(self, before: tuple[tuple[Card, ...], ...], after: tuple[tuple[Card, ...], ...]) -> None:
        for hand, old, new in zip(self.held, before, after, strict=True):
            hand.update(old)
            hand.difference_update(new)

    def sure(self) -> tuple[tuple[int, ...], ...]:
        return tuple(() if seat == self.me else tuple(sorted(hand)) for seat, hand in enumerate(self.held))


def saw(state: State, event: Traded, me: int | None) -> dict[int, int]:
    """The offers a seat has a right to have seen: all if it was active, its own if it was the partner."""
    offers: dict[int, int] = {seat: card for seat, card in enumerate(state.offers) if card is not None}
    if me == event.seat:
        return offers
    return {event.partner: offers[event.partner]} if me == event.partner else {}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ma_13_knowledge_is_exact_and_true_in_whole_games(seats: int) -> None:
    """MA-13: an independent witness for every seat agrees after every move, and nobody believes what is not so."""
    chance = Random(seats)
    for seed in range(15):
        state = matryoshka.setup(Options(seats=seats), Seeded(str(seed)))
        witnesses = [Witness(me, seats) for me in (*range(seats), None)]
        while state.public.phase != "over":
            seat = chance.choice(state.public.waiting)
            menu = matryoshka.legal(matryoshka.view(state, seat))
            step = matryoshka.apply(state, Act(state.public.since, seat, menu[chance.randrange(len(menu))]))
            for witness in witnesses:
                for event in step.events:
                    _tell(witness, state, event)
                me = None if witness.me is None else Seat(witness.me)
                known = matryoshka.view(step.state, me).known
                assert known == witness.sure()
                assert all(set(sure) <= set(hand) for sure, hand in zip(known, step.state.hands, strict=True))
            state = step.state


def _tell(witness: Witness, state: State, event: Event) -> None:
    match event:
        case Traded():
            witness.trade(event, saw(state, event, witness.me))
        case Revealed(tableaux=tableaux):
            witness.reveal(state.public.tableaux, tableaux)
        case _:
            pass


@pytest.mark.parametrize("seats", [3, 5])
def test_ma_22_without_reminders_a_view_tells_nothing_of_what_was_seen_before(seats: int) -> None:
    """MA-22: the same game with and without; only `known` and the trades before the last one are missing."""
    both = [Table(Options(seats=seats, reminders=reminders)) for reminders in (True, False)]
    told = 0
    while both[0].public.phase != "over":
        seat = both[0].public.waiting[0]
        for table in both:
            table.act(seat, matryoshka.legal(table.view(seat))[-1])
        for me in (*range(seats), None):
            with_it, without = (table.view(me) for table in both)
            told += sum(map(len, with_it.known))
            assert without.known == ((),) * seats
            public = replace(without.public, reminders=True, trades=with_it.public.trades)
            assert replace(without, known=with_it.known, public=public) == with_it
            assert without.public.trades == with_it.public.trades[-1:]
    assert told > 100


def test_a_lay_may_name_its_cards_in_any_order() -> None:
    assert Lay(cards(5, 0)) == Lay(cards(0, 5))
