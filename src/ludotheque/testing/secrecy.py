"""The laws of secrecy: what a seat may not know changes nothing that it can see.

Each law builds a second world that differs only in a secret, and compares everything the seat can see of both.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from ludotheque.core import PRIVATE, Act, Seat, Step, Touch, put
from ludotheque.core.contract import public_type
from ludotheque.core.markers import marked
from ludotheque.core.play import AnyGame
from ludotheque.testing.declarations import choices_are_marked, oracle_hides, oracle_names_cards, rows, view_is_marked
from ludotheque.testing.differences import same, short, sight, told
from ludotheque.testing.trace import Subject, Trace, encode, other_world, some

STEPS = 30
"""Steps of a table at which a law looks."""

Path: TypeAlias = tuple[str, ...]
"""A field of the state, or of its public part."""


def nothing_leaks(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 3: swapping two cards that a seat never saw changes no byte of what it receives."""
    game = subject.game
    part = trace.cut(chance.randrange(len(trace.moves) + 1))
    for seat in (*trace.seats, None):
        groups = [group for group in unseen(subject, part, seat) if len(group) > 1]
        oracle_names_cards(subject, trace, seat, chance)
        if not groups:
            continue
        one, other = chance.sample(chance.choice(groups), 2)
        there = other_world(subject, part, one, other)
        for number, (mine, yours) in enumerate(zip(part.steps, there.steps, strict=True)):
            worlds = sight(game, mine, seat), sight(game, yours, seat)
            same(told(part, number), worlds, seat, f"card {one} from card {other} of the deck")
        for owner in (each for each in trace.seats if each != seat):
            mine, yours = (game.view(world.steps[-1].state, owner) for world in (part, there))
            cause = f"card {one} from card {other}, which {'a spectator' if seat is None else f'seat {seat}'} never saw"
            view_is_marked(game, (mine, yours), told(part, len(part.moves)), cause)


def unseen(subject: Subject, trace: Trace, seat: Seat | None) -> Iterator[list[int]]:
    """The groups of the subject's oracle, once it is clear that they hold numbers of the deck."""
    size = subject.size(trace.options)
    for group in subject.unseen(trace, seat):
        wrong = [number for number in group if number not in range(size)]
        assert not wrong, (
            f"Subject.unseen names {wrong[0]!r}, and the deck has the numbers 0…{size - 1}: "
            f"a card is named by its number in deal.order({size}, {subject.deck!r})"
        )
        assert len(set(group)) == len(group), f"Subject.unseen names a number twice in one group: {sorted(group)}"
        yield list(group)


class Secret(Struct, frozen=True):
    """What may not be told: its name for `Subject.shown`, whose it is, and what the second world has instead."""

    name: str
    owner: Seat
    cause: str


