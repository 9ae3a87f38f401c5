"""The teacher: reasons that a person can check, and every kind of them."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from ludotheque.core import Act, Advice, Millis, Seat, Seeded, submit
from ludotheque.core.advice import Term, spoken
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import SERIES, VALUES, Card, card, series_of, value_of
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.scoring import score
from ludotheque.games.matryoshka.table import Event, Offer, Options, Show, State, Take, View
from ludotheque.games.matryoshka.teacher import Teacher, reason
from ludotheque.games.matryoshka.view import legal, owned
from ludotheque.terminal.pages import keys_of
from ludotheque.texts import LANGS, Speech


@cache
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
    assert set(kinds) | {"advice-show-best"} == written  # habit shows the least missed doll where nobody wants one


def test_a_doll_is_called_the_least_only_if_no_other_one_costs_fewer_points() -> None:
    told = set()
    for seed in range(12):
        for _, view in _walk(str(seed)):
            for action in legal(view) if view.public.phase in ("show", "offer") else ():
                assert isinstance(action, Show | Offer)
                why = reason(view, action).key
                told.add(why)
                left = {each: score(tuple(other for other in owned(view) if other != each)) for each in view.hand}
                least = left[action.card] == max(left.values())
                assert why not in ("advice-show-spare", "advice-offer-spare") or least
                assert why not in ("advice-show-best", "advice-offer-best") or not least
    assert told >= {"advice-show-spare", "advice-offer-spare", "advice-show-best", "advice-offer-best"}


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


def _groups(cards: Iterable[Card]) -> list[tuple[str, int, int | str, frozenset[Card]]]:
    """Every run and column of two dolls or more: its text, its two variables, and its dolls."""
    own, found = set(cards), list[tuple[str, int, int | str, frozenset[Card]]]()
    for value in range(1, VALUES + 1):
        column = frozenset(each for each in own if value_of(each) == value)
        found.append(("advice-column", len(column), value, column))
    for series in {series_of(each) for each in own}:
        for low in range(1, VALUES + 1):
            high = low
            while high < VALUES and card(series, high + 1) in own:
                high += 1
            run = frozenset(card(series, value) for value in range(low, high + 1))
            if run <= own and (low == 1 or card(series, low - 1) not in own):
                found.append(("advice-run", len(run), f"series-{SERIES[series]}", run))
    return [group for group in found if group[1] > 1]


def _said(keep: Term, cards: Iterable[Card]) -> list[frozenset[Card]]:
    """The dolls of every group that the words may mean."""
    names = tuple(
        value.key if isinstance(value, Term) else value for key, value in keep.variables.items() if key != "count"
    )
    count = keep.variables["count"]
    return [dolls for key, size, name, dolls in _groups(cards) if (key, size, (name,)) == (keep.key, count, names)]


def test_a_group_that_is_said_to_be_kept_loses_no_doll() -> None:
    kept = set()
    for seed in range(12):
        for _, view in _walk(str(seed)):
            action = habit(view)
            keep = reason(view, action).variables.get("keep")
            if isinstance(action, Show | Offer) and isinstance(keep, Term):
                rest = [each for each in owned(view) if each != action.card]
                whole = [dolls for *_, dolls in _groups(owned(view)) if action.card not in dolls]
                kept.add(keep.key)
                assert set(_said(keep, owned(view))) & set(_said(keep, rest)) & set(whole)
    assert kept == {"advice-column", "advice-run"}


def test_a_doll_is_taken_for_a_group_that_it_makes_and_for_more_than_it_gives_away() -> None:
    told = set()
    for seed in range(12):
        for _, view in _walk(str(seed)):
            action = habit(view)
            if not isinstance(action, Take):
                continue
            assert view.offers is not None
            card, shown, why = view.offers[action.seat], view.public.shown, reason(view, action)
            told.add(why.key)
            assert card is not None
            assert shown is not None
            rest = tuple(each for each in owned(view) if each != shown)
            known = (*view.public.tableaux[action.seat], *view.known[action.seat])
            gain, given = (score((*dolls, new)) - score(dolls) for dolls, new in ((rest, card), (known, shown)))
            if (keep := why.variables.get("keep")) is None:
                assert why.key == "advice-take-best"
                assert gain == 0
            else:
                assert isinstance(keep, Term)
                assert any(card in dolls for dolls in _said(keep, (*rest, card)))
            assert why.key != "advice-take" or gain > given > 0
            assert why.key != "advice-take-cheap" or given == 0
            assert why.key != "advice-take-group" or given >= gain
    assert told == {"advice-take", "advice-take-best", "advice-take-cheap", "advice-take-group"}


def test_a_single_point_is_no_points() -> None:
    said: dict[str, str | int] = {"shown": "A", "seat": "B", "card": "C", "points": 1}
    for lang, word in (("en", "1 point"), ("fr", "1 point"), ("de", "1 Punkt"), ("es", "1 punto")):
        for key in ("offer-deal", "offer-hope"):
            for kind in ("advice", "analysis"):
                text = Speech(matryoshka, lang).text(f"{kind}-{key}", **said)
                assert re.search(rf"{word}(?!\w)", text), text
