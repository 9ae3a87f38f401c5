"""Toy games that each break one law."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Act, Deal, Illegal, Millis, Move, Outcome, Seat, Step, Tick
from tests.toys import slap
from tests.toys.high_card import Change, HighCard, Keep, ToyAction, ToyEvent, ToyOptions, ToyState, ToyView
from tests.toys.slap import SlapAction, SlapEvent, SlapGame, SlapState, SlapView


class Forgetful(HighCard):
    """Law 1: how it plays depends on how often it was asked."""

    def __init__(self) -> None:
        self._count = count()

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        step = super().apply(state, move)
        until = Millis(step.state.public.until + next(self._count))
        return Step(replace(step.state, public=replace(step.state.public, until=until)), step.events)


class Strict(HighCard):
    """Law 2: refuses an action that is on the menu."""

    def refuse(self, view: ToyView, act: Act[ToyAction]) -> Illegal | None:
        return Illegal("TOY-9", "refused-turn") if isinstance(act.action, Keep) else super().refuse(view, act)


class Lax(HighCard):
    """Law 2: accepts an action that is not on the menu."""

    def refuse(self, view: ToyView, act: Act[ToyAction]) -> Illegal | None:
        return None


class Mute(HighCard):
    """Law 2: refuses without naming a rule."""

    def refuse(self, view: ToyView, act: Act[ToyAction]) -> Illegal | None:
        refusal = super().refuse(view, act)
        return refusal and Illegal("", refusal.key)


class Leaky(HighCard):
    """Law 3: a spectator is shown the card of the player in turn."""

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        turn = state.public.turn % state.options.seats
        return ToyView(seat, state.public, state.hands[turn if seat is None else seat])


class Checksum(HighCard):
    """Law 3: a spectator is shown a number that depends on where every card lies."""

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        cards = (*state.hands, *state.stock, *state.discards)
        number = sum(place * card for place, card in enumerate(cards))
        return ToyView(seat, state.public, number if seat is None else state.hands[seat])


class SlyMenu(HighCard):
    """Law 3: the deadline depends on the top of the stock."""

    def deadline(self, state: ToyState) -> Millis | None:
        until = super().deadline(state)
        return None if until is None else Millis(until + state.stock[0])


class Lossy(HighCard):
    """Law 4: the discards vanish."""

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        step = super().apply(state, move)
        return Step(replace(step.state, discards=()), step.events)


class Endless(HighCard):
    """Law 5: nobody ever wins."""

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        step = super().apply(state, move)
        turn = step.state.public.turn % state.options.seats
        hands = (*state.hands[1:], state.hands[0])
        public = replace(state.public, turn=turn, until=step.state.public.until)
        return Step(replace(state, public=public, hands=hands), ())

    def outcome(self, state: ToyState) -> Outcome | None:
        return None


class Undead(HighCard):
    """Law 5: still wants a tick after the end."""

    def deadline(self, state: ToyState) -> Millis | None:
        return state.public.until


class Stuck(HighCard):
    """Law 6: a tick leaves the deadline where it was."""

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        step = super().apply(state, move)
        if isinstance(move, Tick) and step.state.public.shown is None:
            return Step(replace(step.state, public=replace(step.state.public, until=move.at)), step.events)
        return step


class Coarse(HighCard):
    """Law 7: what it calls its view is not what it sends."""

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        view = super().view(state, seat)
        return replace(view, card=str(view.card))  # the planted mistake


class Listed(HighCard):
    """Law 7: a list where the type says tuple: what is read back is not what was sent."""

    def setup(self, options: ToyOptions, deal: Deal) -> ToyState:
        state = super().setup(options, deal)
        stock: Any = list(state.stock)  # the planted mistake
        return replace(state, stock=stock)


class Unsaid(HighCard):
    """Law 5: what decided has no text."""

    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, reason="whim")


class Restless(HighCard):
    """Law 8: the menu changes its order between two looks."""

    def __init__(self) -> None:
        self._count = count()

    def legal(self, view: ToyView) -> Sequence[ToyAction]:
        menu = super().legal(view)
        return menu[::-1] if next(self._count) % 2 else menu


class Stutter(HighCard):
    """Law 8: lists an action twice."""

    def legal(self, view: ToyView) -> Sequence[ToyAction]:
        return tuple(super().legal(view)) * 2


class Doubling(HighCard):
    """Law 11: a card may be changed again and again, and nothing says which change a press means."""

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        step = super().apply(state, move)
        again = isinstance(move, Act) and isinstance(move.action, Change) and step.state.public.shown is None
        return Step(replace(step.state, public=replace(step.state.public, turn=state.public.turn))) if again else step


class Backward(HighCard):
    """Law 5: the winner is whoever came last."""

    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        last = outcome and tuple(Seat(seat) for seat, place in enumerate(outcome.places) if place != 1)
        return replace(outcome, winners=last) if outcome and last else outcome


class OpenPurses(SlapGame):
    """Law 9: everyone's chips are shown to everyone, from the second round on."""

    def apply(self, state: SlapState, move: Move[SlapAction]) -> Step[SlapState, SlapEvent]:
        step = super().apply(state, move)
        public = step.state.public
        return step if public.round == 1 else Step(replace(step.state, public=_with_purses(step.state)), step.events)

    def outcome(self, state: SlapState) -> Outcome | None:
        return super().outcome(state) if state.public.stage == "over" else None


def _with_purses(state: SlapState) -> slap.Public:
    return replace(state.public, purses=state.purses)


class OpenBook(SlapGame):
    """Law 9: a view holds the chips of the next seat instead of its own."""

    def view(self, state: SlapState, seat: Seat | None) -> SlapView:
        view = super().view(state, seat)
        return view if seat is None else replace(view, purse=state.purses[(seat + 1) % state.options.seats])


class LoudStake(SlapGame):
    """Law 10: the clock tells how much was staked."""

    def apply(self, state: SlapState, move: Move[SlapAction]) -> Step[SlapState, SlapEvent]:
        step = super().apply(state, move)
        if isinstance(move, Act) and isinstance(move.action, slap.Stake) and step.state.public.until is not None:
            until = Millis(step.state.public.until + move.action.chips)
            return Step(replace(step.state, public=replace(step.state.public, until=until)), step.events)
        return step


class LoudSlap(SlapGame):
    """Law 10: everyone learns of a slap before the race is decided."""

    def apply(self, state: SlapState, move: Move[SlapAction]) -> Step[SlapState, SlapEvent]:
        step = super().apply(state, move)
        touched = isinstance(move, Act) and isinstance(move.action, slap.Slap) and not step.events
        return Step(step.state, (slap.Hummed(move.seat, 0),)) if touched and isinstance(move, Act) else step
