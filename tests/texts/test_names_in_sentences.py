"""Names with hyphens, apostrophes and spaces stand in every sentence as their owners write them."""

from pathlib import Path

import pytest

from ludotheque.core.record import decode, steps
from ludotheque.games import GAMES
from ludotheque.server.services.names import NAME_LENGTH, clean, distinct
from ludotheque.texts import LANGS, Speech

ROOT = Path(__file__).parents[2]
NAMES = (
    "Jean-Luc",
    "O’Brien",
    "d'Artagnan",
    "Marie-Ange L’Hermite-Roy",
    "Anne-Lise d’Ô",
    "ʻOkina",
    "Élise",
    "Ng",
)


def test_the_names_fit_a_name_tag() -> None:
    assert [clean(name, NAME_LENGTH) for name in NAMES] == list(NAMES)
    assert max(map(len, NAMES)) == NAME_LENGTH


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_a_sentence_of_the_story_holds_the_name_unchanged(key: str, lang: str) -> None:
    """The server tells `{0}` for a seat and pages put in the name: that must give what a terminal says."""
    game = GAMES[key]
    named, plain = Speech(game, lang, NAMES), Speech(game, lang, [f"{{{seat}}}" for seat in range(len(NAMES))])
    path = max((ROOT / "tests/games" / key / "records").glob("*.jsonl"), key=lambda path: path.stat().st_size)
    told: set[str] = set()
    for step in steps(decode(path.read_bytes(), game), game):
        for event in step.events:
            sentence = plain.event(event)
            for seat, name in enumerate(NAMES):
                if f"{{{seat}}}" in sentence:
                    told.add(name)
                    sentence = sentence.replace(f"{{{seat}}}", name)
            assert named.event(event) == sentence
    assert len(told) >= 3


@pytest.mark.parametrize(
    ("name", "other", "shown"),
    [
        ("Jean-Luc", "Jean-Luc", "Jean-Luc 2"),
        ("O'Brien", "O’Brien", "O'Brien 2"),
        ("Jean\u2011Luc", "Jean-Luc", "Jean\u2011Luc 2"),
        ("Jean-Luc", "Jean Luc", "Jean-Luc"),
        ("Marie-Ange L’Hermite-Roy", "Marie-Ange L’Hermite-Roy", "Marie-Ange L’Hermite 2"),
        ("Jean-Baptiste-Mari d’Ysa", "Jean-Baptiste-Mari d’Ysa", "Jean-Baptiste-Mari d 2"),
        ("-" * 24, "-" * 24, "-" * 21 + " 2"),
    ],
)
def test_a_second_name_gets_a_number_and_no_loose_end(name: str, other: str, shown: str) -> None:
    assert distinct(name, [other]) == shown
    assert len(shown) <= NAME_LENGTH
