"""Toy games with a teacher: one that keeps law 12, and those that each break it."""

from typing import ClassVar

from ludotheque.core import Advice, Deal, Extras, Millis, Seat, Term, Thought
from tests.toys.high_card import CARDS, Change, HighCard, Keep, ToyAction, ToyEvent, ToyOptions, ToyState, ToyView

LOW = Term("refused-times")
"""A reason that is a text of the toys; what it says does not matter here."""


class Teacher:
    """Says to change a low card."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def notice(self, now: Millis, view: ToyView, events: tuple[ToyEvent, ...]) -> None:
        """A card is judged by itself: nothing to remember."""

    def advise(self, view: ToyView, level: str, seed: int) -> Thought[ToyAction] | None:
        del level, seed
        if view.public.shown is not None or view.public.turn != self.seat:
            return None
        advice = self.chosen(view)
        return lambda: advice

    def chosen(self, view: ToyView) -> Advice[ToyAction]:
        return Advice(Change() if (view.card or 0) < CARDS // 2 else Keep(), LOW)


class Taught(HighCard):
    """Keeps every law."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(adviser=Teacher)


class Reckless(Teacher):
    def chosen(self, view: ToyView) -> Advice[ToyAction]:
        return Advice(Change(times=2), LOW)


class BadAdvice(HighCard):
    """Law 12: the teacher advises what the rules refuse."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(adviser=Reckless)


class Speechless(Teacher):
    def chosen(self, view: ToyView) -> Advice[ToyAction]:
        return Advice(Keep(), Term("reason-that-nobody-wrote"))


class NoReason(HighCard):
    """Law 12: the teacher's reason is no text."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(adviser=Speechless)


class Peeking(Teacher):
    """Knows a number that depends on where every card of the stock lies."""

    known: ClassVar[int] = 0

    def chosen(self, view: ToyView) -> Advice[ToyAction]:
        return Advice(Change() if self.known % 2 else Keep(), LOW)


class Clairvoyant(HighCard):
    """Law 12: the teacher looks at cards that its seat never saw."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(adviser=Peeking)

    def setup(self, options: ToyOptions, deal: Deal) -> ToyState:
        state = super().setup(options, deal)
        Peeking.known = sum(place * card for place, card in enumerate(state.stock))
        return state


class Whispering(Teacher):
    """Speaks only if that number is odd."""

    def advise(self, view: ToyView, level: str, seed: int) -> Thought[ToyAction] | None:
        return super().advise(view, level, seed) if Peeking.known % 2 else None


class Telltale(Clairvoyant):
    """Law 12: whether there is advice at all tells of cards that its seat never saw."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(adviser=Whispering)
