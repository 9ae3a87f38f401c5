"""The laws of every game. Each takes a subject and one random table, and raises `AssertionError` with what was broken.

A law never trusts the game's own `view` about what is secret: the subject's oracles say that (see `testing.trace`).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec

from ludotheque.core import Act, Illegal, Millis, Seat, Thought, Tick, replay, submit
from ludotheque.core.advice import Term, spoken
from ludotheque.core.play import MAX_LAG, AnyGame
from ludotheque.testing.declarations import the_table_names_whom_it_awaits
from ludotheque.testing.differences import changed, told
from ludotheque.testing.redeals import new_deals_keep_what_was_known
from ludotheque.testing.secrecy import hidden_actions_stay_hidden, nothing_leaks, private_fields_stay_private, unseen
from ludotheque.testing.trace import Subject, Trace, admissible, encode, other_world, some
from ludotheque.texts import LANGS, Speech, package_of, translated

Law: TypeAlias = Callable[[Subject, Trace, Random], None]

SAMPLE = 12
"""Actions tried per seat and step, so that a law stays quick where menus are large."""

LAGS = (0, MAX_LAG // 4, MAX_LAG // 2, MAX_LAG)
"""Delays that a driver may forgive."""


def replays(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 1: the same moves give the same bytes when they are replayed."""
    del chance
    game = subject.game
    wire = msgspec.json.Decoder(Act[game.Action] | Tick)  # type: ignore[name-defined]
    moves = [wire.decode(encode(move)) for move in trace.moves]
    try:
        again = list(replay(game, trace.options, trace.deal, moves))
    except Illegal as refusal:
        raise AssertionError("a move that was played is refused in the replay") from refusal
    for number, (first, second) in enumerate(zip(trace.steps, again, strict=True)):
        assert encode(first) == encode(second), f"step {number} replays differently"


