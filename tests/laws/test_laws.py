"""The laws accept a sound game and reject every broken one: a law that cannot fail proves nothing."""

import re
from random import Random
from typing import Annotated, Any

import pytest
from msgspec.structs import asdict, replace

from ludotheque.core import PRIVATE, Deal, Seat
from ludotheque.core.play import AnyGame
from ludotheque.testing import declarations, laws, redeals, secrecy
from ludotheque.testing.strategies import every_table, laws_hold
from ludotheque.testing.trace import Endless, Subject, play_randomly
from tests.toys import broken, redealt, taught, undeclared
from tests.toys.high_card import CARDS, HighCard, ToyOptions, ToyState, ToyView
from tests.toys.slap import SlapGame, SlapOptions
from tests.toys.subject import slap_subject, subject


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(
    "sound",
    [subject(), slap_subject(), subject(taught.Taught()), subject(redealt.Redealt())],
    ids=lambda sound: type(sound.game).__name__,
)
def test_a_sound_game_keeps_every_law(sound: Subject, law: laws.Law) -> None:
    laws_hold(sound, law, examples=25)


@pytest.mark.parametrize(
    "sound",
    [subject(), slap_subject(), subject(taught.Taught()), subject(redealt.Redealt())],
    ids=lambda sound: type(sound.game).__name__,
)
def test_a_sound_game_keeps_every_law_on_every_kind_of_table(sound: Subject) -> None:
    every_table(sound)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken.Forgetful(), laws.replays),
        (broken.Strict(), laws.menu_and_refusals_agree),
        (broken.Lax(), laws.menu_and_refusals_agree),
        (broken.Mute(), laws.menu_and_refusals_agree),
        (broken.Leaky(), secrecy.nothing_leaks),
        (broken.Checksum(), secrecy.nothing_leaks),
        (broken.SlyMenu(), secrecy.nothing_leaks),
        (broken.Lossy(), laws.cards_are_conserved),
        (broken.Undead(), laws.play_ends),
        (broken.Stuck(), laws.deadlines_hold),
        (broken.Coarse(), laws.values_survive_the_wire),
        (broken.Listed(), laws.values_survive_the_wire),
        (broken.Unsaid(), laws.play_ends),
        (broken.Restless(), laws.menus_are_stable),
        (broken.Stutter(), laws.menus_are_stable),
        (broken.Backward(), laws.play_ends),
        (broken.OpenPurses(), secrecy.private_fields_stay_private),
        (broken.OpenBook(), secrecy.private_fields_stay_private),
        (broken.LoudStake(), secrecy.hidden_actions_stay_hidden),
        (broken.LoudSlap(), secrecy.hidden_actions_stay_hidden),
        (broken.Doubling(), laws.a_second_press_is_refused),
        (taught.BadAdvice(), laws.hints_tell_no_secret),
        (taught.NoReason(), laws.hints_tell_no_secret),
        (taught.Clairvoyant(), laws.hints_tell_no_secret),
        (taught.Telltale(), laws.hints_tell_no_secret),
        (undeclared.UncoveredCard(), secrecy.nothing_leaks),
        (undeclared.UnwatchedHands(), secrecy.private_fields_stay_private),
        (undeclared.UncoveredPurse(), secrecy.private_fields_stay_private),
        (undeclared.UnwatchedStake(), secrecy.hidden_actions_stay_hidden),
        (undeclared.UncoveredStake(), secrecy.hidden_actions_stay_hidden),
        (undeclared.Silent(), declarations.the_table_names_whom_it_awaits),
        (undeclared.Misleading(), declarations.the_table_names_whom_it_awaits),
        (redealt.SameCards(), redeals.new_deals_keep_what_was_known),
        (redealt.OtherHand(), redeals.new_deals_keep_what_was_known),
        (redealt.CardLost(), redeals.new_deals_keep_what_was_known),
        (redealt.OldDeal(), redeals.new_deals_keep_what_was_known),
        (redealt.PastTold(), redeals.new_deals_keep_what_was_known),
    ],
    ids=lambda part: getattr(part, "__name__", type(part).__name__),
)
def test_a_broken_game_breaks_its_law(game: AnyGame, law: laws.Law) -> None:
    """Tables are played under sound rules where the broken ones would not get that far."""
    race = isinstance(game, SlapGame)

    def trial() -> None:
        for number in range(40):
            source = HighCard() if isinstance(game, broken.Strict | broken.Stuck) else game
            options = (SlapOptions if race else ToyOptions)(seats=2 + number % 3)
            trace = play_randomly(source, options, f"trial {number}")
            laws.judge(law, (slap_subject if race else subject)(game), trace, Random(number))

    with pytest.raises(AssertionError) as found:
        trial()
    assert f"{game.KEY} breaks {law.__name__}" in str(found.value)
    assert 'options {"seats":' in str(found.value)
    assert "seed 'trial" in str(found.value)


