"""The teacher of memory: it says how to look and what to expect, and never names a card that lies face down (MP-7).

It reads the view and remembers the discards, which lay face up for all. It never remembers a look or a row: so it
cannot tell which place to turn up; that is the game.
"""

from functools import partial

from ludotheque.core import Advice, Millis, Seat, Term, Thought, Who
from ludotheque.games.moby_pick.cards import CRAZY_COPIES, DREAM_COPIES, FRIENDS, Friend
from ludotheque.games.moby_pick.events import Event, TurnedUp
from ludotheque.games.moby_pick.matching import compare, kept
from ludotheque.games.moby_pick.table import Action, Flip, Look, Public, Shift, View, Word
from ludotheque.games.moby_pick.view import legal


class Teacher:
    """Remembers the cards that were discarded, and nothing else."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._gone: tuple[Friend, ...] = ()

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> None:
        """Watch the discards; what was seen in a look is the player's to know."""
        del now, view
        for event in events:
            if isinstance(event, TurnedUp):
                pair = (event.middle, event.card)
                self._gone += pair[len(kept(event.card, event.middle, event.result)) :]

    def advise(self, view: View, level: str, seed: int) -> Thought[Action] | None:
        """How to play this moment, while the seat may act; the same for every level."""
        del level, seed
        return partial(advise, view, self._gone) if legal(view) else None


def advise(view: View, gone: tuple[Friend, ...] = ()) -> Advice[Action]:  # noqa: PLR0911 — a case per phase
    """What to do, or what to think of, by whoever saw these discards. Pure."""
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
            return Advice(None, _odds(public, me, gone))


def _odds(public: Public, me: Seat, gone: tuple[Friend, ...]) -> Term:
    """How many cards that match are out of sight: what was discarded or lies in dream piles cannot be in a row."""
    middle = public.card
    assert isinstance(middle, Friend)
    seen = [card for pile in public.piles for card in pile] + [*gone, middle]
    left = sum(
        (CRAZY_COPIES if kind.crazy else DREAM_COPIES) - seen.count(kind)
        for kind in FRIENDS
        if compare(kind, middle, reverse=public.reverse, seats=len(public.rows)) != "miss"
    )
    if not left:
        return Term("advice-race-none")
    key = "advice-race-reverse" if public.reverse else "advice-race"
    return Term(key, {"left": left, "count": public.rows[me]})


def _confuse(public: Public, me: Seat) -> Advice[Action]:
    """Move the ends of the row that belongs to the best of those with a row to move, and then the same row (MP-22)."""
    if public.target is not None:
        again = Shift(public.target, 0, public.rows[public.target] - 1)
        return Advice(again, Term("advice-confuse-again", {"seat": Who(public.target)}))
    rows = [Seat(seat) for seat, count in enumerate(public.rows) if seat != me and count > 1]
    row = max(rows, key=lambda seat: public.scores[seat])
    action = Shift(row, 0, public.rows[row] - 1)
    return Advice(action, Term("advice-confuse", {"seat": Who(row), "points": public.scores[row]}))
