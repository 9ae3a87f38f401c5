"""The race for the toys (AR-21, AR-22)."""

from typing import Any

from harness.tables.attrape_reves import BEAR, PANDA, RABBIT, UNICORN, Table
from ludotheque.core import Seat
from ludotheque.core.race import Claim
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.events import Given, Grabbed, Late
from ludotheque.games.attrape_reves.table import Grab, Grasp, Take


def race(seats: int = 3, **options: Any) -> Table:
    """Turned up at 1,000 ms."""
    return Table("boulou", "miette", seats=seats, variant="speed", **options).turn()


def test_ar_21_everyone_grabs_at_once_also_who_turned() -> None:
    """AR-21."""
    table = race()
    assert (table.public.phase, table.public.active, table.public.until) == ("grab", None, 16_000)
    for seat in range(3):
        assert list(game.legal(table.view(seat))) == [Grab(toy, 1) for toy in range(8)]
    assert list(game.legal(table.view(None))) == []
    assert table.refused(0, Take(0)) == ("AR-21", "refused-phase-grab", {})


def test_ar_22_a_race_runs_while_toys_are_grabbed() -> None:
    """AR-22: meanwhile no clock may wait."""
    assert game.EXTRAS.racing(race().state)
    assert not game.EXTRAS.racing(Table("boulou", "miette", seats=3, variant="speed").state)


def test_ar_21_the_first_touch_gets_a_toy_and_the_slower_takes_another() -> None:
    """AR-21: first is who touched first, not whose touch arrived first."""
    table = race().grab(1, UNICORN, 700).grab(2, UNICORN, 780, lag=100)
    assert table.events == ()
    assert game.deadline(table.state) == 1_820
    table.tick()
    assert table.events == (Grabbed(Seat(2), UNICORN, 680, (Late(Seat(1), 20),)),)
    assert table.public.toys == (None, None, UNICORN)
    assert table.public.circle == (0, 1, 2, 3, 4, 5, 6)
    assert table.refused(1, Grab(UNICORN, 1)) == ("AR-21", "refused-toy-taken", {})
    table.grab(1, RABBIT, 1_500).tick()
    assert table.events == (Grabbed(Seat(1), RABBIT, 1_500, ()),)
    table.grab(0, PANDA, 2_000)
    assert table.events == (Grabbed(Seat(0), PANDA, 2_000, ()),)
    assert (table.public.phase, table.public.active, table.public.until) == ("lay", 0, 9_000)
    assert table.state.grasps == ()


def test_ar_21_nobody_learns_of_a_touch_before_its_window_closes() -> None:
    """AR-21."""
    table = race()
    before = table.public, table.view(0), table.view(None)
    table.grab(1, UNICORN, 700)
    assert (table.public, table.view(0), table.view(None)) == before
    assert table.view(1).grasp == UNICORN
    assert list(game.legal(table.view(1))) == []
    assert table.state.grasps == (Grasp(UNICORN, Claim(Seat(1), 1_700, 1_700)),)  # type: ignore[arg-type]
    assert table.tick().view(1).grasp is None


def test_ar_21_no_swapping_and_one_reach_at_a_time() -> None:
    """AR-21."""
    table = race().grab(1, UNICORN, 700)
    assert table.refused(1, Grab(RABBIT, 1)) == ("AR-21", "refused-still-reaching", {})
    table.tick()
    assert table.refused(1, Grab(RABBIT, 1)) == ("AR-21", "refused-no-swap", {})
    assert table.refused(0, Grab(8, 1)) == ("AR-1", "refused-no-such-toy", {})


def test_ar_21_a_grab_names_the_nightmare_it_saw() -> None:
    """AR-21: a late one is refused harmlessly."""
    table = race(2)
    assert table.refused(0, Grab(0, 0)) == ("AR-21", "refused-other-nightmare", {})
    assert table.refused(0, Grab(0, 2)) == ("AR-21", "refused-other-nightmare", {})


def test_ar_21_phase_two_is_in_turn_order() -> None:
    """AR-21: whoever was fastest, the first player lays first."""
    table = race(2, first=Seat(1)).grab(0, UNICORN, 500).grab(1, RABBIT, 510)
    assert table.public.active == 1
    table.lay()
    assert table.public.tokens == (4, 3)
    assert table.public.first == 0


