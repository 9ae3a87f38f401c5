"""What a seat may know, what it may do, and why not: the only disclosure and the only legality."""

from collections.abc import Sequence

from ludotheque.core import Act, Illegal, Seat
from ludotheque.core.race import FALSE_START
from ludotheque.games.attrape_reves.cards import TOYS
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Phase,
    Place,
    Point,
    Public,
    State,
    Take,
    Turn,
    View,
)

_BUSY: dict[Phase, tuple[str, str]] = {
    "turn": ("AR-11", "refused-phase-turn"),
    "choose": ("AR-7", "refused-phase-choose"),
    "grab": ("AR-21", "refused-phase-grab"),
    "lay": ("AR-8", "refused-phase-lay"),
    "point": ("AR-17", "refused-phase-point"),
    "over": ("TABLE-1", "refused-game-over"),
}
"""What to tell a player who asks for something that this phase does not know."""


def view(state: State, seat: Seat | None) -> View:
    """What one seat may know: everything on the table, and the toy it has itself reached for."""
    grasp = None
    for held in state.grasps:
        if held.claim.seat == seat:
            grasp = held.toy
    return View(me=seat, public=state.public, grasp=grasp)


def legal(view: View) -> Sequence[Action]:  # noqa: PLR0911 — a case per phase
    """The actions this seat may take now."""
    me, public = view.me, view.public
    if me is None:
        return ()
    match public.phase:
        case "turn":
            return (Turn(),) if me == public.active else ()
        case "choose":
            return [Take(toy) for toy in public.circle] if me == public.active else ()
        case "grab":
            free = public.toys[me] is None and view.grasp is None
            return [Grab(toy, public.reveal) for toy in public.circle] if free else ()
        case "lay":
            return (Lay(),) if me == public.active else ()
        case "point":
            return _talk(me, public)
        case _:
            return ()


def _talk(me: Seat, public: Public) -> Sequence[Action]:
    """AR-17: the active player points or places, the others answer."""
    toy = public.proposal
    if me != public.active:
        if toy is None:
            return ()
        mine = public.opinions[me]
        return [*([Agree(toy)] if mine is not True else []), *([Object(toy)] if mine is not False else [])]
    points: list[Action] = [Point(free) for free in public.circle if free != toy]
    return [*points, Place(toy)] if toy is not None and public.placeable else points


def refuse(view: View, act: Act[Action]) -> Illegal | None:  # noqa: PLR0911 — a case per action
    """Why this act is not allowed, with the most helpful rule, or `None` if it is."""
    public = view.public
    match public.phase, act.action:
        case "turn", Turn():
            return _not_mine(view, "AR-11")
        case "choose", Take(toy=toy):
            return _not_mine(view, "AR-7") or _no_toy(public, toy, "AR-7", "refused-toy-taken")
        case "grab", Grab() as grab:
            return _no_grab(view, act, grab)
        case "lay", Lay():
            return _not_mine(view, "AR-8")
        case "point", Point(toy=toy):
            if toy == public.proposal and view.me == public.active:
                return Illegal("AR-17", "refused-same-toy")
            return _not_mine(view, "AR-17") or _no_toy(public, toy, "AR-18", "refused-toy-gone")
        case "point", Agree(toy=toy):
            return _no_answer(public, act.seat, toy, says=True)
        case "point", Object(toy=toy):
            return _no_answer(public, act.seat, toy, says=False)
        case "point", Place(toy=toy):
            return _not_mine(view, "AR-17") or _no_place(public, toy)
        case _:
            return Illegal(*_BUSY[public.phase])


def preview(view: View, action: Action) -> None:
    """Nothing: whoever could ask would measure before choosing (AR-23, AR-24)."""
    del view, action


def _not_mine(view: View, rule: str) -> Illegal | None:
    return None if view.me == view.public.active else Illegal(rule, "refused-not-your-turn")


def _no_toy(public: Public, toy: int, rule: str, gone: str) -> Illegal | None:
    if not 0 <= toy < len(TOYS):
        return Illegal("AR-1", "refused-no-such-toy")
    return None if toy in public.circle else Illegal(rule, gone)


def _no_grab(view: View, act: Act[Action], grab: Grab) -> Illegal | None:
    """AR-21, AR-22: one toy each, no swapping, in time, and for the nightmare that was seen."""
    public = view.public
    if grab.reveal != public.reveal:
        return Illegal("AR-21", "refused-other-nightmare")
    if public.toys[act.seat] is not None:
        return Illegal("AR-21", "refused-no-swap")
    if view.grasp is not None:
        return Illegal("AR-21", "refused-still-reaching")
    if act.fair - public.shown < FALSE_START:
        return Illegal("AR-22", "refused-too-early")
    if act.fair > (public.until or 0):
        return Illegal("AR-22", "refused-too-late")
    return _no_toy(public, grab.toy, "AR-21", "refused-toy-taken")


def _no_proposal(public: Public, toy: int) -> Illegal | None:
    if public.proposal is None:
        return Illegal("AR-17", "refused-no-proposal")
    return None if toy == public.proposal else Illegal("AR-17", "refused-other-proposal")


def _no_answer(public: Public, seat: Seat, toy: int, *, says: bool) -> Illegal | None:
    """AR-17: everyone but the active player answers the proposal that stands."""
    if seat == public.active:
        return Illegal("AR-17", "refused-own-proposal")
    if public.opinions[seat] is says and toy == public.proposal:
        return Illegal("AR-17", "refused-said-so")
    return _no_proposal(public, toy)


def _no_place(public: Public, toy: int) -> Illegal | None:
    """AR-17: one objection stops the toy, and first all have time to speak."""
    missing = _no_proposal(public, toy)
    if missing is not None or public.placeable:
        return missing
    return Illegal("AR-17", "refused-objection" if False in public.opinions else "refused-not-all-answered")
