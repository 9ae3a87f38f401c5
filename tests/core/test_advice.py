"""Advice as data: it becomes a sentence in any language, and the level that teaches is found."""

import pytest

from ludotheque.core import Seat, Term, Who
from ludotheque.core.advice import Value, spoken, teaching_level


class Words:
    """Texts that show their keys and variables."""

    def text(self, key: str, **variables: int | str) -> str:
        return f"{key}({', '.join(f'{name} {value}' for name, value in variables.items())})"

    def seat(self, seat: Seat) -> str:
        return f"player {seat}"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, 3),
        ("x", "x"),
        (Who(Seat(2)), "player 2"),
        (Term("run", {"count": 4, "of": Term("poppy")}), "run(count 4, of poppy())"),
        ((Term("a"), Who(Seat(0))), "a(), player 0"),
    ],
)
def test_a_value_is_said_in_the_words_of_a_language(value: Value, said: int | str) -> None:
    assert spoken(value, Words()) == said


@pytest.mark.parametrize(
    ("levels", "teacher"),
    [(("easy", "normal", "hard", "expert"), "hard"), (("easy", "expert"), "expert"), (("normal", "sly"), "sly")],
)
def test_the_level_that_teaches_is_quick_and_good(levels: tuple[str, ...], teacher: str) -> None:
    assert teaching_level(levels) == teacher
