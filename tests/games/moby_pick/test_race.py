"""MP-11 … MP-16: the race, the rhyme, who was first."""

import msgspec
import pytest

from harness.tables.moby_pick import Table, friend
from ludotheque.core import Millis, Reaction, Seat, Seeded
from ludotheque.games import matryoshka, moby_pick
from ludotheque.games.moby_pick.events import Kept, Said, Stumbled, TimerSpoke, Touched, TurnBegan, TurnedUp
from ludotheque.games.moby_pick.table import Flip, Touch, TurnUp, Word
from tests.games.moby_pick.test_setup import SIX

EIGHT = [*SIX, "parrot red molly", "parrot red polly"]


def race(rows: list[str] | None = None, **options: int | dict[str, int]) -> Table:
    """Seat 0 has turned up whale/red/Molly at 5100 ms."""
    table = Table(rows or EIGHT, ["whale red molly", "kid red"], **options)  # type: ignore[arg-type]
    table.flip()
    assert table.now == 5100
    return table


def test_mp_11_every_other_player_with_a_card_may_touch_and_the_first_takes_it() -> None:
    """MP-11: while the rhyme is said."""
    table = race()
    assert [moby_pick.legal(table.view(seat)) for seat in range(4)] == [(), *[(Touch(1),)] * 3]
    assert moby_pick.legal(table.view(None)) == ()
    assert table.touch(2, 700).events == ()
    assert table.tick().events == (Touched(Seat(2), 1, (Reaction(Seat(2), 700),), drawn=False),)
    public = table.public
    assert (public.phase, public.taker, public.ended, table.now) == ("turn-up", 2, 5800, 5920)
    assert public.until == 25920
    assert table.state.claims == ()


def test_mp_15_a_race_runs_from_the_reveal_until_it_is_decided() -> None:
    """MP-15: meanwhile no clock may wait, whether somebody has touched or not."""
    table = race()
    assert moby_pick.EXTRAS.racing(table.state)
    table.touch(2, 700)
    assert moby_pick.EXTRAS.racing(table.state)
    table.tick()
    assert not moby_pick.EXTRAS.racing(table.state)
    assert not matryoshka.EXTRAS.racing(matryoshka.setup(matryoshka.Options(seats=3), Seeded("any")))


def test_mp_12_the_active_player_and_players_without_cards_cannot_touch() -> None:
    """MP-12: such a touch does nothing and costs nothing; the race does not wait for them."""
    table = Table(EIGHT, ["whale red molly"] * 3)
    for _ in range(2):
        table.flip()
        table.race(3, 0)
    table.flip()
    assert (table.public.rows, table.public.active) == ((2, 2, 2, 0), 2)
    assert table.refused(2, Touch(3)) == ("MP-12", "refused-own-reveal", {})
    assert table.refused(3, Touch(3)) == ("MP-12", "refused-no-cards", {})
    assert [len(moby_pick.legal(table.view(seat))) for seat in range(4)] == [1, 1, 0, 0]
    assert table.touch(0).events == ()
    assert isinstance(table.touch(1, 1).events[0], Touched)


def test_mp_13_the_rhyme_starts_with_the_reveal_and_lasts_four_seconds() -> None:
    """MP-13: brisk 2.8, slow 6.0."""
    assert race().public.until == 5100 + 4000
    assert race(rhyme_ms=2800).public.until == 5100 + 2800
    assert race(rhyme_ms=6000).public.until == 5100 + 6000


def test_mp_14_the_active_player_taps_the_four_words() -> None:
    """MP-14: the race ends at the fourth word."""
    table = race(recite=True)
    assert (table.public.said, table.public.until) == (0, 5100 + 15000)
    assert moby_pick.legal(table.view(0)) == tuple(Word(index) for index in range(4))
    assert table.act(0, Word(0), 700).events == (Said(Seat(0), 0),)
    assert table.act(0, Word(1), 700).events == (Said(Seat(0), 1),)
    assert table.act(0, Word(2), 700).events == (Said(Seat(0), 2),)
    assert (table.public.said, table.public.phase) == (3, "race")
    assert table.act(0, Word(3), 700).events == (Said(Seat(0), 3),)
    assert (table.public.phase, table.public.ended, table.public.until) == ("late", 7900, 8300)
    assert moby_pick.legal(table.view(0)) == ()
    assert table.tick().events == (Kept(Seat(0), 1, friend("whale red molly")), TurnBegan(Seat(1), 2))
    assert table.public.said is None


