"""Virtual time keeps the order of a live table."""

from random import Random

import pytest

from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot, random_bot
from ludotheque.core import Act, Decision, Millis, Seat, Seeded, Tick
from tests.toys.high_card import PATIENCE, Change, HighCard, Keep, ToyAction, ToyEvent, ToyOptions, ToyView

GAME = HighCard()
OPTIONS = ToyOptions(seats=2)


class Scripted:
    """Plans one action at one moment, whatever happens."""

    def __init__(self, at: int, action: ToyAction) -> None:
        self.plan = Decision(Millis(at), action)

    def notice(self, now: Millis, view: ToyView, events: tuple[ToyEvent, ...]) -> Decision[ToyAction] | None:
        return self.plan


def moves(*bots: Scripted) -> list[Act[ToyAction] | Tick | None]:
    return [move for move, _ in sit(GAME, OPTIONS, Seeded("arena"), bots)]


def test_the_earliest_decision_comes_first_and_refused_ones_change_nothing() -> None:
    """Seat 1 wants to act before its turn: refused, and asked again once it is its turn."""
    played = moves(Scripted(900, Keep()), Scripted(100, Change()))
    assert played == [None, Act(Millis(900), Seat(0), Keep()), Act(Millis(900), Seat(1), Change())]


def test_on_a_tie_with_the_deadline_the_player_wins() -> None:
    assert moves(Scripted(PATIENCE, Keep()), Scripted(PATIENCE, Keep()))[1] == Act(Millis(PATIENCE), Seat(0), Keep())


def test_a_decision_after_the_deadline_is_too_late() -> None:
    assert moves(Scripted(PATIENCE + 1, Keep()), Scripted(9 * PATIENCE, Keep()))[1] == Tick(Millis(PATIENCE))


def test_a_game_that_waits_for_ever_is_our_bug() -> None:
    class Timeless(HighCard):
        def deadline(self, state: object) -> None:
            return None

    with pytest.raises(RuntimeError, match="nobody will act"):
        list(sit(Timeless(), OPTIONS, Seeded("arena"), [Scripted(1, Change(times=2))] * 2))


def test_a_random_player_keeps_its_plan_until_the_menu_changes() -> None:
    bot = random_bot(GAME)(Seat(0), Random(1))
    view = GAME.view(GAME.setup(OPTIONS, Seeded("random")), Seat(0))
    plan = bot.notice(Millis(0), view, ())
    assert plan is not None
    assert plan.action in GAME.legal(view)
    assert bot.notice(Millis(0), view, ()) is plan
    assert bot.notice(Millis(plan.at + 1), view, ()) is not plan


def test_a_random_player_without_a_menu_waits() -> None:
    view = GAME.view(GAME.setup(OPTIONS, Seeded("random")), Seat(1))
    assert RandomBot(GAME, Random(1)).notice(Millis(0), view, ()) is None
