"""The teacher of the eye: it names where a monster is longest and a size, from the picture alone."""

import pytest

from ludotheque.core import Act, Millis, Seat, Seeded, submit
from ludotheque.core.advice import spoken
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import NIGHTMARES, TOYS
from ludotheque.games.attrape_reves.faculties import LOOKS, length
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Options,
    Place,
    Point,
    State,
    Take,
    Turn,
    Variant,
)
from ludotheque.games.attrape_reves.teacher import Teacher, advise, longest, needed
from ludotheque.texts import LANGS, Speech


def _play(state: State, seat: int, action: Action, at: int = 1_000) -> State:
    return submit(attrape_reves, state, Act(Millis(at), Seat(seat), action)).state


def _turned(variant: Variant = "base") -> State:
    state = attrape_reves.setup(Options(first=Seat(0), seats=2, variant=variant), Seeded("eye"))
    return _play(state, 0, Turn())


def test_the_longest_line_is_where_the_eye_of_the_bots_measures() -> None:
    for card in NIGHTMARES:
        assert 0 <= longest(card) < LOOKS
        assert length(card) > 0
    assert needed(0) == "unicorn"
    assert needed(10_000) == "bear"


def test_the_choice_comes_with_the_line_and_the_size_in_every_language() -> None:
    view = attrape_reves.view(_turned(), Seat(0))
    advice = advise(view, "expert", 7)
    assert isinstance(advice.action, Take)
    assert advice == advise(view, "expert", 7)
    for lang in LANGS:
        said = str(spoken(advice.reason, Speech(attrape_reves, lang)))
        assert str(spoken(advice.reason.variables["axis"], Speech(attrape_reves, lang))) in said


def test_together_it_proposes_answers_and_places() -> None:
    state = _turned("coop")
    first = advise(attrape_reves.view(state, Seat(0)), "expert", 1)
    assert isinstance(first.action, Point)
    state = _play(state, 0, first.action)
    answer = advise(attrape_reves.view(state, Seat(1)), "expert", 1)
    assert isinstance(answer.action, Agree | Object)
    assert advise(attrape_reves.view(state, Seat(0)), "expert", 1).action is None  # it waits for the answer
    state = _play(state, 1, Agree(first.action.toy))
    assert isinstance(advise(attrape_reves.view(state, Seat(0)), "expert", 1).action, Place)


def test_a_proposal_of_its_own_kind_stands_and_another_is_changed_back() -> None:
    """A toy of the same kind is as long: there is nothing to change, and nobody has answered yet."""
    state = _turned("coop")
    advised = advise(attrape_reves.view(state, Seat(0)), "expert", 1).action
    assert isinstance(advised, Point)
    like = next(toy for toy, kind in enumerate(TOYS) if kind == TOYS[advised.toy] and toy != advised.toy)
    unlike = next(toy for toy, kind in enumerate(TOYS) if kind != TOYS[advised.toy])
    for toy, expected in ((like, None), (unlike, advised)):
        pointed = _play(state, 0, Point(toy))
        assert advise(attrape_reves.view(pointed, Seat(0)), "expert", 1).action == expected


def test_an_answer_that_was_given_needs_no_other() -> None:
    state = _turned("coop")
    state = _play(state, 0, Point(0))
    answer = advise(attrape_reves.view(state, Seat(1)), "expert", 1).action
    assert isinstance(answer, Agree | Object)
    state = _play(state, 1, answer)
    assert advise(attrape_reves.view(state, Seat(1)), "expert", 1).action is None


@pytest.mark.parametrize("seat", [0, 1])
def test_it_speaks_only_to_who_may_act(seat: int) -> None:
    view = attrape_reves.view(_turned(), Seat(seat))
    assert (Teacher(Seat(seat)).advise(view, "easy", 1) is not None) is (seat == 0)


def test_before_and_after_the_choice_it_says_what_to_do_and_in_a_race_what_to_grab() -> None:
    state = attrape_reves.setup(Options(first=Seat(0), seats=2), Seeded("eye"))
    assert advise(attrape_reves.view(state, Seat(0)), "hard", 1).action == Turn()
    state = _turned()
    for seat in (0, 1):
        state = _play(state, seat, Take(state.public.circle[0]))
    assert advise(attrape_reves.view(state, Seat(0)), "hard", 1).action == Lay()
    race = attrape_reves.view(_turned("speed"), Seat(1))
    found = advise(race, "hard", 1).action
    assert isinstance(found, Grab)
    assert found.reveal == race.public.reveal
