"""What runs a search: the functions as they are, or the same ones compiled by Numba where it is installed.

Both give the same numbers; the compiled ones take a fiftieth of the time. Compiling takes about 20 s, once for each
version: the result is kept in the cache folder of the user. A process that called `prepare` never waits for it: its
searches are interpreted until the compiled functions are ready. Others wait, so that their results can be repeated.
"""

import os
import threading
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple
from warnings import warn

from ludotheque.games.matryoshka.search import belief, choices, rollout, trial

PACKAGE = __package__
NAMES = ("fast", "choices", "rollout", "belief", "trial")
"""The modules that can be compiled, in the order of their imports."""
LEAST = 100
"""Rollouts for which it is worth the time to load the compiler."""


class Engine(NamedTuple):
    """The functions of the search, and what makes their lists."""

    choices: Any = choices
    belief: Any = belief
    trial: Any = trial
    rollout: Any = rollout
    ints: Callable[[list[int]], Any] = list
    floats: Callable[[list[float]], Any] = list
    compiled: bool = False


INTERPRETED = Engine()


def installed() -> bool:
    """Whether Numba is there: `pip install ludotheque[fast]`."""
    return find_spec("numba") is not None


def cache() -> Path:
    """Where compiled functions are kept; a folder for each version of their sources."""
    digest = sha256()
    for name in NAMES:
        digest.update(_source(name).read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "ludotheque" / f"matryoshka-{digest.hexdigest()[:16]}"


def _source(name: str) -> Path:
    spec = find_spec(f"{PACKAGE}.{name}")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def modules() -> dict[str, ModuleType]:
    """Second copies of the modules of the search. Their functions call each other, and are compiled when called."""
    numba = import_module("numba")
    folder = cache()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = os.access(folder, os.W_OK)
    except OSError:
        kept = False
    if kept:
        numba.config.CACHE_DIR = str(folder)
    made: dict[str, Any] = {}
    found = {}
    for name in NAMES:
        spec = find_spec(f"{PACKAGE}.{name}")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        for key, member in list(vars(module).items()):
            if isinstance(member, FunctionType) and member.__module__.startswith(PACKAGE):
                made[key] = made.get(key) or numba.njit(member, cache=kept)
                setattr(module, key, made[key])
        found[name] = module
    return found


@lru_cache(maxsize=1)
def compiled() -> Engine:
    """The compiled functions. The first call takes as long as the compiler."""
    numpy = import_module("numpy")
    from ludotheque.games.matryoshka.search.practice import practise

    found = modules()
    engine = Engine(
        found["choices"],
        found["belief"],
        found["trial"],
        found["rollout"],
        lambda numbers: numpy.array(numbers, dtype="int64"),
        lambda numbers: numpy.array(numbers, dtype="float64"),
        compiled=True,
    )
    practise(engine)
    return engine


class _Workshop:
    """Where the functions are compiled while others go on thinking."""

    def __init__(self) -> None:
        self.opened = False
        self._thread: threading.Thread | None = None
        self._engine: Engine | None = None

    def engine(self) -> Engine:
        """The compiled functions if they are ready; the compiler begins with the first search."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._compile, name="compiler", daemon=True)
            self._thread.start()
        return self._engine or INTERPRETED

    def _compile(self) -> None:
        self._engine = _compiled_or_not()


_WORKSHOP = _Workshop()


def _compiled_or_not() -> Engine:
    """The compiled functions; where the compiler fails, whatever the reason, the interpreted ones."""
    try:
        return compiled()
    except Exception as error:  # noqa: BLE001 — a broken extra must not stop a player
        warn(f"the search of Matryoshka is not compiled: {error!r}", RuntimeWarning, stacklevel=2)
        return INTERPRETED


def prepare() -> None:
    """From now on this process never waits for the compiler: it works in a thread beside the first searches."""
    _WORKSHOP.opened = True


def current(rollouts: int) -> Engine:
    """What a search of so many rollouts runs on; waits for the compiler unless `prepare` was called."""
    if rollouts < LEAST or not installed():
        return INTERPRETED
    return _WORKSHOP.engine() if _WORKSHOP.opened else _compiled_or_not()
