"""Numbers for Prometheus. Labels are games, rules and phases: never a table, a seat or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from ludotheque.server.tallies import Spread, Tally

_QUICK = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1.0, 2.0)


class Metrics:
    """One server's counts, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.tables = Gauge("ludotheque_tables", "Tables in memory by game and phase", ["game", "phase"], registry=to)
        self.sockets = Gauge("ludotheque_sockets", "Open sockets", registry=to)
        self.seats = Gauge("ludotheque_seats", "Seats by what sits there", ["kind"], registry=to)
        self.acts = Tally("ludotheque_acts", "Acts accepted", "game", to)
        self.moves = Tally("ludotheque_moves", "Moves written, ticks and bots included", "game", to)
        self.refusals = Counter("ludotheque_refusals", "Refusals by rule", ["rule"], registry=to)
        self.latency = Spread("ludotheque_act_seconds", "From an act's arrival to its publication", _QUICK, to)
        self.queue = Spread(
            "ludotheque_queue_seconds",
            "From a frame's last bytes to the turn in which it is read; races count from the bytes",
            (0.0001, 0.0002, 0.0005, *_QUICK),
            to,
        )
        self.append = Spread("ludotheque_append_seconds", "One batch into the log", _QUICK, to)
        self.flush = Spread("ludotheque_flush_seconds", "One flush of the embedded log", _QUICK, to)
        self.batch = Spread(
            "ludotheque_append_rows",
            "Rows and jobs in one batch",
            (1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            to,
        )
        self.waiting = Gauge("ludotheque_append_waiting", "Moves and jobs that are not kept yet", registry=to)
        self.lag = Spread(
            "ludotheque_fair_lag_seconds",
            "Delay forgiven to touches",
            (0.01, 0.02, 0.05, 0.1, 0.2, 0.4),
            to,
        )
        self.margin = Spread(
            "ludotheque_fair_margin_seconds",
            "How far a client's own stamp lay from the server's estimate",
            (0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.12, 0.25),
            to,
        )
        self.touches = Counter(
            "ludotheque_fair_touches",
            "Touches judged, by what vouches for the line: the kernel, or only the client's own pongs",
            ["proof"],
            registry=to,
        )
        self.bot_failures = Counter("ludotheque_bot_failures", "Built-in players that failed", ["game"], registry=to)
        self.frozen = Counter("ludotheque_frozen_tables", "Tables stopped by a bug or a damaged log", registry=to)

    def wrote(self, rows: int, seconds: float) -> None:
        """Note one batch of the store."""
        self.append.observe(seconds)
        self.batch.observe(rows)

    def page(self) -> bytes:
        """The text Prometheus reads."""
        return generate_latest(self.registry)
