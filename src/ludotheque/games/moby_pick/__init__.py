"""Moby Pick: a race of reflexes over cards you must remember, for three to eight players."""

from ludotheque.core import Extras
from ludotheque.games.moby_pick.analysis import analyse
from ludotheque.games.moby_pick.bots import BOTS
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.hindsight import marks, unveil
from ludotheque.games.moby_pick.looks import looking
from ludotheque.games.moby_pick.phrase import phrase
from ludotheque.games.moby_pick.redeal import redeal
from ludotheque.games.moby_pick.rhyme import racing
from ludotheque.games.moby_pick.rules import KEY, RULES, apply, deadline, outcome, setup
from ludotheque.games.moby_pick.table import ALONE, RACES, SEATS, Action, Options, State, View
from ludotheque.games.moby_pick.teacher import Teacher
from ludotheque.games.moby_pick.view import legal, preview, refuse, view

CONTRACT = 1
EXTRAS = Extras(
    races=RACES,
    racing=racing,
    looking=looking,
    alone=ALONE,
    marks=marks,
    unveil=unveil,
    adviser=Teacher,
    analyse=analyse,
    redeal=redeal,
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
