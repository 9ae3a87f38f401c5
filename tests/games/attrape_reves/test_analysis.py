"""The analysis of a game of Attrape Rêves: whose choice a toy was, how far off it was, and what that cost."""

from collections.abc import Collection, Sequence

import pytest

from ludotheque.core import Act, Millis, Move, Seat, Seeded, Step, Term, Tick, Who, submit
from ludotheque.core.advice import spoken
from ludotheque.core.analysis import lucks, skill
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves import analysis as of_attrape_reves
from ludotheque.games.attrape_reves.analysis import LEAST, Guess, _lines, analyse
from ludotheque.games.attrape_reves.cards import KINDS, NIGHTMARES, TOYS
from ludotheque.games.attrape_reves.events import Cleared, Event, Laid, Reshuffled
from ludotheque.games.attrape_reves.faculties import need
from ludotheque.games.attrape_reves.table import Action, Grab, Lay, Options, Point, Public, State, Take, Turn
from ludotheque.texts import Speech


class Played:
    """A game that is played move by move."""

    def __init__(self, options: Options, seed: str = "analysis") -> None:
        self.steps: list[Step[State, Event]] = [Step(attrape_reves.setup(options, Seeded(seed)))]
        self.moves: list[Move[Action]] = []

    @property
    def state(self) -> State:
        return self.steps[-1].state

    def act(self, seat: int, action: Action) -> None:
        act = Act(Millis(1_000 * len(self.steps)), Seat(seat), action)
        self.moves.append(act)
        self.steps.append(submit(attrape_reves, self.state, act))

    def wait(self) -> None:
        deadline = attrape_reves.deadline(self.state)
        assert deadline is not None
        self.moves.append(Tick(deadline))
        self.steps.append(attrape_reves.apply(self.state, self.moves[-1]))

    def found(self) -> tuple[list[Term], Sequence[Sequence[Term]]]:
        found = analyse(self.steps, self.moves)
        return [turning.reason for turning in found.turnings], found.seats


def _needed(state: State) -> int:
    """The number in `KINDS` of the toy that the nightmare needs."""
    assert state.card is not None
    return need(NIGHTMARES[state.card])


def test_a_toy_that_was_given_when_time_was_up_is_nobodys_choice() -> None:
    for variant in ("base", "speed", "coop"):
        played = Played(Options(seats=2, variant=variant))
        while not played.state.public.last:
            played.wait()
        assert played.found() == ([], ((), ()))


def test_beside_it_what_was_chosen_is_judged() -> None:
    played = Played(Options(seats=2, first=Seat(0)))
    played.act(0, Turn())
    played.act(0, Take(0))
    while played.state.public.phase != "turn":
        played.wait()
    _, seats = played.found()
    assert [len(lines) > 0 for lines in seats] == [True, False]


def _together(toys: tuple[int, ...], needs: int) -> Played:
    """A game for two of which the first toy decides; the first card needs toys of this kind."""
    for seed in range(200):
        played = Played(Options(seats=2, first=Seat(0), variant="coop", moon="gibbous"), f"together {seed}")
        played.act(0, Turn())
        if _needed(played.state) == needs:
            for toy in toys:
                played.act(0, Point(toy))
            while not played.state.public.last:
                played.wait()
            return played
    raise AssertionError("no such card")


def test_together_no_stars_are_counted() -> None:
    small, _ = _together((7,), needs=1).found()
    assert small == [
        Term("analysis-coop-small", {"seat": Who(Seat(0)), "toy": Term("toy-unicorn"), "need": Term("toy-panda")})
    ]
    large, _ = _together((0,), needs=1).found()
    assert large == [
        Term("analysis-coop-large", {"seat": Who(Seat(0)), "toy": Term("toy-bear"), "need": Term("toy-panda")})
    ]
    said = {"seat": "Ann", "toy": "den Bären", "need": "den Panda"}
    assert Speech(attrape_reves, "de").text("analysis-coop-small", **said).endswith("Es brauchte den Panda.")


def test_alone_the_toy_that_is_pointed_at_is_a_choice() -> None:
    played = Played(Options(seats=1, variant="coop", moon="new"))
    played.act(0, Turn())
    right = TOYS.index(KINDS[_needed(played.state)])
    played.act(0, Point(right))
    _, ((line,),) = played.found()
    assert line.variables["right"] == 1


def test_too_small_and_too_large_are_not_averaged() -> None:
    def guess(percent: int, tile: int = 4) -> Guess:
        return Guess(move=1, seat=Seat(0), tile=tile, need="rabbit", percent=percent, better=6)

    kind = _lines([guess(20), guess(-4, 7), guess(-8, 7)])[-1]
    assert kind == Term("analysis-kind-small", {"need": Term("toy-rabbit"), "percent": 6, "count": 2})


