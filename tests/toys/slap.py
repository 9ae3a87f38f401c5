"""A toy race with names of its own: everyone stakes chips secretly, a card flashes up, and the first to slap wins both.

None of its names is one of Moby Pick's or Attrape Rêves': what drivers know of it, they know from the contract.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import (
    AWAITED,
    HIDDEN,
    PRIVATE,
    REACTIONS,
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
    Reaction,
    Reveal,
    Seat,
    Step,
    Tick,
    Timed,
    Touch,
    Words,
    put,
    rank,
)
from ludotheque.core.race import FALSE_START, GRACE, Claim, claim, closes, winner

CARDS = 6
ROUNDS = 2
CHIPS = 5
MOST = 2
THINK = 5_000
HOT = 4_000


class SlapOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    slack: Annotated[int, HIDDEN] = 90

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= 4:
            raise BadOptions("SL-1", "bad-seats", seats=self.seats)

    @property
    def window(self) -> Millis:
        return Millis(self.slack)


class Stake(Struct, frozen=True, tag="stake", forbid_unknown_fields=True):
    chips: Annotated[int, PRIVATE]
    round: int


class Slap(Touch, frozen=True, tag="slap", forbid_unknown_fields=True):
    reveal: int


class Hum(Timed, frozen=True, tag="hum", forbid_unknown_fields=True):
    pass


class Staked(Struct, frozen=True, tag="staked"):
    seat: Seat


class Flashed(Reveal, frozen=True, tag="flashed"):
    card: int
    reveal: int


class Hummed(Struct, frozen=True, tag="hummed"):
    seat: Seat
    ms: int


class Won(Struct, frozen=True, tag="won"):
    seat: Seat
    card: int
    times: tuple[int, ...]
    """Of another shape than in Moby Pick under the same name: nobody may take it for the declared field."""
    hands: Annotated[tuple[Reaction, ...], REACTIONS]


class Lost(Struct, frozen=True, tag="lost"):
    card: int


SlapAction = Stake | Slap | Hum
SlapEvent = Staked | Flashed | Hummed | Won | Lost


class Public(Struct, frozen=True, kw_only=True):
    stage: Literal["stakes", "hot", "over"]
    round: int
    reveal: int
    card: int | None
    since: Millis
    until: Millis | None
    missing: Annotated[tuple[Seat, ...], AWAITED]
    hummed: bool
    scores: tuple[int, ...]
    purses: tuple[int, ...] | None = None
    """Everyone's chips, once the game is over."""


class SlapState(Struct, frozen=True, kw_only=True):
    options: SlapOptions
    public: Public
    deal: Deal
    pile: tuple[int, ...]
    purses: Annotated[tuple[int, ...], PRIVATE]
    stakes: Annotated[tuple[int | None, ...], PRIVATE]
    slaps: tuple[Claim, ...] = ()


class SlapView(Struct, frozen=True, kw_only=True):
    me: Seat | None
    public: Public
    purse: Annotated[int | None, PRIVATE]
    stake: Annotated[int | None, PRIVATE]
    slapped: bool


def everyone(options: SlapOptions) -> tuple[Seat, ...]:
    return tuple(Seat(chair) for chair in range(options.seats))


class PlainBot:
    """Stakes one chip, and slaps as quickly as a person."""

    def __init__(self, seat: Seat, chance: Random) -> None:
        self._seat = seat
        self._chance = chance
        self._asked: object = None
        self._plan: Decision[SlapAction] | None = None

    def notice(self, now: Millis, view: SlapView, events: tuple[SlapEvent, ...]) -> Decision[SlapAction] | None:
        del events
        public = view.public
        asked = (public.stage, public.round, view.slapped, view.stake)
        if asked != self._asked:
            self._asked, self._plan = asked, None
            if public.stage == "stakes" and view.stake is None:
                self._plan = Decision(Millis(now + self._chance.randrange(100, 900)), Stake(1, public.round))
            elif public.stage == "hot" and not view.slapped:
                delay = self._chance.randrange(400, 900)
                self._plan = Decision(Millis(public.since + delay), Slap(public.reveal))
        return self._plan


def make_plain(seat: Seat, chance: Random) -> Bot[SlapAction, SlapEvent, SlapView]:
    return PlainBot(seat, chance)


