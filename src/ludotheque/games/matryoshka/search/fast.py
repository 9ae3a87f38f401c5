"""The same rules and habits on a flat list of integers, for the thousands of games that a searching player imagines.

Only integers, lists of integers and loops: Numba can compile these functions as they are (`compiled`).
Cards are renumbered by the series in play (`7 * place of the series + value - 1`), which keeps their order. One list
holds a whole game; the constants below name its places. `tests/games/matryoshka/test_fast.py` plays it in lockstep
with the reference rules, decision by decision.
"""

from typing import Final

from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.table import HAND, ROUNDS

SEATS: Final = 5
LINES: Final = 10
"""Room is kept for the largest table, so that no place depends on the number of seats."""
HELD: Final = LINES + VALUES
"""In a set, behind a mask for each line and a number of dolls for each column: how many dolls there are."""
SET: Final = HELD + 1
LAY, SHOW, OFFER, TAKE, OVER = 0, 1, 2, 3, 4
NONE: Final = -1

N: Final = 0
ROUND: Final = 1
FIRST: Final = 2
TRADE: Final = 3
"""Trades completed in this round."""
PHASE: Final = 4
SHOWN: Final = 5
NEXT: Final = 6
"""The place of the next card of the stock."""
FIXED: Final = 7
"""By seat one bit: its offer or its tableau is given, and not chosen by habit."""
OFFERS: Final = 8
HANDS: Final = OFFERS + SEATS
"""Six cards a seat while trading, `NONE` where there is none; in no order."""
TABLEAU: Final = HANDS + 6 * SEATS
"""By seat: the set of its tableau."""
OWN: Final = TABLEAU + SEATS * SET
"""By seat: the set of tableau and hand together."""
BASE: Final = OWN + SEATS * SET
"""By observer, then by holder: the set of a tableau and of the cards in hand that the observer is sure of (MA-13)."""
ROWS: Final = BASE + SEATS * SEATS * SET
"""By seat and line: where the values of this line begin in the table of values, as its rivals' tableaux allow."""
LAID: Final = ROWS + SEATS * LINES
"""By seat and line: the tableau chosen face down."""
SCRATCH: Final = LAID + SEATS * LINES
STOCK: Final = SCRATCH + 8
SIZE: Final = STOCK + SEATS * LINES * VALUES

LARGE: Final = 1 << 30
COLUMN: Final = 5 * 128 * 128
"""Where the values of columns begin in the table of values: by round, then by number of dolls."""
MOST: Final = 12
PRICES: Final = COLUMN + 5 * MOST
"""Behind them, by round: how shows, offers and takes are priced; see the four places below."""
TO_SHOW, TO_OFFER, TO_TAKE, POINT = 0, 1, 2, 3
"""What I gain counts so many times as `PARTS` of what a rival gains. The last one, in units of value: a wish that makes
the chances of an offer twice as good."""
PARTS: Final = 8
SCORE: Final = PRICES + 5 * 4
"""Then what a line of each mask scores (MA-16, MA-18),"""
RUN_LENGTHS: Final = SCORE + 128
"""its runs as a number that decides among equals (MA-19): one digit for each length,"""
COLUMN_SCORE: Final = RUN_LENGTHS + 128
"""what a column scores,"""
LOWEST: Final = COLUMN_SCORE + MOST
"""the place of the lowest bit of each mask,"""
EVEN: Final = LOWEST + 128
"""and whether all values are even, so that nothing is ever rounded."""
VALUE_SIZE: Final = EVEN + 1


def add(game: list[int], place: int, card: int) -> None:
    """Put a card into a set; it may be there already."""
    line, bit = place + card // VALUES, 1 << card % VALUES
    if not game[line] & bit:
        game[line] |= bit
        game[place + LINES + card % VALUES] += 1
        game[place + HELD] += 1


def remove(game: list[int], place: int, card: int) -> None:
    """Take a card out of a set; it may be missing already."""
    line, bit = place + card // VALUES, 1 << card % VALUES
    if game[line] & bit:
        game[line] ^= bit
        game[place + LINES + card % VALUES] -= 1
        game[place + HELD] -= 1


def value(game: list[int], values: list[int], seat: int, place: int) -> int:
    """What a set is worth as a seat sees the table, in half units."""
    total = 0
    for line in range(2 * game[N]):
        total += values[game[ROWS + seat * LINES + line] + game[place + line]]
    columns = COLUMN + game[ROUND] * MOST
    for column in range(place + LINES, place + HELD):
        total += values[columns + game[column]]
    return total


