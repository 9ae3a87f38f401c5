"""`normal` plays from views alone, reacts like a person, forgets, and still beats chance."""

from math import inf
from random import Random
from statistics import mean, median

import pytest
from msgspec.structs import replace

from harness.tables.moby_pick import Table, friend
from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Act, Bot, Decision, Millis, Seat, Seeded
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import Action, Event, Options, View
from ludotheque.games.moby_pick.bots import GLANCE, LEARN, LEARN_CARD, PAIR, PICK_UP, Player
from ludotheque.games.moby_pick.events import Shifted
from ludotheque.games.moby_pick.faculties import FASTEST, SCAN, Faculties, Memory, reaction
from ludotheque.games.moby_pick.table import WORD_GAP, Flip, Look, Seen, Shift, Stop, Touch, TurnUp, Word
from ludotheque.testing.trace import play_randomly
from tests.games.moby_pick.test_setup import SIX

PERFECT = Faculties(slip=0, span=inf, follow=1, attention=1)
ONE, TWO, THREE = friend("kid red"), friend("kid blue"), friend("whale red molly")


def human(delay: int, median: int) -> bool:
    """Whether a pause is one of a person who takes this long in the median."""
    return 0.5 * median < delay < 2.5 * median


def watch(table: Table, seat: int, faculties: Faculties = PERFECT) -> "Watcher":
    return Watcher(table, Player(Seat(seat), Random(seat), faculties), seat)


class Watcher:
    """A bot that is shown every update of a table."""

    def __init__(self, table: Table, bot: Player, seat: int) -> None:
        self.table, self.bot, self.seat = table, bot, seat
        self.look()

    def look(self) -> Decision[Action] | None:
        return self.bot.notice(self.table.now, self.table.view(self.seat), self.table.events)


def test_it_touches_for_a_card_it_remembers_and_turns_that_one_up() -> None:
    table = Table(SIX, ["kid blue"])
    bot = watch(table, 2)
    table.open_looks()
    bot.look()
    table.seen()
    assert bot.look() is None
    table.flip()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Touch(1)
    assert plan.at >= table.now + FASTEST
    assert bot.look() is plan
    table.act(2, plan.action, plan.at - table.now)
    assert bot.look() is None
    table.tick()
    plan = bot.look()
    assert plan is not None
    assert plan.action == TurnUp(1)


def test_it_opens_and_ends_its_looks_by_itself_in_a_human_time() -> None:
    """MP-6: nobody waits long for a built-in player, and none is done before a person could be."""
    table = Table(SIX, ["remind"])
    bot = watch(table, 0)
    plan = bot.look()
    assert plan is not None
    assert plan.action == Look()
    assert human(plan.at, PICK_UP)
    table.act(0, plan.action, plan.at)
    plan = bot.look()
    assert plan is not None
    assert plan.action == Seen()
    assert human(plan.at - table.now, LEARN + 2 * LEARN_CARD)
    table.act(0, plan.action, plan.at - table.now)
    assert bot.look() is None
    table.look()
    table.flip()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Look()


def test_it_learns_a_remind_in_the_very_turn_in_which_it_drew_a_card() -> None:
    """MP-9, MP-23: two occasions to look, though in one turn."""
    table = Table(SIX, ["whale red molly", "whale red molly", "kid blue", "remind"], first=Seat(2))
    bot = watch(table, 1)
    for _ in range(2):
        table.flip()
        bot.look()
        table.race(1, 0)
        bot.look()
    table.open_looks()
    bot.look()
    table.flip()
    bot.bot._memory.forget(1)
    table.open_looks()
    bot.look()
    assert bot.bot._memory.row == [friend("kid blue")]


def test_it_lets_a_card_pass_that_it_cannot_match() -> None:
    table = Table(SIX, ["whale red molly"])
    bot = watch(table, 2)
    table.flip()
    assert bot.look() is None


def test_it_may_overlook_a_chance() -> None:
    table = Table(SIX, ["kid blue"])
    bot = watch(table, 2, Faculties(attention=0, slip=0, span=inf))
    table.flip()
    assert bot.look() is None