def test_an_endless_game_is_found_out() -> None:
    with pytest.raises(Endless):
        play_randomly(broken.Endless(), ToyOptions(seats=2), "endless")


def broken_at(game: AnyGame, law: laws.Law) -> str:
    """What is printed when a toy breaks a law."""

    def trial() -> None:
        for number in range(40):
            trace = play_randomly(game, game.Options(seats=3), f"trial {number}")
            laws.judge(law, (slap_subject if isinstance(game, SlapGame) else subject)(game), trace, Random(number))

    with pytest.raises(AssertionError) as found:
        trial()
    return str(found.value)


TABLE = r"""options {"seats":3,"variant":"base".*}, seed 'trial \d+': step \d+ \(.*\): """


@pytest.mark.parametrize(
    ("game", "law", "told"),
    [
        (
            broken.OpenPurses(),
            secrecy.private_fields_stay_private,
            r"that purses\[\d\], .*: view\.public\.purses\[\d\] is",
        ),
        (broken.OpenBook(), secrecy.private_fields_stay_private, r"that purses\[\d\], .*: view\.purse is \d in one"),
        (
            broken.LoudStake(),
            secrecy.hidden_actions_stay_hidden,
            r'{"type":"stake",.*} of seat \d from .*: view\.public\.until is',
        ),
        (
            broken.LoudSlap(),
            secrecy.hidden_actions_stay_hidden,
            r'that seat \d has touched: events is \[{.*"type":"hummed"',
        ),
        (broken.Leaky(), secrecy.nothing_leaks, r"a spectator can tell card \d+ from card \d+ .*: view\.card is"),
        (broken.Unsaid(), laws.play_ends, "texts/en.ftl lacks reason-whim: what decided this game"),
        (broken.Coarse(), laws.values_survive_the_wire, r"the view of seat \d cannot be read back: .* at `\$.card`"),
        (
            broken.Listed(),
            laws.values_survive_the_wire,
            r"the state comes back as another value: stock is \[.*, list and tuple",
        ),
        (broken.Doubling(), laws.a_second_press_is_refused, "the same act is accepted again. Give Change a field"),
        (taught.BadAdvice(), laws.hints_tell_no_secret, r"the advice for seat \d is refused"),
        (taught.NoReason(), laws.hints_tell_no_secret, r"the advice for seat \d has no reason in en"),
        (taught.Clairvoyant(), laws.hints_tell_no_secret, r"for seat \d depends on a card that it never saw"),
        (undeclared.UncoveredCard(), secrecy.nothing_leaks, r"View\.card is known to one seat alone and is not marked"),
        (
            undeclared.UnwatchedHands(),
            secrecy.private_fields_stay_private,
            r"View\.card of seat \d is PRIVATE and comes from State\.hands, which is not marked",
        ),
        (
            undeclared.UncoveredPurse(),
            secrecy.private_fields_stay_private,
            r"View\.purse is known to one seat alone and is not marked PRIVATE: it tells that purses\[\d\]",
        ),
        (
            undeclared.UnwatchedStake(),
            secrecy.hidden_actions_stay_hidden,
            r"only seat \d can tell what it chose, and chips of OpenStake is not marked PRIVATE",
        ),
        (
            undeclared.UncoveredStake(),
            secrecy.hidden_actions_stay_hidden,
            r"View\.stake is known to one seat alone and is not marked PRIVATE",
        ),
        (
            undeclared.Silent(),
            declarations.the_table_names_whom_it_awaits,
            r"seat \d alone may act, and the fields marked AWAITED name nobody",
        ),
        (
            undeclared.Misleading(),
            declarations.the_table_names_whom_it_awaits,
            r"seat \d alone may act, and the fields marked AWAITED name seat \d+",
        ),
    ],
    ids=lambda part: getattr(part, "__name__", type(part).__name__),
)
def test_a_broken_law_names_options_seed_step_and_field(game: AnyGame, law: laws.Law, told: str) -> None:
    assert re.search(TABLE + ".*" + told, broken_at(game, law))


