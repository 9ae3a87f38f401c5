"""The variables of the texts for actions and events."""

from collections.abc import Iterable, Mapping

from ludotheque.core import Seat, Words
from ludotheque.games.matryoshka.cards import SERIES, Card, series_of, value_of
from ludotheque.games.matryoshka.table import (
    Action,
    Drawn,
    Event,
    Laid,
    Late,
    Lay,
    Offer,
    Offered,
    Returned,
    Revealed,
    Show,
    Shown,
    Take,
    Traded,
)


def phrase(fact: Action | Event, words: Words) -> Mapping[str, int | str]:  # noqa: PLR0911 — one case per fact
    """Seats by their players' names, cards by series and value."""
    match fact:
        case Lay(cards=cards):
            return {"cards": _list(_card(card, words) for card in cards), "count": len(cards)}
        case Show(card=card) | Offer(card=card):
            return {"card": _card(card, words)}
        case Shown(seat=seat, card=card):
            return {"seat": words.seat(seat), "card": _card(card, words)}
        case Take(seat=seat) | Laid(seat=seat) | Offered(seat=seat) | Late(seat=seat) | Returned(seat=seat):
            return {"seat": words.seat(seat)}
        case Revealed(round=number, tableaux=tableaux):
            return {"round": number, "count": len(tableaux[0])}
        case Drawn(round=number, first=first, stock=stock):
            return {"round": number, "first": words.seat(first), "stock": stock}
        case Traded(seat=seat, partner=partner, card=card):
            return {"seat": words.seat(seat), "partner": words.seat(partner), "card": _card(card, words)}
        case counted:
            scores = (f"{words.seat(Seat(chair))} {score}" for chair, score in enumerate(counted.scores))
            return {"scores": _list(scores), "best": max(counted.scores)}


def _card(card: Card, words: Words) -> str:
    series = words.text(f"series-{SERIES[series_of(card)]}")
    return words.text("card-name", series=series, value=value_of(card))


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)
