"""The result of a game, and what is learned from it."""

import io

import pytest
from rich.console import Console

from ludotheque.core import Outcome, Seat, Term
from ludotheque.core.analysis import Analysis
from ludotheque.games import GAMES
from ludotheque.terminal.pages import analysis_page, result
from ludotheque.texts import Speech


@pytest.mark.parametrize(("reason", "told"), [("most-points", True), ("whim", False)])
def test_a_reason_without_a_text_is_left_out(reason: str, told: bool) -> None:
    console = Console(file=io.StringIO(), width=80)
    outcome = Outcome(scores=(3, 2), places=(1, 2), winners=(Seat(0),), reason=reason)
    console.print(
        result(outcome, {"variant": "base"}, Speech(GAMES["matryoshka"], "en", ("Zoé", "Ivan"), part="terminal"))
    )
    page = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Zoé ★" in page
    assert ("Decided by: " in page) is told


def test_what_a_player_can_learn_follows_the_name_as_the_language_wants() -> None:
    console = Console(file=io.StringIO(), width=80)
    game = GAMES["matryoshka"]
    found = Analysis(turnings=(), seats=((Term("game-name"),),))
    console.print(analysis_page(found, Speech(game, "fr", ("Zoé",), part="terminal")))
    assert "Zoé\u202f: Matryoshka" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_team_that_lost_has_no_places() -> None:
    """Who lost alone was told to be second."""
    console = Console(file=io.StringIO(), width=80)
    outcome = Outcome(scores=(5,), places=(2,), winners=(), reason="uncovered")
    words = Speech(GAMES["attrape_reves"], "en", ("Zoé",), part="terminal")
    console.print(result(outcome, {"variant": "coop"}, words))
    (row,) = [line for line in console.file.getvalue().splitlines() if "Zoé" in line]  # type: ignore[attr-defined]
    assert row.split()[:2] == ["–", "Zoé"]
