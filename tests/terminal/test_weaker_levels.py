"""A level that is weaker on this machine than it could be: the terminal says so, in its language."""

from typing import Any

import pytest

from ludotheque.core import Player
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka import bots
from ludotheque.terminal.pages import weaker
from ludotheque.texts import LANGS, Lang, Speech

TABLE = (Player("Ada"), Player("Iris", "expert"), Player("Hugo", "normal"))


@pytest.mark.parametrize("lang", LANGS)
def test_an_expert_without_the_extra_is_named(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    words: Any = Speech(matryoshka, lang, part="terminal")
    monkeypatch.setattr(bots, "installed", lambda: False)
    (said,) = weaker(matryoshka, TABLE, words)
    assert "fast" in said
    assert weaker(matryoshka, TABLE[::2], words) == []
    monkeypatch.setattr(bots, "installed", lambda: True)
    assert weaker(matryoshka, TABLE, words) == []
