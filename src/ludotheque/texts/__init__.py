"""Texts in the players' languages: Fluent files beside the code that speaks, read once, on demand.

Every part of the product keeps its own `texts/{en,fr}.ftl`; a speech joins the common texts, one game's, those of the
part that speaks (terminal, server), and in a terminal those of the game's face. A key that is missing is our bug, so it
is loud; a test compares the files.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, get_args

from ludotheque.core import BadOptions, Illegal, Seat, Spoken
from ludotheque.core.play import AnyGame

Lang = Literal["en", "fr"]
LANGS: tuple[Lang, ...] = get_args(Lang)


def sources(part: str, lang: Lang) -> str:
    """The Fluent source of one part: `""` for the common texts, `terminal`, `server`, or `games/moby_pick`."""
    folder = f"{part}/texts" if part else "texts"
    return files("ludotheque").joinpath(*folder.split("/"), f"{lang}.ftl").read_text(encoding="utf-8")


@lru_cache
def _bundle(parts: tuple[str, ...], lang: Lang) -> Any:
    # Imported here: Fluent takes 0.2 s, which `ludotheque --help` should not pay.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for part in parts:
        bundle.add_resource(FluentResource(sources(part, lang)))
    return bundle


def kebab(name: str) -> str:
    """`look_card_ms` → `look-card-ms`: the names of fields in text keys."""
    return name.replace("_", "-")


class Speech:
    """Puts facts of one game into sentences of one language; implements `core.Words`."""

    def __init__(self, game: AnyGame | None, lang: Lang, names: Sequence[str] = (), *, part: str | None = None) -> None:
        self.lang = lang
        self._game = game
        self._names = tuple(names)
        parts = ["", *([] if part is None else [part])]
        if game is not None:
            parts.append(f"games/{game.KEY}")
            if part == "terminal":
                parts.append(f"games/{game.KEY}/terminal")
        self._bundle = _bundle(tuple(parts), lang)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **variables: int | str) -> str:
        """The text for a key; raises `KeyError` where there is none and `ValueError` where a variable is missing."""
        if not self.has(key):
            raise KeyError(f"no {self.lang} text for {key!r}")
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise ValueError(f"{self.lang} text {key!r}: {errors[0]}")
        return str(text)

    def seat(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return self._names[seat] if seat < len(self._names) else self.text("seat", number=seat + 1)

    def event(self, event: Any) -> str:
        """What happened, as a sentence."""
        return self._fact("event", event)

    def action(self, action: Any) -> str:
        """What a seat asks for, as a phrase."""
        return self._fact("action", action)

    def _fact(self, kind: str, fact: Any) -> str:
        if self._game is None:
            raise ValueError("a speech without a game has no actions and events")
        variables: Mapping[str, int | str] = self._game.phrase(fact, self)
        return self.text(f"{kind}-{type(fact).__struct_config__.tag}", **variables)

    def refusal(self, refusal: Illegal | BadOptions) -> str:
        """Why not, with the rule that says so."""
        return self.text("refusal", why=self.why(refusal), rule=refusal.rule)

    def why(self, error: Spoken) -> str:
        """What an error says, in one sentence."""
        return self.text(error.key, **error.variables)
