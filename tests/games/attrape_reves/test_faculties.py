"""What experience adds to the eye: the sizes of a pack, what was seen of it, and what others chose."""

from random import Random

import msgspec
import pytest

from harness.tables.attrape_reves import BEAR, PANDA, RABBIT, UNICORN, Table
from ludotheque.core import Seat
from ludotheque.games.attrape_reves.bots import LEVELS, Player, choices
from ludotheque.games.attrape_reves.cards import KINDS, NIGHTMARES, PACKS, TOYS
from ludotheque.games.attrape_reves.events import Reshuffled
from ludotheque.games.attrape_reves.faculties import experienced, looks, need
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Agree, Object, Point

ALL = tuple(range(len(TOYS)))


@pytest.mark.parametrize("card", NIGHTMARES)
def test_experience_knows_what_a_card_needs(card: str) -> None:
    assert KINDS[need(card)] == answer(card).need
    guess = experienced(card, looks(card), 0.001, (), ())
    assert sum(share for share, _ in guess.cards) == pytest.approx(1)
    smallest = TOYS.index(answer(card).need)
    assert guess.trust(smallest) > 0.4  # another card of the moon may look the same
    assert guess.trust(BEAR) == 1


def test_what_was_seen_cannot_lie_there_again() -> None:
    """The last card of a pack is known however badly it is seen."""
    pack = PACKS[3]
    guess = experienced(pack[0], 1.3 * looks(pack[0]), 0.2, set(pack), ())
    assert guess.cards == ((1.0, need(pack[0])),)
    fresh = experienced(pack[0], 1.3 * looks(pack[0]), 0.2, (), ())
    assert len(fresh.cards) == len(pack)


def test_a_look_that_fits_no_card_leaves_it_to_the_eye() -> None:
    assert experienced("boulou", 50_000.0, 0.01, (), ()).cards == ()


def test_the_choice_of_another_makes_its_toy_more_likely() -> None:
    """Two others took small toys: it is probably small."""
    alone = experienced("cactouille", 560.0, 0.06, (), ())
    told = experienced("cactouille", 560.0, 0.06, (), [(ALL, UNICORN), ((*ALL[:-1],), RABBIT)])
    warned = experienced("cactouille", 560.0, 0.06, (), [(ALL, BEAR)])
    assert told.trust(RABBIT) > alone.trust(RABBIT) > warned.trust(RABBIT)


def testchoices_are_read_with_the_circle_that_they_were_made_from() -> None:
    table = Table("boulou", seats=3).turn()
    assert choices(table.public) == []
    table.take(RABBIT)
    assert choices(table.public) == [(ALL, RABBIT)]
    table.take(PANDA)
    assert choices(table.public) == [(ALL, RABBIT), (tuple(toy for toy in ALL if toy != RABBIT), PANDA)]
    assert choices(msgspec.structs.replace(table.public, phase="point")) == []


def test_an_experienced_player_counts_the_cards_until_they_are_shuffled_again() -> None:
    table = Table("boulou", seats=3).turn()
    bot = Player(Seat(0), Random(1), LEVELS["expert"])
    assert bot.notice(table.now, table.view(0), ()) is not None
    assert bot._seen == {"boulou"}
    assert bot._guess(table.public).cards
    bot.notice(table.now, table.view(0), (Reshuffled(30),))
    assert bot._seen == set()
    assert Player(Seat(0), Random(1), LEVELS["hard"])._guess(table.public).cards == ()


@pytest.mark.parametrize(
    ("moon", "toy", "seems", "reply", "says"),
    [
        ("new", RABBIT, 590, Object, "larger-panda"),
        ("new", RABBIT, 900, Object, "larger-bear"),
        ("new", UNICORN, 480, Agree, None),
        ("full", BEAR, 400, Object, "smaller-unicorn"),
        ("full", BEAR, 700, Agree, None),
    ],
)
def test_together_an_objection_has_a_reason(moon: str, toy: int, seems: float, reply: type, says: str | None) -> None:
    table = Table(variant="coop", seats=2, moon=moon).turn().act(0, Point(toy))
    bot = Player(Seat(1), Random(4), LEVELS["normal"])
    bot._reveal, bot._seems = table.public.reveal, seems
    decision = bot.notice(table.now, table.view(1), ())
    assert decision is not None
    assert type(decision.action) is reply
    assert decision.say == says


def test_together_it_says_now_and_then_that_it_is_certain_and_that_it_gives_in() -> None:
    table = Table("boulou", variant="coop", seats=2).turn().act(0, Point(UNICORN))
    said = set()
    for seed in range(40):
        bot = Player(Seat(1), Random(seed), LEVELS["normal"])
        bot._reveal, bot._seems = 1, 300.0
        decision = bot.notice(table.now, table.view(1), ())
        assert decision is not None
        said.add(decision.say)
    assert said == {None, "covers"}
    table.act(1, Object(UNICORN))
    bot = Player(Seat(1), Random(1), LEVELS["normal"])
    again = bot.notice(table.now, table.view(1), ())
    assert again is not None
    assert (again.action, again.say) == (Agree(UNICORN), "give-in")


def test_together_nothing_larger_is_left_to_propose() -> None:
    table = Table("boulou", variant="coop", seats=2).turn().act(0, Point(UNICORN))
    small = msgspec.structs.replace(table.view(1), public=msgspec.structs.replace(table.public, circle=(UNICORN,)))
    bot = Player(Seat(1), Random(1), LEVELS["normal"])
    bot._reveal, bot._seems = 1, 700.0
    decision = bot.notice(table.now, small, ())
    assert decision is not None
    assert (decision.action, decision.say) == (Object(UNICORN), "too-small")