def test_mp_14_a_word_out_of_order_starts_the_rhyme_over_and_the_race_stays_open() -> None:
    """MP-14: a wrong word."""
    table = race(recite=True)
    table.act(0, Word(0), 800)
    assert table.act(0, Word(2), 800).events == (Stumbled(Seat(0), 2),)
    assert (table.public.said, table.public.phase, table.public.until) == (0, "race", 20100)
    assert table.act(0, Word(1), 800).events == (Stumbled(Seat(0), 1),)
    assert table.act(0, Word(0), 700).events == (Said(Seat(0), 0),)
    assert table.touch(1, 10).events == ()


def test_mp_14_two_words_closer_than_seven_tenths_start_the_rhyme_over() -> None:
    """MP-14: measured between the fair moments of the taps; a tap that starts over counts as a tap."""
    table = race(recite=True)
    table.act(0, Word(0), 800)
    assert table.act(0, Word(1), 699).events == (Stumbled(Seat(0), 1),)
    assert table.public.said == 0
    assert table.act(0, Word(0), 699).events == (Stumbled(Seat(0), 0),)
    assert table.act(0, Word(0), 700).events == (Said(Seat(0), 0),)
    assert table.act(0, Word(1), 800, lag=100).events == (Said(Seat(0), 1),)
    assert table.act(0, Word(2), 600).events == (Said(Seat(0), 2),)
    assert table.act(0, Word(3), 800, lag=101).events == (Stumbled(Seat(0), 3),)


@pytest.mark.parametrize(
    ("after", "lag", "calm"), [(699, 0, False), (700, 0, True), (900, 201, False), (900, 200, True)]
)
def test_mp_14_the_first_word_comes_seven_tenths_after_the_reveal(after: int, lag: int, calm: bool) -> None:
    """MP-14: in the player's own time, so that a late packet makes nobody stumble and helps nobody either."""
    table = race(recite=True)
    assert table.act(0, Word(0), after, lag).events == ((Said if calm else Stumbled)(Seat(0), 0),)


def test_mp_14_nobody_closes_a_race_before_two_and_eight_tenths_of_a_second() -> None:
    """MP-14: four words, each 0.7 s after the one before, the first after the reveal."""
    table = race(recite=True)
    for index in range(4):
        table.act(0, Word(index), 700)
    assert (table.public.phase, table.public.ended) == ("late", table.public.shown + 2800)


def test_mp_14_the_race_ends_when_the_fourth_word_is_said_not_when_it_arrives() -> None:
    """MP-14, MP-15: a touch after the word does not count, though it came first; one before it does."""
    table = race(recite=True)
    for index in range(3):
        table.act(0, Word(index), 700)
    table.touch(1, 740)
    table.touch(2, 10, lag=70)
    assert table.act(0, Word(3), 40, lag=90).events == (Said(Seat(0), 3),)
    assert (table.public.phase, table.public.ended) == ("late", 5100 + 2800)
    assert table.refused(1, Touch(1)) == ("MP-15", "refused-too-late", {"ms": 90})
    assert table.tick().events == (Touched(Seat(2), 1, (Reaction(Seat(2), 2780),), drawn=False),)


def test_mp_12_a_touch_of_the_active_player_is_no_late_one() -> None:
    """MP-12: the race is decided, and they could not have won it."""
    table = race()
    table.touch(1, 800)
    table.tick()
    assert table.public.phase == "turn-up"
    assert table.refused(0, Touch(1)) == ("MP-12", "refused-own-reveal", {})
    assert table.refused(2, Touch(1))[1] == "refused-too-late"


