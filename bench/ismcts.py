"""OpenSpiel's ISMCTS as a player of Matryoshka, and how it fares against `expert`: `make bench ARGS=ismcts`.

`ISMCTSBot` is used as OpenSpiel ships it. `Position` is what it asks of a state, on the compiled rules of the search.
It has the same belief about hidden cards and the same tableaux to choose from as our bot. Its playouts use the learned
habits instead of random moves. It imagines so many games that it takes ten times the time of `expert`.

This file is also a player for `ludotheque arena` (`bot`).
"""

import os
import time
from copy import deepcopy
from functools import lru_cache, partial
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from ludotheque.bots.arena import sit
from ludotheque.core import Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.games.matryoshka.bots import LEVELS, Level, Player, ask
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.engine import compiled, modules
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.think import Thought
from ludotheque.games.matryoshka.search.trial import BETWEEN
from ludotheque.games.matryoshka.table import HAND, ROUNDS, Action, Options, View

SIMULATIONS = 3_500
"""Games imagined for each choice; `report` prints the time that they take beside that of `expert`."""
EXPLORE = 0.3
"""UCT: ends are worth 0…1, and choices differ by hundredths."""
FILE = "bench/ismcts.py"
OUT = Path("build/strength")
DEALS = 4


@lru_cache(maxsize=1)
def rules() -> Any:
    """The compiled rules."""
    return modules()


