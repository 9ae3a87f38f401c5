"""The normal player: legal, only by its view, as slow as a person, and clearly better than chance."""

import pickle
from random import Random

import msgspec
import pytest

from harness.tables.matryoshka import Table, cards
from ludotheque.bots.arena import sit
from ludotheque.bots.random import random_bot
from ludotheque.core import Act, Millis, Seat, Seeded
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka import bots
from ludotheque.games.matryoshka.bots import BOTS, Level, Player, limits, normal
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.scoring import score
from ludotheque.games.matryoshka.table import Lay, Offer, Options, Show, Take, View


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plain_players_finish_a_game_in_human_time(seats: int) -> None:
    """Nobody is ever late, and nobody answers faster than a person could."""
    options = Options(seats=seats)
    bots = [normal(Seat(seat), Random(seat)) for seat in range(seats)]
    since = Millis(0)
    for move, step in sit(matryoshka, options, Seeded("whole"), bots):
        if move is not None:
            assert isinstance(move, Act)
            assert 1_500 <= move.at - since <= 6_000
        since = step.state.public.since
    assert matryoshka.outcome(step.state) is not None
    assert step.state.public.absent == (False,) * seats


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "able"), [(4, 2), (3, 1), (5, 1)])
def test_plain_players_beat_random_ones(seats: int, able: int) -> None:
    """Over 80 % of the wins with half the seats or fewer; which seats they have goes round."""
    wins = 0.0
    games = 30
    for number in range(games):
        is_plain = [(seat + number) % seats < able for seat in range(seats)]
        bots = [
            (normal if good else random_bot(matryoshka))(Seat(seat), Random(f"{number}/{seat}"))
            for seat, good in enumerate(is_plain)
        ]
        *_, (_, step) = sit(matryoshka, Options(seats=seats), Seeded(f"duel {number}"), bots)
        outcome = matryoshka.outcome(step.state)
        assert outcome is not None
        wins += sum(is_plain[winner] for winner in outcome.winners) / len(outcome.winners)
    assert wins > 0.8 * games


def test_a_plain_player_keeps_its_plan_until_the_question_changes() -> None:
    table = Table()
    bot = normal(Seat(0), Random(1))
    plan = bot.notice(Millis(0), table.view(0), ())
    assert plan is not None
    table.act(1, Lay(cards(6, 7)))
    assert bot.notice(Millis(1000), table.view(0), ()) is plan
    table.act(0, plan.action)
    assert bot.notice(table.now, table.view(0), ()) is None
    table.lay()
    again = bot.notice(table.now, table.view(0), ())
    assert again is not None
    assert isinstance(again.action, Show)
    assert table.now + 1_500 <= again.at <= table.now + 6_000


def test_a_plain_player_is_never_late() -> None:
    table = Table(Options(seats=3, lay_time=5))
    for seed in range(40):
        plan = normal(Seat(0), Random(seed)).notice(Millis(4_000), table.view(0), ())
        assert plan is not None
        assert plan.at == 5_000


@pytest.mark.parametrize("seed", range(6))
def test_habit_lays_the_best_thirteen(seed: int) -> None:
    """The last tableau is the best there is."""
    table = Table(deck=Seeded(str(seed)).order(70, "any")).go("lay", 4)
    choice = habit(table.view(0))
    assert isinstance(choice, Lay)
    worths = [score(action.cards) for action in matryoshka.legal(table.view(0)) if isinstance(action, Lay)]
    assert len(worths) == 14
    assert score(choice.cards) == max(worths)


def trading() -> Table:
    """Seat 0 owns Poppy 1–6 and the strays Mint 6 and Cornflower 4; seats 1 and 2 own runs and strays too."""
    deck = [0, 1, 2, 3, 4, 38, 7, 8, 9, 10, 28, 36, 14, 15, 16, 17, 18, 40, 5, 33, 11, 12, 19, 20]
    table = Table(deck=deck)
    table.lay((3, 4), (7, 8), (14, 15))
    return table


def test_habit_shows_the_doll_it_misses_least() -> None:
    """A stray, never one of the run."""
    table = trading()
    assert table.view(0).hand == (0, 1, 2, 5, 33, 38)
    assert habit(table.view(0)) in (Show(Card(33)), Show(Card(38)))


def test_habit_offers_a_stray_and_takes_what_helps() -> None:
    """Seat 1 gives away a doll outside its run; seat 0 takes what completes a series or a column of three."""
    table = trading()
    table.act(0, Show(Card(38)))
    assert habit(table.view(1)) in (Offer(Card(28), 0), Offer(Card(36), 0))
    table = Table(deck=[0, 1, 2, 3, 4, 38, 6, 8, 9, 10, 28, 36, 14, 15, 16, 17, 18, 40, 5, 33, 11, 12, 19, 20])
    table.lay((3, 4), (8, 9), (14, 15))
    table.act(0, Show(Card(38)))
    table.act(1, Offer(Card(6), 0))
    table.act(2, Offer(Card(40), 0))
    assert habit(table.view(0)) == Take(Seat(1))
    table = trading()
    table.act(0, Show(Card(38)))
    table.act(1, Offer(Card(28), 0))
    table.act(2, Offer(Card(40), 0))
    assert habit(table.view(0)) == Take(Seat(2))


def test_habit_is_a_function_of_the_view() -> None:
    """The same view, sent through JSON, gives the same choice."""
    table = Table()
    while table.public.phase != "over":
        for seat in table.public.waiting:
            view = table.view(seat)
            copy = msgspec.json.decode(msgspec.json.encode(view), type=View)
            assert habit(copy) == habit(view)
            assert habit(view) in matryoshka.legal(view)
            table.act(seat, habit(view))


def test_a_player_that_slips_does_just_anything_now_and_then() -> None:
    """About one choice in four, always legal."""
    table = Table()
    plans = [BOTS["easy"](Seat(0), Random(seed)).notice(Millis(0), table.view(0), ()) for seed in range(60)]
    chosen = [plan.action for plan in plans if plan is not None]
    assert all(action in matryoshka.legal(table.view(0)) for action in chosen)
    assert 5 <= sum(action != habit(table.view(0)) for action in chosen) <= 25


def test_a_searching_player_plans_by_habit_and_brings_its_thought() -> None:
    """The thought is a value that another process can work out (decision 42)."""
    table = Table()
    bot = Player(Seat(0), Random(1), Level(rollouts=4))
    plan = bot.notice(Millis(0), table.view(0), ())
    assert plan is not None
    assert plan.action == habit(table.view(0))
    assert plan.thought is not None
    thought = pickle.loads(pickle.dumps(plan.thought))
    assert thought() == plan.best()
    assert plan.best() in matryoshka.legal(table.view(0))
    assert bot.notice(Millis(1), table.view(0), ()) is plan


def test_experts_say_why_they_are_weaker_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "installed", lambda: True)
    assert not limits()
    monkeypatch.setattr(bots, "installed", lambda: False)
    assert matryoshka.EXTRAS.limits().keys() == {"expert"}
    assert "400 imagined games a choice, not 1500: pip install 'ludotheque[fast]'" in limits()["expert"]
