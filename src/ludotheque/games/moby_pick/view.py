"""What a seat may know and what it may do: the only disclosure, the only legality."""

from functools import lru_cache
from typing import Final, assert_never

from ludotheque.core import Act, Illegal, Looking, Seat
from ludotheque.core.race import FALSE_START
from ludotheque.games.moby_pick.cards import ActionCard
from ludotheque.games.moby_pick.table import (
    WORDS,
    Action,
    Flip,
    Look,
    Public,
    Seen,
    Shift,
    State,
    Stop,
    Touch,
    TurnUp,
    View,
    Word,
)

_FLIP: Final = (Flip(),)
_LOOKS: Final[dict[Looking, tuple[Action, ...]]] = {"none": (), "waiting": (Look(),), "open": (Seen(),), "done": ()}
_WORDS: Final = tuple(Word(index) for index in range(WORDS))


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know: everyone's knowledge, and its own faces while its own look is open (MP-7)."""
    public = state.public
    peek = peek_until = None
    if seat is not None and public.looks[seat] == "open":
        peek, peek_until = state.rows[seat], state.ends[seat]
    claimed = any(entry.seat == seat for entry in state.claims) if state.claims else False
    return View(me=seat, public=public, peek=peek, peek_until=peek_until, claimed=claimed)


def legal(view: View) -> tuple[Action, ...]:  # noqa: PLR0911 — a case per phase
    """What a seat may do now. A wrong word may be said too (MP-14).

    Once the rhyme is over only a touch whose delay is forgiven can still be in time (MP-15).
    """
    me, public = view.me, view.public
    match public.phase:
        case "deal" | "draw" | "remind" if me is not None:
            return _LOOKS[public.looks[me]]
        case "flip" if me == public.active:
            return _FLIP
        case "race" | "late" if me == public.active:
            return _WORDS if public.phase == "race" and public.said is not None else ()
        case "race" | "late" if me is not None and public.rows[me] and not view.claimed:
            return (Touch(public.reveal),)
        case "turn-up" if me is not None and me == public.taker:
            return tuple(TurnUp(position) for position in range(public.rows[me]))
        case "confuse" if me == public.active:
            return (Stop(), *_shifts(public.rows, public.active, public.target))
        case _:
            return ()


@lru_cache(maxsize=1024)
def _shifts(rows: tuple[int, ...], active: Seat, target: Seat | None) -> tuple[Shift, ...]:
    """Every move of a card to another place in the one row that may be confused (MP-22)."""
    return tuple(
        Shift(Seat(row), start, end)
        for row, count in enumerate(rows)
        if row != active and target in (None, row)
        for start in range(count)
        for end in range(count)
        if start != end
    )


def refuse(view: View, act: Act[Action]) -> Illegal | None:  # noqa: PLR0911 — a case per action
    """Why an act is not allowed: the rule that forbids it, or `None`."""
    public = view.public
    match act.action:
        case Look() | Seen():
            return _refuse_look(public.looks[act.seat], act.action)
        case Touch():
            return _refuse_touch(view, act, act.action)
        case Flip():
            if act.seat != public.active:
                return Illegal("MP-8", "refused-not-your-turn")
            return None if public.phase == "flip" else Illegal("MP-10", "refused-no-flip")
        case TurnUp(position=position):
            return _refuse_turn_up(public, act.seat, position)
        case Word(index=index):
            return _refuse_word(public, act.seat, index)
        case Shift():
            return _refuse_confuse(public, act.seat) or _refuse_shift(public, act.seat, act.action)
        case Stop():
            return _refuse_confuse(public, act.seat)
        case _:
            assert_never(act.action)


def preview(view: View, action: Action) -> None:
    """Nothing: what a card is worth must be remembered (MP-7)."""
    del view, action