def test_it_flips_recites_and_confuses_when_it_is_its_turn() -> None:
    table = Table(SIX, ["confuse", "whale red molly"], recite=True)
    bot, other = watch(table, 0), watch(table, 1)
    table.look()
    other.look()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Flip()
    table.flip()
    other.look()
    plan = bot.look()
    assert plan is not None
    assert isinstance(plan.action, Shift)
    assert plan.action.row in {1, 2}
    table.act(0, Shift(Seat(2), 0, 1))
    other.look()
    plan = bot.look()
    assert plan is not None
    assert isinstance(plan.action, Shift)
    assert plan.action.row == 2
    table.act(0, Stop())
    other.look()
    table.flip()
    for index in range(4):
        plan = other.look()
        assert plan is not None
        assert plan.action == Word(index)
        assert plan.at >= table.now + 700
        table.act(1, plan.action, plan.at - table.now)


def test_after_a_mistake_at_the_first_word_it_waits_before_it_says_it_again() -> None:
    table = Table(SIX, ["kid blue"], recite=True)
    bot = watch(table, 0)
    table.open_looks()
    table.seen()
    table.flip()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Word(0)
    table.act(0, Word(2), 650)  # by whoever played this seat before, as in the past of a what-if
    assert table.public.said == 0
    plan = bot.look()
    assert plan is not None
    assert plan.action == Word(0)
    assert plan.at >= table.now + WORD_GAP


def test_a_word_of_another_player_is_no_second_chance_to_notice_a_card() -> None:
    """MP-14: a rival decides once for each card, as where the timer says the rhyme."""
    for number in range(40):
        table = Table(SIX, ["kid blue"], recite=True)
        bot = Watcher(table, Player(Seat(2), Random(number), Faculties(slip=0, span=inf, attention=0.5)), 2)
        table.open_looks()
        bot.look()
        table.seen()
        bot.look()
        table.flip()
        plan = bot.look()
        table.act(0, Word(0), 700)
        assert bot.look() is plan
        table.act(0, Word(2), 700)  # it starts over
        assert bot.look() is plan


def test_it_leaves_a_pair_on_the_table_for_people_to_see() -> None:
    table = Table(SIX, ["kid blue", "whale red molly"])
    first, second = watch(table, 0), watch(table, 1)
    table.look()
    second.look()
    plan = first.look()
    assert plan is not None
    assert human(plan.at - table.now, GLANCE)
    table.flip()
    second.look()
    table.touch(2)
    table.tick()
    second.look()
    table.act(2, TurnUp(1))
    plan = second.look()
    assert plan is not None
    assert plan.action == Flip()
    assert human(plan.at - table.now, PAIR)


def test_an_inattentive_player_declines_to_confuse() -> None:
    table = Table(SIX, ["confuse"])
    bot = watch(table, 0, Faculties(attention=0))
    table.flip()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Stop()


def test_without_a_hope_it_turns_up_what_it_has_forgotten() -> None:
    table = Table(SIX, ["whale red molly"])
    bot = watch(table, 2)
    table.open_looks()
    bot.look()
    bot.bot._memory._traces[1] = None
    table.flip()
    table.touch(2)
    table.tick()
    plan = bot.look()
    assert plan is not None
    assert plan.action == TurnUp(1)


def test_memory_keeps_step_with_the_row() -> None:
    memory = Memory(PERFECT, Random(1))
    memory.learn((ONE, TWO))
    memory.add(THREE)
    memory.shift(0, 2)
    assert memory.row == [TWO, THREE, ONE]
    memory.lose(1)
    memory.age(Millis(3_600_000))
    assert memory.row == [TWO, ONE]


def test_memory_fails_more_the_longer_the_row() -> None:
    def wrong(length: int) -> float:
        row = (ONE, TWO, THREE, ONE, TWO, THREE)[:length]
        missed = 0
        for seed in range(300):
            memory = Memory(Faculties(), Random(seed))
            memory.learn(row)
            memory.age(Millis(60_000))
            missed += sum(mine != real for mine, real in zip(memory.row, row, strict=True))
        return missed / length / 300

    assert 0.05 < wrong(2) < wrong(4) < wrong(6) < 0.8


def test_memory_may_lose_sight_of_moved_cards() -> None:
    memory = Memory(Faculties(slip=0, span=inf, follow=0), Random(1))
    memory.learn((ONE, TWO, THREE))
    memory.shift(1, 0)
    assert memory.row == [None, None, THREE]


