"""The rulebook's worked example, and whole games of the built-in player."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from harness.tables.attrape_reves import BEAR, PANDA, RABBIT, UNICORN, Table
from ludotheque.bots.arena import sit
from ludotheque.bots.random import random_bot
from ludotheque.core import Bot, Decision, Millis, Outcome, Seat, Seeded
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves import bots, cards, laying
from ludotheque.games.attrape_reves.bots import BOTS, LEVELS, Player
from ludotheque.games.attrape_reves.cards import MOONS, NIGHTMARES, Moon
from ludotheque.games.attrape_reves.faculties import BLUR, Guess, Level, glance, length, promising, prudent
from ludotheque.games.attrape_reves.table import Agree, Grab, Lay, Object, Options, Place, Point, Take, Turn


def test_the_rabbit_that_covers_earns_three_dreams() -> None:
    """The rulebook's example: a player takes the rabbit, it covers the whole nightmare, three dreams are drawn."""
    table = Table("hibouh", seats=2).turn().take(RABBIT, BEAR).lay(1)
    assert table.public.covered == (True, None)
    assert table.public.tokens == (3, 0)
    assert len(table.public.dreams[0]) == 3


def test_little_bits_that_stick_out_spoil_it() -> None:
    """The rulebook's other picture: with bits of the nightmare visible nothing is drawn."""
    table = Table("hibouh", seats=2).turn().take(UNICORN, BEAR).lay(1)
    assert table.public.covered == (False, None)
    assert table.public.tokens == (0, 0)


