"""Which hidden cards a seat thinks lie where: a Metropolis chain that swaps two of them at a time.

A distribution of the hidden cards is likely under three conditions:

- A card that would have been laid is in no hand, unless it came later.
- By habit, each player would have shown and offered what it did show and offer.
- A card once seen never goes back to the stock, and is probably where it was seen last.

As in `fast`, there are only numbers and lists of numbers, so that Numba can compile this.
"""

from math import exp
from typing import Final

from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.search.choices import best_offer, best_show
from ludotheque.games.matryoshka.search.fast import (
    HANDS,
    LINES,
    NEXT,
    NONE,
    OWN,
    SEATS,
    SET,
    SHOWN,
    STOCK,
    TABLEAU,
    TRADE,
    N,
    add,
    less,
    more,
    remove,
    replace_in_hand,
)
from ludotheque.games.matryoshka.table import HAND

CARDS: Final = LINES * VALUES

# Places in the list of a belief.
ME: Final = 0
COUNT: Final = 1
"""Cards that may lie in several places."""
PLAIN: Final = 2
"""In one imagined deal of so many the others go by the values of `habits`, in the rest by those that were learned."""
MOVING: Final = 3
WHERE: Final = MOVING + CARDS
"""By card: in whose hand, or `NONE` for the stock."""
SEEN: Final = WHERE + CARDS
"""By card: whether it was ever seen."""
LATE: Final = SEEN + CARDS
"""By seat and card: whether it would have been laid, and therefore came after the last laying."""
EXCUSED: Final = LATE + SEATS * CARDS
"""By seat and card: whether it is known to have come then."""
EVENTS: Final = EXCUSED + SEATS * CARDS
"""How many choices are remembered. Then five numbers for each: its seat, its kind, the card, the shown card, and the
number of the trade in its round. The kind is 0 for a show and 1 for an offer."""
BELIEF_SIZE: Final = EVENTS + 1 + 5 * 24

# Places in the list of logarithms.
HOLDER: Final = 0
"""By card and seat: how likely it is held there."""
UNEXPLAINED: Final = HOLDER + CARDS * SEATS
"""By seat and number of cards that came late."""
NOT_HABIT: Final = UNEXPLAINED + SEATS * 8
"""Of a choice that is not by habit."""
WEIGHT: Final = NOT_HABIT + 1
"""By seat: of its hand as it is now."""
LOGS_SIZE: Final = WEIGHT + SEATS

WORD: Final = 0xFFFFFFFF


def draw(chance: list[int]) -> int:
    """The next 32 bits of chance (xorshift); the same in every Python, compiled or not."""
    word = chance[0]
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    chance[0] = word
    return word


def below(chance: list[int], bound: int) -> int:
    """A number under a bound."""
    return draw(chance) * bound >> 32


