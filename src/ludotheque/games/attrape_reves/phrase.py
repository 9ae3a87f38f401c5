"""The variables of the texts for actions and events."""

from collections.abc import Mapping

from ludotheque.core import Words
from ludotheque.games.attrape_reves.cards import TOYS
from ludotheque.games.attrape_reves.events import (
    Agreed,
    Beaten,
    Cleared,
    Dreamed,
    Event,
    Given,
    Grabbed,
    Laid,
    Objected,
    Pointed,
    Reshuffled,
    Took,
    Turned,
    Won,
)
from ludotheque.games.attrape_reves.table import Action, Agree, Grab, Lay, Object, Place, Point, Take, Turn

Variables = Mapping[str, int | str]


def phrase(fact: Action | Event, words: Words) -> Variables:  # noqa: C901, PLR0911 — a case per fact
    """What the sentence about an action or an event needs to know."""
    match fact:
        case Turn() | Lay():
            return {}
        case Take() | Grab() | Point() | Agree() | Object() | Place():
            return {"toy": _toy(fact.toy, words)}
        case Took() | Given() | Pointed() | Agreed() | Objected():
            return {"seat": words.seat(fact.seat), "toy": _toy(fact.toy, words)}
        case Turned():
            return {
                "seat": words.seat(fact.seat),
                "card": _card(fact.card, words),
                "moon": words.text(f"moon-{fact.moon}"),
            }
        case Grabbed():
            return _grabbed(fact, words)
        case Laid():
            return {
                "seat": words.seat(fact.seat),
                "toy": _toy(fact.toy, words),
                "card": _card(fact.card, words),
                "covered": "yes" if fact.covered else "no",
            }
        case Dreamed():
            pictures = ", ".join(words.text(f"dream-{picture}") for picture in fact.pictures)
            return {"seat": words.seat(fact.seat), "stars": fact.stars, "pictures": pictures}
        case Cleared():
            return {"seat": words.seat(fact.first), "moon": words.text(f"moon-{fact.back}")}
        case Reshuffled():
            return {"cards": fact.cards}
        case Beaten():
            return {"card": _card(fact.card, words), "toy": _toy(fact.toy, words), "left": fact.left}
        case Won():
            names = [words.seat(seat) for seat in fact.winners]
            return {"count": len(names), "winners": _together(names, words)}
        case _:
            return {"card": _card(fact.card, words)}


def _grabbed(fact: Grabbed, words: Words) -> Variables:
    late = ", ".join(words.text("late", seat=words.seat(slow.seat), ms=slow.ms) for slow in fact.late)
    return {
        "seat": words.seat(fact.seat),
        "toy": _toy(fact.toy, words),
        "ms": fact.ms,
        "rivals": len(fact.late),
        "late": late,
    }


def _together(names: list[str], words: Words) -> str:
    """Names as one says them: with an “and” before the last one."""
    *most, last = names
    return words.text("together", count=len(names), most=", ".join(most), last=last) if most else last


def _toy(toy: int, words: Words) -> str:
    return words.text(f"toy-{TOYS[toy]}")


def _card(card: str, words: Words) -> str:
    return words.text(f"monster-{card}")