def finish(seed: str, players: Sequence[Bot[Any, Any, Any]], **options: Any) -> Outcome:
    """The result of one table."""
    *_, (_, step) = sit(game, Options(seats=len(players), **options), Seeded(seed), players)
    outcome = game.outcome(step.state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("variant", ["base", "speed"])
def test_the_built_in_player_beats_chance(variant: str) -> None:
    dice = random_bot(game)
    wins = [0, 0]
    for number in range(40):
        players = [BOTS["normal"](Seat(0), Random(number)), dice(Seat(1), Random(number))]
        for winner in finish(f"{variant} {number}", players, variant=variant).winners:
            wins[winner] += 1
    assert wins[0] >= 35
    assert wins[1] <= 12


@pytest.mark.parametrize("moon", MOONS)
def test_the_built_in_players_sometimes_win_together(moon: Moon) -> None:
    """A good eye beats every moon, the new moon nearly always."""
    won = 0
    for number in range(30):
        players = [Player(Seat(seat), Random(f"{number}/{seat}"), Level(blur=0.03)) for seat in range(3)]
        won += bool(finish(f"{moon} {number}", players, variant="coop", moon=moon).winners)
    assert won >= {"new": 28, "crescent": 28, "gibbous": 20, "full": 5}[moon]


def test_the_built_in_player_never_asks_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """AR-24 holds for bots too: they see the picture, not its circle."""

    def hidden(card: str) -> object:
        raise AssertionError(f"a bot asked how large {card} is")

    monkeypatch.setattr(cards, "circle_of", hidden)
    monkeypatch.setattr(laying, "circle_of", hidden)
    length.cache_clear()
    for variant, action in (("base", Take), ("speed", Grab), ("coop", Point)):
        table = Table("boulou", variant=variant).turn()
        decision = BOTS["normal"](Seat(0), Random(1)).notice(Millis(2_000), table.view(0), ())
        assert decision is not None
        assert type(decision.action) is action


def test_a_glance_errs_like_an_eye() -> None:
    """Close to the truth on average, off by several per cent at one look."""
    chance = Random(7)
    for card in NIGHTMARES:
        looks = [glance(card, chance) / laying.answer(card).radius for _ in range(400)]
        mean = sum(looks) / len(looks)
        assert 0.92 < mean < 1.08
        assert 0.8 * BLUR < (sum((look - mean) ** 2 for look in looks) / len(looks)) ** 0.5 < 1.2 * BLUR


def test_a_race_needs_a_human_moment() -> None:
    """Never under four tenths of a second, and not always the same."""
    table = Table("boulou", variant="speed").turn()
    waits = set()
    for seed in range(200):
        decision = BOTS["normal"](Seat(1), Random(seed)).notice(table.public.shown, table.view(1), ())
        assert decision is not None
        waits.add(decision.at - table.public.shown)
    assert min(waits) >= 400
    assert max(waits) <= 2_600
    assert len(waits) > 100


def test_the_toy_that_promises_most_is_taken() -> None:
    public = Table("boulou").public
    assert promising(public.circle, Guess(400)) == UNICORN
    assert promising(public.circle, Guess(515)) == RABBIT
    assert promising(public.circle, Guess(610)) == PANDA
    assert promising(public.circle, Guess(740)) == BEAR
    assert Guess(2_000).trust(BEAR) == 1
    assert Guess(555).trust(RABBIT) == pytest.approx(0.5)


def test_together_large_toys_are_spared_while_that_is_safe() -> None:
    public = Table("boulou", variant="coop", seats=2).turn().public
    assert prudent(public.circle, public.pile, Guess(400)) == UNICORN
    assert prudent(public.circle, public.pile, Guess(540)) == PANDA + 1
    assert prudent(public.circle, public.pile, Guess(740)) == BEAR + 3
    tight = Table("dodulune", variant="coop", seats=2, moon="full").turn().public
    assert prudent(tight.circle, tight.pile, Guess(540)) == RABBIT


def test_without_a_sure_toy_the_largest_is_risked() -> None:
    table = Table("boulou", variant="coop", seats=2).turn()
    small = msgspec.structs.replace(table.public, circle=(PANDA, RABBIT))
    assert prudent(small.circle, small.pile, Guess(900)) == PANDA


def decide(table: Table, seat: int, seems: float) -> Decision[Any] | None:
    """What a player to whom the monster seems so large decides."""
    bot = Player(Seat(seat), Random(3), LEVELS["normal"])
    bot._reveal, bot._seems = table.public.reveal, seems
    return bot.notice(table.now, table.view(seat), ())


def test_together_it_answers_honestly() -> None:
    table = Table("boulou", variant="coop", seats=3)
    assert decide(table, 1, 0) is None
    turn = decide(table, 0, 0)
    assert turn is not None
    assert turn.action == Turn()
    table.turn()
    assert decide(table, 1, 400) is None
    table.act(0, Point(RABBIT))
    assert decide(table, 0, 400) is None
    for seems, answer in ((400, Agree(RABBIT)), (700, Object(RABBIT))):
        reply = decide(table, 1, seems)
        assert reply is not None
        assert reply.action == answer
    table.act(1, Agree(RABBIT))
    assert decide(table, 1, 400) is None
    table.tick()
    silent = decide(table, 0, 400)
    assert silent is not None
    assert silent.action == Place(RABBIT)


def test_together_it_objects_to_waste_only_where_no_toy_is_to_spare() -> None:
    """AR-20: a pack of eight leaves no toy to spare, a pack of seven leaves one."""
    for moon, answer in (("full", Object(BEAR)), ("new", Agree(BEAR))):
        table = Table(variant="coop", seats=2, moon=moon).turn().act(0, Point(BEAR))
        reply = decide(table, 1, 400)
        assert reply is not None
        assert reply.action == answer


def test_together_it_gives_in_to_a_player_who_insists() -> None:
    """AR-17: nobody has to wait for the end of the talk because of a bot's opinion."""
    table = Table("boulou", variant="coop", seats=2).turn().act(0, Point(RABBIT)).act(1, Object(RABBIT))
    reply = decide(table, 1, 700)
    assert reply is not None
    assert reply.action == Agree(RABBIT)
    assert table.now + bots.INSIST <= reply.at <= table.now + bots.INSIST + 4_000


def test_together_it_looks_for_a_toy_that_nobody_objects_to() -> None:
    """AR-17: larger kinds first, then smaller ones that may do; in the end its own choice, until the talk is over."""
    table = Table("boulou", variant="coop", seats=2).turn()
    bot = Player(Seat(0), Random(3), LEVELS["normal"])
    bot._reveal, bot._seems = 1, 520.0
    tried = []
    while (decision := bot.notice(table.now, table.view(0), ())) is not None:
        assert isinstance(decision.action, Point)
        tried.append(decision.action.toy)
        table.act(0, decision.action).act(1, Object(decision.action.toy))
    assert tried == [RABBIT, PANDA + 1, BEAR + 3, RABBIT]
    bot = Player(Seat(0), Random(3), LEVELS["normal"])
    bot._reveal, bot._seems = 1, 470.0
    table.act(1, Agree(RABBIT)).act(0, Point(PANDA)).act(1, Object(PANDA))
    larger = bot.notice(table.now, table.view(0), ())
    assert larger is not None
    assert larger.action == Point(BEAR + 3)
    table.act(0, larger.action).act(1, Object(BEAR + 3))
    smaller = bot.notice(table.now, table.view(0), ())
    assert smaller is not None
    assert smaller.action == Point(RABBIT)


def test_it_keeps_its_plan_until_the_table_asks_something_else() -> None:
    table = Table("boulou").turn()
    bot = BOTS["normal"](Seat(0), Random(5))
    first = bot.notice(table.now, table.view(0), ())
    assert first is not None
    assert bot.notice(Millis(table.now + 500), table.view(0), ()) is first
    table.take(0)
    assert bot.notice(table.now, table.view(0), ()) is None
    table.take(1)
    lay = bot.notice(table.now, table.view(0), ())
    assert lay is not None
    assert lay.action == Lay()


def test_it_waits_while_its_grab_is_judged_and_rests_at_the_end() -> None:
    table = Table("boulou", variant="speed", seats=3).turn().grab(0, BEAR, 600)
    bot = bots.BOTS["normal"](Seat(0), Random(5))
    assert bot.notice(table.now, table.view(0), ()) is None
    lost = Table("pieuvrax", variant="coop", seats=1).turn().act(0, Point(UNICORN))
    assert bot.notice(lost.now, lost.view(0), ()) is None


def test_ar_8_it_lets_everyone_see_how_the_last_toy_lay() -> None:
    """AR-8: it moves neither its own toy nor the next nightmare while the one before still slides."""
    table = Table("boulou", seats=3).turn().take(BEAR, BEAR + 1, BEAR + 2).lay(1)
    for action in (Lay(), Turn()):
        decision = decide(table, 1, 0)
        assert decision is not None
        assert decision.action == action
        assert decision.at >= table.now + bots.SEEN
        table.lay()
