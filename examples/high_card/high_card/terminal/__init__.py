"""High Card in a terminal: what is drawn, what is asked, and what can be typed."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Millis, Seat
from ludotheque.games.face import Room, Unclear
from ludotheque.texts import Speech
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from high_card.table import Action, Change, Keep, View
from high_card.view import habit

CODES: Final = False
LASTS: Final[Millis | None] = None


def draw(view: View, words: Speech, room: Room) -> RenderableType:
    """A line for each player: the name, the card as far as it is known, and who decides."""
    public, table = view.public, Table.grid(padding=(0, 2))
    for chair, changed in enumerate(public.changed):
        seat = Seat(chair)
        card = public.shown[seat] if public.shown is not None else view.card if seat == view.me else None
        state = "face-decides" if seat == public.turn else "face-changed" if changed else "face-dealt"
        table.add_row(
            Text(words.seat(seat), style="bold" if seat == view.me else ""),
            Text(f"[{card or '?':>2}]", style="cyan"),
            Text(words.text(state)),
        )
    table.add_row("", "", Text(words.text("face-stock", count=public.stock), style="dim"))
    table.width = min(room.width, 78)
    return table


def ask(view: View, words: Speech) -> str | None:
    """What this seat should decide now."""
    return words.text("face-ask", card=view.card or 0) if habit(view) is not None else None


def keys(view: View) -> Mapping[str, Action]:
    """Nothing here is a race: every line ends with Enter."""
    del view
    return {}


def default(view: View) -> Action | None:
    """Enter follows the habit."""
    return habit(view)


def parse(view: View, line: str, words: Speech) -> Action:
    """`k` or `c`, or the whole word in either language."""
    del words
    turn = view.public.turn if view.public.turn is not None else Seat(0)
    typed = line.casefold().strip()
    if typed in ("k", "keep", "g", "garder"):
        return Keep(turn)
    if typed in ("c", "change", "e", "échanger", "echanger"):
        return Change(turn)
    raise Unclear("face-unclear")


def spell(view: View, action: Action) -> str:
    """What to type for an action."""
    del view
    return "k" if isinstance(action, Keep) else "c"


def until(view: View) -> Millis | None:
    """The countdown of one's own turn (HC-3)."""
    return view.public.until if habit(view) is not None else None


def hint(view: View, words: Speech) -> str:
    """Help for this moment."""
    return words.text("face-hint-decide" if habit(view) is not None else "face-hint-wait")