def menu_and_refusals_agree(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 2: every legal action applies, every other one is refused with a rule, and a refusal changes nothing."""
    game = subject.game
    pool = _pool(game, trace, chance)
    for number in some(range(len(trace.steps) - 1), chance, 60):
        state, now = trace.steps[number].state, trace.now(number)
        before = encode(state)
        for seat in trace.seats:
            view = game.view(state, seat)
            legal = game.legal(view)
            for action in some(legal, chance, SAMPLE):
                fair = admissible(game, view, now, seat, action, LAGS)
                assert fair is not None, f"step {number}: {action} is on seat {seat}'s menu and refused"
                submit(game, state, fair)
            for action in some(pool, chance, SAMPLE):
                if action not in legal:
                    _must_refuse(game, state, now, seat, action, number)
        assert encode(state) == before, f"step {number}: an action changed the state in place"


def _must_refuse(game: AnyGame, state: Any, now: Millis, seat: Seat, action: Any, number: int) -> None:
    for lag in (Millis(0), MAX_LAG):
        try:
            submit(game, state, Act(now, seat, action, lag))
        except Illegal as refusal:
            assert refusal.rule, f"step {number}: {action} is refused without a rule"
            assert refusal.key, f"step {number}: {action} is refused without a reason"
        else:
            raise AssertionError(f"step {number}: {action} of seat {seat} is not on the menu and is accepted")


def _pool(game: AnyGame, trace: Trace, chance: Random) -> list[Any]:
    """Plausible actions: everything on any menu of this table, and each with one number changed."""
    pool: list[Any] = []
    for number in some(range(len(trace.steps)), chance, 25):
        for seat in trace.seats:
            for action in some(game.legal(game.view(trace.steps[number].state, seat)), chance, 4):
                pool.append(action)
                pool.extend(_neighbours(action))
    return pool


def _neighbours(action: Any) -> Iterator[Any]:
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if type(value) is int:
            yield from (msgspec.structs.replace(action, **{name: wrong}) for wrong in (value - 1, value + 1, -1, 10**6))
        elif type(value) is tuple:
            yield from (msgspec.structs.replace(action, **{name: wrong}) for wrong in ((), value[1:], value + value))


def cards_are_conserved(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 4: no card is lost, made or doubled."""
    del chance
    first = Counter(subject.cards(trace.steps[0].state))
    for number, step in enumerate(trace.steps):
        now = Counter(subject.cards(step.state))
        assert now == first, f"step {number}: lost {first - now}, made {now - first}"


def play_ends(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 5: random play ends with a valid result, and then nobody may act."""
    game, last = subject.game, trace.steps[-1].state
    outcome = game.outcome(last)
    assert outcome is not None, "the last state has no outcome"
    assert len(outcome.scores) == len(outcome.places) == trace.options.seats, "a seat has no score or place"
    first = tuple(seat for seat in trace.seats if outcome.places[seat] == 1)
    assert outcome.winners == first, f"the winners are {outcome.winners}, and the first place is of {first}"
    for lang in (each for each in LANGS if translated(package_of(game), each)):
        said = Speech(game, lang).has(f"reason-{outcome.reason}")
        assert said, (
            f"{told(trace, len(trace.moves))}: texts/{lang}.ftl lacks reason-{outcome.reason}: what decided this game"
        )
    assert game.deadline(last) is None, "a finished game still has a deadline"
    assert all(game.outcome(step.state) is None for step in trace.steps[:-1]), "a finished game went on"
    pool = _pool(game, trace, chance)
    for seat in trace.seats:
        assert not game.legal(game.view(last, seat)), f"seat {seat} has a menu after the end"
        for action in some(pool, chance, SAMPLE):
            _must_refuse(game, last, trace.now(len(trace.moves)), seat, action, len(trace.moves))


def deadlines_hold(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 6: deadlines are never in the past, and a tick moves them."""
    del chance
    game = subject.game
    for number, step in enumerate(trace.steps):
        deadline = game.deadline(step.state)
        if deadline is None:
            continue
        assert deadline >= trace.now(number), f"step {number}: the deadline {deadline} has passed already"
        after = game.deadline(game.apply(step.state, Tick(deadline)).state)
        assert after is None or after > deadline, f"step {number}: the tick at {deadline} leads to one at {after}"


def values_survive_the_wire(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 7: encoding and decoding are inverse for options, states, views, actions and events."""
    game = subject.game
    _inverse(trace.options, game.Options, "Options")
    for number in some(range(len(trace.steps)), chance, 40):
        step, where = trace.steps[number], told(trace, number)
        _inverse(step.state, game.State, f"{where}: the state")
        for event in step.events:
            _inverse(event, game.Event, f"{where}: the event {type(event).__name__}")
        for seat in (*trace.seats, None):
            view = game.view(step.state, seat)
            _inverse(view, game.View, f"{where}: the view of seat {seat}")
            for action in some(game.legal(view), chance, 3):
                _inverse(action, game.Action, f"{where}: the action {type(action).__name__}")


def _inverse(value: Any, kind: Any, where: str) -> None:
    wire = encode(value)
    try:
        back = msgspec.json.decode(wire, type=kind)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{where} cannot be read back: {error}") from error
    assert back == value, f"{where} comes back as another value: {changed(value, back)}"
    assert encode(back) == wire, f"{where} is written differently the second time"


def menus_are_stable(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 8: the order of `legal` depends on the view alone, and no action is listed twice."""
    game = subject.game
    for number in some(range(len(trace.steps)), chance, 40):
        for seat in trace.seats:
            view = game.view(trace.steps[number].state, seat)
            menu = list(game.legal(view))
            copy = msgspec.json.decode(encode(view), type=game.View)
            assert list(game.legal(copy)) == menu, f"step {number}: seat {seat}'s menu changes its order"
            assert len({encode(action) for action in menu}) == len(menu), f"step {number}: an action is listed twice"


def a_second_press_is_refused(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 11: the same act again changes nothing, so that a double press, or one that comes late, does no harm.

    An action whose seat may act again at once says what it answers: a field `turn` with the number of the turn.
    """
    game = subject.game
    acts = [number for number, move in enumerate(trace.moves) if isinstance(move, Act)]
    for number in some(acts, chance, 60):
        move, after = trace.moves[number], trace.steps[number + 1].state
        assert isinstance(move, Act)
        if isinstance(move.action, subject.repeatable):
            continue
        try:
            submit(game, after, msgspec.structs.replace(move, lag=Millis(0), evidence=None))
        except Illegal:
            continue
        else:
            raise AssertionError(
                f"{told(trace, number + 1)}: the same act is accepted again. Give {type(move.action).__name__} a field "
                "that names what it answers, such as `turn`, or name it in Subject.repeatable if the rules allow it"
            )


def hints_tell_no_secret(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 12: advice is legal, comes from the seat's views and events alone, and can be said in every language."""
    game = subject.game
    if game.EXTRAS.adviser is None:
        return
    part = trace.cut(chance.randrange(len(trace.moves) + 1))
    for seat in trace.seats:
        thought, view = _advice(subject, part, seat), game.view(part.steps[-1].state, seat)
        if thought is None:
            continue
        advice = thought()
        where = f"{told(part, len(part.moves))}: the advice for seat {seat}"
        if advice.action is not None:
            now = part.now(len(part.moves))
            assert admissible(game, view, now, seat, advice.action, LAGS) is not None, f"{where} is refused"
        for lang in LANGS:
            assert _said(advice.reason, Speech(game, lang)), f"{where} has no reason in {lang}"
        groups = [group for group in unseen(subject, part, seat) if len(group) > 1]
        if groups:
            there = other_world(subject, part, *chance.sample(chance.choice(groups), 2))
            other = _advice(subject, there, seat)
            assert other is not None, f"{where} depends on a card that it never saw"
            assert encode(other()) == encode(advice), f"{where} depends on a card that it never saw"


def _said(reason: Term, words: Speech) -> bool:
    try:
        return bool(spoken(reason, words))
    except (KeyError, ValueError):  # no such text, or a variable of it is missing
        return False


def _advice(subject: Subject, trace: Trace, seat: Seat) -> Thought[Any] | None:
    """What the teacher beside a seat says at the end of a trace, at the first level: it thinks the least."""
    game = subject.game
    assert game.EXTRAS.adviser is not None
    teacher = game.EXTRAS.adviser(seat)
    for number, step in enumerate(trace.steps):
        teacher.notice(trace.now(number), game.view(step.state, seat), step.events)
    return teacher.advise(game.view(trace.steps[-1].state, seat), next(iter(game.BOTS)), 0)


def judge(law: Law, subject: Subject, trace: Trace, chance: Random) -> None:
    """Hold a table against a law; whoever reads that it is broken can play the same table again."""
    try:
        law(subject, trace, chance)
    except AssertionError as broken:
        options, seed = encode(trace.options).decode(), trace.deal.seed
        raise AssertionError(
            f"{subject.game.KEY} breaks {law.__name__}, options {options}, seed {seed!r}: {broken}"
        ) from broken


LAWS: tuple[Law, ...] = (
    replays,
    menu_and_refusals_agree,
    nothing_leaks,
    cards_are_conserved,
    play_ends,
    deadlines_hold,
    values_survive_the_wire,
    menus_are_stable,
    private_fields_stay_private,
    hidden_actions_stay_hidden,
    a_second_press_is_refused,
    hints_tell_no_secret,
    the_table_names_whom_it_awaits,
    new_deals_keep_what_was_known,
)
