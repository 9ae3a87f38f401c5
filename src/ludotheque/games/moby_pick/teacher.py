"""The teacher of memory: it says how to look and what to expect, and never names a card that lies face down (MP-7).

It remembers nothing and reads the view alone. So it cannot tell which place to turn up; that is the game.
"""

from functools import partial

from ludotheque.core import Advice, Millis, Seat, Term, Thought, Who
from ludotheque.games.moby_pick.cards import CRAZY_COPIES, DREAM_COPIES, FRIENDS, Friend
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.matching import compare
from ludotheque.games.moby_pick.table import Action, Flip, Look, Public, Shift, View, Word
from ludotheque.games.moby_pick.view import legal


class Teacher:
    """Needs no memory, and must have none."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> None:
        """Nothing is remembered: what was seen in a look is the player's to know."""

    def advise(self, view: View, level: str, seed: int) -> Thought[Action] | None:
        """How to play this moment, while the seat may act; the same for every level."""
        del level, seed
        return partial(advise, view) if legal(view) else None


def advise(view: View) -> Advice[Action]:  # noqa: PLR0911 — a case per phase
    """What to do, or what to think of. Pure."""
    public, me = view.public, view.me
    assert me is not None
    match public.phase:
        case "deal" | "draw" | "remind":
            if public.looks[me] == "waiting":
                return Advice(Look(), Term("advice-look", {"count": public.rows[me]}))
            return Advice(None, Term("advice-peek", {"count": public.rows[me]}))
        case "flip":
            return Advice(Flip(), Term("advice-flip", {"count": public.rows[me]}))
        case "turn-up":
            return Advice(None, Term("advice-turn-up", {"count": public.rows[me]}))
        case "confuse":
            return _confuse(public, me)
        case _ if me == public.active:
            assert public.said is not None
            return Advice(Word(public.said), Term("advice-word"))
        case _:
            return Advice(None, _odds(public, me))


def _odds(public: Public, me: Seat) -> Term:
    """How many cards that match are out of sight: what lies open in dream piles cannot be in a row."""
    middle = public.card
    assert isinstance(middle, Friend)
    seen = [card for pile in public.piles for card in pile] + [middle]
    left = sum(
        (CRAZY_COPIES if kind.crazy else DREAM_COPIES) - seen.count(kind)
        for kind in FRIENDS
        if compare(kind, middle, reverse=public.reverse, seats=len(public.rows)) != "miss"
    )
    if left <= 0:
        return Term("advice-race-none")
    key = "advice-race-reverse" if public.reverse else "advice-race"
    return Term(key, {"left": left, "count": public.rows[me]})


def _confuse(public: Public, me: Seat) -> Advice[Action]:
    """Move the two ends of the row that belongs to the best of the others."""
    rows = [Seat(seat) for seat, count in enumerate(public.rows) if seat != me and count > 1]
    row = public.target if public.target is not None else max(rows, key=lambda seat: public.scores[seat])
    action = Shift(row, 0, public.rows[row] - 1)
    return Advice(action, Term("advice-confuse", {"seat": Who(row), "points": public.scores[row]}))
