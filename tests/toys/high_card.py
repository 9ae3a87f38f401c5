"""A toy game: everyone has a secret card and may change it once for the top of the stock; the highest card wins.

`HighCard` keeps all laws. Each subclass in `broken.py` breaks exactly one, to show that the laws can fail.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import (
    AWAITED,
    PRIVATE,
    Act,
    BadOptions,
    Bot,
    BotMaker,
    Deal,
    Decision,
    Extras,
    Illegal,
    Millis,
    Move,
    Options,
    Outcome,
    Seat,
    Step,
    Words,
    rank,
)

CARDS = 20
PATIENCE = 5_000


class ToyOptions(Options, frozen=True, kw_only=True):
    variant: Literal["base"] = "base"

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= 4:
            raise BadOptions("TOY-1", "bad-seats", seats=self.seats)


class Keep(Struct, frozen=True, tag="keep"):
    pass


class Change(Struct, frozen=True, tag="change"):
    times: int = 1


class Decided(Struct, frozen=True, tag="decided"):
    seat: Seat
    changed: bool


class Shown(Struct, frozen=True, tag="shown"):
    cards: tuple[int, ...]


ToyAction = Keep | Change
ToyEvent = Decided | Shown


class Public(Struct, frozen=True):
    turn: Annotated[int, AWAITED]
    stock: int
    until: Millis
    shown: tuple[int, ...] | None = None


class ToyState(Struct, frozen=True):
    options: ToyOptions
    deal: Deal
    public: Public
    hands: Annotated[tuple[int, ...], PRIVATE]
    stock: tuple[int, ...]
    discards: tuple[int, ...] = ()


class ToyView(Struct, frozen=True):
    me: Seat | None
    public: Public
    card: Annotated[int | None, PRIVATE]


class PlainBot:
    """Changes a low card after a moment's thought."""

    def __init__(self, seat: Seat, chance: Random) -> None:
        self._seat = seat
        self._delay = chance.randrange(1, 3_000)

    def notice(self, now: Millis, view: ToyView, events: tuple[ToyEvent, ...]) -> Decision[ToyAction] | None:
        del events
        if view.public.turn != self._seat or view.card is None:
            return None
        return Decision(Millis(now + self._delay), Change() if view.card < CARDS // 2 else Keep())


def make_plain(seat: Seat, chance: Random) -> Bot[ToyAction, ToyEvent, ToyView]:
    return PlainBot(seat, chance)


class HighCard:
    CONTRACT = 1
    KEY = "high_card"
    RULES = 1
    SEATS: Mapping[str, range] = {"base": range(2, 5)}
    Options = ToyOptions
    Action = ToyAction
    Event = ToyEvent
    View = ToyView
    State = ToyState
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras()
    BOTS: Mapping[str, BotMaker[ToyAction, ToyEvent, ToyView]] = {"normal": make_plain}

    def setup(self, options: ToyOptions, deal: Deal) -> ToyState:
        order = deal.order(CARDS, "deck")
        stock = order[options.seats :]
        public = Public(turn=0, stock=len(stock), until=Millis(PATIENCE))
        return ToyState(options, deal, public, hands=order[: options.seats], stock=stock)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(seat, state.public, None if seat is None else state.hands[seat])

    def legal(self, view: ToyView) -> Sequence[ToyAction]:
        if view.public.shown is not None or view.me != view.public.turn:
            return ()
        return (Keep(), Change())

    def refuse(self, view: ToyView, act: Act[ToyAction]) -> Illegal | None:
        if act.seat != view.public.turn:
            return Illegal("TOY-2", "refused-turn", turn=view.public.turn)
        if isinstance(act.action, Change) and act.action.times != 1:
            return Illegal("TOY-3", "refused-times")
        return None

    def preview(self, view: ToyView, action: ToyAction) -> None:
        return None

    def apply(self, state: ToyState, move: Move[ToyAction]) -> Step[ToyState, ToyEvent]:
        public = state.public
        hands, stock, discards = state.hands, state.stock, state.discards
        changed = isinstance(move, Act) and isinstance(move.action, Change)
        if changed:
            mine = public.turn
            discards = (*discards, hands[mine])
            hands = (*hands[:mine], stock[0], *hands[mine + 1 :])
            stock = stock[1:]
        events: tuple[ToyEvent, ...] = (Decided(Seat(public.turn), changed),)
        turn = public.turn + 1
        public = replace(public, turn=turn, stock=len(stock), until=Millis(move.at + PATIENCE))
        if turn == state.options.seats:
            public = replace(public, shown=hands)
            events = (*events, Shown(hands))
        return Step(replace(state, public=public, hands=hands, stock=stock, discards=discards), events)

    def deadline(self, state: ToyState) -> Millis | None:
        return state.public.until if state.public.shown is None else None

    def outcome(self, state: ToyState) -> Outcome | None:
        shown = state.public.shown
        return None if shown is None else rank(shown, ("highest", shown))

    def phrase(self, fact: ToyAction | ToyEvent, words: Words) -> Mapping[str, int | str]:
        match fact:
            case Decided(seat=seat):
                return {"seat": words.seat(seat)}
            case _:
                return {}
