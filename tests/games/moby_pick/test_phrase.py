"""Actions and events become whole sentences in every language."""

import pytest

from harness.tables.moby_pick import friend
from ludotheque.core import Reaction, Seat
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.cards import ALARM, CONFUSE, FRIENDS, REMIND, REVERSE, Card
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
from ludotheque.games.moby_pick.phrase import card_name, word_name
from ludotheque.games.moby_pick.table import Action, Flip, Look, Seen, Shift, Stop, Touch, TurnUp, Word
from ludotheque.texts import LANGS, Lang, Speech

NAMES = ["Anna", "Basile", "Chloé"]
A, B, C = Seat(0), Seat(1), Seat(2)
DREAM, CRAZY = friend("whale yellow polly"), friend("kid red")

ACTIONS: list[tuple[Action, str, str]] = [
    (Look(), "Look at your cards", "Regarder vos cartes"),
    (Seen(), "Seen it", "C’est vu"),
    (Flip(), "Turn up the next card", "Retourner la carte suivante"),
    (Touch(7), "Touch card 7", "Toucher la carte 7"),
    (TurnUp(0), "Turn up card 1 of your row", "Dévoiler la carte 1 de votre rangée"),
    (Word(2), "Say “Moby”", "Dire «\u202fMoby\u202f»"),
    (
        Shift(B, 0, 2),
        "Move Basile’s card from place 1 to place 3",
        "Chez Basile, déplacer la carte de la place 1 à la place 3",
    ),
    (Stop(), "Stop confusing", "Cesser d’embrouiller"),
]

EVENTS: list[tuple[Event, str]] = [
    (TurnBegan(A, 4), "Anna’s turn."),
    (Drew(A, ()), "Anna has no card left and draws one."),
    (Drew(A, (REMIND, REVERSE)), "Anna has no card left, draws and discards Remind, Reverse."),
    (LookMissed(B), "Basile did not look in time."),
    (LookOver(), "All have looked: the cards are face down."),
    (TimerSpoke(B), "Basile takes too long: the timer says the rhyme."),
    (Revealed(B, 1, DREAM, reverse=False), "Basile turns up Polly the whale on yellow."),
    (Revealed(B, 1, CRAZY, reverse=True), "Basile turns up crazy kid on red, to be matched in reverse."),
    (Said(A, 0), "Anna: “Molly…”"),
    (Stumbled(A, 3), "Anna stumbles at “Pick” and starts over."),
    (Touched(A, 1, (Reaction(A, 810),), drawn=False), "Anna takes the card after 810 ms."),
    (
        Touched(B, 1, (Reaction(B, 810), Reaction(A, 829), Reaction(C, 900)), drawn=False),
        "Basile takes the card after 810 ms (Anna 19 ms later, Chloé 90 ms later).",
    ),
    (
        Touched(B, 1, (Reaction(B, 810), Reaction(A, 810)), drawn=True),
        "Basile takes the card after 810 ms, by lot at the same millisecond (Anna 0 ms later).",
    ),
    (Kept(A, 1, DREAM), "Nobody touches: Anna lays Polly the whale on yellow face down at the end of their row."),
    (
        TurnedUp(A, 1, 1, CRAZY, DREAM, reverse=True, result="match", gained=3, timeout=False),
        "Anna turns up crazy kid on red (place 2) with Polly the whale on yellow: a match for 3 points.",
    ),
    (
        TurnedUp(A, 1, 0, DREAM, DREAM, reverse=False, result="half", gained=1, timeout=False),
        (
            "Anna turns up Polly the whale on yellow (place 1) with Polly the whale on yellow: "
            "all but the name, one card kept for 1 point."
        ),
    ),
    (
        TurnedUp(A, 1, 0, CRAZY, DREAM, reverse=False, result="miss", gained=0, timeout=True),
        (
            "Time is up: a card is drawn for Anna. Anna turns up crazy kid on red (place 1) with "
            "Polly the whale on yellow: no match, both are discarded."
        ),
    ),
    (Shifted(A, B, 0, 2), "Anna moves Basile’s card from place 1 to place 3."),
    (Confused(A, 0), "Anna confuses nobody."),
    (Confused(A, 1), "Anna stops after one move."),
    (Confused(A, 3), "Anna has moved 3 cards."),
    (Rang(A, private=True), "Anna draws the alarm clock: it rings, the night is over."),
    (Rang(A, private=False), "The alarm clock rings: the night is over."),
]


@pytest.mark.parametrize(("action", "english", "french"), ACTIONS)
def test_an_action_is_a_phrase(action: Action, english: str, french: str) -> None:
    assert Speech(moby_pick, "en", NAMES).action(action) == english
    assert Speech(moby_pick, "fr", NAMES).action(action) == french


@pytest.mark.parametrize(("event", "english"), EVENTS)
def test_an_event_is_a_sentence(event: Event, english: str) -> None:
    assert Speech(moby_pick, "en", NAMES).event(event) == english
    french = Speech(moby_pick, "fr", NAMES).event(event)
    assert french != english
    assert "{" not in french


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_and_word_has_its_own_name(lang: Lang) -> None:
    words = Speech(moby_pick, lang)
    cards: list[Card] = [*FRIENDS, CONFUSE, REMIND, REVERSE, ALARM]
    names = {card_name(card, words) for card in cards}
    assert len(names) == 31
    assert [word_name(index, words) for index in range(4)] == ["Molly", "Polly", "Moby", "Pick"]
