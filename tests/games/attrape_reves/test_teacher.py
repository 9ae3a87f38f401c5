"""The teacher of the eye: it names where a monster is longest and a size, from the picture alone."""

import re

import pytest
from msgspec.structs import replace

from ludotheque.core import Act, Millis, Seat, Seeded, Term, submit
from ludotheque.core.advice import spoken
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import KINDS, NIGHTMARES, PACKS, TOYS
from ludotheque.games.attrape_reves.events import Reshuffled
from ludotheque.games.attrape_reves.faculties import DOUBT, LOOKS, length, need
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
    View,
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


def _coop_view(card: str, circle: tuple[int, ...], pile: int, proposal: int | None) -> View:
    """What seat 1 sees of a talk with this nightmare, these toys and this many cards left."""
    view = attrape_reves.view(_turned("coop"), Seat(1))
    return replace(view, public=replace(view.public, card=card, circle=circle, pile=pile, proposal=proposal))


def test_an_objection_to_waste_says_so_and_trusts_nothing() -> None:
    small = min(NIGHTMARES, key=length)
    advice = advise(_coop_view(small, (0, 7), 1, 0), "expert", 1)
    assert advice.action == Object(0)
    assert advice.reason == Term("advice-waste", {"smaller": Term("toy-unicorn"), "toy": Term("toy-bear")})


def test_no_hint_contradicts_the_action_or_speaks_of_stars_together() -> None:
    for card in NIGHTMARES:
        for proposal in (0, 4, 6, 7):
            for pile in (2, 3):
                advice = advise(_coop_view(card, (0, 4, 6, 7), pile, proposal), "hard", 1)
                text = str(spoken(advice.reason, Speech(attrape_reves, "en")))
                assert "star" not in text
                if isinstance(advice.action, Object) and (trust := advice.reason.variables.get("percent")) is not None:
                    assert isinstance(trust, int)
                    assert trust <= 100 * DOUBT


def test_a_monster_for_the_bear_is_not_contrasted_with_the_bear() -> None:
    large = max(NIGHTMARES, key=length)
    view = attrape_reves.view(_turned(), Seat(0))
    reason = advise(replace(view, public=replace(view.public, card=large)), "expert", 1).reason
    assert reason.key == "advice-bear-only"
    assert "only the bear covers it" in str(spoken(reason, Speech(attrape_reves, "en")))


def test_french_toys_follow_no_contracted_preposition() -> None:
    speech = Speech(attrape_reves, "fr")
    for key in ("advice-eye", "advice-waste", "advice-bear-only", "advice-bear-coop"):
        text = speech.text(key, axis="A", need="N", toy="le panda", smaller="le lapin", percent=80)
        assert not re.search(r"\b(à|de) le ", text)


def test_an_expert_advises_by_experience_like_the_player_of_that_level() -> None:
    """Whoever has seen all other cards of a moon knows the size of the last one for certain."""
    for pack in PACKS:
        for card in pack:
            teacher, view = Teacher(Seat(0)), attrape_reves.view(_turned(), Seat(0))
            others = [other for other in pack if other != card]
            for other in (*others, card):
                view = replace(view, public=replace(view.public, card=other))
                teacher.notice(Millis(0), view, ())
            thought = teacher.advise(view, "expert", 1)
            assert thought is not None
            advice = thought()
            assert isinstance(advice.action, Take)
            assert TOYS[advice.action.toy] == KINDS[need(card)]
            assert advice.reason.variables.get("percent", 100) == 100


def test_a_shuffle_brings_all_nightmares_back() -> None:
    teacher, view = Teacher(Seat(0)), attrape_reves.view(_turned(), Seat(0))
    teacher.notice(Millis(0), view, ())
    blank = replace(view, public=replace(view.public, card=None))
    teacher.notice(Millis(0), blank, (Reshuffled(30),))
    fresh = Teacher(Seat(0))
    for each in (teacher, fresh):
        each.notice(Millis(0), view, ())
    ours, theirs = (each.advise(view, "expert", 1) for each in (teacher, fresh))
    assert ours is not None
    assert theirs is not None
    assert ours() == theirs()
