"""Matryoshka: trade dolls, rebuild the old series."""

from ludotheque.core import Extras
from ludotheque.games.matryoshka.analysis import analyse
from ludotheque.games.matryoshka.bots import BOTS, limits
from ludotheque.games.matryoshka.phrase import phrase
from ludotheque.games.matryoshka.redeal import redeal_steps
from ludotheque.games.matryoshka.rules import apply, deadline, outcome, setup
from ludotheque.games.matryoshka.search.engine import prepare
from ludotheque.games.matryoshka.table import SEATS, Action, Event, Options, Public, State, View
from ludotheque.games.matryoshka.teacher import Teacher
from ludotheque.games.matryoshka.view import legal, preview, refuse, view

CONTRACT = 1
KEY = "matryoshka"
RULES = 2
EXTRAS: Extras[State, Event, View] = Extras(
    adviser=Teacher, analyse=analyse, redeal=redeal_steps, prepare=prepare, limits=limits
)

__all__ = [
    "BOTS",
    "CONTRACT",
    "EXTRAS",
    "KEY",
    "RULES",
    "SEATS",
    "Action",
    "Event",
    "Options",
    "Public",
    "State",
    "View",
    "apply",
    "deadline",
    "legal",
    "outcome",
    "phrase",
    "preview",
    "refuse",
    "setup",
    "view",
]
