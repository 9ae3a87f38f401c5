"""The cooperative variant (AR-16…AR-20)."""

from itertools import permutations
from typing import Any

import pytest

from harness.tables.attrape_reves import BEAR, PANDA, RABBIT, UNICORN, Table
from ludotheque.core import Outcome, Seat, Seeded
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.cards import MOONS, NIGHTMARES, PACKS, RADIUS, TOYS, Moon, covers, pack_of
from ludotheque.games.attrape_reves.events import Agreed, Beaten, Laid, Lost, Objected, Pointed, Won
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Agree, Object, Options, Place, Point, Round, Take


def night(*deck: str, seats: int = 3, **options: Any) -> Table:
    return Table(*deck, seats=seats, variant="coop", **options)


@pytest.mark.parametrize("moon", MOONS)
def test_ar_16_only_the_pack_of_one_moon_is_used(moon: Moon) -> None:
    """AR-16."""
    state = game.setup(Options(seats=1, variant="coop", moon=moon), Seeded("night"))
    assert sorted(state.pile) == list(pack_of(moon))
    assert (state.public.back, state.public.circle, state.bag) == (moon, tuple(range(8)), ())


def test_ar_17_propose_answer_confirm() -> None:
    """AR-17."""
    table = night("boulou", "miette").turn()
    assert (table.public.phase, table.public.active, table.public.until) == ("point", 0, 91_000)
    assert list(game.legal(table.view(0))) == [Point(toy) for toy in range(8)]
    assert list(game.legal(table.view(1))) == []
    table.act(0, Point(RABBIT))
    assert table.events == (Pointed(Seat(0), RABBIT),)
    assert (table.public.proposal, table.public.until, table.public.answer_by) == (RABBIT, 92_000, 12_000)
    assert list(game.legal(table.view(1))) == [Agree(RABBIT), Object(RABBIT)]
    assert Place(RABBIT) not in game.legal(table.view(0))
    assert table.refused(0, Place(RABBIT)) == ("AR-17", "refused-not-all-answered", {})
    table.act(1, Agree(RABBIT))
    assert table.events == (Agreed(Seat(1), RABBIT),)
    assert list(game.legal(table.view(1))) == [Object(RABBIT)]
    table.act(2, Object(RABBIT))
    assert table.events == (Objected(Seat(2), RABBIT),)
    assert table.public.opinions == (None, True, False)
    assert list(game.legal(table.view(2))) == [Agree(RABBIT)]
    table.act(0, Point(UNICORN))
    assert (table.public.proposal, table.public.opinions) == (UNICORN, (None, None, None))
    table.act(1, Agree(UNICORN)).act(2, Agree(UNICORN))
    assert list(game.legal(table.view(0))) == [*(Point(toy) for toy in range(7)), Place(UNICORN)]
    table.act(0, Place(UNICORN))
    assert (table.public.beaten, table.public.phase) == (1, "turn")


@pytest.mark.parametrize("objections", [1, 2, 3])
def test_ar_17_an_objection_stops_the_toy(objections: int) -> None:
    """AR-17: one objection is enough, and time does not wear it down."""
    table = night("boulou", seats=4).turn().act(0, Point(UNICORN))
    for seat in (1, 2, 3):
        table.act(seat, Object(UNICORN) if seat <= objections else Agree(UNICORN))
    assert table.refused(0, Place(UNICORN)) == ("AR-17", "refused-objection", {})
    table.tick()
    assert (table.now, table.public.phase, table.public.answer_by) == (12_000, "point", None)
    assert table.refused(0, Place(UNICORN)) == ("AR-17", "refused-objection", {})
    assert Place(UNICORN) not in game.legal(table.view(0))


def test_ar_17_whoever_objects_may_change_their_mind() -> None:
    """AR-17: and so may whoever agreed."""
    table = night("boulou", seats=2).turn().act(0, Point(UNICORN)).act(1, Agree(UNICORN))
    assert Place(UNICORN) in game.legal(table.view(0))
    table.act(1, Object(UNICORN))
    assert table.refused(0, Place(UNICORN)) == ("AR-17", "refused-objection", {})
    table.act(1, Agree(UNICORN)).act(0, Place(UNICORN))
    assert table.public.beaten == 1


