"""The analysis of a game of Attrape Rêves: whose choice a toy was, how far off it was, and what that cost."""

from collections.abc import Sequence

from ludotheque.core import Act, Millis, Move, Seat, Seeded, Step, Term, Tick, Who, submit
from ludotheque.core.advice import spoken
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.analysis import Guess, _lines, analyse
from ludotheque.games.attrape_reves.cards import KINDS, NIGHTMARES, TOYS, Kind
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.faculties import need
from ludotheque.games.attrape_reves.table import Action, Options, Point, State, Take, Turn
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
    def guess(percent: int, toy: Kind = "panda") -> Guess:
        return Guess(1, Seat(0), toy, "rabbit", percent)

    kind = _lines([guess(20), guess(-4, "unicorn"), guess(-8, "unicorn")])[-1]
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
