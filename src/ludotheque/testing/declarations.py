"""What a game and its subject must declare. A marker or an oracle that is left out would make a law pass unchecked.

The functions here are parts of the laws of secrecy; the last one is a law of its own.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import asdict

from ludotheque.core import LOOKS, PRIVATE, Act, Seat, Touch
from ludotheque.core.contract import asks, awaited, public_type
from ludotheque.core.markers import marked
from ludotheque.core.play import AnyGame
from ludotheque.testing.differences import sight, told
from ludotheque.testing.trace import Subject, Trace, encode, other_world, some

PAIRS = 3
"""Pairs of cards that are tried where an oracle names none."""
ACTS = 10
"""Acts of a table for which another choice is tried."""


def view_is_marked(game: AnyGame, worlds: tuple[Any, Any], where: str, cause: str) -> None:
    """A field of one seat's view in which two worlds differ, though others cannot tell them apart, is `PRIVATE`.

    A game with looks is left alone: a shared device covers what a look shows.
    """
    hidden = {field.name for field in marked(game.View, PRIVATE)}
    if marked(public_type(game), LOOKS):
        return
    mine, yours = (asdict(view) for view in worlds)
    for name, value in mine.items():
        if name not in {"public", *hidden} and encode(value) != encode(yours[name]):
            raise AssertionError(
                f"{where}: View.{name} is known to one seat alone and is not marked PRIVATE: it tells {cause}"
            )


def rows(trace: Trace) -> Iterator[str]:
    """The fields of the state outside its public part that have a value for each seat, at every step."""
    for name in trace.steps[0].state.__struct_fields__:
        values = [getattr(step.state, name) for step in trace.steps]
        if all(isinstance(value, tuple) and len(value) == trace.options.seats for value in values):
            yield name


def oracle_names_cards(subject: Subject, trace: Trace, seat: Seat | None, chance: Random) -> None:
    """`Subject.unseen` names cards at the set-up, if there are two that the seat cannot tell apart."""
    size, opening = subject.size(trace.options), trace.cut(0)
    if size < 2 or any(len(group) > 1 for group in subject.unseen(opening, seat)):
        return
    for _ in range(PAIRS):
        one, other = chance.sample(range(size), 2)
        there = other_world(subject, opening, one, other)
        worlds = opening.steps[0], there.steps[0]
        moved = list(subject.cards(worlds[0].state)) != list(subject.cards(worlds[1].state))
        here, beyond = (encode(sight(subject.game, world, seat)) for world in worlds)
        who = "a spectator" if seat is None else f"seat {seat}"
        assert not (moved and here == beyond), (
            f"Subject.unseen names no cards at the set-up, and {who} cannot tell card {one} from card {other}: "
            "name what each seat has not seen, or law 3 checks nothing"
        )


def oracle_hides(subject: Subject, trace: Trace, secret: str) -> None:
    """`Subject.shown` says at some step that some seat is not shown a secret of another one."""
    for step in trace.steps:
        for owner in trace.seats:
            others = [seat for seat in (*trace.seats, None) if seat != owner]
            if not all(subject.shown(secret, owner, seat, step.state, step.state) for seat in others):
                return
    raise AssertionError(
        f"Subject.shown says that {secret} is shown to everyone at every step, so laws 9 and 10 check nothing: "
        "say in which steps the rules show it"
    )


def choices_are_marked(subject: Subject, trace: Trace, chance: Random) -> None:
    """Where others cannot tell which of two like actions a seat took, the fields that differ are `PRIVATE`."""
    game = subject.game
    acts = [number for number, move in enumerate(trace.moves) if isinstance(move, Act) and _is_open(move.action)]
    for number in some(acts, chance, ACTS):
        act: Any = trace.moves[number]
        state, after = trace.steps[number].state, trace.steps[number + 1]
        menu = [each for each in game.legal(game.view(state, act.seat)) if type(each) is type(act.action)]
        others = [each for each in menu if each != act.action]
        if not others:
            continue
        other = chance.choice(others)
        there = game.apply(state, Act(act.at, act.seat, other, act.lag))
        alike = [
            encode(sight(game, after, seat)) == encode(sight(game, there, seat))
            for seat in (*(each for each in trace.seats if each != act.seat), None)
        ]
        own = encode(game.view(after.state, act.seat)) == encode(game.view(there.state, act.seat))
        if all(alike) and not own:
            one, two = asdict(act.action), asdict(other)
            names = ", ".join(name for name in one if one[name] != two[name])
            raise AssertionError(
                f"{told(trace, number + 1)}: only seat {act.seat} can tell what it chose, and {names} of "
                f"{type(act.action).__name__} is not marked PRIVATE"
            )


def _is_open(action: Any) -> bool:
    return not isinstance(action, Touch) and not marked(type(action), PRIVATE)


def the_table_names_whom_it_awaits(subject: Subject, trace: Trace, chance: Random) -> None:
    """Law 13: where one seat alone has something to do, a field marked `AWAITED` names that seat."""
    game = subject.game
    for number in some(range(len(trace.steps)), chance, 60):
        state = trace.steps[number].state
        busy = [seat for seat in trace.seats if asks(game.legal(game.view(state, seat)))]
        if len(busy) != 1 or len(trace.seats) == 1:
            continue
        named = awaited(game, state.public)
        assert busy[0] in named, (
            f"{told(trace, number)}: seat {busy[0]} alone may act, and the fields marked AWAITED name "
            f"{'seat ' + str(named[0]) if named else 'nobody'}: clients show whom the table waits for"
        )
