"""The contract every game keeps and every driver relies on: values and pure functions, no clock, no chance, no I/O."""

from ludotheque.core.advice import Advice, Adviser, AdviserMaker, Term, Thought, Who
from ludotheque.core.bot import Bot, BotMaker, Decision
from ludotheque.core.deal import Deal, Seeded, Stacked, commitment, seed_from
from ludotheque.core.extras import Extras, Mark
from ludotheque.core.game import CONTRACT, Act, Game, Millis, Move, Options, Seat, Step, Tick, Words
from ludotheque.core.looks import EndLook, Looking, OpenLook
from ludotheque.core.markers import AWAITED, HIDDEN, LOOKS, MILLIS, PRIVATE, REACTIONS, between, needs, only_in
from ludotheque.core.origin import Origin
from ludotheque.core.outcome import Outcome, rank
from ludotheque.core.play import due, next_due, replay, submit, wake
from ludotheque.core.race import Reaction, Reveal, Timed, Touch
from ludotheque.core.record import Damaged, Header, Player, Record, verify
from ludotheque.core.refusal import BadOptions, Illegal, Spoken
from ludotheque.core.seats import left_of, put

__all__ = [
    "AWAITED",
    "CONTRACT",
    "HIDDEN",
    "LOOKS",
    "MILLIS",
    "PRIVATE",
    "REACTIONS",
    "Act",
    "Advice",
    "Adviser",
    "AdviserMaker",
    "BadOptions",
    "Bot",
    "BotMaker",
    "Damaged",
    "Deal",
    "Decision",
    "EndLook",
    "Extras",
    "Game",
    "Header",
    "Illegal",
    "Looking",
    "Mark",
    "Millis",
    "Move",
    "OpenLook",
    "Options",
    "Origin",
    "Outcome",
    "Player",
    "Reaction",
    "Record",
    "Reveal",
    "Seat",
    "Seeded",
    "Spoken",
    "Stacked",
    "Step",
    "Term",
    "Thought",
    "Tick",
    "Timed",
    "Touch",
    "Who",
    "Words",
    "between",
    "commitment",
    "due",
    "left_of",
    "needs",
    "next_due",
    "only_in",
    "put",
    "rank",
    "replay",
    "seed_from",
    "submit",
    "verify",
    "wake",
]
