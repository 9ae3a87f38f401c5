"""The laws accept a sound game and reject every broken one: a law that cannot fail proves nothing."""

from random import Random

import pytest

from ludotheque.core.play import AnyGame
from ludotheque.testing import laws
from ludotheque.testing.strategies import every_table, laws_hold
from ludotheque.testing.trace import Endless, play_randomly
from tests.toys import broken
from tests.toys.high_card import HighCard, ToyOptions
from tests.toys.subject import subject


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_a_sound_game_keeps_every_law(law: laws.Law) -> None:
    laws_hold(subject(), law, examples=25)


def test_a_sound_game_keeps_every_law_on_every_kind_of_table() -> None:
    every_table(subject())


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken.Forgetful(), laws.replays),
        (broken.Strict(), laws.menu_and_refusals_agree),
        (broken.Lax(), laws.menu_and_refusals_agree),
        (broken.Mute(), laws.menu_and_refusals_agree),
        (broken.Leaky(), laws.nothing_leaks),
        (broken.SlyMenu(), laws.nothing_leaks),
        (broken.Lossy(), laws.cards_are_conserved),
        (broken.Undead(), laws.play_ends),
        (broken.Stuck(), laws.deadlines_hold),
        (broken.Coarse(), laws.values_survive_the_wire),
        (broken.Restless(), laws.menus_are_stable),
        (broken.Stutter(), laws.menus_are_stable),
    ],
    ids=lambda part: getattr(part, "__name__", type(part).__name__),
)
def test_a_broken_game_breaks_its_law(game: AnyGame, law: laws.Law) -> None:
    """Tables are played under sound rules where the broken ones would not get that far."""

    def trial() -> None:
        for number in range(40):
            source = HighCard() if isinstance(game, broken.Strict | broken.Stuck) else game
            trace = play_randomly(source, ToyOptions(seats=2 + number % 3), str(number))
            law(subject(game), trace, Random(number))

    with pytest.raises(AssertionError):
        trial()


def test_an_endless_game_is_found_out() -> None:
    with pytest.raises(Endless):
        play_randomly(broken.Endless(), ToyOptions(seats=2), "endless")
