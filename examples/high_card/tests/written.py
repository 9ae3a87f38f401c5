"""Golden records, counts and the tutorial, played by the rules; after a change of them: `python -m tests.written`."""

from pathlib import Path

from ludotheque.core import Act, Millis, Seat, Stacked, Step
from ludotheque.testing import records
from ludotheque.testing.lessons import Lesson, scene, written

import high_card as game
from high_card.table import Change, Keep, Options

HERE = Path(__file__).parent
LESSON = HERE.parent / "high_card" / "board" / "lesson.json"
PLAYERS = ("Zoé", "Ivan")
STEPS = (
    {
        "scene": 0,
        "text": {
            "en": "This is your card, a 7. Nobody else sees it. It is low: change it.",
            "fr": "Voici votre carte, un 7. Personne d’autre ne la voit. Elle est basse : échangez-la.",
        },
        "rule": "HC-2",
        "expect": {"type": "change"},
        "hint": {
            "en": "Keeping is allowed too, but most cards are higher than 7. Change it.",
            "fr": "Vous pouvez aussi la garder, mais la plupart des cartes dépassent 7. Échangez-la.",
        },
    },
    {
        "scene": 1,
        "text": {
            "en": "You drew a 16. The 7 lies face down. Now Ivan decides.",
            "fr": "Vous avez pioché un 16. Le 7 est posé face cachée. C’est à Ivan de choisir.",
        },
    },
    {
        "scene": 2,
        "text": {
            "en": "Ivan kept his card, a 12. All cards are shown: you win with 16.",
            "fr": "Ivan a gardé sa carte, un 12. Tout est montré, et vous gagnez avec 16.",
        },
        "rule": "HC-4",
    },
)


def lesson() -> bytes:
    """The example of the guide, played by the rules: Zoé changes a 7 for a 16, Ivan keeps a 12."""
    cards = (6, 11, 15, *(card for card in range(20) if card not in (6, 11, 15)))
    state = game.setup(Options(seats=2), Stacked(orders={"deck": cards}, seed="lesson"))
    changed = game.apply(state, Act(Millis(1_000), Seat(0), Change(0)))
    kept = game.apply(changed.state, Act(Millis(2_000), Seat(1), Keep(1)))
    scenes = (
        scene(game, Step(state), Seat(0), 0, PLAYERS),
        scene(game, changed, Seat(0), 1_000, PLAYERS),
        scene(game, kept, Seat(0), 2_000, PLAYERS),
    )
    return written(Lesson(PLAYERS, scenes, STEPS))


def main() -> None:
    """Write all of it."""
    records.write(game, HERE)
    LESSON.write_bytes(lesson())


if __name__ == "__main__":
    main()