def test_half_of_the_traces_of_one_card_are_lost_after_the_span() -> None:
    left = 0
    for seed in range(2_000):
        memory = Memory(Faculties(slip=0), Random(seed))
        memory.learn((ONE,))
        memory.age(Millis(450_000))
        left += memory.row == [ONE]
    assert 0.45 < left / 2_000 < 0.55


def test_a_card_forgotten_comes_back_only_by_a_look() -> None:
    memory = Memory(Faculties(slip=0), Random(1))
    memory.learn((ONE, TWO))
    memory.age(Millis(10**12))
    memory.lose(0)
    assert memory.row == [None]
    memory.learn((TWO,))
    assert memory.row == [TWO]


def test_a_reaction_has_a_tail_and_grows_with_what_is_searched() -> None:
    chance = Random(1)
    few, many = ([reaction(Faculties(), cards, chance) for _ in range(4_000)] for cards in (1, 9))
    assert abs(mean(many) - mean(few) - 8 * SCAN) < 40
    assert mean(few) > median(few) + 30


@pytest.mark.no_cover
def test_nobody_reacts_faster_than_a_person() -> None:
    touches = 0
    for seed in range(30):
        bots = [moby_pick.BOTS["normal"](Seat(chair), Random(f"{seed}/{chair}")) for chair in range(4)]
        shown = Millis(0)
        for move, step in sit(moby_pick, Options(seats=4), Seeded(f"quick {seed}"), bots):
            if isinstance(move, Act) and isinstance(move.action, Touch):
                assert move.at - shown >= FASTEST
                touches += 1
            shown = step.state.public.shown
    assert touches > 100


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", range(3, 9))
def test_plain_clearly_beats_random(seats: int) -> None:
    """Half normal, half random: normal seats average more than twice the points (about three times, over 100 games)."""
    totals = {"normal": 0.0, "random": 0.0}
    counts = {"normal": 0, "random": 0}
    for seed in range(60):
        kinds = ["normal" if (chair + seed) % 2 else "random" for chair in range(seats)]
        bots: list[Bot[Action, Event, View]] = [
            moby_pick.BOTS["normal"](Seat(chair), Random(f"{seed}/{chair}"))
            if kind == "normal"
            else RandomBot(moby_pick, Random(f"{seed}/{chair}"))
            for chair, kind in enumerate(kinds)
        ]
        *_, (_, last) = sit(moby_pick, Options(seats=seats), Seeded(f"beat {seed}"), bots)
        outcome = moby_pick.outcome(last.state)
        assert outcome is not None
        for kind, score in zip(kinds, outcome.scores, strict=True):
            totals[kind] += score
            counts[kind] += 1
    assert totals["normal"] / counts["normal"] > 2 * totals["random"] / counts["random"]


def test_a_player_that_sits_down_in_the_middle_of_a_game_plays_on_without_knowing_its_cards() -> None:
    """As a stand-in does: it saw no look and no event before, and follows its row from then on."""
    options = Options(seats=3)
    trace = play_randomly(moby_pick, options, "takeover")
    plans = 0
    for start in range(1, len(trace.steps), 7):
        bot = moby_pick.BOTS["normal"](Seat(1), Random(start))
        for number in range(start, len(trace.steps)):
            step = trace.steps[number]
            view = moby_pick.view(step.state, Seat(1))
            plan = bot.notice(trace.now(number), view, step.events)
            if plan is not None:
                plans += 1
                assert plan.action in moby_pick.legal(view)
    assert plans > 100


def test_after_lost_updates_it_goes_on_with_a_row_that_it_does_not_know() -> None:
    """As after a lost connection: the newest view comes, without the events that led to it."""
    table = Table(SIX, ["kid blue"])
    bot = watch(table, 2)
    table.open_looks()
    bot.look()
    rows = table.view(2).public.rows
    longer = replace(table.view(2).public, rows=tuple(cards + 2 for cards in rows))
    bot.bot.notice(table.now, replace(table.view(2), public=longer), ())
    assert bot.bot._memory.row == [None] * (rows[2] + 2)
    bot.bot.notice(table.now, replace(table.view(2), public=longer), (Shifted(Seat(0), Seat(2), rows[2] + 1, 0),))
