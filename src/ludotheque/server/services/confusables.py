"""Names that look alike: two names of one table must not be taken for each other (Unicode UTS 39, confusables)."""

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data

_MARK = "\u200e"
"""Stands round what is read from right to left in the data."""


def _shapes() -> dict[str, str]:
    """For every character that looks like another one: what all of its kind are written as.

    The data names pairs; whatever is joined by pairs is one shape. It is written as its longest member, for `m` looks
    like `rn`, and else as the first one of the alphabet.
    """
    shapes: dict[str, str] = {}
    for start in confusables_data:
        if start in shapes:
            continue
        kind, waiting = {start}, [start]
        while waiting:
            for pair in confusables_data.get(waiting.pop(), ()):
                other = pair["c"].strip(_MARK)
                if other not in kind:
                    kind.add(other)
                    waiting.append(other)
        shape = min(kind, key=lambda text: (-len(unicodedata.normalize("NFD", text)), text))
        shapes |= dict.fromkeys(kind, shape)
    return shapes


_SHAPES = _shapes()


@lru_cache(maxsize=1_024)
def shape(name: str) -> str:
    """How a name looks: equal for names that a reader would take for each other; accents stay."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    drawn = "".join(_SHAPES.get(char, char) for char in plain if char != " ")
    return unicodedata.normalize("NFD", drawn)


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other: drawn alike, or the same but for capitals."""
    return shape(one) == shape(other) or shape(one.casefold()) == shape(other.casefold())
