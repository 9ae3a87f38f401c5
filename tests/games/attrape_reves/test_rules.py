"""The game in turns (AR-6…AR-15) and the fairness of the picture (AR-23, AR-24)."""

import msgspec
import pytest

from harness.tables.attrape_reves import BEAR, PANDA, RABBIT, UNICORN, Table
from ludotheque.core import Act, Illegal, Millis, Outcome, Seat, Seeded, Stacked
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves import cards, laying
from ludotheque.games.attrape_reves.cards import KINDS, MOON_OF, NIGHTMARES, PICTURES, RADIUS, TOYS, picture
from ludotheque.games.attrape_reves.events import Cleared, Dreamed, Given, Laid, Reshuffled, Took, Turned, Won
from ludotheque.games.attrape_reves.table import Answer, Grab, Lay, Options, Place, Public, Round, Take, Turn, Variant

SMALL, MIDDLE, LARGE = "boulou", "globulon", "pieuvrax"
"""A nightmare for the unicorn, one for the rabbit, one for a bear."""


def test_ar_6_all_thirty_cards_are_shuffled_and_the_next_moon_is_public() -> None:
    """AR-6."""
    state = game.setup(Options(seats=3), Seeded("moon"))
    assert sorted(state.pile) == list(range(30))
    assert state.pile == Seeded("moon").order(30, "deck")
    assert state.public.back == MOON_OF[state.pile[0]]
    assert (state.public.pile, state.public.card, state.public.phase) == (30, None, "turn")
    table = Table("boulou", "dodulune").turn()
    assert table.public.back == "full"


def test_ar_6_the_first_player_is_named_or_drawn() -> None:
    """AR-6."""
    named = game.setup(Options(seats=4, first=Seat(2)), Seeded("x"))
    assert (named.public.first, named.public.active) == (2, 2)
    for seat in range(4):
        drawn = game.setup(Options(seats=4), Stacked(picks={"first": seat}))
        assert (drawn.public.first, drawn.public.active) == (seat, seat)


@pytest.mark.parametrize("variant", ["base", "speed", "coop"])
def test_ar_6_before_the_first_card_nothing_is_chosen_laid_or_won(variant: Variant) -> None:
    """AR-6: eight toys in the circle, boards empty, in every variant."""
    assert Table("boulou", seats=3, variant=variant).public == Public(
        variant=variant,
        phase="turn",
        reveal=0,
        first=Seat(0),
        active=Seat(0),
        until=Millis(30_000),
        card=None,
        shown=Millis(0),
        back="new",
        pile=7 if variant == "coop" else 30,
        circle=tuple(range(8)),
        toys=(None,) * 3,
        covered=(None,) * 3,
        answer=None,
        tokens=(0,) * 3,
        dreams=((),) * 3,
        proposal=None,
        opinions=(None,) * 3,
        answer_by=None,
        placeable=False,
        beaten=0,
        last=None,
    )


def test_ar_7_in_turn_order_each_player_takes_a_toy_from_the_circle() -> None:
    """AR-7."""
    table = Table(SMALL, seats=3, first=Seat(1)).turn()
    assert table.events == (Turned(Seat(1), SMALL, "new", 1),)
    assert (table.public.phase, table.public.active, table.public.card) == ("choose", 1, SMALL)
    assert (table.public.shown, table.public.until) == (1_000, 61_000)
    table.take(UNICORN)
    assert table.events == (Took(Seat(1), UNICORN),)
    assert (table.public.active, table.public.until) == (2, 62_000)
    assert table.public.circle == (0, 1, 2, 3, 4, 5, 6)
    assert table.public.toys == (None, UNICORN, None)
    table.take(BEAR, PANDA)
    assert table.public.toys == (PANDA, UNICORN, BEAR)
    assert (table.public.phase, table.public.active, table.public.until) == ("lay", 1, 10_000)


