"""What a seat sees, what it may do and why not, and the variables of texts. Only `view` may look at secrets."""

from collections.abc import Mapping, Sequence

from ludotheque.core import Act, Illegal, Seat, Words

from high_card.table import Action, Change, Changed, Event, Keep, Kept, Shown, State, View


def view(state: State, seat: Seat | None) -> View:
    """One's own card, and what everyone knows."""
    return View(seat, state.public, None if seat is None else state.hands[seat])


def legal(view: View) -> Sequence[Action]:
    """Keep or change, in one's turn (HC-2)."""
    turn = view.public.turn
    return () if turn is None or turn != view.me else (Keep(turn), Change(turn))


def refuse(view: View, act: Act[Action]) -> Illegal | None:
    """Why not: it is another seat's turn, or the action means an earlier turn (HC-2)."""
    if act.seat != view.public.turn:
        return Illegal("HC-2", "refused-turn")
    if act.action.turn != view.public.turn:
        return Illegal("HC-2", "refused-late")
    return None


def preview(view: View, action: Action) -> None:
    """Nobody can know what a change would bring."""


def habit(view: View) -> Action | None:
    """What a careful player does: change a low card. The built-in player and the terminal's Enter share it."""
    turn, card = view.public.turn, view.card
    if turn is None or turn != view.me or card is None:
        return None
    return Change(turn) if card <= 10 else Keep(turn)


def phrase(fact: Action | Event, words: Words) -> Mapping[str, int | str]:
    """The variables of the text for an action or an event."""
    match fact:
        case Kept(seat=seat) | Changed(seat=seat):
            return {"seat": words.seat(seat)}
        case Shown(cards=cards):
            return {"cards": ", ".join(f"{words.seat(Seat(seat))} {card}" for seat, card in enumerate(cards))}
        case _:
            return {}
