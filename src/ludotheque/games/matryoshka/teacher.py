"""The teacher: what a player of a level would do in a seat, with the reason that a person can check at the table."""

from collections.abc import Iterable
from copy import deepcopy
from functools import partial
from typing import TypeAlias

from ludotheque.core import Advice, Millis, Seat, Term, Thought, Who
from ludotheque.core.advice import Value
from ludotheque.games.matryoshka.bots import LEVELS, ask
from ludotheque.games.matryoshka.cards import SERIES, Card, series_of, value_of
from ludotheque.games.matryoshka.scoring import Column, Run, score, worth
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.table import ROUNDS, Action, Event, Lay, Offer, Show, View
from ludotheque.games.matryoshka.view import owned


class Teacher:
    """Remembers what a seat saw, as a thinking player does."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._memory: Memory | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> None:
        """Take in an update."""
        del now
        self._memory = self._memory or Memory(self._seat, len(view.public.hands))
        self._memory.notice(view, events)

    def advise(self, view: View, level: str, seed: int) -> Thought[Action] | None:
        """The choice of a player of this level, while the table waits for the seat."""
        if self._memory is None or view.me not in view.public.waiting:
            return None
        return partial(advise, view, deepcopy(self._memory), level, seed)


def advise(view: View, memory: Memory, level: str, seed: int) -> Advice[Action]:
    """What to do and why. Pure: the same arguments have the same answer."""
    action = ask(LEVELS[level], view, memory, seed)
    return Advice(action, reason(view, action))


def reason(view: View, action: Action) -> Term:
    """Why this choice is good, from what the seat may know."""
    match action:
        case Lay(cards=cards):
            return _why_lay(view, cards)
        case Show(card=card):
            return _why_show(view, card)
        case Offer(card=card):
            return _why_offer(view, card)
        case take:
            return _why_take(view, take.seat)


def hindsight(term: Term) -> Term:
    """A reason as everyone reads it after the game: `analysis-…` for `advice-…`, which speaks to the player."""
    key = f"analysis-{term.key.removeprefix('advice-')}" if term.key.startswith("advice-") else term.key
    return Term(key, {name: _retold(value) for name, value in term.variables.items()})


def _retold(value: Value) -> Value:
    """A variable of such a reason: the names of dolls and series stay as they are."""
    match value:
        case Term():
            return hindsight(value)
        case tuple():
            return tuple(hindsight(each) if isinstance(each, Term) else each for each in value)
        case _:
            return value


def named(card: Card) -> Term:
    """A doll by its name."""
    return Term("card-name", {"series": Term(f"series-{SERIES[series_of(card)]}"), "value": value_of(card)})


def _why_lay(view: View, cards: tuple[Card, ...]) -> Term:
    if view.public.round == ROUNDS:
        return Term("advice-lay-last", {"points": score(cards)})
    own = owned(view)
    left = tuple(named(card) for card in own if card not in cards)
    # What is secured is what lies there; a group that stays whole says most.
    keep = _best(_groups(own) & _groups(cards)) or _best(_groups(cards)) or Term("advice-dolls")
    return Term("advice-lay", {"keep": keep, "cards": left})


def _why_show(view: View, card: Card) -> Term:
    rivals = [Seat(seat) for seat in range(len(view.public.hands)) if seat != view.me]
    fan = max(rivals, key=lambda seat: _use(view, seat, card))
    said: dict[str, Value] = {"keep": _kept(view, card), "card": named(card)}
    if _use(view, fan, card):
        return Term("advice-show-wanted", {**said, "seat": Who(fan)})
    return Term("advice-show-spare" if _least(view, card) else "advice-show-best", said)


def _why_offer(view: View, card: Card) -> Term:
    active, shown = view.public.active, view.public.shown
    assert active is not None
    assert shown is not None
    rest = [other for other in owned(view) if other != card]
    gain = score((*rest, shown)) - score(owned(view))
    wanted = _use(view, active, card)
    said: dict[str, Value] = {"card": named(card), "seat": Who(active), "shown": named(shown)}
    if gain > 0:
        return Term("advice-offer-deal" if wanted else "advice-offer-hope", {**said, "points": gain})
    said["keep"] = _kept(view, card)
    if not wanted:
        return Term("advice-offer-keep", said)
    return Term("advice-offer-spare" if _least(view, card) else "advice-offer-best", said)


def _why_take(view: View, seat: Seat) -> Term:
    shown, offers = view.public.shown, view.offers
    assert shown is not None
    assert offers is not None
    card = offers[seat]
    assert card is not None
    rest = tuple(other for other in owned(view) if other != shown)
    mine = (*rest, card)
    # Only what the card itself makes or lengthens is a reason to take it.
    made = _best(_groups(mine) - _groups(rest))
    if made is None:
        return Term("advice-take-best", {"card": named(card)})
    said: dict[str, Value] = {"card": named(card), "keep": made}
    theirs = _use(view, seat, shown)
    if not theirs:
        return Term("advice-take-cheap", {**said, "seat": Who(seat), "shown": named(shown)})
    if score(mine) - score(rest) > theirs:
        return Term("advice-take", {**said, "seat": Who(seat), "shown": named(shown)})
    return Term("advice-take-group", said)


def _use(view: View, seat: Seat, card: Card) -> int:
    """The points that a doll would add at once to what is known of another seat's dolls."""
    base = (*view.public.tableaux[seat], *view.known[seat])
    return score((*base, card)) - score(base) if card not in base else 0


def _least(view: View, card: Card) -> bool:
    """Whether no other doll of the hand would cost fewer points at once: a search may have other reasons for it."""
    left = {each: score(tuple(other for other in owned(view) if other != each)) for each in view.hand}
    return left[card] == max(left.values())


Group: TypeAlias = Run | Column


def _groups(cards: Iterable[Card]) -> frozenset[Group]:
    """The runs and columns in some dolls that are worth points."""
    tally = worth(tuple(sorted(cards)))
    return frozenset((*tally.runs, *tally.columns))


def _best(groups: frozenset[Group]) -> Term | None:
    """The longest of them, a run before a column; nothing if there is none."""
    runs = sorted((group for group in groups if isinstance(group, Run)), key=lambda run: (-run.length, run.series))
    columns = sorted((each for each in groups if isinstance(each, Column)), key=lambda each: (-each.cards, each.value))
    if runs and (not columns or runs[0].length >= columns[0].cards):
        return Term("advice-run", {"count": runs[0].length, "series": Term(f"series-{SERIES[runs[0].series]}")})
    return Term("advice-column", {"count": columns[0].cards, "value": columns[0].value}) if columns else None


def _kept(view: View, card: Card) -> Term:
    """The best that a seat has and that stays whole without this card."""
    own = owned(view)
    rest = [other for other in own if other != card]
    return _best(_groups(own) & _groups(rest)) or Term("advice-dolls")