class Kind:
    """The game, as far as ISMCTS asks."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> "Kind":
        """The game is its own type."""
        return self


class Position:
    """One imagined state. Choices that are made at the same time are made one by one, unseen by the others."""

    def __init__(self, game: Any, thought: Thought, seen: list[str]) -> None:
        self.game = game
        self.thought = thought
        self.seen = seen
        """By seat: what it has seen since the question."""

    def get_game(self) -> Kind:
        """What is played."""
        return Kind()

    def is_terminal(self) -> bool:
        """Whether all is counted."""
        return bool(self.game[fast.PHASE] == fast.OVER)

    def is_chance_node(self) -> bool:
        """Never: the stock of an imagined deal lies in its order."""
        return False

    def current_player(self) -> int:
        """Who chooses next; of those who choose together, the seat that thinks is the first."""
        active = rules()["fast"].active(self.game)
        if self.game[fast.PHASE] in (fast.SHOW, fast.TAKE):
            return int(active)
        return self._open()[0]

    def _open(self) -> list[int]:
        """The seats whose offer or tableau is missing."""
        game, seats, me = self.game, int(self.game[fast.N]), self.thought.me
        trader = rules()["fast"].active(game) if game[fast.PHASE] == fast.OFFER else fast.NONE
        turn = [(me + place) % seats for place in range(seats)]
        return [seat for seat in turn if seat != trader and not game[fast.FIXED] >> seat & 1]

    def legal_actions(self) -> list[int]:
        """Cards, seats, or places in the list of tableaux; only the question itself has several of those."""
        game, seat = self.game, self.current_player()
        if game[fast.PHASE] == fast.TAKE:
            return [other for other in range(int(game[fast.N])) if other != seat]
        if game[fast.PHASE] == fast.LAY:
            return list(range(len(self.thought.choices))) if self._asked() else [0]
        hand = fast.HANDS + HAND * seat
        return sorted(int(card) for card in game[hand : hand + HAND])

    def _asked(self) -> bool:
        """Whether this is the question, and not a later one."""
        return not self.seen[self.thought.me]

    def apply_action(self, action: int) -> None:
        """Make a choice."""
        game, seat, phase = self.game, self.current_player(), self.game[fast.PHASE]
        if phase == fast.SHOW:
            game[fast.SHOWN], game[fast.PHASE] = action, fast.OFFER
            self._tell(f"s{action}")
        elif phase == fast.TAKE:
            self._tell(f"t{action}")
            rules()["fast"].trade(game, action)
        elif phase == fast.OFFER:
            game[fast.OFFERS + seat] = action
            self._choose(seat, action)
        else:
            if self._asked():
                place = fast.LAID + seat * fast.LINES
                game[place : place + fast.LINES] = self.thought.choices[action]
            else:
                rules()["choices"].choose_lay(game, self.thought.values, seat)
            self._choose(seat, action)

    def _choose(self, seat: int, action: int) -> None:
        """One of the choices that are made together; after the last one they are seen."""
        game = self.game
        self.seen[seat] += f"o{action}"
        game[fast.FIXED] |= 1 << seat
        if self._open():
            return
        game[fast.FIXED] = 0
        if game[fast.PHASE] == fast.OFFER:
            game[fast.PHASE] = fast.TAKE
            offers = game[fast.OFFERS : fast.OFFERS + fast.SEATS]
            self.seen[rules()["fast"].active(game)] += f"f{offers.tolist()}"
        else:
            laid = game[fast.LAID : fast.LAID + fast.SEATS * fast.LINES]
            self._tell(f"l{laid.tolist()}")
            rules()["fast"].reveal(game, self.thought.values)

    def _tell(self, what: str) -> None:
        self.seen = [seen + what for seen in self.seen]

    def information_state_string(self) -> str:
        """What the seat that chooses has seen, and its hand."""
        seat = self.current_player()
        hand = fast.HANDS + HAND * seat
        return f"{sorted(self.game[hand : hand + HAND].tolist())}{self.seen[seat]}"

    def returns(self) -> list[float]:
        """By seat: how good the end is."""
        payoff = rules()["rollout"].payoff
        return [payoff(self.game, self.thought.values, seat) for seat in range(int(self.game[fast.N]))]


class Habits:
    """Judges a position by a playout in which everybody goes on by the learned habits."""

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """No preference."""
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, position: Position) -> list[float]:
        """How the game ends for each seat."""
        end = Position(position.game.copy(), position.thought, [])
        values = position.thought.values
        rules()["rollout"].run_out(end.game, values, values, position.thought.me)
        return end.returns()


def choose(view: View, memory: Memory, simulations: int, seed: int) -> Action:
    """The choice of ISMCTS."""
    if view.public.phase == "lay" and view.public.round == ROUNDS:
        return ask(LEVELS["expert"], view, memory, seed)  # nothing follows but the count
    thought = Thought(view, memory, seed, compiled())
    seats = len(view.public.hands)

    def deal(*_: object) -> Position:
        game, state, chance = thought.game, thought.state, thought.chance
        thought.walk(BETWEEN)
        rules()["belief"].deal_stock(game, state, chance)
        return Position(game.copy(), thought, [""] * seats)

    search = ISMCTSBot(Kind(), Habits(), EXPLORE, simulations, random_state=np.random.RandomState(seed))
    search.set_resampler(deal)
    action = int(search.step(deal()))
    if view.public.phase == "lay":
        return thought.action(thought.choices[action])
    return thought.action([action])


class Searcher(Player):
    """Remembers and waits as our players do."""

    def _thought(self, view: View) -> partial[Action] | None:
        assert self._memory is not None
        return partial(choose, view, deepcopy(self._memory), SIMULATIONS, self._chance.getrandbits(32))


def bot(seat: Seat, chance: Random) -> Searcher:
    """A player for `ludotheque arena`."""
    return Searcher(seat, chance, Level(rollouts=SIMULATIONS))


def times() -> tuple[float, float]:
    """Processor seconds for one choice: of ISMCTS and of `expert`, over the questions of a game of four."""
    game, seats = GAMES["matryoshka"], 4
    memory = Memory(Seat(0), seats)
    taken, questions = [0.0, 0.0], set()
    players = [Player(Seat(seat), Random(seat), LEVELS["normal"]) for seat in range(seats)]
    for _, step in sit(game, Options(seats=seats), Seeded("times"), players):
        seen = game.view(step.state, Seat(0))
        memory.notice(seen, step.events)
        last = seen.public.phase == "lay" and seen.public.round == ROUNDS
        question = (seen.public.phase, seen.public.turn, seen.public.round)
        if 0 in seen.public.waiting and not last and question not in questions:
            questions.add(question)
            for number, answer in enumerate((partial(choose, simulations=SIMULATIONS), partial(ask, LEVELS["expert"]))):
                began = time.process_time()
                answer(seen, deepcopy(memory), seed=len(questions))
                taken[number] += time.process_time() - began
    return taken[0] / len(questions), taken[1] / len(questions)


def report(deals: int = DEALS, seconds: float = inf) -> None:
    """Play what is missing, two of each at a table in every order, and print the table."""
    from tools.players.strength import plan_of, played, share_of

    plan = plan_of("matryoshka", ("expert", "expert", FILE, FILE), deals, variant="base")
    found = played(plan, OUT, time.monotonic() + seconds, os.cpu_count() or 1)
    print("\nOpenSpiel's ISMCTS and expert, two of each at a table of four: share of both, in per cent")
    for name, player, taken in zip(("ISMCTS", "expert"), (FILE, "expert"), times(), strict=True):
        share = share_of(plan, found, player)
        said = f"{2 * share[0]:5.1f} ± {2 * share[1]:.1f}" if share else "not played yet"
        print(f"  {name:<8} {said}   {1000 * taken:6.0f} ms a choice")
    print(f"  {len(found)} games")
