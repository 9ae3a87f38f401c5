"""The quota of each address: every limit of one address, wherever it applies.

An address is one caller: a person, or a classroom behind one router. The defaults are such that a classroom never
meets them, and that nobody else notices one who does. For work that takes long the addresses take turns (`turns.py`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludotheque.core import Illegal
from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.refusals import Refusal
from ludotheque.server.services.rate_limits import Count, PerAddress
from ludotheque.server.services.settings import Settings

WHOLE_VIEW = 65_536
"""Bytes that must be left for a `hello`: its answers are `welcome` and the whole view of a table."""

LOGINS = 10
"""Wrong operator's tokens of one address in ten minutes."""
ARRIVALS, ARRIVALS_AT_ONCE = 200, 20
"""Handshakes of one address that are answered per second, and at once; the others wait for their turn.
With the hello behind it each takes a millisecond or more: a hundred at once would hold up everybody's moves."""

LARGE, UNSENT = 65_536, 16_000_000
"""Bytes of an answer from which on it is counted, and the most of one address that may wait to be read.
A classroom that looks at replays takes a quarter; one that does not compress has room for two of the largest."""


class Quotas:
    """The limits of all addresses; `now` is the server's clock in milliseconds."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        def per(seconds: float, most: float, refusal: Refusal, burst: float | None = None) -> PerAddress:
            return PerAddress(most / seconds, most if burst is None else burst, refusal, now)

        rate = settings.requests_per_second
        self.requests = per(1, rate, refusals.TOO_MANY_REQUESTS, 10 * rate)
        self.handshakes = per(1, rate, refusals.TOO_MANY_REQUESTS, 10 * rate)
        self.tables = per(3600, settings.tables_per_address, refusals.TOO_MANY_TABLES)
        self.seats = per(60, settings.seats_per_address, refusals.TOO_MANY_REQUESTS)
        guesses = settings.guesses_per_address
        self.guesses = per(3600, guesses, refusals.TOO_MANY_GUESSES, max(1, guesses // 5))
        self.files = per(1, settings.files_per_second, refusals.TOO_MANY_REQUESTS, 10 * settings.files_per_second)
        self.replays = per(60, settings.replays_per_address, refusals.TOO_MANY_REPLAYS)
        self.arrivals = per(1, ARRIVALS, refusals.TOO_MANY_REQUESTS, ARRIVALS_AT_ONCE)
        self.hellos = per(60, settings.hellos_per_address, refusals.TOO_MANY_HELLOS)
        self.traffic = per(1, settings.bytes_per_address, refusals.TOO_MUCH_TRAFFIC, 20 * settings.bytes_per_address)
        messages = settings.messages_per_address
        self.messages = per(1, messages, refusals.TOO_FAST, 3 * messages)
        self.rude = per(60, settings.rude_per_address, refusals.TOO_MANY_REQUESTS)
        self.logins = per(600, LOGINS, refusals.TOO_MANY_LOGINS)
        self.unsent = Count(UNSENT)
        self.connections = Count(settings.connections_per_address)
        self.sockets = Count(settings.sockets_per_address)

    def check_traffic(self, address: str) -> None:
        """Raise if the address has used up its bytes: it must not ask for more."""
        self.traffic.ask(address, WHOLE_VIEW)
        self.traffic.give(address, WHOLE_VIEW)

    @contextmanager
    def login(self, address: str) -> Iterator[None]:
        """Count an attempt with the operator's token, and take the count back if it was right."""
        self.logins.ask(address)
        yield
        self.logins.give(address)

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Count an attempt with a code or a token, and take the count back if it was right.

        It is counted before the answer is known, so that parallel attempts all count. An address without attempts
        left learns nothing about right codes either; otherwise the limit would not stop a scanner.
        """
        self.guesses.ask(address)
        try:
            yield
        except Illegal as refusal:
            if refusal.rule not in refusals.GUESSES:
                self.guesses.give(address)
            raise
        except BaseException:
            self.guesses.give(address)
            raise
        else:
            self.guesses.give(address)
