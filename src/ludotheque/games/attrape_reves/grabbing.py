"""The speed variant: everyone grabs at once, and the fair first touch gets the tile."""

from typing import Any

from msgspec.structs import replace

from ludotheque.core import Act, Millis, Seat, Step, put
from ludotheque.core.race import GRACE, Claim, claim, closes, winner
from ludotheque.games.attrape_reves.events import Event, Given, Grabbed, Late
from ludotheque.games.attrape_reves.laying import begin_laying
from ludotheque.games.attrape_reves.table import Grab, Grasp, Public, State


def racing(state: State) -> bool:
    """Whether hands race for toys: then no clock may wait for anyone (AR-22)."""
    return state.public.phase == "grab"


def grab(state: State, act: Act[Any], action: Grab) -> Step[State, Event]:
    """AR-21: a seat reaches for a toy; nobody learns of it before the window closes."""
    state = replace(state, grasps=(*state.grasps, Grasp(action.toy, claim(act))))
    if len(state.grasps) == state.public.toys.count(None):
        step = _settle(state, tuple(_windows(state)))  # nobody is left who could still be faster
        done = None not in step.state.public.toys
        return begin_laying(step.state, act.at, step.state.public, step.events) if done else step
    return Step(state)


def _windows(state: State) -> dict[int, Millis]:
    """When the race for each claimed tile closes, in the order in which the tiles were first reached for."""
    claims: dict[int, list[Claim]] = {}
    for grasp in state.grasps:
        claims.setdefault(grasp.toy, []).append(grasp.claim)
    return {toy: closes(rivals, state.options.window) for toy, rivals in claims.items()}


def _end(state: State) -> Millis:
    """AR-22: touches made in time may arrive a little later."""
    return Millis((state.public.until or 0) + GRACE)


def grab_deadline(state: State) -> Millis:
    """The next window to close, or the end of the race."""
    return min((_end(state), *_windows(state).values()))


def grab_tick(state: State, at: Millis) -> Step[State, Event]:
    """AR-22: close the windows that are due; at the end of the race all of them, and hand out the rest."""
    windows = _windows(state)
    if at < _end(state):
        return _settle(state, tuple(toy for toy, closing in windows.items() if closing <= at))
    step = _settle(state, tuple(windows))
    return hand_out(step.state, at, step.events)


def _settle(state: State, tiles: tuple[int, ...]) -> Step[State, Event]:
    """AR-21, AR-22: on each tile the smallest fair moment wins; the slower ones may reach for another."""
    public, events = state.public, []
    for toy in tiles:
        rivals = [grasp.claim for grasp in state.grasps if grasp.toy == toy]
        best = winner(rivals, state.deal, f"tie:{public.reveal}:{toy}")
        late = tuple(Late(rival.seat, rival.fair - best.fair) for rival in rivals if rival is not best)
        events.append(Grabbed(best.seat, toy, best.fair - public.shown, late))
        public = give(public, best.seat, toy)
    left = tuple(grasp for grasp in state.grasps if grasp.toy not in tiles)
    return Step(replace(state, public=public, grasps=left), tuple(events))


def hand_out(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """AR-22: who has no toy gets a free one by chance, in turn order."""
    public = state.public
    for turn in range(len(public.toys)):
        seat = Seat((public.first + turn) % len(public.toys))
        if public.toys[seat] is None:
            toy = free_toy(state, public, seat)
            public, events = give(public, seat, toy), (*events, Given(seat, toy))
    return begin_laying(state, at, public, events)


def free_toy(state: State, public: Public, seat: Seat) -> int:
    """A free toy by chance, for a seat that let its time run out."""
    return public.circle[state.deal.pick(len(public.circle), f"free:{public.reveal}:{seat}")]


def give(public: Public, seat: Seat, toy: int) -> Public:
    """The toy moves from the circle to the seat's board."""
    circle = tuple(tile for tile in public.circle if tile != toy)
    return replace(public, circle=circle, toys=put(public.toys, seat, toy))