def test_ar_17_ten_seconds_without_an_objection_are_enough() -> None:
    """AR-17: whoever is absent or silent does not stop the others; an objection made meanwhile does."""
    table = night("boulou").turn().act(0, Point(UNICORN)).act(1, Agree(UNICORN))
    assert game.deadline(table.state) == table.public.answer_by == 12_000
    table.tick()
    assert (table.events, table.public.proposal, table.public.until) == ((), UNICORN, 92_000)
    assert Place(UNICORN) in game.legal(table.view(0))
    table.act(2, Object(UNICORN))
    assert table.refused(0, Place(UNICORN)) == ("AR-17", "refused-objection", {})
    table.act(2, Agree(UNICORN)).act(0, Place(UNICORN))
    assert (table.public.beaten, table.public.answer_by, table.public.placeable) == (1, None, False)


def test_ar_17_a_new_proposal_gives_everyone_ten_seconds_again() -> None:
    """AR-17."""
    table = night("boulou").turn().act(0, Point(UNICORN)).tick().act(0, Point(RABBIT))
    assert (table.public.answer_by, table.public.placeable, table.public.until) == (23_000, False, 92_000)
    assert table.refused(0, Place(RABBIT)) == ("AR-17", "refused-not-all-answered", {})


def test_ar_17_what_may_not_be_said() -> None:
    """AR-17."""
    table = night("boulou").turn()
    assert table.refused(1, Point(0)) == ("AR-17", "refused-not-your-turn", {})
    assert table.refused(1, Agree(0)) == ("AR-17", "refused-no-proposal", {})
    assert table.refused(0, Place(0)) == ("AR-17", "refused-no-proposal", {})
    assert table.refused(0, Point(9)) == ("AR-1", "refused-no-such-toy", {})
    assert table.refused(0, Take(0)) == ("AR-17", "refused-phase-point", {})
    table.act(0, Point(PANDA))
    assert table.refused(0, Point(PANDA)) == ("AR-17", "refused-same-toy", {})
    assert table.refused(1, Point(PANDA)) == ("AR-17", "refused-not-your-turn", {})
    assert table.refused(0, Agree(PANDA)) == ("AR-17", "refused-own-proposal", {})
    assert table.refused(0, Object(PANDA)) == ("AR-17", "refused-own-proposal", {})
    assert table.refused(1, Object(BEAR)) == ("AR-17", "refused-other-proposal", {})
    assert table.refused(1, Place(PANDA)) == ("AR-17", "refused-not-your-turn", {})
    table.act(1, Agree(PANDA))
    assert table.refused(1, Agree(PANDA)) == ("AR-17", "refused-said-so", {})
    assert table.refused(1, Agree(BEAR)) == ("AR-17", "refused-other-proposal", {})
    table.act(1, Object(PANDA)).act(2, Agree(PANDA))
    assert table.public.opinions == (None, False, True)
    assert table.refused(0, Place(BEAR)) == ("AR-17", "refused-other-proposal", {})


def test_ar_17_alone_one_simply_chooses() -> None:
    """AR-17."""
    table = night("boulou", seats=1).turn().act(0, Point(UNICORN))
    assert table.events == (
        Pointed(Seat(0), UNICORN),
        Laid(Seat(0), UNICORN, "boulou", True),
        Beaten("boulou", UNICORN, 6),
    )
    assert (table.public.active, table.public.phase) == (0, "turn")


def test_ar_17_when_the_talk_is_over_the_toy_pointed_at_is_placed() -> None:
    """AR-17 (house rule)."""
    table = night("boulou", talk_ms=5_000).turn().act(0, Point(RABBIT)).act(1, Object(RABBIT)).tick()
    assert table.now == 7_000
    assert [type(event) for event in table.events] == [Laid, Beaten]
    assert table.public.circle == (0, 1, 2, 3, 4, 5, 7)


def test_ar_17_a_talk_of_ten_seconds_ends_with_the_silence() -> None:
    """AR-17: where both moments fall together the toy is placed."""
    table = night("boulou", talk_ms=10_000).turn().act(0, Point(RABBIT)).tick()
    assert (table.now, table.public.beaten) == (12_000, 1)


def test_ar_17_pointing_again_does_not_make_the_talk_longer() -> None:
    """AR-17: one player cannot hold up the table by changing the proposal for ever."""
    table = night("boulou", talk_ms=5_000).turn().act(0, Point(RABBIT))
    until = table.public.until
    table.act(0, Point(UNICORN))
    assert (table.public.proposal, table.public.until) == (UNICORN, until)


