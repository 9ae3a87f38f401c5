"""What a choice would count, asked while laying (MA-14, MA-16): only of one's own cards, and of part of a lay too."""

from msgspec.structs import replace

from ludotheque.core import Seat, Seeded
from ludotheque.games import matryoshka as game
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.scoring import count
from ludotheque.games.matryoshka.table import Lay, Show

VIEW = game.view(game.setup(game.Options(seats=3), Seeded("preview")), Seat(1))


def test_a_choice_of_my_cards_is_counted_even_before_it_is_complete() -> None:
    assert game.preview(VIEW, Lay(VIEW.hand)) == count(VIEW.hand)
    assert game.preview(VIEW, Lay(VIEW.hand[:1])) == count(VIEW.hand[:1])


def test_my_tableau_counts_among_my_cards() -> None:
    mine = replace(VIEW, hand=(), public=replace(VIEW.public, tableaux=((), VIEW.hand, ())))
    assert game.preview(mine, Lay(VIEW.hand)) == count(VIEW.hand)


def test_cards_that_are_not_mine_tell_nothing() -> None:
    other = next(Card(card) for card in range(70) if card not in VIEW.hand)
    assert game.preview(VIEW, Lay((*VIEW.hand, other))) is None


def test_other_actions_are_worth_nothing_by_themselves() -> None:
    assert game.preview(VIEW, Show(VIEW.hand[0])) is None


def test_a_doll_named_more_than_once_tells_nothing() -> None:
    for times in (2, 11):  # no column has eleven dolls
        assert game.preview(VIEW, Lay(VIEW.hand[:1] * times)) is None
