"""Names, codes, tokens and chat: what people type, made safe; what the server makes up, made unguessable."""

import re
import secrets
import unicodedata
from collections.abc import Collection
from hashlib import sha256

from ludotheque.server.protocol.fields import LONGEST_CODE
from ludotheque.server.services.confusables import alike

_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"  # nothing that looks like something else, and no vowels: no words by chance
NAME_LENGTH = 24
CHAT_LENGTH = 200
BOT_NAMES = {
    "easy": ("Mimi", "Titou", "Lulu", "Pip", "Zazie", "Nino", "Coco", "Fifi", "Momo", "Kiki"),
    "hard": ("Viktor", "Irina", "Otto", "Saskia", "Leonid", "Ingrid", "Marek", "Vera", "Anton", "Olga"),
    "expert": ("Minerva", "Merlin", "Hypatia", "Ulysse", "Kepler", "Sibylle", "Newton", "Pallas", "Balthazar", "Selma"),
}
"""By level: nicknames for those who learn, names of masters for those who win."""
USUAL_NAMES = ("Ada", "Boris", "Cléo", "Dario", "Elsa", "Félix", "Greta", "Hugo", "Inès", "Jules")
"""Of every other level."""
BOT_FACES = {
    "easy": ("mouse", "bee", "frog", "penguin"),
    "hard": ("fox", "lion", "octopus", "cat"),
    "expert": ("owl", "elephant", "dog", "hedgehog"),
}
"""By level: the animals of `web/art/people` that go with it; a bot of another level looks like anybody."""

_JOINERS = ("\u200c", "\u200d", "\ufe0f")
_BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
"""Characters of no control or format category that show nothing all the same (Default_Ignorable_Code_Point)."""


def new_code(length: int) -> str:
    """A short code that can be read aloud: one of 27 to the power of its length."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    """Whether a table may have this code, in capitals or not; nothing else gets as far as the database."""
    return len(text) <= LONGEST_CODE and text.isascii() and text.isalnum()


def new_token() -> str:
    """A seat's token: 192 bits."""
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """The server's share of a deal: 256 bits."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """How a token is stored; it is random enough that a plain hash cannot be searched."""
    return sha256(f"ludotheque token\n{token}".encode()).hexdigest()


def clean(text: str, limit: int) -> str:
    """One line of visible characters, bounded: no controls, no direction tricks, no stacked accents."""
    while (cleaned := _visible(unicodedata.normalize("NFC", text))[:limit].rstrip(" \u200c\u200d")) != text:
        text = cleaned
    return text


def _visible(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char, after in zip(text, text[1:] + " ", strict=False):
        kind, before = unicodedata.category(char), kept[-1] if kept else " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or char in "\t\n\r\u2800":  # an empty Braille cell is a space, too
            kept.append(" ")
        elif char in _JOINERS:
            if _joins(before, char, after):
                kept.append(char)
        elif not (kind[0] == "C" or _BLANK.match(char) or marks > 2 or (marks and before == " ")):
            kept.append(char)
    return " ".join("".join(kept).split())


def _joins(before: str, char: str, after: str) -> bool:
    """Whether an invisible joiner changes what is seen: in emoji made of several, and after an Indic virama."""
    if char == "\ufe0f":
        return unicodedata.category(before) in ("So", "Sm", "Po", "Nd")
    pictures = ("So", "Sk", "Mn", "Sm")
    emoji = char == "\u200d" and unicodedata.category(before) in pictures and unicodedata.category(after) in pictures
    return emoji or unicodedata.combining(before) == 9


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, or with a number behind it where two people at a table could be taken for each other."""
    number, shown = 1, name
    short = name[: NAME_LENGTH - 3].strip()
    begun = short.rstrip(" -\u2011'’") or short  # a cut leaves no loose hyphen or apostrophe
    while any(alike(shown, other) for other in taken):
        number += 1
        shown = f"{begun} {number}"
    return shown


def bot_name(level: str, taken: Collection[str]) -> str:
    """A name for a bot that goes with its level."""
    names = BOT_NAMES.get(level, USUAL_NAMES)
    return distinct(next((name for name in names if name not in taken), names[0]), taken)


def bot_face(level: str, taken: Collection[str]) -> str:
    """A face for a bot that goes with its level; empty if none is free: then clients choose one."""
    return next((face for face in BOT_FACES.get(level, ()) if face not in taken), "")