def test_mp_31_a_rhyme_that_is_not_said_in_time_is_said_by_the_timer() -> None:
    """MP-31: fifteen seconds for one recital; the race stays open until the timer has said the rhyme."""
    table = race(recite=True)
    table.act(0, Word(0), 14_900)
    assert table.tick().events == (TimerSpoke(Seat(0)),)
    public = table.public
    assert (table.now, public.phase, public.said, public.began, public.until) == (20100, "race", None, 20100, 24100)
    assert table.refused(0, Word(1)) == ("MP-13", "refused-timer-speaks", {})
    assert moby_pick.legal(table.view(1)) == (Touch(1),)
    assert table.tick().events == ()
    assert (table.public.phase, table.public.ended) == ("late", 24100)


def test_mp_31_a_window_that_is_open_when_the_timer_takes_over_stays_open() -> None:
    """MP-31, MP-15: nobody's touch is lost, and the change shows nothing of it."""
    table = race(recite=True, recite_ms=5000)
    table.touch(1, 4950)
    assert table.tick().events == (TimerSpoke(Seat(0)),)
    assert table.tick().events == (Touched(Seat(1), 1, (Reaction(Seat(1), 4950),), drawn=False),)
    assert table.now == 5100 + 4950 + 120


def test_mp_31_the_next_recital_starts_from_zero() -> None:
    """MP-31: a new card, a new recital."""
    table = race(recite=True, recite_ms=5000, rhyme_ms=2800)
    table.tick()
    table.tick()
    assert table.public.ended == 5100 + 5000 + 2800
    table.tick()
    table.act(1, Flip(), 0)
    assert (table.public.said, table.public.began) == (0, table.now)
    assert table.act(1, Word(0), 700).events == (Said(Seat(1), 0),)


def test_mp_14_a_touch_silences_the_rhyme() -> None:
    """MP-14, MP-15: once the race is decided no word is awaited any more."""
    table = race(recite=True)
    table.act(0, Word(0), 700)
    table.touch(1, 10)
    assert (table.public.phase, table.public.said) == ("race", 1)
    table.tick()
    assert (table.public.phase, table.public.said) == ("turn-up", None)


def test_mp_15_the_earliest_reaction_wins_not_the_earliest_packet() -> None:
    """MP-15: the window opened by the first arrival decides by fair moments; all learn every time."""
    table = race()
    table.touch(1, 800, lag=0)
    assert table.touch(3, 100, lag=150).events == ()
    assert table.tick().events == (Touched(Seat(3), 1, (Reaction(Seat(3), 750), Reaction(Seat(1), 800)), drawn=False),)
    assert (table.now, table.public.ended, table.public.taker) == (6020, 5850, 3)


def test_mp_15_the_race_closes_at_once_when_all_have_touched() -> None:
    """MP-15: there is nobody left to wait for."""
    table = race()
    table.touch(1, 800)
    table.touch(2, 10, lag=30)
    events = table.touch(3, 10).events
    assert events == (
        Touched(Seat(2), 1, (Reaction(Seat(2), 780), Reaction(Seat(1), 800), Reaction(Seat(3), 820)), drawn=False),
    )
    assert (table.public.phase, table.public.until) == ("turn-up", 5920 + 20000)


def test_mp_15_the_quickest_touch_and_the_closest_race_are_remembered() -> None:
    """MP-15: for the end of the game; a race of one is no race, and a slower winner no record."""
    table = Table(EIGHT, ["whale red molly", "kid red", "kid blue", "parrot blue"])
    best, closest = Reaction(Seat(1), 700), (Reaction(Seat(2), 800), Reaction(Seat(1), 830))
    table.flip()
    table.race_of({1: 700})
    assert (table.public.best, table.public.closest) == (best, ())
    table.act(1, TurnUp(0))
    table.flip()
    table.race_of({2: 800, 0: 860})
    assert (table.public.best, table.public.closest) == (best, (Reaction(Seat(2), 800), Reaction(Seat(0), 860)))
    table.act(2, TurnUp(0))
    table.flip()
    table.race_of({3: 500, 0: 590})
    assert table.public.best == Reaction(Seat(3), 500)
    assert table.public.closest == (Reaction(Seat(2), 800), Reaction(Seat(0), 860))
    table.act(3, TurnUp(0))
    table.flip()
    table.race_of({2: 800, 1: 830})
    assert table.public.closest == closest


