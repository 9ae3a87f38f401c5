"""Names, codes, tokens and chat: what people type, made safe; what the server makes up, made unguessable."""

import secrets
import unicodedata
from collections.abc import Collection
from hashlib import sha256

_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"  # nothing that looks like something else, and no vowels: no words by chance
CODE_LENGTH = 5
NAME_LENGTH = 24
CHAT_LENGTH = 200
BOT_NAMES = ("Ada", "Boris", "Cléo", "Dario", "Elsa", "Félix", "Greta", "Hugo", "Inès", "Jules")


def new_code() -> str:
    """A short code that can be read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


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
    """One line of visible characters, bounded: no controls, no direction tricks, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or char in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or char == "\u200d") and marks <= 2:
            kept.append(char)
    return " ".join("".join(kept).split())[:limit].strip()


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, or with a number behind it where two people at a table would have the same."""
    if name not in taken:
        return name
    number = 2
    while (numbered := f"{name[: NAME_LENGTH - 3]} {number}") in taken:
        number += 1
    return numbered


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot."""
    return distinct(next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0]), taken)