def private_fields_stay_private(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 9: another value in a field of the state marked `PRIVATE` is invisible to other seats.

    The other value is one that the field has elsewhere in this table. Compared are the step itself, and the step after
    the next act if another seat makes it. `Subject.shown` says where the rules disclose the field.
    """
    private = _private(subject.game)
    for path in private:
        oracle_hides(subject, trace, ".".join(path))
        for number, owner, value in _exchanges(trace, path, chance):
            _stays_private(subject, trace, number, (path, owner, value))
    for path in ((name,) for name in rows(trace) if (name,) not in private):
        for number, owner, value in _exchanges(trace, path, chance):
            _needs_no_mark(subject.game, trace, number, (path, owner, value))


def _exchanges(trace: Trace, path: Path, chance: Random) -> Iterator[tuple[int, Seat, Any]]:
    """At some steps: a seat, and another value that the field has elsewhere in this table."""
    values = {encode(value): value for step in trace.steps for value in _read(step.state, path)}
    for number in some(range(len(trace.steps)), chance, STEPS):
        owner = chance.choice(trace.seats)
        row = _read(trace.steps[number].state, path)
        others = [value for value in values.values() if value != row[owner] and _alike(value, row[owner])]
        if others:
            yield number, owner, chance.choice(others)


def _needs_no_mark(game: AnyGame, trace: Trace, number: int, change: tuple[Path, Seat, Any]) -> None:
    """Raise `AssertionError` if a row without a mark is where a `PRIVATE` field of its owner's view comes from."""
    path, owner, value = change
    state = trace.steps[number].state
    mine = game.view(state, owner)
    try:
        yours = game.view(_write(state, path, put(_read(state, path), owner, value)), owner)
    except Exception:  # noqa: BLE001 — the value may be impossible at this moment: then it says nothing about the game
        return
    for field in marked(game.View, PRIVATE):
        assert encode(getattr(mine, field.name)) == encode(getattr(yours, field.name)), (
            f"{told(trace, number)}: View.{field.name} of seat {owner} is PRIVATE and comes from State.{path[0]}, "
            "which is not marked: no law checks that others cannot learn it"
        )


def _private(game: AnyGame) -> list[Path]:
    """The marked fields: those of the public part too, where nothing can be private."""
    found = [(field.name,) for field in marked(game.State, PRIVATE)]
    return [*found, *(("public", field.name) for field in marked(public_type(game), PRIVATE))]


def _read(state: Any, path: Path) -> tuple[Any, ...]:
    for name in path:
        state = asdict(state)[name]
    assert isinstance(state, tuple), f"{'.'.join(path)} is marked PRIVATE and is no row with a value for each seat"
    return state


def _write(state: Any, path: Path, row: tuple[Any, ...]) -> Any:
    name, *inner = path
    return replace(state, **{name: _write(state.public, tuple(inner), row) if inner else row})


def _alike(one: Any, other: Any) -> bool:
    """Whether a value can stand where another stood: of one type and, for cards in a row, as many."""
    return type(one) is type(other) and (not isinstance(one, tuple) or len(one) == len(other))


def _stays_private(subject: Subject, trace: Trace, number: int, change: tuple[Path, Seat, Any]) -> None:
    path, owner, value = change
    game, here, name = subject.game, trace.steps[number], ".".join(path)
    secret = Secret(name, owner, f"that {name}[{owner}], which is marked PRIVATE, has become {short(value)}")
    there = Step(_write(here.state, path, put(_read(here.state, path), owner, value)), here.events)
    _compare(subject, trace, (number, number), (here, there), secret)
    own = game.view(here.state, owner), game.view(there.state, owner)
    view_is_marked(game, own, told(trace, number), secret.cause)
    move = trace.moves[number] if number < len(trace.moves) else None
    if not isinstance(move, Act) or move.seat == owner or game.refuse(game.view(there.state, move.seat), move):
        return
    try:
        after = game.apply(there.state, move)
    except Exception:  # noqa: BLE001 — the value may be impossible at this moment: then it says nothing about the game
        return
    _compare(subject, trace, (number, number + 1), (trace.steps[number + 1], after), secret)


def hidden_actions_stay_hidden(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 10: other seats see neither a field of an action marked `PRIVATE` nor that a touch was made.

    `Subject.shown` says where the rules disclose it: where the last choice turns up all, where a race is decided.
    """
    game = subject.game
    choices_are_marked(subject, trace, chance)
    for number in some([place for place, move in enumerate(trace.moves) if _hides(move)], chance, STEPS):
        act: Any = trace.moves[number]
        before, after = trace.steps[number], trace.steps[number + 1]
        name = str(type(act.action).__struct_config__.tag)
        oracle_hides(subject, trace, name)
        if isinstance(act.action, Touch):
            secret = Secret(name, act.seat, f"that seat {act.seat} has touched")
            _compare(subject, trace, (number, number + 1), (after, Step(before.state)), secret, clock=False)
        elif (other := _another(game, act, before.state, chance)) is not None:
            secret = Secret(name, act.seat, f"{short(act.action)} of seat {act.seat} from {short(other)}")
            there = game.apply(before.state, replace(act, action=other))
            _compare(subject, trace, (number, number + 1), (after, there), secret)
            if not subject.shown(name, act.seat, None, before.state, after.state):
                own = game.view(after.state, act.seat), game.view(there.state, act.seat)
                view_is_marked(game, own, told(trace, number + 1), secret.cause)


def _hides(move: Any) -> bool:
    return isinstance(move, Act) and (isinstance(move.action, Touch) or bool(marked(type(move.action), PRIVATE)))


def _another(game: AnyGame, act: Act[Any], state: Any, chance: Random) -> Any | None:
    """A legal action that differs from this one in private fields only."""
    menu = some(game.legal(game.view(state, act.seat)), chance, STEPS)
    found = [action for action in menu if action != act.action and _open(action) == _open(act.action)]
    return chance.choice(found) if found else None


def _open(action: Any) -> tuple[type, dict[str, Any]]:
    """The type of an action, and those of its fields that are not private."""
    hidden = {field.name for field in marked(type(action), PRIVATE)}
    return type(action), {name: value for name, value in asdict(action).items() if name not in hidden}


def _compare(
    subject: Subject,
    trace: Trace,
    numbers: tuple[int, int],
    worlds: tuple[Step[Any, Any], Step[Any, Any]],
    secret: Secret,
    *,
    clock: bool = True,
) -> None:
    """Compare what every seat but the owner of a secret, and a spectator, can tell from two worlds."""
    before, after = (trace.steps[number].state for number in numbers)
    for seat in (*trace.seats, None):
        if seat == secret.owner or subject.shown(secret.name, secret.owner, seat, before, after):
            continue
        here, there = (sight(subject.game, world, seat) for world in worlds)
        if not clock:  # a touch sets the end of the race's window, which no client is told
            here, there = replace(here, deadline=None), replace(there, deadline=None)
        same(told(trace, numbers[1]), (here, there), seat, secret.cause)