def more(game: list[int], values: list[int], seat: int, place: int, card: int) -> int:
    """What a card would add to a set that lacks it, in half units."""
    line = card // VALUES
    row, mask = game[ROWS + seat * LINES + line], game[place + line]
    column = COLUMN + game[ROUND] * MOST + game[place + LINES + card % VALUES]
    return values[row + (mask | 1 << card % VALUES)] - values[row + mask] + values[column + 1] - values[column]


def less(game: list[int], values: list[int], seat: int, place: int, card: int) -> int:
    """What a set would lose with one of its cards, in half units."""
    line = card // VALUES
    row, mask = game[ROWS + seat * LINES + line], game[place + line]
    column = COLUMN + game[ROUND] * MOST + game[place + LINES + card % VALUES]
    return values[row + mask] - values[row + (mask ^ 1 << card % VALUES)] + values[column] - values[column - 1]


def active(game: list[int]) -> int:
    """Whose trade it is (MA-8)."""
    return (game[FIRST] + game[TRADE]) % game[N]


def replace_in_hand(game: list[int], seat: int, gone: int, come: int) -> None:
    """One card of a hand for another."""
    hand = HANDS + HAND * seat
    for place in range(hand, hand + HAND):
        if game[place] == gone:
            game[place] = come
            return


def trade(game: list[int], partner: int) -> None:
    """MA-11: two cards change hands; MA-13: who is sure of what from then on."""
    n, trader, shown, taken = game[N], active(game), game[SHOWN], game[OFFERS + partner]
    replace_in_hand(game, trader, shown, taken)
    replace_in_hand(game, partner, taken, shown)
    remove(game, OWN + trader * SET, shown)
    add(game, OWN + trader * SET, taken)
    remove(game, OWN + partner * SET, taken)
    add(game, OWN + partner * SET, shown)
    for observer in range(n):
        mine = BASE + observer * SEATS * SET
        if observer == trader:
            for holder in range(n):
                if holder not in (trader, partner):
                    add(game, mine + holder * SET, game[OFFERS + holder])
            remove(game, mine + partner * SET, taken)
            add(game, mine + partner * SET, shown)
        elif observer == partner:
            remove(game, mine + trader * SET, shown)
            add(game, mine + trader * SET, taken)
        else:
            remove(game, mine + trader * SET, shown)
            for place in range(SET):
                game[mine + partner * SET + place] = game[TABLEAU + partner * SET + place]
            add(game, mine + partner * SET, shown)
    game[TRADE] += 1
    game[SHOWN] = NONE
    game[FIXED] = 0
    game[PHASE] = LAY if game[TRADE] == n else SHOW


def turn_up(game: list[int], values: list[int], seat: int) -> None:
    """MA-14: what a seat has chosen lies open, the rest goes to its hand."""
    tableau, hand, spare = TABLEAU + seat * SET, HANDS + HAND * seat, 0
    for place in range(tableau, tableau + SET):
        game[place] = 0
    for line in range(2 * game[N]):
        mask = game[LAID + seat * LINES + line]
        rest = game[OWN + seat * SET + line] ^ mask
        while rest:
            game[hand + spare] = VALUES * line + values[LOWEST + rest]
            spare += 1
            rest &= rest - 1
        while mask:
            card = VALUES * line + values[LOWEST + mask]
            add(game, tableau, card)
            for observer in range(game[N]):
                if observer != seat:
                    add(game, BASE + (observer * SEATS + seat) * SET, card)
            mask &= mask - 1
    for place in range(hand + spare, hand + HAND):
        game[place] = NONE


def reveal(game: list[int], values: list[int]) -> None:
    """All tableaux are turned up; then the next round, or the end."""
    for seat in range(game[N]):
        turn_up(game, values, seat)
    game[FIXED] = 0
    if game[ROUND] == ROUNDS:
        game[PHASE] = OVER
    else:
        next_round(game)


def next_round(game: list[int]) -> None:
    """MA-7: each seat draws two; MA-6: after a round the player to the left is first."""
    game[ROUND] += 1
    if game[ROUND] > 1:
        game[FIRST] = (game[FIRST] + 1) % game[N]
    game[TRADE] = 0
    game[PHASE] = SHOW
    for seat in range(game[N]):
        hand = HANDS + HAND * seat
        for place in range(hand, hand + HAND):
            if game[place] == NONE:
                game[place] = game[STOCK + game[NEXT]]
                game[NEXT] += 1
                add(game, OWN + seat * SET, game[place])
    look(game)


def look(game: list[int]) -> None:
    """Find the values that hold for each seat: what lies in rivals' tableaux cannot come any more."""
    n = game[N]
    for seat in range(n):
        for line in range(2 * n):
            locked = 0
            for rival in range(n):
                if rival != seat:
                    locked |= game[TABLEAU + rival * SET + line]
            game[ROWS + seat * LINES + line] = (game[ROUND] * 128 + (127 & ~locked)) * 128
