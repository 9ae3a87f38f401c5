"""Answers to what a seat asks, from that seat's own view: nothing else is looked at."""

from itertools import islice
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Act, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.protocol import Answer, Choice, Choices
from ludotheque.server.services.services import refused
from ludotheque.server.table.history import Entry
from ludotheque.server.table.story import wording
from ludotheque.texts import Lang

MENU = 200
"""Actions that are listed at once: some games allow thousands, and the text of each takes up to 0.1 ms."""


def preview(game: AnyGame, state: Any, act: "Act[Any]", lang: Lang, question: str) -> Answer:
    """What an act would give, or why it would be refused."""
    view = game.view(state, act.seat)
    refusal = game.refuse(view, act)
    return Answer(
        id=question,
        refusal=None if refusal is None else refused(refusal, game, lang, question),
        preview=game.preview(view, act.action),
    )


class Menus:
    """The lists of one table, each made once for a move: whoever asks a thousand times costs no more than one."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._kept: dict[tuple[Seat, Lang], tuple[Entry, Choices]] = {}

    def choices(self, entry: Entry, seat: Seat, lang: Lang, question: str) -> Choices:
        """What a seat may do, as of the newest move that it may have noticed."""
        kept = self._kept.get((seat, lang))
        if kept is None or kept[0] is not entry:
            kept = self._kept[seat, lang] = entry, _choices(self._game, entry, seat, lang)
        return replace(kept[1], id=question)


def _choices(game: AnyGame, entry: Entry, seat: Seat, lang: Lang) -> Choices:
    found = list(islice(game.legal(game.view(entry.state, seat)), MENU + 1))
    words = wording(game, lang)
    listed = tuple(Choice(action=action, text=words.action(action)) for action in found[:MENU])
    return Choices(id="", seat=seat, number=entry.number_for(seat), choices=listed, more=len(found) > MENU)