@pytest.mark.parametrize(("pick", "first", "second"), [(0, 1, 3), (1, 3, 1)])
def test_mp_15_equal_milliseconds_are_drawn_from_the_deal(pick: int, first: int, second: int) -> None:
    """MP-15: by lot, among the equal ones only, and the winner stands first in the photo finish."""
    table = race(picks={"tie:1": pick})
    table.touch(3, 800)
    table.touch(1, 50, lag=50)
    table.touch(2, 1)
    assert table.events == (
        Touched(
            Seat(first),
            1,
            (Reaction(Seat(first), 800), Reaction(Seat(second), 800), Reaction(Seat(2), 851)),
            drawn=True,
        ),
    )


def test_mp_15_the_window_is_the_agreed_hold() -> None:
    """MP-15: 120 ms unless agreed otherwise."""
    table = race(hold=250)
    table.touch(1, 500)
    table.tick()
    assert table.now == 5850


@pytest.mark.parametrize(("pick", "first"), [(0, 1), (1, 2)])
def test_mp_15_two_touches_in_the_same_millisecond_are_drawn(pick: int, first: int) -> None:
    """MP-15: by lot, said openly, the winner on the first line; one millisecond apart nothing is drawn."""
    table = race(picks={"tie:1": pick})
    table.touch(2, 800)
    table.touch(1, 50, lag=50)
    times = (Reaction(Seat(first), 800), Reaction(Seat(3 - first), 800))
    assert table.tick().events == (Touched(Seat(first), 1, times, drawn=True),)
    table = race(picks={"tie:1": pick})
    table.touch(2, 800)
    table.touch(1, 50, lag=49)
    assert table.tick().events == (Touched(Seat(2), 1, (Reaction(Seat(2), 800), Reaction(Seat(1), 801)), drawn=False),)


def test_mp_15_a_touch_changes_nothing_for_the_others_until_the_window_closes() -> None:
    """MP-15: only the claimant's own view says that it has touched."""
    table = race()
    before = [msgspec.json.encode(table.view(seat)) for seat in (0, 1, 2, None)]
    public = table.public
    assert table.touch(3, 500).events == ()
    assert [msgspec.json.encode(table.view(seat)) for seat in (0, 1, 2, None)] == before
    assert table.public is public
    assert table.view(3).claimed
    assert moby_pick.legal(table.view(3)) == ()
    assert not table.view(1).claimed


def test_mp_15_a_touch_made_before_the_end_still_counts_when_it_arrives_after_it() -> None:
    """MP-15: the grace; on the very last millisecond too."""
    table = race()
    table.act(1, Touch(1), 4300, lag=300)
    assert (table.public.phase, table.public.ended) == ("late", 9100)
    assert moby_pick.deadline(table.state) == 9400 + 100  # the grace ends before the hold
    assert table.tick().events == (Touched(Seat(1), 1, (Reaction(Seat(1), 4000),), drawn=False),)
    assert table.now == 9500


def test_mp_15_a_window_that_is_open_at_the_end_of_the_rhyme_stays_open() -> None:
    """MP-15: the end of the rhyme is a deadline of its own, and looks the same with and without a touch."""
    table = race()
    table.touch(1, 3950)
    assert table.tick().events == ()
    assert (table.now, table.public.phase, table.public.until) == (9100, "late", 9500)
    assert moby_pick.deadline(table.state) == 9050 + 120
    table.act(2, Touch(1), 40, lag=100)
    assert table.tick().events == (
        Touched(Seat(2), 1, (Reaction(Seat(2), 3940), Reaction(Seat(1), 3950)), drawn=False),
    )
    assert table.now == 9170