def _refuse_look(look: Looking, action: Look | Seen) -> Illegal | None:
    """MP-6, MP-7: one look on each occasion, opened once and ended once."""
    if look == "none":
        return Illegal("MP-7", "refused-no-look")
    if look == "done":
        return Illegal("MP-7", "refused-looked-already")
    if isinstance(action, Look):
        return None if look == "waiting" else Illegal("MP-6", "refused-look-open")
    return None if look == "open" else Illegal("MP-6", "refused-look-closed")


def _refuse_touch(view: View, act: Act[Action], touch: Touch) -> Illegal | None:  # noqa: PLR0911 — a line per reason
    """MP-11, MP-12, MP-15, MP-27: a wrong touch does nothing and costs nothing."""
    public = view.public
    if touch.reveal > public.reveal:
        return Illegal("MP-15", "refused-unseen-card")
    if touch.reveal < public.reveal:
        return Illegal("MP-15", "refused-card-gone")
    if public.phase in ("race", "late", "turn-up"):
        if act.seat == public.active:
            return Illegal("MP-12", "refused-own-reveal")
        if not public.rows[act.seat]:
            return Illegal("MP-12", "refused-no-cards")
    if public.phase not in ("race", "late"):
        return _refuse_after_race(public, act)
    if view.claimed:
        return Illegal("MP-15", "refused-touched-already")
    if (reaction := act.fair - public.shown) < FALSE_START:
        return Illegal("MP-15", "refused-false-start", ms=FALSE_START - reaction)
    if public.ended is not None and act.fair > public.ended:
        return Illegal("MP-15", "refused-too-late", ms=act.fair - public.ended)
    return None


def _refuse_after_race(public: Public, act: Act[Action]) -> Illegal:
    """MP-15, MP-27: no race runs; say how late the touch was if it was for the last one."""
    if isinstance(public.card, ActionCard):
        return Illegal("MP-27", "refused-action-card")
    if public.ended is None:
        return Illegal("MP-15", "refused-card-gone")
    if act.fair > public.ended:
        return Illegal("MP-15", "refused-too-late", ms=act.fair - public.ended)
    return Illegal("MP-15", "refused-arrived-late")


def _refuse_turn_up(public: Public, seat: Seat, position: int) -> Illegal | None:
    """MP-16, MP-19: only the taker turns up a card, and one that it has."""
    if public.phase != "turn-up":
        return Illegal("MP-16", "refused-nothing-taken")
    if seat != public.taker:
        return Illegal("MP-19", "refused-not-taker")
    count = public.rows[seat]
    return None if 0 <= position < count else Illegal("MP-16", "refused-no-such-card", count=count)


def _refuse_word(public: Public, seat: Seat, index: int) -> Illegal | None:
    """MP-11, MP-13, MP-14: the active seat says the rhyme, if it is recited at all."""
    if public.phase != "race":
        return Illegal("MP-14", "refused-no-rhyme")
    if public.said is None:
        return Illegal("MP-13", "refused-timer-speaks")
    if seat != public.active:
        return Illegal("MP-11", "refused-not-speaker")
    return None if 0 <= index < WORDS else Illegal("MP-14", "refused-no-such-word")


def _refuse_confuse(public: Public, seat: Seat) -> Illegal | None:
    """MP-22: the active seat confuses."""
    if public.phase != "confuse":
        return Illegal("MP-22", "refused-no-confuse")
    return None if seat == public.active else Illegal("MP-22", "refused-not-confuser")


def _refuse_shift(public: Public, seat: Seat, shift: Shift) -> Illegal | None:
    """MP-22: one card at a time, within one row of another seat."""
    if shift.row == seat:
        return Illegal("MP-22", "refused-own-row")
    if not 0 <= shift.row < len(public.rows):
        return Illegal("MP-22", "refused-no-such-row")
    if public.target is not None and shift.row != public.target:
        return Illegal("MP-22", "refused-other-row")
    count = public.rows[shift.row]
    if count < 2:
        return Illegal("MP-22", "refused-short-row")
    if not (0 <= shift.start < count and 0 <= shift.end < count):
        return Illegal("MP-22", "refused-no-such-place", count=count)
    return Illegal("MP-22", "refused-same-place") if shift.start == shift.end else None
