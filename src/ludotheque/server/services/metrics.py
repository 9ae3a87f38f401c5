"""Prometheus metrics. Labels are games, rules and phases: never a table, a seat or a card."""

from time import process_time

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from ludotheque.server.services import platform
from ludotheque.server.services.load import Slowest
from ludotheque.server.services.tallies import Spread, Tally

_QUICK = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1.0, 2.0)


class Metrics:
    """One server's counts, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.tables = Gauge("ludotheque_tables", "Tables in memory by game and phase", ["game", "phase"], registry=to)
        self.sockets = Gauge("ludotheque_sockets", "Open WebSockets", registry=to)
        self.seats = Gauge("ludotheque_seats", "Seats by kind of occupant", ["kind"], registry=to)
        self.acts = Tally("ludotheque_acts", "Acts accepted", "game", to)
        self.moves = Tally("ludotheque_moves", "Moves written, ticks and moves of bots included", "game", to)
        self.refusals = Counter("ludotheque_refusals", "Refusals by rule", ["rule"], registry=to)
        self.latency = Spread("ludotheque_act_seconds", "Time from an act's arrival to its publication", _QUICK, to)
        self.queue = Spread(
            "ludotheque_queue_seconds",
            "Time from a frame's last byte to its processing; races are judged by the byte's arrival",
            (0.0001, 0.0002, 0.0005, *_QUICK),
            to,
        )
        self.append = Spread("ludotheque_append_seconds", "Time to write one batch to the log", _QUICK, to)
        self.flush = Spread("ludotheque_flush_seconds", "Time of one flush of the SQLite log", _QUICK, to)
        self.batch = Spread(
            "ludotheque_append_rows",
            "Rows and jobs in one batch",
            (1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            to,
        )
        self.waiting = Gauge("ludotheque_append_waiting", "Moves and jobs that are not durable yet", registry=to)
        self.lag = Spread(
            "ludotheque_fair_lag_seconds",
            "Lag that was forgiven to touches",
            (0.01, 0.02, 0.05, 0.1, 0.2, 0.4),
            to,
        )
        self.margin = Spread(
            "ludotheque_fair_margin_seconds",
            "Difference between a client's stamp and the server's estimate",
            (0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.12, 0.25),
            to,
        )
        self.touches = Counter(
            "ludotheque_fair_touches",
            "Touches judged, by source of the round-trip time: `kernel`, or only the client's `pongs`",
            ["proof"],
            registry=to,
        )
        self.bot_failures = Counter("ludotheque_bot_failures", "Bots that failed", ["game"], registry=to)
        self.damaged = Counter("ludotheque_damaged_tables", "Tables stopped by a bug or a damaged log", registry=to)
        self.deleted = Counter("ludotheque_deleted_games", "Finished games deleted by `--keep-days`", registry=to)
        self.memory = Gauge("ludotheque_memory_bytes", "Memory of the server process", registry=to)
        self.cpu = Counter("ludotheque_cpu_seconds", "Processor time of the server process", registry=to)
        self._cpu_seen = 0.0
        self.slowest = Slowest()

    def wrote(self, rows: int, seconds: float) -> None:
        """Note one batch of the store."""
        self.append.observe(seconds)
        self.batch.observe(rows)

    def measure_process(self) -> None:
        """Note the memory and the processor time of this process."""
        used = process_time()
        self.cpu.inc(used - self._cpu_seen)
        self._cpu_seen = used
        self.memory.set(platform.memory())

    def page(self) -> bytes:
        """The text Prometheus reads."""
        return generate_latest(self.registry)