def test_ar_7_no_passing_no_changing_ones_mind_no_toy_twice() -> None:
    """AR-7."""
    table = Table(SMALL, seats=3).turn()
    assert list(game.legal(table.view(0))) == [Take(toy) for toy in range(8)]
    assert table.refused(1, Take(0)) == ("AR-7", "refused-not-your-turn", {})
    assert table.refused(0, Take(8)) == ("AR-1", "refused-no-such-toy", {})
    assert table.refused(0, Take(-1)) == ("AR-1", "refused-no-such-toy", {})
    table.take(2)
    assert table.refused(1, Take(2)) == ("AR-7", "refused-toy-taken", {})
    assert table.refused(0, Take(3)) == ("AR-7", "refused-not-your-turn", {})
    assert list(game.legal(table.view(0))) == []
    assert list(game.legal(table.view(None))) == []


def test_ar_7_who_takes_too_long_gets_a_free_toy_by_lot() -> None:
    """AR-7 (house rule)."""
    table = Table(SMALL, choose_ms=5_000, picks={"free:1:0": 4, "free:1:1": 6}).turn()
    assert game.deadline(table.state) == 6_000
    table.tick()
    assert table.events == (Given(Seat(0), 4),)
    assert table.public.until == 11_000
    table.tick()
    assert table.events == (Given(Seat(1), 7),)
    assert (table.public.toys, table.public.phase) == ((4, 7), "lay")


def test_ar_8_in_turn_order_each_lays_and_several_may_succeed() -> None:
    """AR-8."""
    table = Table(MIDDLE, seats=3, first=Seat(2)).turn().take(RABBIT, UNICORN, BEAR)
    assert table.refused(0, Lay()) == ("AR-8", "refused-not-your-turn", {})
    assert list(game.legal(table.view(2))) == [Lay()]
    assert list(game.legal(table.view(1))) == []
    table.lay(1)
    assert table.public.covered == (None, None, True)
    assert table.public.active == 0
    table.lay(1)
    assert table.public.covered == (False, None, True)
    table.lay(1)
    assert table.public.last is not None
    assert table.public.last.covered == (False, True, True)
    assert table.public.tokens == (0, 1, 3)


def test_ar_8_a_toy_lays_itself_when_time_is_up() -> None:
    """AR-8 (house rule)."""
    table = Table(SMALL, lay_ms=2_000).turn().take(0, 1)
    assert game.deadline(table.state) == 5_000
    table.tick()
    assert table.public.covered == (True, None)
    assert game.deadline(table.state) == 7_000
    table.tick()
    assert table.public.phase == "turn"


@pytest.mark.parametrize("card", NIGHTMARES)
def test_ar_9_a_toy_covers_if_the_enclosing_circle_is_no_larger(card: str) -> None:
    """AR-9: at the table as by measure."""
    needed = laying.answer(card).need
    table = Table(card, seats=4).turn().take(BEAR, PANDA, RABBIT, UNICORN).lay()
    assert table.public.last is not None
    assert table.public.last.covered == tuple(RADIUS[kind] >= RADIUS[needed] for kind in KINDS)


def test_ar_10_as_many_dreams_as_stars_beyond_twelve_too() -> None:
    """AR-10: eleven dreams and a unicorn make fifteen."""
    table = Table("boulou", "miette", "puceron", "mitaine").round(UNICORN, BEAR)
    assert table.public.tokens == (4, 1)
    table.round(PANDA, UNICORN)
    assert table.public.tokens == (8, 3)
    table.round(RABBIT, PANDA)
    assert table.public.tokens == (11, 5)
    table.round(BEAR, UNICORN)
    assert table.public.tokens == (15, 6)
    assert len(table.public.dreams[0]) == 15


def test_ar_10_not_covered_earns_nothing() -> None:
    """AR-10."""
    table = Table(LARGE).round(PANDA, BEAR)
    assert table.public.tokens == (0, 1)
    assert table.public.dreams == ((), (PICTURES[0],))
    assert table.events == (
        Laid(Seat(0), PANDA, LARGE, False),
        Laid(Seat(1), BEAR, LARGE, True),
        Dreamed(Seat(1), 1, (PICTURES[0],)),
        Cleared(Seat(1), MOON_OF[table.state.pile[0]]),
    )