def test_one_size_is_said_like_many() -> None:
    line = Term("analysis-eye", {"count": 1, "right": 1, "small": 0, "large": 0})
    for lang, text in (
        ("fr", "Tailles choisies : 1 ; justes : 1, trop petites : 0, trop grandes : 0."),
        ("es", "Tamaños: 1; acertados: 1, demasiado pequeños: 0, demasiado grandes: 0."),
    ):
        assert str(spoken(line, Speech(attrape_reves, lang))).replace("\u202f", " ") == text


def test_german_toys_are_in_the_case_of_their_sentence() -> None:
    speech = Speech(attrape_reves, "de")
    said: dict[str, int | str] = {"seat": "Ann", "toy": "den Bären", "need": "den Panda", "stars": 2}
    for key in ("analysis-small", "analysis-large"):
        assert "Für den Panda gäbe es 2 Sterne mehr" in speech.text(key, **said)
    terminal = Speech(attrape_reves, "de", part="terminal")
    assert terminal.text("attrape-proposal", toy="den Panda") == "Vorschlag: den Panda nehmen"


def test_a_turning_point_is_worth_what_expert_would_have_won() -> None:
    played = _together((7,), needs=1)
    (turning,) = analyse(played.steps, played.moves).turnings
    assert turning.played == Take(7)
    assert turning.better in (Take(4), Take(5))  # either panda
    assert turning.worth is not None
    assert LEAST <= turning.worth <= 100
    assert isinstance(played.moves[turning.move - 1], Tick | Act)
    assert any(isinstance(event, Laid) for event in played.steps[turning.move].events)


def test_alone_a_toy_that_is_too_small_loses_the_game() -> None:
    for seed in range(40):
        played = Played(Options(seats=1, variant="coop", moon="gibbous"), f"alone {seed}")
        played.act(0, Turn())
        if _needed(played.state) == 1:
            break
    played.act(0, Point(7))
    found = analyse(played.steps, played.moves)
    assert found.turnings[0].better in (Take(4), Take(5))
    (lines,) = found.seats
    assert lines[-1].variables["lost"] == pytest.approx(found.turnings[0].worth, abs=30)


def test_a_race_is_judged_where_the_hand_went_out() -> None:
    """The turning point is the touch, not the moment at which the toy was given to the fastest hand (AR-21)."""
    for seed in range(200):
        played = Played(Options(seats=2, variant="speed"), f"race {seed}")
        first = played.state.public.active
        assert first is not None
        played.act(first, Turn())
        if _needed(played.state) == 3:  # whatever else is taken, the unicorn brings more
            break
    reveal = played.state.public.reveal
    played.act(0, Grab(0, reveal))
    played.act(1, Grab(7, reveal))
    while played.state.public.phase != "turn":
        played.wait()
    (turning,) = analyse(played.steps, played.moves).turnings
    assert (turning.move, turning.seat, turning.better) == (2, Seat(0), Take(7))
    assert (turning.worth or 0) >= LEAST


def test_what_costs_little_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_attrape_reves, "LEAST", 101)
    played = _together((7,), needs=1)
    assert analyse(played.steps, played.moves).turnings == ()


def test_luck_is_what_mistakes_do_not_explain() -> None:
    """All luck sums to nothing where one wins; who gave most away and won was lucky."""
    lost = [0.4, 0.1, 0.1]
    found = lucks([Seat(0)], lost)
    assert sum(found) == pytest.approx(0)
    assert found[0] == pytest.approx(1 - 1 / 3 + 0.3)
    assert skill(0.4, found[0]) == Term("analysis-luck-good", {"lost": 40, "luck": 97, "bad": -97})
    assert skill(0.1, -0.5) == Term("analysis-luck-bad", {"lost": 10, "luck": -50, "bad": 50})


@pytest.mark.parametrize("shuffled", [False, True])
def test_after_a_shuffle_expert_counts_all_nightmares_again(shuffled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    played, known = Played(Options(seats=2, first=Seat(0))), list[int]()
    for first in (0, 1):
        played.act(first, Turn())
        for seat in (first, 1 - first):
            played.act(seat, Take(seat))
        for seat in (first, 1 - first):
            played.act(seat, Lay())
    if shuffled:
        cleared = next(n for n, step in enumerate(played.steps) if any(isinstance(e, Cleared) for e in step.events))
        step = played.steps[cleared]
        played.steps[cleared] = Step(step.state, (*step.events, Reshuffled(30)))

    def chosen(public: Public, level: str, seed: int, seen: Collection[str]) -> int:
        del public, level, seed
        known.append(len(seen))
        return 0

    monkeypatch.setattr(of_attrape_reves, "chosen", chosen)
    analyse(played.steps, played.moves)
    assert known == [1, 1, *([1, 1] if shuffled else [2, 2])]
