"""The teacher: reasons that a person can check, and every kind of them."""

from collections import Counter

from msgspec.structs import replace

from ludotheque.core import Act, Advice, Millis, Seat, Seeded, submit
from ludotheque.core.advice import Term, spoken
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import card
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.table import Event, Options, Show, State, View
from ludotheque.games.matryoshka.teacher import Teacher, reason
from ludotheque.terminal.pages import keys_of
from ludotheque.texts import LANGS, Speech


def _walk(seed: str, seats: int = 4) -> list[tuple[Teacher, View]]:
    """Every decision of seat 0 in a game played by habit, with the teacher as it was then."""
    state: State = matryoshka.setup(Options(seats=seats), Seeded(seed))
    found, teacher = [], Teacher(Seat(0))
    events: tuple[Event, ...] = ()
    while matryoshka.outcome(state) is None:
        teacher.notice(Millis(0), matryoshka.view(state, Seat(0)), events)
        seat = state.public.waiting[0]
        view = matryoshka.view(state, seat)
        if seat == Seat(0):
            found.append((teacher, view))
        step = submit(matryoshka, state, Act(state.public.since, seat, habit(view)))
        state, events = step.state, step.events
    return found


def test_a_game_shows_every_reason_in_every_language() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for _, view in _walk(str(seed)):
            why = reason(view, habit(view))
            kinds[why.key] += 1
            for lang in LANGS:
                assert str(spoken(why, Speech(matryoshka, lang)))
    written = {
        key
        for key in keys_of(matryoshka, "advice-")
        if key.startswith("advice-") and key.split("-")[1] in ("lay", "show", "offer", "take")
    }
    assert set(kinds) == written


def test_the_teacher_waits_for_a_decision_and_a_level_decides_by_itself() -> None:
    teacher, view = _walk("one")[0]
    assert Teacher(Seat(0)).advise(view, "expert", 1) is None  # it has seen nothing yet
    thought = teacher.advise(view, "easy", 1)
    assert thought is not None
    assert thought() == Advice(habit(view), reason(view, habit(view)))


def test_the_best_thing_is_named() -> None:
    state = matryoshka.setup(Options(seats=3), Seeded("run"))
    view = matryoshka.view(state, Seat(0))
    hand = tuple(card(view.public.series[0], value) for value in (1, 2, 3, 4, 6))
    other = card(view.public.series[1], 7)
    seen = replace(view, hand=(*hand, other), public=replace(view.public, tableaux=((), (), ())))
    why = reason(seen, Show(other))
    assert str(spoken(why.variables["keep"], Speech(matryoshka, "en"))).startswith("your run of 4 ")
    alone = replace(seen, hand=(hand[0], other))
    assert reason(alone, Show(other)).variables["keep"] == Term("advice-dolls")
