"""Attrape Rêves: choose the cuddly toy that hides the whole nightmare."""

from ludotheque.core import Extras
from ludotheque.games.attrape_reves.analysis import analyse
from ludotheque.games.attrape_reves.bots import BOTS
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.grabbing import racing
from ludotheque.games.attrape_reves.phrase import phrase
from ludotheque.games.attrape_reves.redeal import redeal
from ludotheque.games.attrape_reves.rules import apply, deadline, outcome, setup
from ludotheque.games.attrape_reves.table import RACES, SEATS, TOGETHER, Action, Options, State, View
from ludotheque.games.attrape_reves.teacher import Teacher
from ludotheque.games.attrape_reves.view import legal, preview, refuse, view

CONTRACT = 1
KEY = "attrape_reves"
RULES = 3
EXTRAS: Extras[State, Event, View] = Extras(
    races=RACES, racing=racing, together=TOGETHER, adviser=Teacher, analyse=analyse, redeal=redeal
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
