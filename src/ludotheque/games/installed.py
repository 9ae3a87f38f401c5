"""Games are entry points of the group `ludotheque.games`: found here, and checked before anybody can choose them.

A game that fails a check is left out, with the reason in one line. Whatever a package does wrong, the others go on.
"""

import re
import traceback
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.levels import NORMAL
from ludotheque.core.contract import describe
from ludotheque.core.deal import Seeded
from ludotheque.core.game import CONTRACT, Game, Seat
from ludotheque.core.play import AnyGame
from ludotheque.games.owed import missing
from ludotheque.texts import ENGLISH, LANGS, package_of

GROUP = "ludotheque.games"
OUR_PACKAGE = "ludotheque"
FIRST = ("moby_pick", "attrape_reves", "matryoshka")
"""The order of the first page; games that are not named here follow by key. An entry point has no place for it."""
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_KEY = 40


class LeftOut(Struct, frozen=True):
    """A game that is installed and cannot be offered."""

    key: str
    package: str
    """The distribution, with its version."""
    why: str


class Unfit(Exception):
    """Why a game cannot be offered."""


def entries() -> list[EntryPoint]:
    """What is installed: the games of this distribution, then the others, so that no package takes a key of ours."""

    def place(entry: EntryPoint) -> tuple[bool, int, str, str]:
        first = FIRST.index(entry.name) if entry.name in FIRST else len(FIRST)
        return _owner(entry) != OUR_PACKAGE, first, entry.name, _owner(entry)

    return sorted(entry_points(group=GROUP), key=place)


def find(candidates: Iterable[EntryPoint]) -> tuple[dict[str, AnyGame], tuple[LeftOut, ...]]:
    """The games that pass every check, by key, and those that do not."""
    games: dict[str, AnyGame] = {}
    owners: dict[str, str] = {}
    left: list[LeftOut] = []
    for entry in candidates:
        package = _package(entry)
        if entry.name in games:
            left.append(LeftOut(entry.name, package, f"the key is taken by {owners[entry.name]}; rename one of them"))
            continue
        try:
            games[entry.name] = load(entry)
            owners[entry.name] = package
        except Unfit as error:
            left.append(LeftOut(entry.name, package, str(error)))
    return games, tuple(left)


def load(entry: EntryPoint) -> AnyGame:
    """Import one game and check it; raises `Unfit`."""
    if not KEY.fullmatch(entry.name) or len(entry.name) > LONGEST_KEY:
        raise Unfit(f"a key is lower-case words joined by _, at most {LONGEST_KEY} characters")
    try:
        game: Any = entry.load()
    except (Exception, SystemExit) as error:
        raise Unfit(f"it cannot be imported: {told(error)}") from error
    check(game, entry.name)
    return game  # type: ignore[no-any-return]


def check(game: Any, key: str) -> None:
    """Raise `Unfit` at the first thing that would fail at a table: the contract, the texts, a first deal."""
    if (version := getattr(game, "CONTRACT", None)) != CONTRACT:
        raise Unfit(
            f"it was written for contract {version}, and this is contract {CONTRACT}; install a matching version"
        )
    if lacking := [name for name in contract_names() if not hasattr(game, name)]:
        raise Unfit(f"it lacks {', '.join(lacking)} of the contract")
    if key != game.KEY:
        raise Unfit(f"it is registered as {key} and calls itself {game.KEY}")
    if NORMAL not in game.BOTS:
        raise Unfit(f"it has no player named {NORMAL} in BOTS")
    try:
        _check_texts(game)
        _deal_once(game)
    except Unfit:
        raise
    except Exception as error:
        raise Unfit(f"it fails at a first table: {told(error)}") from error


def contract_names() -> Iterator[str]:
    """The names that a game must offer."""
    for protocol in Game.__mro__:
        if getattr(protocol, "_is_protocol", False):
            yield from (name for name in vars(protocol) if not name.startswith("_"))


def _check_texts(game: AnyGame) -> None:
    """English must be there; another language may be absent, but not in part."""
    for lang in LANGS:
        try:
            lacking = missing(game, lang)
        except FileNotFoundError:
            raise Unfit(f"{package_of(game)} has no texts/{ENGLISH}.ftl") from None
        if lacking:
            more = f" and {len(lacking) - 5} more" if len(lacking) > 5 else ""
            raise Unfit(f"texts/{lang}.ftl lacks {', '.join(islice(lacking, 5))}{more}")


def _deal_once(game: AnyGame) -> None:
    """One table of each variant is set up, shown and described, as the server does it."""
    for variant, counts in game.SEATS.items():
        options = msgspec.convert({"variant": variant, "seats": counts[0]}, game.Options)
        state = game.setup(options, Seeded("installed"))
        for seat in (Seat(0), None):
            msgspec.json.encode(game.view(state, seat))
    describe(game)
    msgspec.json.schema_components((game.Options, game.Action, game.Event, game.View))


def told(error: BaseException) -> str:
    """An error in one line: what it says, and the file and line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    first = next(iter(str(error).splitlines()), "")
    return f"{type(error).__name__}: {first}{where}"


def _owner(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value