def rather(game: list[int], values: list[int], seat: int, card: int) -> bool:
    """Whether a seat would rather have laid a card than one that it laid."""
    place = TABLEAU + seat * SET
    if game[place + card // VALUES] >> card % VALUES & 1:
        return False
    for laid in range(2 * VALUES * game[N]):
        if game[place + laid // VALUES] >> laid % VALUES & 1:
            loss = less(game, values, seat, place, laid)
            remove(game, place, laid)
            better = more(game, values, seat, place, card) > loss
            add(game, place, laid)
            if better:
                return True
    return False


def mark_late(game: list[int], plain: list[int], values: list[int], belief: list[int]) -> None:
    """For every seat, find the cards that it would have laid, whichever kind of player it is.

    The game is as it was at the last laying. It has the values of that round and of the tableaux before it, and
    `TABLEAU` as laid then.
    """
    for seat in range(game[N]):
        if seat != belief[ME]:
            for card in range(2 * VALUES * game[N]):
                late = rather(game, plain, seat, card) and (belief[PLAIN] == 1 or rather(game, values, seat, card))
                belief[LATE + seat * CARDS + card] = int(late)


def chosen(game: list[int], values: list[int], seat: int, kind: int) -> int:
    """What a seat would have shown (0) or offered (1)."""
    return best_show(game, values, seat) if kind == 0 else best_offer(game, values, seat)


def weigh(
    game: list[int], plain: list[int], values: list[int], belief: list[int], logs: list[float], seat: int
) -> float:
    """The logarithm of how well a seat's hand explains what was seen of it, by one kind of player or by the other."""
    unexplained = 0
    hand = HANDS + HAND * seat
    for place in range(hand, hand + HAND):
        card = game[place]
        if belief[LATE + seat * CARDS + card] and not belief[EXCUSED + seat * CARDS + card]:
            unexplained += 1
    total = logs[UNEXPLAINED + seat * 8 + unexplained]
    shown, trade = game[SHOWN], game[TRADE]
    for number in range(belief[EVENTS]):
        place = EVENTS + 1 + 5 * number
        if belief[place] == seat:
            game[SHOWN], game[TRADE] = belief[place + 3], belief[place + 4]
            kind, card = belief[place + 1], belief[place + 2]
            if chosen(game, plain, seat, kind) != card and (
                belief[PLAIN] == 1 or chosen(game, values, seat, kind) != card
            ):
                total += logs[NOT_HABIT]
    game[SHOWN], game[TRADE] = shown, trade
    return total


def move(game: list[int], belief: list[int], seat: int, gone: int, come: int) -> None:
    """One hidden card of a hand for another."""
    if seat != NONE:
        replace_in_hand(game, seat, gone, come)
        remove(game, OWN + seat * SET, gone)
        add(game, OWN + seat * SET, come)
    belief[WHERE + come] = seat


def weigh_all(game: list[int], plain: list[int], values: list[int], belief: list[int], logs: list[float]) -> None:
    """Before the first step."""
    for seat in range(game[N]):
        if seat != belief[ME]:
            logs[WEIGHT + seat] = weigh(game, plain, values, belief, logs, seat)


def walk(  # noqa: PLR0917 — Numba takes lists of numbers, and no objects
    game: list[int],
    plain: list[int],
    values: list[int],
    belief: list[int],
    logs: list[float],
    chance: list[int],
    steps: int,
) -> None:
    """Try so many swaps of two hidden cards."""
    for _ in range(steps):
        a = belief[MOVING + below(chance, belief[COUNT])]
        b = belief[MOVING + below(chance, belief[COUNT])]
        here, there = belief[WHERE + a], belief[WHERE + b]
        if here == there or (there == NONE and belief[SEEN + a]) or (here == NONE and belief[SEEN + b]):
            continue
        change = 0.0
        if belief[SEEN + a]:
            change += logs[HOLDER + a * SEATS + there] - logs[HOLDER + a * SEATS + here]
        if belief[SEEN + b]:
            change += logs[HOLDER + b * SEATS + here] - logs[HOLDER + b * SEATS + there]
        move(game, belief, here, a, b)
        move(game, belief, there, b, a)
        mine, theirs = 0.0, 0.0
        if here != NONE:
            mine = weigh(game, plain, values, belief, logs, here)
            change += mine - logs[WEIGHT + here]
        if there != NONE:
            theirs = weigh(game, plain, values, belief, logs, there)
            change += theirs - logs[WEIGHT + there]
        if change >= 0.0 or draw(chance) < exp(change) * WORD:
            if here != NONE:
                logs[WEIGHT + here] = mine
            if there != NONE:
                logs[WEIGHT + there] = theirs
        else:
            move(game, belief, here, b, a)
            move(game, belief, there, a, b)


def deal_stock(game: list[int], belief: list[int], chance: list[int]) -> None:
    """Shuffle the cards that lie nowhere else into a stock."""
    count = 0
    for number in range(belief[COUNT]):
        card = belief[MOVING + number]
        if belief[WHERE + card] == NONE:
            other = below(chance, count + 1)
            game[STOCK + count] = game[STOCK + other]
            game[STOCK + other] = card
            count += 1
    game[NEXT] = 0