def test_ar_17_without_a_proposal_the_largest_toy_left_is_placed() -> None:
    """AR-17 (house rule)."""
    table = night("boulou", talk_ms=5_000).turn().tick()
    assert table.events[0] == Pointed(Seat(0), BEAR)
    assert table.public.circle == (1, 2, 3, 4, 5, 6, 7)


def test_ar_18_covered_toy_and_card_leave_and_the_next_player_goes_on() -> None:
    """AR-18."""
    table = night("boulou", "pieuvrax", seats=2, first=Seat(1)).turn()
    table.act(1, Point(UNICORN)).act(0, Agree(UNICORN)).act(1, Place(UNICORN))
    public, best = table.public, answer("boulou")
    assert table.events == (Laid(Seat(1), UNICORN, "boulou", True), Beaten("boulou", UNICORN, 6))
    assert (public.phase, public.first, public.active, public.card) == ("turn", 0, 0, None)
    assert (public.circle, public.pile, public.back) == ((0, 1, 2, 3, 4, 5, 6), 6, "new")
    assert (public.proposal, public.opinions, public.beaten) == (None, (None, None), 1)
    assert public.last == Round("boulou", best, (None, UNICORN), (None, True))
    assert public.until == table.now + 30_000
    assert table.state.discards == (NIGHTMARES.index("boulou"),)
    table.turn()
    assert table.refused(0, Point(UNICORN)) == ("AR-18", "refused-toy-gone", {})


def test_ar_18_not_covered_all_is_lost_at_once() -> None:
    """AR-18."""
    table = night("boulou", "pieuvrax", seats=2).turn().act(0, Point(BEAR)).act(1, Agree(BEAR)).act(0, Place(BEAR))
    table.turn().act(1, Point(PANDA)).act(0, Agree(PANDA)).act(1, Place(PANDA))
    assert table.events[-1] == Lost("pieuvrax")
    assert table.outcome == Outcome(scores=(1, 1), places=(2, 2), winners=(), reason="nightmare-too-big")
    assert (table.public.phase, table.public.active, table.public.until) == ("over", None, None)
    assert (table.public.card, table.state.card) == (None, None)
    assert game.deadline(table.state) is None


def beat(moon: Moon, seats: int = 1) -> Table:
    """Play a pack with exactly the right toys, the best first."""
    table = night(seats=seats, moon=moon)
    while table.public.phase != "over":
        table.turn()
        card, active = table.public.card, table.public.active
        assert card is not None
        assert active is not None
        toy = max(tile for tile in table.public.circle if covers(tile, card))
        table.act(active, Point(toy))
        for seat in range(seats):
            if seat != active:
                table.act(seat, Agree(toy))
        if seats > 1:
            table.act(active, Place(toy))
    return table


@pytest.mark.parametrize(("moon", "score"), [("new", 7), ("crescent", 7), ("gibbous", 8), ("full", 8)])
def test_ar_19_won_when_eight_are_beaten_or_a_pack_of_seven_is_used_up(moon: Moon, score: int) -> None:
    """AR-19."""
    table = beat(moon, seats=2)
    assert table.events[-1] == Won((Seat(0), Seat(1)))
    assert table.outcome == Outcome((score, score), (1, 1), (Seat(0), Seat(1)), "all-beaten")
    assert len(table.public.circle) == 8 - score
    assert table.public.phase == "over"


@pytest.mark.parametrize("pack", PACKS, ids=MOONS)
def test_ar_20_the_smallest_toy_that_covers_always_wins_in_any_order(pack: tuple[str, ...]) -> None:
    """AR-20: a player with a perfect eye never runs out of toys, whatever the order of the cards."""
    for order in list(permutations(pack))[::97]:
        circle = list(range(8))
        for card in order:
            fits = [toy for toy in circle if covers(toy, card)]
            assert fits, order
            circle.remove(min(fits, key=lambda toy: RADIUS[TOYS[toy]]))


def test_ar_20_the_full_moon_allows_no_waste() -> None:
    """AR-20: one toy too large is one toy too few."""
    table = night("triangloup", "moustoc", "tetardif", "araknouille", "dragouillon", seats=1, moon="full")
    for _ in range(4):
        table.turn().act(0, Point(table.public.circle[0]))
    assert table.public.circle == (4, 5, 6, 7)
    table.turn().act(0, Point(4))
    assert table.outcome.winners == ()