def test_ar_21_when_all_have_reached_the_race_is_decided_at_once() -> None:
    """AR-21: nobody is left who could still be faster."""
    table = race().grab(0, UNICORN, 500).grab(1, RABBIT, 510).grab(2, UNICORN, 520)
    assert table.events == (
        Grabbed(Seat(0), UNICORN, 500, (Late(Seat(2), 20),)),
        Grabbed(Seat(1), RABBIT, 510, ()),
    )
    assert table.public.toys == (UNICORN, RABBIT, None)
    assert table.state.grasps == ()
    assert game.deadline(table.state) == 16_400


def test_ar_22_windows_of_different_toys_close_one_by_one() -> None:
    """AR-22."""
    table = race().grab(0, UNICORN, 500).grab(1, RABBIT, 560)
    assert table.tick().events == (Grabbed(Seat(0), UNICORN, 500, ()),)
    assert table.now == 1_620
    assert table.state.grasps == (Grasp(RABBIT, Claim(Seat(1), 1_560, 1_560)),)  # type: ignore[arg-type]
    assert table.tick().events == (Grabbed(Seat(1), RABBIT, 560, ()),)
    assert table.now == 1_680


def test_ar_22_equal_times_are_drawn_by_lot() -> None:
    """AR-22."""
    for pick, first in ((0, 1), (1, 2)):
        table = race(picks={"tie:1:7": pick}).grab(2, UNICORN, 600).grab(1, UNICORN, 650, lag=50).tick()
        loser = Seat(3 - first)
        assert table.events == (Grabbed(Seat(first), UNICORN, 600, (Late(loser, 0),)),)


def test_ar_22_the_window_is_an_option() -> None:
    """AR-22."""
    assert game.deadline(race(hold=250).grab(0, BEAR, 500).state) == 1_750
    assert game.deadline(race(hold=0).grab(0, BEAR, 500).state) == 1_500


def test_ar_22_after_fifteen_seconds_free_toys_are_given_by_lot() -> None:
    """AR-22: in turn order, from what is left."""
    table = race(first=Seat(1), picks={"free:1:1": 0, "free:1:0": 5}).grab(2, BEAR, 600).tick().tick()
    assert table.now == 16_400
    assert table.events == (Given(Seat(1), 1), Given(Seat(0), UNICORN))
    assert (table.public.toys, table.public.phase) == ((UNICORN, 1, BEAR), "lay")


def test_ar_22_who_never_grabbed_is_given_a_toy_from_the_first_player_on() -> None:
    """AR-22: clockwise, so each draws from what those before have left."""
    table = race(first=Seat(1), picks={"free:1:1": 0, "free:1:2": 0, "free:1:0": 0}).tick()
    assert table.events == (Given(Seat(1), 0), Given(Seat(2), 1), Given(Seat(0), 2))
    assert table.public.toys == (2, 0, 1)


def test_ar_22_a_touch_made_in_time_may_arrive_later() -> None:
    """AR-22: up to the grace that a table forgives."""
    table = race(2, hold=250).grab(0, UNICORN, 15_300, lag=300)
    assert table.refused(1, Grab(BEAR, 1), 16_301 - table.now, lag=300) == ("AR-22", "refused-too-late", {})
    assert game.deadline(table.state) == 16_400
    table.tick()
    assert table.events[0] == Grabbed(Seat(0), UNICORN, 15_000, ())
    assert isinstance(table.events[1], Given)


def test_ar_22_if_the_last_windows_give_everyone_a_toy_nothing_is_drawn() -> None:
    """AR-22."""
    table = race(2, hold=250).grab(0, UNICORN, 600).tick().grab(1, BEAR, 15_200, lag=300)
    assert table.events == (Grabbed(Seat(1), BEAR, 14_900, ()),)
    slow = race(3, hold=250).grab(0, UNICORN, 15_200, lag=300).grab(1, BEAR, 15_210, lag=300)
    slow.tick()
    assert [type(event) for event in slow.events] == [Grabbed, Grabbed, Given]


def test_ar_22_a_touch_sooner_than_anyone_reacts_is_void() -> None:
    """AR-22: as in MP-15, within a tenth of a second of the reveal."""
    table = race()
    assert table.refused(0, Grab(BEAR, 1), 1_100 - table.now, lag=1) == ("AR-22", "refused-too-early", {})
    assert table.refused(0, Grab(BEAR, 1), 1_200 - table.now, lag=101) == ("AR-22", "refused-too-early", {})
    assert table.grab(0, BEAR, 200, lag=100).view(0).grasp == BEAR


def test_ar_22_the_time_to_grab_is_an_option() -> None:
    """AR-22."""
    table = race(grab_ms=3_000)
    assert (table.public.until, game.deadline(table.state)) == (4_000, 4_400)