def test_ar_11_card_away_toys_back_next_player_turns() -> None:
    """AR-11."""
    table = Table(SMALL, "pave", MIDDLE, seats=3, first=Seat(2)).round(0, 1, 2)
    public = table.public
    assert (public.phase, public.first, public.active, public.card) == ("turn", 0, 0, None)
    assert (public.circle, public.toys, public.covered) == (tuple(range(8)), (None,) * 3, (None,) * 3)
    assert (public.answer, public.back, public.pile) == (None, "full", 29)
    assert public.until == table.now + 30_000
    assert table.state.discards == (NIGHTMARES.index(SMALL),)
    assert table.state.card is None
    assert table.refused(1, Turn()) == ("AR-11", "refused-not-your-turn", {})
    assert list(game.legal(table.view(0))) == [Turn()]
    assert list(game.legal(table.view(1))) == []
    table.turn()
    assert (table.public.reveal, table.public.card, table.public.pile) == (2, "pave", 28)
    assert table.events == (Turned(Seat(0), "pave", "full", 2),)


def test_ar_11_a_nightmare_turns_up_by_itself_in_the_end() -> None:
    """AR-11 (house rule)."""
    table = Table(SMALL, turn_ms=4_000).tick()
    assert (table.now, table.public.card, table.public.phase) == (4_000, SMALL, "choose")


def test_ar_12_the_end_is_checked_only_after_phase_two() -> None:
    """AR-12: the first to reach twelve still waits for the others."""
    table = Table("boulou", "miette", "puceron", "mitaine", seats=2)
    table.round(UNICORN, RABBIT).round(RABBIT, UNICORN).round(UNICORN, RABBIT)
    assert table.public.tokens == (4 + 4 + 4, 3 + 3 + 3)
    assert table.outcome == Outcome(scores=(12, 9), places=(1, 2), winners=(Seat(0),), reason="full-board")
    assert table.events[-1] == Won((Seat(0),))


def test_ar_12_everyone_with_twelve_wins_and_the_others_go_on_until_then() -> None:
    """AR-12: a player who reaches twelve first in a round does not stop those after."""
    table = Table("boulou", "miette", "puceron", "mitaine", seats=2)
    table.round(UNICORN, RABBIT).round(UNICORN, RABBIT).round(PANDA, RABBIT)
    assert table.public.tokens == (4 + 3 + 2, 3 + 4 + 3)
    table.turn().take(RABBIT, UNICORN).lay(1)
    assert table.public.tokens == (9, 13)
    assert game.outcome(table.state) is None
    table.lay(1)
    assert table.public.tokens == (13, 13)
    assert table.outcome == Outcome(scores=(13, 13), places=(1, 1), winners=(Seat(0), Seat(1)), reason="shared")
    assert table.events[-1] == Won((Seat(0), Seat(1)))
    assert (table.public.phase, table.public.until, table.public.active) == ("over", None, None)
    assert (table.public.card, table.state.card) == (None, None)
    assert table.public.last == Round("mitaine", laying.answer("mitaine"), (UNICORN, RABBIT), (True, True))
    assert table.state.discards == tuple(map(NIGHTMARES.index, ("boulou", "miette", "puceron", "mitaine")))
    assert game.deadline(table.state) is None
    assert list(game.legal(table.view(0))) == []
    assert table.refused(0, Turn()) == ("TABLE-1", "refused-game-over", {})
    assert game.refuse(table.view(0), Act(table.now, Seat(0), Turn())) == Illegal("TABLE-1", "refused-game-over")


