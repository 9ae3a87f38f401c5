"""`plain` plays from views alone, reacts like a person, forgets, and still beats chance."""

from random import Random

import pytest

from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Act, Bot, Decision, Millis, Seat, Seeded
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import Action, Event, Options, View
from ludotheque.games.moby_pick.bots import FASTEST, GLANCE, PAIR, Habits, Memory, Plain
from ludotheque.games.moby_pick.table import Flip, Shift, Stop, Touch, TurnUp, Word
from ludotheque.testing.trace import play_randomly
from tests.games.moby_pick.stage import Table, friend
from tests.games.moby_pick.test_setup import SIX

PERFECT = Habits(slip=0, fade=0, follow=1, attention=1)
ONE, TWO, THREE = friend("kid red"), friend("kid blue"), friend("whale red molly")


def watch(table: Table, seat: int, habits: Habits = PERFECT) -> "Watcher":
    return Watcher(table, Plain(Seat(seat), Random(seat), habits), seat)


class Watcher:
    """A bot that is shown every update of a table."""

    def __init__(self, table: Table, bot: Plain, seat: int) -> None:
        self.table, self.bot, self.seat = table, bot, seat
        self.look()

    def look(self) -> Decision[Action] | None:
        return self.bot.notice(self.table.now, self.table.view(self.seat), self.table.events)


def test_it_touches_for_a_card_it_remembers_and_turns_that_one_up() -> None:
    table = Table(SIX, ["kid blue"])
    bot = watch(table, 2)
    table.tick()
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


def test_it_lets_a_card_pass_that_it_cannot_match() -> None:
    table = Table(SIX, ["whale red molly"])
    bot = watch(table, 2)
    table.flip()
    assert bot.look() is None


def test_it_may_overlook_a_chance() -> None:
    table = Table(SIX, ["kid blue"])
    bot = watch(table, 2, Habits(attention=0, slip=0, fade=0))
    table.flip()
    assert bot.look() is None


def test_it_flips_recites_and_confuses_when_it_is_its_turn() -> None:
    table = Table(SIX, ["confuse", "whale red molly"], recite=True)
    bot, other = watch(table, 0), watch(table, 1)
    table.tick()
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
        assert plan.at >= table.now + 450
        table.act(1, plan.action, plan.at - table.now)


def test_it_leaves_a_pair_on_the_table_for_people_to_see() -> None:
    table = Table(SIX, ["kid blue", "whale red molly"])
    steady = Habits(spread=0)
    first, second = watch(table, 0, steady), watch(table, 1, steady)
    table.tick()
    second.look()
    plan = first.look()
    assert plan is not None
    assert plan.at == table.now + GLANCE
    table.flip()
    second.look()
    table.touch(2)
    table.tick()
    second.look()
    table.act(2, TurnUp(1))
    plan = second.look()
    assert plan is not None
    assert plan.action == Flip()
    assert plan.at == table.now + PAIR


def test_an_inattentive_player_declines_to_confuse() -> None:
    table = Table(SIX, ["confuse"])
    bot = watch(table, 0, Habits(attention=0))
    table.flip()
    plan = bot.look()
    assert plan is not None
    assert plan.action == Stop()


def test_without_a_hope_it_turns_up_what_it_has_forgotten() -> None:
    table = Table(SIX, ["whale red molly"])
    bot = watch(table, 2)
    bot.bot._memory.row[1] = None
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
    memory.fade()
    assert memory.row == [TWO, ONE]


def test_memory_fails_more_the_longer_the_row() -> None:
    def wrong(length: int) -> float:
        row = (ONE, TWO, THREE, ONE, TWO, THREE)[:length]
        missed = 0
        for seed in range(300):
            memory = Memory(Habits(), Random(seed))
            memory.learn(row)
            for _ in range(10):
                memory.fade()
            missed += sum(mine != real for mine, real in zip(memory.row, row, strict=True))
        return missed / length / 300

    assert 0.05 < wrong(2) < wrong(4) < wrong(6) < 0.8


def test_memory_may_lose_sight_of_moved_cards() -> None:
    memory = Memory(Habits(slip=0, fade=0, follow=0), Random(1))
    memory.learn((ONE, TWO, THREE))
    memory.shift(1, 0)
    assert memory.row == [None, None, THREE]


def test_nobody_reacts_faster_than_a_person() -> None:
    for seed in range(30):
        bots = [moby_pick.BOTS["plain"](Seat(chair), Random(f"{seed}/{chair}")) for chair in range(4)]
        shown = Millis(0)
        for move, step in sit(moby_pick, Options(seats=4), Seeded(f"quick {seed}"), bots):
            if isinstance(move, Act) and isinstance(move.action, Touch):
                assert move.at - shown >= FASTEST
            shown = step.state.public.shown


@pytest.mark.parametrize("seats", range(3, 9))
def test_plain_clearly_beats_random(seats: int) -> None:
    """Half plain, half random: plain seats average more than twice the points (about three times, over 100 games)."""
    totals = {"plain": 0.0, "random": 0.0}
    counts = {"plain": 0, "random": 0}
    for seed in range(60):
        kinds = ["plain" if (chair + seed) % 2 else "random" for chair in range(seats)]
        bots: list[Bot[Action, Event, View]] = [
            moby_pick.BOTS["plain"](Seat(chair), Random(f"{seed}/{chair}"))
            if kind == "plain"
            else RandomBot(moby_pick, Random(f"{seed}/{chair}"))
            for chair, kind in enumerate(kinds)
        ]
        *_, (_, last) = sit(moby_pick, Options(seats=seats), Seeded(f"beat {seed}"), bots)
        outcome = moby_pick.outcome(last.state)
        assert outcome is not None
        for kind, score in zip(kinds, outcome.scores, strict=True):
            totals[kind] += score
            counts[kind] += 1
    assert totals["plain"] / counts["plain"] > 2 * totals["random"] / counts["random"]


def test_a_player_that_sits_down_in_the_middle_of_a_game_plays_on_without_knowing_its_cards() -> None:
    """As a stand-in does: it saw no look and no event before, and follows its row from then on."""
    options = Options(seats=3)
    trace = play_randomly(moby_pick, options, "takeover")
    for start in range(1, len(trace.steps), 7):
        bot = moby_pick.BOTS["plain"](Seat(1), Random(start))
        for number in range(start, len(trace.steps)):
            step = trace.steps[number]
            view = moby_pick.view(step.state, Seat(1))
            plan = bot.notice(trace.now(number), view, step.events)
            assert plan is None or plan.action in moby_pick.legal(view)
