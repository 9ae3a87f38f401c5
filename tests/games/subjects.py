"""Every game on trial: `subject.py` in its folder says what the laws cannot know by themselves."""

from importlib import import_module

from ludotheque.games import GAMES
from ludotheque.testing.trace import Subject

SUBJECTS: dict[str, Subject] = {key: import_module(f"tests.games.{key}.subject").SUBJECT for key in GAMES}
"""By game."""
