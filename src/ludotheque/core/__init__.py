"""The contract every game keeps and every driver relies on: values and pure functions, no clock, no chance, no I/O."""

from ludotheque.core.bot import Bot, BotMaker, Decision
from ludotheque.core.deal import Deal, Seeded, Stacked, commitment, seed_from
from ludotheque.core.game import Act, Game, Millis, Move, Options, Seat, Step, Tick, Words
from ludotheque.core.outcome import Outcome, rank
from ludotheque.core.play import due, replay, submit
from ludotheque.core.record import Damaged, Header, Player, Record, verify
from ludotheque.core.refusal import BadOptions, Illegal, Spoken
from ludotheque.core.seats import left_of, put

__all__ = [
    "Act",
    "BadOptions",
    "Bot",
    "BotMaker",
    "Damaged",
    "Deal",
    "Decision",
    "Game",
    "Header",
    "Illegal",
    "Millis",
    "Move",
    "Options",
    "Outcome",
    "Player",
    "Record",
    "Seat",
    "Seeded",
    "Spoken",
    "Stacked",
    "Step",
    "Tick",
    "Words",
    "commitment",
    "due",
    "left_of",
    "put",
    "rank",
    "replay",
    "seed_from",
    "submit",
    "verify",
]
