"""The searching player: it imagines the hidden cards, plays every choice to the end many times, and compares.

Flat Monte Carlo over determinizations, the same ones for every choice; after each stage the worse half of the choices
is given up (successive halving). It leaves its first thought only for what is better by more than chance. All numbers
come from a seed and a count of rollouts, none from a clock: the same question has the same answer everywhere.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import comb, log, sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Seat
from ludotheque.games.matryoshka.cards import VALUES, Card
from ludotheque.games.matryoshka.scoring import count, lengths
from ludotheque.games.matryoshka.search import belief as beliefs
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.engine import Engine, current
from ludotheque.games.matryoshka.search.imagine import Numbers, game_of
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.values import doubled, learned
from ludotheque.games.matryoshka.table import DRAW, HAND, ROUNDS, Action, Lay, Offer, Show, Take, View
from ludotheque.games.matryoshka.view import owned


class Rivals(Struct, frozen=True):
    """How a searching player imagines the others: a part of its level."""

    plain: int
    """In one imagined deal of so many they value dolls as `habits` does, in the rest by experience; 1: always."""
    doubt: float
    """How often they do something else than what these values say."""


NAIVE = Rivals(plain=1, doubt=0.01)
"""Everybody plays like `normal`: true at many tables, and dear where it is not."""
WARY = Rivals(plain=2, doubt=0.15)
"""The others play like `normal` or better, and may think further: a choice must be good against both."""
WARM_UP = 800
"""Steps of the belief before the first imagined deal."""
LAYS = 10
"""Tableaux that are tried: the best ones by value."""


def think(
    view: View,
    memory: Memory,
    rollouts: int,
    seed: int,
    *,
    rivals: Rivals = WARY,
    interpreted: int | None = None,
) -> Action:
    """The choice of this seat; the more rollouts, the better. `interpreted`: how many where nothing is compiled.

    Pure: so many rollouts with these arguments have the same answer on every engine.
    """
    engine = current(rollouts)
    if not engine.compiled:
        rollouts = interpreted or rollouts
    if view.public.phase == "lay" and view.public.round == ROUNDS:
        return Lay(_last_tableau(view))
    thought = Thought(view, memory, seed, engine, rivals)
    return thought.action(thought.search(rollouts))


def _last_tableau(view: View) -> tuple[Card, ...]:
    """Nothing follows but the count: the most points, then the longest runs (MA-19)."""

    def worth(cards: tuple[Card, ...]) -> tuple[int, tuple[int, ...]]:
        tally = count(cards)
        return tally.total, lengths(tally)

    return max(combinations(owned(view), view.public.need), key=worth)


class Thought:
    """One question, imagined."""

    def __init__(self, view: View, memory: Memory, seed: int, on: Engine, rivals: Rivals = WARY) -> None:
        assert view.me is not None
        self.view = view
        self.me: Seat = view.me
        self.memory = memory
        self.numbers = Numbers(view.public.series)
        self.on, self.habits, self.belief = on, on.choices, on.belief
        self.rivals = rivals
        self.values, self.plain = _values(on.ints, len(view.public.hands))
        self.chance = on.ints([(seed * 2_654_435_761 + 88_172_645) % 0xFFFFFFFE + 1])
        self.fixed = self._fixed()
        game, state = self._deal()
        logs = self._logs()
        self.game, self.state, self.logs = on.ints(game), on.ints(state), on.floats(logs)
        if view.public.round:
            self._mark_late(on, state)
        self.belief.weigh_all(self.game, self.plain, self.values, self.state, self.logs)
        if state[beliefs.COUNT]:
            self.walk(WARM_UP)
        self.choices, self.first = self._choices()
        self.options = on.ints([number for choice in self.choices for number in choice])

    def walk(self, steps: int) -> None:
        """Go on guessing."""
        self.belief.walk(self.game, self.plain, self.values, self.state, self.logs, self.chance, steps)

    # --- what is known -----------------------------------------------------------------------------------------------

    def _fixed(self) -> list[set[int]]:
        """By seat: the cards that are surely in its hand."""
        view, public, numbers = self.view, self.view.public, self.numbers
        fixed = [set(numbers.fasts(cards)) for cards in self.memory.known]
        fixed[self.me] = set(numbers.fasts(view.hand))
        if public.shown is not None and public.active is not None:
            fixed[public.active].add(numbers.fast(public.shown))
        for seat, card in enumerate(view.offers or ()):
            if card is not None:
                fixed[seat].add(numbers.fast(card))
        return fixed

    def _deal(self) -> tuple[list[int], list[int]]:
        """A first guess, as chance will have it: cards once seen are in hands, the others anywhere."""
        public, seats = self.view.public, len(self.view.public.hands)
        placed = set().union(*self.fixed, *(self.numbers.fasts(cards) for cards in public.tableaux))
        hidden = [card for card in range(2 * VALUES * seats) if card not in placed]
        seen = set(self.numbers.fasts(self.memory.seen))
        self._shuffle(hidden)
        hidden.sort(key=lambda card: card not in seen)
        hands = [sorted(cards) for cards in self.fixed]
        room = [seat for seat in range(seats) for _ in range(public.hands[seat] - len(hands[seat]))]
        self._shuffle(room)
        state = [0] * beliefs.BELIEF_SIZE
        state[beliefs.ME], state[beliefs.COUNT] = self.me, len(hidden)
        state[beliefs.PLAIN] = self.rivals.plain
        for number, card in enumerate(hidden):
            state[beliefs.MOVING + number] = card
            state[beliefs.SEEN + card] = int(card in seen)
            state[beliefs.WHERE + card] = room[number] if number < len(room) else fast.NONE
            if number < len(room):
                hands[room[number]].append(card)
        self._remember(state)
        offers = [
            fast.NONE if card is None else self.numbers.fast(card) for card in self.view.offers or (None,) * seats
        ]
        return game_of(public, hands, self._sure(), [], offers), state

    def _sure(self) -> list[list[list[int]]]:
        """By observer and holder: what is surely known; what others saw of each other beyond that is left out."""
        memory, numbers = self.memory, self.numbers
        seats = range(len(memory.known))
        return [
            [
                numbers.fasts(
                    memory.known[holder]
                    if observer == self.me
                    else memory.of_me[observer]
                    if holder == self.me
                    else memory.public[holder]
                )
                for holder in seats
            ]
            for observer in seats
        ]

    def _shuffle(self, cards: list[int]) -> None:
        for place in range(len(cards) - 1, 0, -1):
            other = int(self.belief.below(self.chance, place + 1))
            cards[place], cards[other] = cards[other], cards[place]

    def _remember(self, state: list[int]) -> None:
        """The choices of others whose hands have not changed since: by habit they tell of the hand."""
        public, numbers = self.view.public, self.numbers
        seats = len(public.hands)
        events = []
        if public.phase == "offer" and public.active is not None and public.shown is not None:
            events.append((public.active, 0, numbers.fast(public.shown), fast.NONE, public.turn % seats))
        for seat, card in enumerate(self.view.offers or ()):
            if card is not None and public.shown is not None:
                events.append((Seat(seat), 1, numbers.fast(card), numbers.fast(public.shown), public.turn % seats))
        trades = self.memory.trades
        for place, trade in enumerate(trades):
            for seat, card in enumerate(trade.offers or ()):
                changed = {trade.partner, *(each for t in trades[place + 1 :] for each in (t.active, t.partner))}
                if card is not None and seat not in changed:
                    events.append((Seat(seat), 1, numbers.fast(card), numbers.fast(trade.shown), place))
        state[beliefs.EVENTS] = len(events)
        state[beliefs.EVENTS + 1 : beliefs.EVENTS + 1 + 5 * len(events)] = [x for event in events for x in event]
        for trade in trades:
            state[beliefs.EXCUSED + trade.partner * beliefs.CARDS + numbers.fast(trade.shown)] = 1
            if trade.taken is not None:
                state[beliefs.EXCUSED + trade.active * beliefs.CARDS + numbers.fast(trade.taken)] = 1

    def _mark_late(self, on: Engine, state: list[int]) -> None:
        """Which cards would have been laid, by the values that held when the last tableaux were chosen."""
        public, memory = self.view.public, self.memory
        seats = len(public.hands)
        then = replace(public, round=public.round - 1, tableaux=memory.before)
        old = game_of(then, [()] * seats, [[()] * seats] * seats, [], [fast.NONE] * seats)
        for seat in range(seats):
            place = fast.TABLEAU + seat * fast.SET
            old[place : place + fast.SET] = [0] * fast.SET
            for card in self.numbers.fasts(public.tableaux[seat]):
                fast.add(old, place, card)
        del state
        self.belief.mark_late(on.ints(old), self.plain, self.values, self.state)

    def _logs(self) -> list[float]:
        public, memory, numbers = self.view.public, self.memory, self.numbers
        logs = [0.0] * beliefs.LOGS_SIZE
        logs[beliefs.NOT_HABIT] = log(self.rivals.doubt)
        for card, holders in memory.holders.items():
            place = beliefs.HOLDER + numbers.fast(card) * fast.SEATS
            for seat, share in enumerate(holders):
                logs[place + seat] = log(max(share, 0.004))
        for seat in range(len(public.hands)):
            trades = [trade for trade in memory.trades if trade.active == seat and trade.taken is None]
            told = {numbers.fast(trade.shown) for trade in memory.trades if trade.partner == seat}
            told |= {
                numbers.fast(trade.taken) for trade in memory.trades if trade.active == seat and trade.taken is not None
            }
            open_ = HAND - len(told & self.fixed[seat])
            late = min(open_, DRAW + len(trades))
            for number in range(8):
                share = comb(open_ - number, late - number) / comb(open_, late) if number <= late else 0.0
                logs[beliefs.UNEXPLAINED + seat * 8 + number] = log(self.rivals.doubt + (1 - self.rivals.doubt) * share)
        return logs

    # --- choices -----------------------------------------------------------------------------------------------------

    def _choices(self) -> tuple[list[list[int]], int]:
        """What may be done, each as a row of numbers, and which of it habit would do."""
        game, phase = self.game, self.view.public.phase
        if phase == "lay":
            return self._lays(), 0
        if phase == "take":
            rows = [seat for seat in range(len(self.view.public.hands)) if seat != self.me]
            habit = self.habits.best_take(game, self.values, self.me)
        else:
            rows = self.numbers.fasts(self.view.hand)
            best = self.habits.best_show if phase == "show" else self.habits.best_offer
            habit = best(game, self.values, self.me)
        return [[row, *[0] * (fast.LINES - 1)] for row in rows], rows.index(int(habit))

    def _lays(self) -> list[list[int]]:
        """The best tableaux by value, the best one first."""
        own = fast.OWN + self.me * fast.SET
        found = []
        game = [int(number) for number in self.game[: fast.LAID]]
        values = learned(len(self.view.public.hands))
        for cards in combinations(self.numbers.fasts(owned(self.view)), self.view.public.need):
            game[own : own + fast.SET] = [0] * fast.SET
            for card in cards:
                fast.add(game, own, card)
            found.append((-fast.value(game, values, self.me, own), game[own : own + fast.LINES]))
        return [lines for _, lines in sorted(found)[:LAYS]]

    def action(self, choice: list[int]) -> Action:
        """A row of numbers as the table understands it."""
        public = self.view.public
        match public.phase:
            case "lay":
                cards = [
                    VALUES * line + bit for line, mask in enumerate(choice) for bit in range(VALUES) if mask >> bit & 1
                ]
                return Lay(tuple(self.numbers.card(card) for card in cards))
            case "show":
                return Show(self.numbers.card(choice[0]))
            case "offer":
                return Offer(self.numbers.card(choice[0]), public.turn)
            case _:
                return Take(Seat(choice[0]))

    def search(self, rollouts: int) -> list[int]:
        """The choice that ends best, if it is better than habit by more than a standard error."""
        alive = list(range(len(self.choices)))
        stages = max(1, (len(alive) - 1).bit_length())
        ends: list[list[float]] = [[] for _ in alive]
        for stage in range(stages):
            self.imagine(alive, ends, max(1, rollouts // stages // len(alive)))
            if stage + 1 < stages:
                ranked = sorted(alive, key=lambda choice: (-sum(ends[choice]), choice != self.first))
                alive = ranked[: (len(ranked) + 1) // 2]
                if self.first not in alive:
                    alive.append(self.first)
        best = max(alive, key=lambda choice: (sum(ends[choice]), choice == self.first))
        return self.choices[best if _surely_better(ends[best], ends[self.first]) else self.first]

    def imagine(self, alive: list[int], ends: list[list[float]], deals: int) -> None:
        """So many more deals of the hidden cards, and every choice tried on each."""
        found, living = self.on.floats([0.0] * (deals * len(alive))), self.on.ints(alive)
        game, values, state, logs = self.game, self.values, self.state, self.logs
        self.on.trial.try_all(game, values, self.plain, state, logs, self.chance, self.options, living, found)
        for place, choice in enumerate(alive):
            ends[choice].extend(float(end) for end in found[place :: len(alive)])


def _surely_better(ours: list[float], habit: list[float]) -> bool:
    gains = [a - b for a, b in zip(ours, habit, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2
    return mean >= sqrt(max(spread, 1e-9))


@lru_cache(maxsize=8)
def _values(ints: Callable[[list[int]], Any], seats: int) -> tuple[Any, Any]:
    """The learned values and those of `habits` as the engine takes them: they are many, and never change."""
    return ints(learned(seats)), ints(doubled())
