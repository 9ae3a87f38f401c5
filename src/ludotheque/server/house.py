"""What every table of one server shares: settings, time, the store, counts and the log of what happened."""

from collections.abc import Callable, Sequence

from ludotheque.core import BadOptions, Deal, Illegal, Seeded, seed_from
from ludotheque.core.play import AnyGame
from ludotheque.server.clock import Clock
from ludotheque.server.logs import Log
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store
from ludotheque.texts import Lang, Speech


def seeded(secret: str, nonces: Sequence[str]) -> Deal:
    """The deal of a real table."""
    return Seeded(seed_from(secret, nonces))


class House:
    """The shared services, handed to every table."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock,
        store: Store,
        games: dict[str, AnyGame],
        metrics: Metrics,
        log: Log,
        deal: Callable[[str, Sequence[str]], Deal] = seeded,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = store
        self.games = games
        self.metrics = metrics
        self.log = log
        self.deal = deal


_speeches: dict[tuple[str, Lang], Speech] = {}


def speech(game: AnyGame | None, lang: Lang) -> Speech:
    """The server's texts, with a game's."""
    key = ("" if game is None else game.KEY, lang)
    if key not in _speeches:
        _speeches[key] = Speech(game, lang, part="server")
    return _speeches[key]


def why(refusal: Illegal | BadOptions, game: AnyGame | None, lang: Lang) -> str:
    """A refusal as a sentence in the player's language; a missing text must not keep the rule from the player."""
    try:
        return speech(game, lang).why(refusal)
    except (KeyError, ValueError, OSError):
        return refusal.key