def unequal(tie_break: bool) -> Table:
    """Both boards are full in the same round: thirteen dreams against twelve, the third player has nine."""
    table = Table("boulou", "miette", "puceron", "mitaine", seats=3, tie_break=tie_break)
    table.round(UNICORN, RABBIT, PANDA)  # seats 0, 1, 2
    table.round(UNICORN, PANDA, RABBIT)  # seats 1, 2, 0
    table.round(RABBIT, PANDA, UNICORN)  # seats 2, 0, 1
    assert table.public.tokens == (9, 11, 7)
    table.round(UNICORN, BEAR, PANDA)
    assert table.public.tokens == (13, 12, 9)
    return table


def test_ar_12_without_tie_break_full_boards_share_the_win() -> None:
    """AR-12."""
    assert unequal(False).outcome == Outcome((13, 12, 9), (1, 1, 3), (Seat(0), Seat(1)), "shared")


def test_ar_12_with_tie_break_most_dreams_decide() -> None:
    """AR-12 (option)."""
    assert unequal(True).outcome == Outcome((13, 12, 9), (1, 2, 3), (Seat(0),), "most-dreams")


@pytest.mark.parametrize("tie_break", [False, True])
def test_ar_12_the_winners_announced_are_those_of_the_result(tie_break: bool) -> None:
    """AR-12."""
    table = unequal(tie_break)
    assert table.outcome is not None
    assert table.events[-1] == Won(table.outcome.winners)


def test_ar_12_with_tie_break_equal_dreams_share() -> None:
    """AR-12 (option)."""
    table = Table("boulou", "miette", "puceron", "mitaine", seats=2, tie_break=True)
    table.round(UNICORN, RABBIT).round(UNICORN, RABBIT).round(PANDA, RABBIT).round(RABBIT, UNICORN)
    assert table.outcome == Outcome((13, 13), (1, 1), (Seat(0), Seat(1)), "shared")


@pytest.mark.parametrize("tie_break", [False, True])
def test_ar_12_behind_a_full_board_dreams_decide_the_places(tie_break: bool) -> None:
    """AR-12: one full board wins as such, with and without the option; the others are ranked too."""
    state = Table("boulou", seats=4, tie_break=tie_break).state
    over = msgspec.structs.replace(state.public, phase="over", tokens=(5, 12, 9, 9))
    outcome = game.outcome(msgspec.structs.replace(state, public=over))
    assert outcome == Outcome((5, 12, 9, 9), (4, 1, 2, 2), (Seat(1),), "full-board")


def test_ar_13_dreams_count_when_the_bag_runs_short() -> None:
    """AR-13: with one token left in the bag, four stars still count four."""
    table = Table("boulou")
    table.state = msgspec.structs.replace(table.state, bag=(53,))
    table.round(UNICORN, RABBIT)
    assert table.public.tokens == (4, 3)
    assert table.public.dreams == ((PICTURES[53 % 18],), ())
    assert table.events[1] == Dreamed(Seat(0), 4, (PICTURES[53 % 18],))
    assert table.events[3] == Dreamed(Seat(1), 3, ())
    assert table.state.bag == ()


def test_ar_14_used_up_cards_are_shuffled_into_a_new_pile() -> None:
    """AR-14."""
    table = Table(*NIGHTMARES)
    for _ in NIGHTMARES:
        table.turn().take(BEAR, BEAR + 1)
        nothing = msgspec.structs.replace(table.public, tokens=(0, 0))
        table.state = msgspec.structs.replace(table.state, public=nothing)
        table.lay()
    assert table.events[-1] == Reshuffled(30)
    assert sorted(table.state.pile) == list(range(30))
    assert table.state.pile == table.deal.order(30, "deck:1")
    assert (table.state.discards, table.public.pile) == ((), 30)
    assert table.public.back == MOON_OF[table.state.pile[0]]
    cleared = table.events[-2]
    assert isinstance(cleared, Cleared)
    assert cleared.back == table.public.back
    assert table.turn().public.reveal == 31


