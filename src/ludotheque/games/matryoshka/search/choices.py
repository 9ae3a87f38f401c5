"""The choices of `habits` on the fast game: what to show, to offer, to take and to lay."""

from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.search.fast import (
    BASE,
    COLUMN,
    EVEN,
    HANDS,
    HELD,
    LAID,
    LARGE,
    LINES,
    LOWEST,
    MOST,
    NONE,
    OFFERS,
    OWN,
    PARTS,
    POINT,
    PRICES,
    ROUND,
    ROWS,
    SCRATCH,
    SEATS,
    SET,
    SHOWN,
    TO_OFFER,
    TO_SHOW,
    TO_TAKE,
    N,
    active,
    add,
    less,
    more,
    remove,
    value,
)
from ludotheque.games.matryoshka.table import HAND, ROUNDS
from ludotheque.games.matryoshka.table import LAYS as NEEDS


def start(game: list[int], values: list[int], seat: int, place: int) -> int:
    """The value of a set; nothing where all values are even, since then only differences of values count."""
    return 0 if values[EVEN] else value(game, values, seat, place)


def cheapest(game: list[int], values: list[int], seat: int, place: int) -> int:
    """What a set loses at least with one card less. In the last round, where it is asked, no loss is under nothing."""
    least, columns = LARGE, COLUMN + game[ROUND] * MOST
    for line in range(2 * game[N]):
        mask = rest = game[place + line]
        row = game[ROWS + seat * LINES + line]
        while rest:  # as `less`, written out: most of the time of a search is spent here
            bit = values[LOWEST + rest]
            column = columns + game[place + LINES + bit]
            loss = values[row + mask] - values[row + (mask ^ 1 << bit)] + values[column] - values[column - 1]
            if loss <= 0:
                return loss
            least = min(loss, least)
            rest &= rest - 1
    return least


def worth(game: list[int], values: list[int], seat: int, place: int, whole: int) -> int:
    """What a set of this value is worth in whole units; if it is too large for the last tableau, one card stays."""
    if game[ROUND] < ROUNDS or game[place + HELD] <= NEEDS[ROUNDS]:
        return whole >> 1
    return (whole - cheapest(game, values, seat, place)) >> 1


def gain(game: list[int], values: list[int], seat: int, place: int, whole: int, card: int) -> int:
    """What a card would add to a set of this value; nothing if it is there already."""
    if game[place + card // VALUES] >> card % VALUES & 1:
        return 0
    added = whole + more(game, values, seat, place, card)
    if game[ROUND] < ROUNDS or game[place + HELD] < NEEDS[ROUNDS]:
        return (added >> 1) - (whole >> 1)
    now = worth(game, values, seat, place, whole)
    add(game, place, card)
    then = worth(game, values, seat, place, added)
    remove(game, place, card)
    return then - now


def best_show(game: list[int], values: list[int], seat: int) -> int:
    """As `habits` does: the doll I miss least; among those, one that others want."""
    own, hand = OWN + seat * SET, HANDS + HAND * seat
    for number in range(HAND):
        game[SCRATCH + number] = -LARGE
    for rival in range(game[N]):
        if rival != seat:
            base = BASE + (seat * SEATS + rival) * SET
            whole = start(game, values, seat, base)
            for number in range(HAND):
                wanted = gain(game, values, seat, base, whole, game[hand + number])
                game[SCRATCH + number] = max(game[SCRATCH + number], wanted)
    whole = start(game, values, seat, own)  # one card less is never too many
    best, chosen, mine = -LARGE * LARGE, NONE, values[PRICES + 4 * game[ROUND] + TO_SHOW]
    for number in range(HAND):
        card = game[hand + number]
        kept = (whole - less(game, values, seat, own, card)) >> 1
        price = mine * kept + PARTS * game[SCRATCH + number]
        if price > best or (price == best and card < chosen):
            best, chosen = price, card
    return chosen


def best_offer(game: list[int], values: list[int], seat: int) -> int:
    """As `habits` does: the doll whose loss for the shown one leaves me best, and which the active seat wants."""
    own, hand, shown = OWN + seat * SET, HANDS + HAND * seat, game[SHOWN]
    base = BASE + (seat * SEATS + active(game)) * SET
    theirs = start(game, values, seat, base)
    whole = start(game, values, seat, own)
    now = worth(game, values, seat, own, whole)
    whole += more(game, values, seat, own, shown)
    add(game, own, shown)
    best, chosen, prices = -LARGE * LARGE, NONE, PRICES + 4 * game[ROUND]
    mine, point = values[prices + TO_OFFER], values[prices + POINT]
    for place in range(hand, hand + HAND):
        card = game[place]
        left = whole - less(game, values, seat, own, card)
        if game[ROUND] < ROUNDS:
            swapped = left >> 1
        else:
            remove(game, own, card)
            swapped = worth(game, values, seat, own, left)
            add(game, own, card)
        wanted = gain(game, values, seat, base, theirs, card)
        price = (point + wanted) * (mine * (swapped - now) - PARTS * wanted) // (PARTS * point)
        if price > best or (price == best and card < chosen):
            best, chosen = price, card
    remove(game, own, shown)
    return chosen


def best_take(game: list[int], values: list[int], seat: int) -> int:
    """As `habits` does: the offer that leaves me best, less what the shown doll would bring to its owner."""
    own, shown = OWN + seat * SET, game[SHOWN]
    remove(game, own, shown)
    whole = start(game, values, seat, own)
    best, chosen, gains = -LARGE * LARGE, NONE, values[PRICES + 4 * game[ROUND] + TO_TAKE]
    for rival in range(game[N]):
        if rival != seat:
            card = game[OFFERS + rival]
            base = BASE + (seat * SEATS + rival) * SET
            mine = whole + more(game, values, seat, own, card)
            add(game, own, card)
            mine = worth(game, values, seat, own, mine)
            remove(game, own, card)
            wanted = gain(game, values, seat, base, start(game, values, seat, base), shown)
            price = gains * mine - PARTS * wanted
            if price > best:
                best, chosen = price, rival
    add(game, own, shown)
    return chosen


def choose_lay(game: list[int], values: list[int], seat: int) -> None:
    """Lay what is left when the least missed doll is left out again and again: mostly as good as the best tableau."""
    own = OWN + seat * SET
    spare = game[own + HELD] - NEEDS[game[ROUND]]
    for number in range(spare):
        least, gone = LARGE, NONE
        for line in range(2 * game[N]):
            rest = game[own + line]
            while rest:
                card = VALUES * line + values[LOWEST + rest]
                loss = less(game, values, seat, own, card)
                if loss < least:
                    least, gone = loss, card
                rest &= rest - 1
        remove(game, own, gone)
        game[SCRATCH + number] = gone
    for line in range(LINES):
        game[LAID + seat * LINES + line] = game[own + line]
    for number in range(spare):
        add(game, own, game[SCRATCH + number])
