"""From the table to the fast game: a whole state for the lockstep test, or what a seat believes for its search."""

from collections.abc import Iterable, Sequence

from ludotheque.games.matryoshka.cards import VALUES, Card
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.table import HAND, Public

PHASES = {"lay": fast.LAY, "show": fast.SHOW, "offer": fast.OFFER, "take": fast.TAKE, "over": fast.OVER}


class Numbers:
    """Cards of the table and their numbers in the fast game: only the series in play count (MA-2)."""

    def __init__(self, series: Sequence[int]) -> None:
        self._line = {name: place for place, name in enumerate(series)}
        self._series = tuple(series)

    def fast(self, card: Card) -> int:
        """The number of a card in the fast game."""
        return self._line[card // VALUES] * VALUES + card % VALUES

    def card(self, number: int) -> Card:
        """The card with a number of the fast game."""
        return Card(self._series[number // VALUES] * VALUES + number % VALUES)

    def fasts(self, cards: Iterable[Card]) -> list[int]:
        """The numbers of some cards."""
        return [self.fast(card) for card in cards]


def game_of(
    public: Public,
    hands: Sequence[Iterable[int]],
    sure: Sequence[Sequence[Iterable[int]]],
    stock: Sequence[int],
    offers: Sequence[int],
) -> list[int]:
    """The fast game of a table, with these hands, knowledge of hands, stock and offers, all in its numbers."""
    numbers = Numbers(public.series)
    game = [0] * fast.SIZE
    seats = len(public.hands)
    game[fast.N], game[fast.ROUND], game[fast.FIRST] = seats, public.round, public.first
    game[fast.TRADE] = public.turn - seats * max(0, public.round - 1)
    game[fast.PHASE] = PHASES[public.phase]
    game[fast.SHOWN] = fast.NONE if public.shown is None else numbers.fast(public.shown)
    for seat in range(seats):
        game[fast.OFFERS + seat] = offers[seat]
        place = fast.HANDS + HAND * seat
        held = list(hands[seat])
        game[place : place + HAND] = held + [fast.NONE] * (HAND - len(held))
        tableau = numbers.fasts(public.tableaux[seat])
        for card in tableau:
            fast.add(game, fast.TABLEAU + seat * fast.SET, card)
        for card in (*tableau, *held):
            fast.add(game, fast.OWN + seat * fast.SET, card)
        for observer in range(seats):
            if observer != seat:
                for card in (*tableau, *sure[observer][seat]):
                    fast.add(game, fast.BASE + (observer * fast.SEATS + seat) * fast.SET, card)
    game[fast.STOCK : fast.STOCK + len(stock)] = stock
    fast.look(game)
    return game