def test_ar_14_every_new_pile_is_shuffled_anew() -> None:
    """AR-14: each shuffle is a draw of its own."""
    table = Table(SMALL)
    for number in (1, 2, 3):
        table.state = msgspec.structs.replace(table.state, pile=table.state.pile[:1], discards=tuple(range(20)))
        last = table.state.pile[0]
        table.round(BEAR, BEAR + 1)
        used = (*range(20), last)
        assert table.state.shuffles == number
        assert table.state.pile == tuple(used[i] for i in table.deal.order(21, f"deck:{number}"))


def test_ar_14_the_last_card_has_no_next_back() -> None:
    """AR-14: while the last card lies face up, there is no back to show."""
    table = Table("boulou")
    table.state = msgspec.structs.replace(table.state, pile=table.state.pile[:1])
    assert table.turn().public.back is None


def test_ar_15_every_dream_has_a_picture_to_tell() -> None:
    """AR-15: the pictures drawn are shown to all, and change nothing."""
    table = Table("boulou").round(UNICORN, RABBIT)
    assert table.public.dreams == (PICTURES[:4], PICTURES[4:7])
    other = Table("boulou")
    other.state = msgspec.structs.replace(other.state, bag=tuple(reversed(range(54))))
    other.round(UNICORN, RABBIT)
    assert other.public.dreams == (tuple(reversed(PICTURES))[:4], tuple(reversed(PICTURES))[4:7])
    assert other.public.tokens == table.public.tokens


def test_ar_23_the_best_position_hides_all_that_can_be_hidden() -> None:
    """AR-23: a disc laid at the announced place covers every corner, or else something sticks out."""
    for card in NIGHTMARES:
        table = Table(card, seats=4).turn().take(BEAR, PANDA, RABBIT, UNICORN).lay()
        assert table.public.last is not None
        best = table.public.last.answer
        for laid in (event for event in table.events if isinstance(event, Laid)):
            radius = RADIUS[TOYS[laid.toy]]
            inside = all((x - best.x) ** 2 + (y - best.y) ** 2 <= radius**2 for x, y in picture(card).points())
            assert inside == laid.covered


def test_ar_23_discs_and_monsters_share_one_scale() -> None:
    """AR-23: what a client draws from has one unit for both."""
    gallery = cards.gallery()
    assert (gallery.half, gallery.radius, gallery.stars) == (cards.CARD_HALF, RADIUS, cards.STARS)


def test_ar_24_the_answer_is_public_only_from_the_first_laying_on() -> None:
    """AR-24."""
    table = Table(LARGE).turn()
    assert table.view(0).public.answer is None
    table.take(PANDA, BEAR)
    assert table.view(0).public.answer is None
    table.lay(1)
    found = Answer(laying.answer(LARGE).x, laying.answer(LARGE).y, 717, "bear")
    assert table.public.answer == found
    table.lay(1)
    assert table.public.last == Round(LARGE, found, (PANDA, BEAR), (False, True))


@pytest.mark.parametrize("variant", ["base", "speed", "coop"])
def test_ar_24_before_phase_two_nobody_even_asks_for_the_answer(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """AR-24: views, menus and refusals work where the circles cannot be had."""

    def hidden(card: str) -> object:
        raise AssertionError(f"someone asked how large {card} is")

    monkeypatch.setattr(cards, "circle_of", hidden)
    monkeypatch.setattr(laying, "circle_of", hidden)
    table = Table(SMALL, variant=variant).turn()
    for seat in (0, 1):
        assert table.view(seat).public.answer is None
        if seat == table.public.active:
            assert list(game.legal(table.view(seat)))
    with pytest.raises(AssertionError, match="how large"):
        laying.answer(SMALL)


def test_an_action_of_another_phase_is_refused_by_the_rule_of_this_one() -> None:
    table = Table(SMALL)
    assert table.refused(0, Take(0)) == ("AR-11", "refused-phase-turn", {})
    table.turn()
    assert table.refused(0, Grab(0, 1)) == ("AR-7", "refused-phase-choose", {})
    assert table.refused(0, Place(0)) == ("AR-7", "refused-phase-choose", {})
    table.take(0, 1)
    assert table.refused(0, Turn()) == ("AR-8", "refused-phase-lay", {})
