"""Actions and events become whole sentences in every language."""

import pytest

from harness.tables.matryoshka import cards
from ludotheque.core import Seat
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import SERIES, Card, card
from ludotheque.games.matryoshka.table import (
    Action,
    Counted,
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
from ludotheque.texts import LANGS, Lang, Speech

NAMES = ["Anna", "Basile", "Chloé"]
A, B = Seat(0), Seat(1)

ACTIONS: list[tuple[Action, str, str]] = [
    (Lay(cards(69, 0)), "Lay 2 cards: Poppy 1, Chestnut 7", "Poser 2 cartes\u202f: Coquelicot 1, Châtaigne 7"),
    (Show(Card(10)), "Show Marigold 4", "Montrer Souci 4"),
    (Offer(Card(10), 3), "Offer Marigold 4", "Proposer Souci 4"),
    (Take(B), "Take Basile’s offer", "Prendre la carte proposée par Basile"),
]

EVENTS: list[tuple[Event, str, str]] = [
    (Laid(A), "Anna has chosen a tableau.", "Anna a choisi son tableau."),
    (
        Revealed(0, (cards(1, 2), cards(3, 4), cards(5, 6))),
        "The first tableaux are turned up: 2 cards each.",
        "Les premiers tableaux sont révélés\u202f: 2 cartes chacun.",
    ),
    (
        Revealed(1, (cards(1, 2, 3, 4), cards(3, 4), cards(5, 6))),
        "The tableaux of round 1 are turned up: 4 cards each.",
        "Les tableaux de la manche 1 sont révélés\u202f: 4 cartes chacun.",
    ),
    (
        Drawn(2, B, 12),
        "Round 2: everyone draws two cards, 12 are left. Basile trades first.",
        "Manche 2\u202f: chacun pioche deux cartes, il en reste 12. Basile échange en premier.",
    ),
    (
        Drawn(4, A, 0),
        "Round 4: everyone draws two cards, the last ones. Anna trades first.",
        "Manche 4\u202f: chacun pioche deux cartes, les dernières. Anna échange en premier.",
    ),
    (Shown(A, Card(21)), "Anna shows Fern 1.", "Anna montre Fougère 1."),
    (Offered(B), "Basile offers a card.", "Basile propose une carte."),
    (
        Traded(A, B, Card(21)),
        "Anna takes Basile’s offer; Basile gets Fern 1.",
        "Anna prend la carte proposée par Basile, qui reçoit Fougère 1.",
    ),
    (
        Late(A),
        "Anna ran out of time: a bot chooses.",
        "Anna n’a pas choisi à temps\u202f: un robot choisit à sa place.",
    ),
    (Returned(A), "Anna is back.", "Anna est de retour."),
    (
        Counted((31, 46, 8)),
        "The collections are counted: Anna 31, Basile 46, Chloé 8. The best is worth 46.",
        "Les collections sont comptées\u202f: Anna 31, Basile 46, Chloé 8. La plus belle vaut 46.",
    ),
]


@pytest.mark.parametrize(("action", "english", "french"), ACTIONS)
def test_every_action_has_its_words(action: Action, english: str, french: str) -> None:
    assert Speech(matryoshka, "en", NAMES).action(action) == english
    assert Speech(matryoshka, "fr", NAMES).action(action) == french


@pytest.mark.parametrize(("event", "english", "french"), EVENTS)
def test_every_event_has_its_words(event: Event, english: str, french: str) -> None:
    assert Speech(matryoshka, "en", NAMES).event(event) == english
    assert Speech(matryoshka, "fr", NAMES).event(event) == french


@pytest.mark.parametrize("lang", LANGS)
def test_every_doll_has_its_own_name(lang: Lang) -> None:
    speech = Speech(matryoshka, lang)
    dolls = [card(series, value) for series in range(len(SERIES)) for value in range(1, 8)]
    assert len({speech.action(Show(doll)) for doll in dolls}) == 70