def test_mp_15_a_window_that_closes_with_the_rhyme_is_decided_then() -> None:
    """MP-15: one tick for both."""
    table = race()
    table.touch(1, 3880)
    assert table.tick().events == (Touched(Seat(1), 1, (Reaction(Seat(1), 3880),), drawn=False),)
    assert table.now == 9100


def test_mp_15_a_touch_at_the_very_end_counts() -> None:
    """MP-15: on a tie with the deadline the player wins."""
    table = race()
    assert table.touch(1, 4000).events == ()
    assert table.view(1).claimed


def test_mp_15_late_touches_are_told_how_late_they_were() -> None:
    """MP-15: after the rhyme, after another's touch, after the turn; never punished."""
    table = race()
    assert table.refused(1, Touch(1), 4001) == ("MP-15", "refused-too-late", {"ms": 1})
    assert table.refused(1, Touch(1), 400, lag=399) == ("MP-15", "refused-too-late", {"ms": 1})
    table = race()
    table.touch(1, 500)
    table.tick()
    assert table.refused(2, Touch(1), 0, lag=101) == ("MP-15", "refused-too-late", {"ms": 19})
    assert table.refused(2, Touch(1), 0, lag=120) == ("MP-15", "refused-arrived-late", {})
    table.act(1, TurnUp(0), 0)
    assert table.public.active == 1
    assert table.refused(1, Touch(1), 0) == ("MP-15", "refused-too-late", {"ms": 120})
    table.act(1, Flip())
    assert table.refused(2, Touch(1)) == ("MP-15", "refused-card-gone", {})


def test_mp_15_touches_too_early_or_twice_do_nothing() -> None:
    """MP-15: a false start, a second touch, a card not yet seen."""
    table = race()
    assert table.refused(1, Touch(1), 0, lag=1) == ("MP-15", "refused-false-start", {"ms": 101})
    assert table.refused(1, Touch(1), 99) == ("MP-15", "refused-false-start", {"ms": 1})
    assert table.refused(1, Touch(1), 300, lag=201) == ("MP-15", "refused-false-start", {"ms": 1})
    assert table.refused(1, Touch(2)) == ("MP-15", "refused-unseen-card", {})
    assert table.refused(1, Touch(0)) == ("MP-15", "refused-card-gone", {})
    table.touch(1, 100)
    assert table.refused(1, Touch(1)) == ("MP-15", "refused-touched-already", {})
    table = Table(SIX, [])
    assert table.refused(1, Touch(0)) == ("MP-15", "refused-card-gone", {})


def test_mp_16_the_taker_must_turn_up_one_card_of_their_choice() -> None:
    """MP-16: every place of the own row, nobody else, no way back."""
    table = race()
    table.touch(2)
    table.tick()
    assert moby_pick.legal(table.view(2)) == (TurnUp(0), TurnUp(1))
    assert [moby_pick.legal(table.view(seat)) for seat in (0, 1, 3, None)] == [()] * 4
    table.act(2, TurnUp(1), 20000)
    assert table.public.rows == (2, 2, 1, 2)
    assert table.row(2) == (friend("kid blue molly"),)


def test_mp_16_after_twenty_seconds_a_place_is_drawn() -> None:
    """MP-16: from the deal."""
    for place in (0, 1):
        table = race(picks={"position:1": place})
        table.touch(2)
        table.tick()
        events = table.tick().events
        assert table.now == 5720 + 20000
        assert isinstance(events[0], TurnedUp)
        assert (events[0].seat, events[0].position, events[0].timeout) == (2, place, True)
        assert table.row(2) == (friend(("kid blue polly", "kid blue molly")[place]),)


def test_the_deadline_is_the_earlier_of_phase_and_window() -> None:
    table = race()
    assert moby_pick.deadline(table.state) == Millis(9100)
    table.touch(1, 100)
    assert moby_pick.deadline(table.state) == Millis(5320)
