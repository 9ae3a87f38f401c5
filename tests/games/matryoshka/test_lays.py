"""MA-14 and the menu of tableaux, MA-20 and MA-21: laying, time and absence."""

from itertools import combinations
from math import comb

import pytest

from harness.tables.matryoshka import Table, cards
from ludotheque.core import Act, Millis, Seat, submit
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.table import (
    Action,
    Counted,
    Drawn,
    Event,
    Laid,
    Late,
    Lay,
    Offer,
    Offered,
    Options,
    Returned,
    Revealed,
    Show,
    Shown,
    Take,
    Traded,
)
from ludotheque.games.matryoshka.view import Lays


@pytest.mark.parametrize(("number", "own", "need"), [(1, 8, 4), (2, 10, 6), (3, 12, 8), (4, 14, 13)])
def test_ma_14_each_lays_four_six_eight_then_thirteen_of_all_it_owns(number: int, own: int, need: int) -> None:
    """MA-14: any cards of the tableau taken back and of the hand."""
    table = Table().go("lay", number)
    assert table.public.need == need
    mine = table.view(0)
    everything = sorted((*mine.hand, *table.public.tableaux[0]))
    assert len(everything) == own
    menu = matryoshka.legal(mine)
    assert len(menu) == comb(own, need)
    assert list(menu) == [Lay(chosen) for chosen in combinations(everything, need)]
    choice = menu[len(menu) // 2]
    assert isinstance(choice, Lay)
    table.act(0, choice)
    table.lay()
    assert table.public.tableaux[0] == choice.cards
    assert {*everything} <= {*table.state.hands[0], *choice.cards}


def test_ma_14_wrong_tableaux_are_refused_by_the_rule_they_break() -> None:
    """MA-14 (MA-4 in the set-up): number, doubles, foreign cards, second thoughts, wrong phase."""
    table = Table()
    assert table.refused(0, Lay(cards(0, 6))) == ("MA-4", "refused-lay-not-yours", {})
    assert table.refused(0, Lay(cards(0))) == ("MA-4", "refused-lay-count", {"need": 2, "found": 1})
    table.go("show", 1)
    assert table.refused(0, Lay(cards(0, 1, 2, 3))) == ("MA-14", "refused-not-laying", {})
    table.go("lay", 1)
    mine = table.view(0).hand
    assert table.refused(0, Lay(mine[:3])) == ("MA-14", "refused-lay-count", {"need": 4, "found": 3})
    assert table.refused(0, Lay(mine[:5])) == ("MA-14", "refused-lay-count", {"need": 4, "found": 5})
    assert table.refused(0, Lay((*mine[:3], mine[0]))) == ("MA-14", "refused-lay-twice", {})
    assert table.refused(0, Lay((*mine[:3], Card(41)))) == ("MA-14", "refused-lay-not-yours", {})
    table.act(0, Lay(mine[:4]))
    assert table.refused(0, Lay(mine[:4])) == ("MA-14", "refused-laid-already", {})
    assert table.refused(0, Lay(mine[1:5])) == ("MA-14", "refused-laid-already", {})


def test_a_refused_count_says_how_many_are_needed() -> None:
    table = Table()
    refusal = matryoshka.refuse(table.view(0), Act(Millis(0), Seat(0), Lay(cards(0, 1, 2))))
    assert refusal is not None
    assert refusal.variables == {"need": 2, "found": 3}


def test_the_menu_of_tableaux_is_a_sequence_without_being_built() -> None:
    owned = cards(3, 5, 8, 13, 21, 34)
    menu, built = Lays(owned, 3), [Lay(chosen) for chosen in combinations(owned, 3)]
    assert len(menu) == len(built) == 20
    assert [menu[place] for place in range(20)] == built
    assert [menu[place] for place in range(-20, 0)] == built
    assert menu[2:19:5] == tuple(built[2:19:5])
    assert list(menu) == built
    assert [menu.index(action) for action in built] == list(range(20))
    for outside in (20, -21):
        with pytest.raises(IndexError):
            menu[outside]


def test_the_menu_of_tableaux_knows_its_members() -> None:
    menu = Lays(cards(3, 5, 8, 13), 2)
    assert Lay(cards(13, 3)) in menu
    for stranger in (Lay(cards(3)), Lay(cards(3, 3)), Lay(cards(3, 4)), Lay(cards(3, 5, 8)), Show(Card(3)), "lay"):
        assert stranger not in menu


def test_menus_are_equal_when_they_offer_the_same() -> None:
    menu = Lays(cards(3, 5, 8), 2)
    assert menu == Lays(cards(3, 5, 8), 2)
    assert hash(menu) == hash(Lays(cards(3, 5, 8), 2))
    assert menu == list(menu)
    assert menu == tuple(menu)
    assert menu != Lays(cards(3, 5, 9), 2)
    assert menu != Lays(cards(3, 5, 8), 1)
    assert menu != list(menu)[:2]
    assert menu != [*list(menu)[:2], Lay(cards(3, 9))]
    assert menu != 3


TIMES = Options(seats=3, show_time=10, offer_time=20, take_time=30, lay_time=40, last_lay_time=50)


def waits(table: Table) -> int:
    assert table.public.until == matryoshka.deadline(table.state)
    assert table.public.until is not None
    return table.public.until - table.public.since


def test_ma_20_every_phase_has_its_own_time_limit() -> None:
    """MA-20: showing, offering, taking, laying and the last laying, each from the moment it begins."""
    table = Table(TIMES)
    assert (table.public.since, waits(table)) == (0, 40_000)
    for number in (1, 2, 3, 4):
        for phase, seconds in (("show", 10), ("offer", 20), ("take", 30), ("lay", 50 if number == 4 else 40)):
            table.go(phase, number)
            assert table.public.since == table.now
            assert waits(table) == 1000 * seconds
    table.go("over", 4)
    assert table.public.until is None
    assert table.public.since == table.now
    assert matryoshka.deadline(table.state) is None


def test_ma_20_each_seats_trade_has_the_whole_time() -> None:
    """MA-20: the second active seat of a round has as long to show as the first."""
    table = Table(TIMES).go("take", 1)
    table.act(0, Take(Seat(1)))
    assert (table.public.phase, table.public.active, waits(table)) == ("show", 1, 10_000)


def test_ma_20_others_choices_do_not_move_a_limit() -> None:
    """MA-20: the limit of a phase stands when it begins."""
    table = Table(TIMES)
    table.act(0, Lay(cards(0, 1)))
    assert (table.public.since, table.public.until) == (0, 40_000)
    table.go("offer", 1)
    limit = table.public.until
    table.act(1, Offer(table.view(1).hand[0], 0))
    assert table.public.until == limit


def test_ma_20_the_default_is_a_minute_and_a_half_for_the_last_lay() -> None:
    """MA-20: 60 s each, 90 s for the last tableau."""
    table = Table()
    found = []
    for phase, number in (("lay", 0), ("show", 1), ("offer", 1), ("take", 1), ("lay", 1), ("lay", 4)):
        found.append(waits(table.go(phase, number)))
    assert found == [60_000, 60_000, 60_000, 60_000, 60_000, 90_000]


def test_ma_20_the_built_in_player_chooses_for_whoever_is_late() -> None:
    """MA-20: only for those awaited, by habit, and they are marked absent."""
    table = Table()
    table.act(1, Lay(cards(6, 7)))
    wanted = [habit(table.view(seat)) for seat in (0, 2)]
    events = table.tick().events
    assert events[:4] == (Late(Seat(0)), Laid(Seat(0)), Late(Seat(2)), Laid(Seat(2)))
    assert [type(event) for event in events[4:]] == [Revealed, Drawn]
    assert [Lay(table.public.tableaux[seat]) for seat in (0, 2)] == wanted
    assert table.public.absent == (True, False, True)
    assert table.public.tableaux[1] == (6, 7)
    assert (table.public.since, table.public.until) == (60_000, 120_000)


def test_ma_20_time_runs_out_in_every_phase() -> None:
    """MA-20: show, offer and take are chosen by habit too, until the game ends by itself."""
    table = Table()
    table.tick()
    kinds: list[type[Event]] = []
    while table.public.phase != "over":
        phase, late = table.public.phase, table.public.waiting
        choices: list[Action] = [habit(table.view(seat)) for seat in late]
        events = table.tick().events
        assert [event.seat for event in events if isinstance(event, Late)] == list(late)
        for seat, choice in zip(late, choices, strict=True):
            _stood(events, seat, choice)
        kinds += [type(event) for event in events]
        assert phase != table.public.phase
    assert set(kinds) == {Late, Laid, Revealed, Drawn, Shown, Offered, Traded, Counted}
    assert table.public.absent == (True, True, True)


def _stood(events: tuple[Event, ...], seat: Seat, choice: Action) -> None:
    match choice:
        case Show(card=card):
            assert events == (Late(seat), Shown(seat, card))
        case Offer():
            assert Offered(seat) in events
        case Take(seat=partner):
            assert isinstance(events[1], Traded)
            assert (events[1].seat, events[1].partner) == (seat, partner)
        case Lay(cards=chosen):
            revealed = next(event for event in events if isinstance(event, Revealed))
            assert revealed.tableaux[seat] == chosen


def test_ma_20_a_player_who_acts_again_is_no_longer_absent() -> None:
    """MA-20: the mark goes with the first act, of that seat only."""
    table = Table()
    table.tick()
    assert table.public.absent == (True, True, True)
    assert table.act(0, Show(table.view(0).hand[0])).events[0] == Returned(Seat(0))
    assert table.public.absent == (False, True, True)
    events = table.act(2, Offer(table.view(2).hand[0], 0)).events
    assert events == (Returned(Seat(2)), Offered(Seat(2)))
    table.tick()
    assert table.public.absent == (False, True, False)
    assert len(table.act(0, Take(Seat(1))).events) == 1


def test_ma_20_an_act_at_the_deadline_itself_is_in_time() -> None:
    """MA-20: on a tie the player wins; nobody is late."""
    table = Table(Options(seats=3, lay_time=5))
    act: Act[Action] = Act(Millis(5_000), Seat(0), Lay(cards(0, 1)))
    step = submit(matryoshka, table.state, act)
    assert step.events == (Laid(Seat(0)),)


def test_ma_21_no_action_shows_a_hidden_card() -> None:
    """MA-21: talk is free and no part of the rules; the only card an action opens is the one put up for trade."""
    table = Table().go("offer", 1)
    seats = (0, 1, 2)
    hidden = {seat: set(table.state.hands[seat]) - {table.public.shown} for seat in seats}
    for seat in (1, 2):
        card = table.view(seat).hand[0]
        events = table.act(seat, Offer(card, 0)).events
        assert events == (Offered(Seat(seat)),)
    for seat in seats:
        others = set().union(*(hidden[other] for other in seats if other != seat))
        mine = table.view(seat)
        seen = {*mine.hand, *(card for known in mine.known for card in known), mine.public.shown}
        assert not others & seen
