"""What every table of one server shares: settings, clock, store, metrics and log."""

from collections.abc import Callable, Sequence
from os import getpid
from socket import gethostname

from ludotheque.core import BadOptions, Deal, Illegal, Seeded, seed_from
from ludotheque.core.play import AnyGame
from ludotheque.server.protocol import Refused, refusals
from ludotheque.server.services.bans import Bans
from ludotheque.server.services.clock import Clock
from ludotheque.server.services.links import Links
from ludotheque.server.services.logs import Log
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.notices import Notices
from ludotheque.server.services.quotas import Quotas
from ludotheque.server.services.settings import Settings
from ludotheque.server.services.thinking import Thinking
from ludotheque.server.storage.store import Store
from ludotheque.texts import Lang, Speech


def seeded(secret: str, nonces: Sequence[str]) -> Deal:
    """The deal of a real table."""
    return Seeded(seed_from(secret, nonces))


class Services:
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
        self.quotas = Quotas(settings, clock.now)
        self.thinking = Thinking(log, patience=settings.think_s)
        """For bots and hints at live tables."""
        self.analysing = Thinking(log, 1)
        self.links = Links(settings)
        self.node = f"{gethostname()}:{settings.port or getpid()}"
        """The name of this process among those that share the database."""
        self.bans = Bans()
        self.notices = Notices()

    @property
    def routed(self) -> bool:
        """Whether a proxy chooses the node of a table, by the code in the path."""
        return self.settings.proxy and self.store.shared

    def real_ms(self, seconds: float) -> float:
        """Real seconds as milliseconds of the clock, which may run faster (`--speed`): sockets live in real time."""
        return seconds * 1000 * self.settings.speed


_speeches: dict[tuple[str, Lang], Speech] = {}


def speech(game: AnyGame | None, lang: Lang) -> Speech:
    """The server's texts, with a game's."""
    key = ("" if game is None else game.KEY, lang)
    if key not in _speeches:
        _speeches[key] = Speech(game, lang, part="server")
    return _speeches[key]


def refused(refusal: Illegal | BadOptions, game: AnyGame | None, lang: Lang, act: str | None = None) -> Refused:
    """A refusal as a message."""
    text, retry = why(refusal, game, lang), refusals.passes(refusal)
    return Refused(rule=refusal.rule, key=refusal.key, text=text, id=act, retry=retry)


def why(refusal: Illegal | BadOptions, game: AnyGame | None, lang: Lang) -> str:
    """A refusal as a sentence in the player's language; the text key if the text is missing."""
    try:
        return speech(game, lang).why(refusal)
    except (KeyError, ValueError, OSError):
        return refusal.key