class SlapGame:
    CONTRACT = 1
    KEY = "slap"
    RULES = 1
    SEATS: Mapping[str, range] = {"base": range(2, 5)}
    Options = SlapOptions
    Action = SlapAction
    Event = SlapEvent
    View = SlapView
    State = SlapState
    EXTRAS: Extras[SlapState, SlapEvent, SlapView] = Extras(
        races=("base",), racing=lambda state: state.public.stage == "hot"
    )
    BOTS: Mapping[str, BotMaker[SlapAction, SlapEvent, SlapView]] = {"normal": make_plain}

    def setup(self, options: SlapOptions, deal: Deal) -> SlapState:
        public = Public(
            stage="stakes",
            round=1,
            reveal=0,
            card=None,
            since=Millis(0),
            until=Millis(THINK),
            missing=everyone(options),
            hummed=False,
            scores=(0,) * options.seats,
        )
        purses = (CHIPS,) * options.seats
        pile = deal.order(CARDS, "deck")
        nobody = (None,) * options.seats
        return SlapState(options=options, public=public, deal=deal, pile=pile, purses=purses, stakes=nobody)

    def view(self, state: SlapState, seat: Seat | None) -> SlapView:
        if seat is None:
            return SlapView(me=None, public=state.public, purse=None, stake=None, slapped=False)
        slapped = any(entry.seat == seat for entry in state.slaps)
        purse, stake = state.purses[seat], state.stakes[seat]
        return SlapView(me=seat, public=state.public, purse=purse, stake=stake, slapped=slapped)

    def legal(self, view: SlapView) -> Sequence[SlapAction]:
        public = view.public
        if view.me is None:
            return ()
        if public.stage == "stakes" and view.stake is None and view.purse is not None:
            return tuple(Stake(chips, public.round) for chips in range(min(MOST, view.purse) + 1))
        if public.stage != "hot":
            return ()
        hums = () if public.hummed else (Hum(),)
        return hums if view.slapped else (Slap(public.reveal), *hums)

    def refuse(self, view: SlapView, act: Act[SlapAction]) -> Illegal | None:
        public = view.public
        if act.action in self.legal(view):
            if not isinstance(act.action, Slap):
                return None
            if act.fair - public.since < FALSE_START:
                return Illegal("SL-5", "refused-too-soon")
            return None if public.until is None or act.fair <= public.until else Illegal("SL-5", "refused-too-late")
        return Illegal("SL-4" if isinstance(act.action, Slap) else "SL-2", "refused-now")

    def preview(self, view: SlapView, action: SlapAction) -> None:
        return None

    def apply(self, state: SlapState, move: Move[SlapAction]) -> Step[SlapState, SlapEvent]:
        if isinstance(move, Tick):
            return self._tick(state, move.at)
        match move.action:
            case Stake(chips=chips):
                return self._stake(state, move.at, {move.seat: chips})
            case Slap():
                state = replace(state, slaps=(*state.slaps, claim(move)))
                return self._award(state, move.at) if len(state.slaps) == state.options.seats else Step(state)
            case _:
                public = replace(state.public, hummed=True)
                return Step(replace(state, public=public), (Hummed(move.seat, move.fair - public.since),))

    def _tick(self, state: SlapState, at: Millis) -> Step[SlapState, SlapEvent]:
        if state.public.stage == "stakes":
            return self._stake(state, at, dict.fromkeys(state.public.missing, 0))
        return self._award(state, at)

    def _stake(self, state: SlapState, at: Millis, chips: Mapping[Seat, int]) -> Step[SlapState, SlapEvent]:
        stakes, events = state.stakes, tuple(Staked(seat) for seat in chips)
        for seat, count in chips.items():
            stakes = put(stakes, seat, count)
        missing = tuple(seat for seat in state.public.missing if seat not in chips)
        state = replace(state, stakes=stakes, public=replace(state.public, missing=missing))
        return Step(state, events) if missing else self._flash(state, at, events)

    def _flash(self, state: SlapState, at: Millis, events: tuple[SlapEvent, ...]) -> Step[SlapState, SlapEvent]:
        number = state.public.reveal + 1
        card = state.pile[number - 1]
        public = replace(state.public, stage="hot", reveal=number, card=card, since=at, until=Millis(at + HOT))
        return Step(replace(state, public=public), (*events, Flashed(card, number)))

    def _award(self, state: SlapState, at: Millis) -> Step[SlapState, SlapEvent]:
        public, purses = state.public, state.purses
        assert public.card is not None
        event: SlapEvent = Lost(public.card)
        if state.slaps:
            first = winner(state.slaps, state.deal, f"tie:{public.reveal}")
            times = sorted(entry.fair - public.since for entry in state.slaps)
            hands = tuple(Reaction(entry.seat, entry.fair - public.since) for entry in state.slaps)
            event = Won(first.seat, public.card, tuple(times), hands)
            scores = put(public.scores, first.seat, public.scores[first.seat] + public.card)
            public = replace(public, scores=scores)
            stakes = [stake or 0 for stake in state.stakes]
            paid = tuple(purse - stake for purse, stake in zip(purses, stakes, strict=True))
            purses = put(paid, first.seat, paid[first.seat] + sum(stakes))
        if public.round == ROUNDS:
            public = replace(public, stage="over", until=None, card=None, purses=purses)
        else:
            until, missing = Millis(at + THINK), everyone(state.options)
            public = replace(public, stage="stakes", round=public.round + 1, card=None, until=until, missing=missing)
        public = replace(public, hummed=False)
        nobody = (None,) * state.options.seats
        return Step(replace(state, public=public, purses=purses, stakes=nobody, slaps=()), (event,))

    def deadline(self, state: SlapState) -> Millis | None:
        until = state.public.until
        if until is None or state.public.stage == "stakes":
            return until
        end = Millis(until + GRACE)
        return min(end, closes(state.slaps, state.options.window)) if state.slaps else end

    def outcome(self, state: SlapState) -> Outcome | None:
        purses = state.public.purses
        if purses is None:
            return None
        return rank(state.public.scores, ("most-points", state.public.scores), ("most-chips", purses))

    def phrase(self, fact: SlapAction | SlapEvent, words: Words) -> Mapping[str, int | str]:
        del fact, words
        return {}
