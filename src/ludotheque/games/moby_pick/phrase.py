"""The variables of the texts for actions and events."""

from collections.abc import Mapping
from typing import Final, assert_never

from ludotheque.core import Term, Words
from ludotheque.core.advice import spoken
from ludotheque.games.moby_pick.cards import ActionCard, Alarm, Card, Effect, Friend
from ludotheque.games.moby_pick.events import (
    Confused,
    Drew,
    Event,
    Kept,
    LookMissed,
    LookOver,
    Rang,
    Revealed,
    Said,
    Shifted,
    Stumbled,
    TimerSpoke,
    Touched,
    TurnBegan,
    TurnedUp,
)
from ludotheque.games.moby_pick.table import Action, Flip, Look, Seen, Shift, Stop, Touch, TurnUp, Word

_EFFECTS: Final[dict[Effect, str]] = {
    "confuse": "card-confuse",
    "remind": "card-remind",
    "reverse": "card-reverse",
}


def friend_name(card: Friend) -> Term:
    """A friend, for a sentence in any language."""
    if card.name is None:
        return Term("card-crazy", {"figure": card.figure, "background": card.background})
    return Term("card-dream", {"figure": card.figure, "background": card.background, "name": card.name})


def card_name(card: Card, words: Words) -> str:
    """A card in words."""
    if isinstance(card, Alarm):
        return words.text("card-alarm")
    if isinstance(card, ActionCard):
        return words.text(_EFFECTS[card.effect])
    return str(spoken(friend_name(card), words))


def word_name(index: int, words: Words) -> str:
    """A word of the rhyme."""
    return words.text("rhyme-word", index=index)


def phrase(fact: Action | Event, words: Words) -> Mapping[str, int | str]:
    """The variables of the text for an action or an event; places are counted from one."""
    match fact:
        case Look() | Seen() | Flip() | Stop():
            return {}
        case Touch():
            return {"reveal": fact.reveal}
        case TurnUp():
            return {"place": fact.position + 1}
        case Word():
            return {"word": word_name(fact.index, words)}
        case Shift():
            return {"player": words.seat(fact.row), "start": fact.start + 1, "end": fact.end + 1}
        case _:
            return _event(fact, words)


def _event(event: Event, words: Words) -> Mapping[str, int | str]:  # noqa: C901, PLR0911, PLR0912 — a case per event
    match event:
        case LookOver():
            return {}
        case LookMissed() | TimerSpoke():
            return {"player": words.seat(event.seat)}
        case TurnBegan():
            return {"player": words.seat(event.seat), "turn": event.turn}
        case Drew():
            thrown = ", ".join(card_name(card, words) for card in event.thrown)
            return {"player": words.seat(event.seat), "count": len(event.thrown), "cards": thrown}
        case Revealed():
            card = card_name(event.card, words)
            return {
                "player": words.seat(event.seat),
                "card": card,
                "reverse": "yes" if event.reverse else "no",
            }
        case Said() | Stumbled():
            return {"player": words.seat(event.seat), "word": word_name(event.index, words)}
        case Touched():
            return _touched(event, words)
        case Kept():
            return {"player": words.seat(event.seat), "card": card_name(event.card, words)}
        case TurnedUp():
            return {
                "player": words.seat(event.seat),
                "place": event.position + 1,
                "card": card_name(event.card, words),
                "middle": card_name(event.middle, words),
                "result": event.result,
                "gained": event.gained,
                "timeout": "yes" if event.timeout else "no",
            }
        case Shifted():
            places = {"start": event.start + 1, "end": event.end + 1}
            return {"player": words.seat(event.seat), "owner": words.seat(event.row), **places}
        case Confused():
            return {"player": words.seat(event.seat), "count": event.shifts}
        case Rang():
            return {"player": words.seat(event.seat), "private": "yes" if event.private else "no"}
        case _:
            assert_never(event)


def _touched(event: Touched, words: Words) -> Mapping[str, int | str]:
    """The photo finish: the winner's time, then who came how many milliseconds later."""
    best = event.times[0].ms
    others = ", ".join(
        words.text("photo-finish", player=words.seat(time.seat), ms=time.ms - best) for time in event.times[1:]
    )
    return {
        "player": words.seat(event.seat),
        "ms": best,
        "count": len(event.times) - 1,
        "others": others,
        "drawn": "yes" if event.drawn else "no",
    }