@pytest.mark.parametrize(
    ("groups", "told"),
    [
        ([[3, 20]], r"Subject.unseen names 20, and the deck has the numbers 0…19: a card is named by its number"),
        ([["ace"]], r"Subject.unseen names 'ace'"),
        ([[3, 4, 3]], r"Subject.unseen names a number twice in one group: \[3, 3, 4\]"),
    ],
)
def test_an_oracle_that_names_no_numbers_of_the_deck_is_told_so(groups: Any, told: str) -> None:
    """The commonest mistake: what is printed on a card instead of its number in the deal's order."""
    mistaken = replace(subject(), unseen=lambda trace, seat: groups)
    with pytest.raises(AssertionError, match=told):
        secrecy.nothing_leaks(mistaken, play_randomly(HighCard(), ToyOptions(seats=2), "any"), Random(1))


def test_a_private_field_is_a_row_of_the_seats() -> None:
    class Pot(ToyState, frozen=True):
        pot: Annotated[int, PRIVATE] = 3

    class WithPot(HighCard):
        State = Pot

        def setup(self, options: ToyOptions, deal: Deal) -> Pot:
            return Pot(**asdict(super().setup(options, deal)))

    game = WithPot()
    trace = play_randomly(game, ToyOptions(seats=2), "any")
    with pytest.raises(AssertionError, match="pot is marked PRIVATE and is no row with a value for each seat"):
        secrecy.private_fields_stay_private(subject(game), trace, Random(1))


@pytest.mark.parametrize(
    ("sound", "change", "law", "told"),
    [
        (subject(), {"unseen": lambda *_: []}, secrecy.nothing_leaks, "Subject.unseen names no cards at the set-up"),
        (subject(), {"unseen": lambda *_: [[3]]}, secrecy.nothing_leaks, "or law 3 checks nothing"),
        (subject(), {"shown": lambda *_: True}, secrecy.private_fields_stay_private, "shown says that hands is shown"),
        (slap_subject(), {"shown": lambda *_: True}, secrecy.private_fields_stay_private, "says that purses is shown"),
        (slap_subject(), {"shown": lambda *_: True}, secrecy.hidden_actions_stay_hidden, "to everyone at every step"),
    ],
    ids=lambda part: type(part.game).__name__ if isinstance(part, Subject) else None,
)
def test_an_oracle_that_makes_a_law_check_nothing_is_found_out(
    sound: Subject, change: Any, law: laws.Law, told: str
) -> None:
    mistaken = replace(sound, **change)
    trace = play_randomly(sound.game, sound.tables[0], "any")
    law(sound, trace, Random(1))
    with pytest.raises(AssertionError, match=told):
        law(mistaken, trace, Random(1))


def test_cards_that_all_see_need_no_oracle() -> None:
    """A game in which every card lies open has nothing unseen."""

    class Open(HighCard):
        def view(self, state: ToyState, seat: Seat | None) -> ToyView:
            order = state.deal.order(CARDS, "deck")
            return ToyView(seat, state.public, sum(card * CARDS**place for place, card in enumerate(order)))

    game = Open()
    everything = replace(subject(game), unseen=lambda trace, seat: [])
    secrecy.nothing_leaks(everything, play_randomly(game, ToyOptions(seats=2), "any"), Random(1))
