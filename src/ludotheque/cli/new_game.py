"""`ludotheque new-game`: a complete tiny game in a package of its own, which is High Card under another name."""

import keyword
import os
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from unicodedata import combining, normalize

from ludotheque.games import GAMES
from ludotheque.games.installed import KEY, LONGEST_KEY
from ludotheque.terminal.wrong import Wrong, unusable
from ludotheque.texts import Lang, Speech, package_of, sources

SHIPPED = Path(__file__).parents[1] / "example"
CHECKOUT = Path(__file__).parents[3] / "examples" / "high_card"
_RULE = re.compile(r"^rule-([A-Z]{2})-1 ", re.MULTILINE)
_NAME = re.compile(r"[\w\s!?’',.&-]+")
"""A name goes into texts and source files: no quotes, braces or slashes."""
_BINARY = {".png", ".webp", ".woff2"}


def new_game(name: str, folder: Path | None, lang: Lang) -> int:
    """Write the package into a new folder, and say what to do next."""
    key = key_of(name)
    target = folder if folder is not None else Path(key)
    if target.exists():
        raise Wrong("wrong-new-folder", folder=str(target))
    title = name.strip() if name.strip() != key else key.replace("_", " ").title()
    partial = target.with_name(f".{target.name}.partial")
    try:
        shutil.rmtree(partial, ignore_errors=True)
        for path, data in renamed(key, title, letters_of(key)):
            (partial / path).parent.mkdir(parents=True, exist_ok=True)
            (partial / path).write_bytes(data)
        partial.rename(target)
    except OSError as error:
        shutil.rmtree(partial, ignore_errors=True)
        raise unusable(target, error) from None
    words = Speech(None, lang, part="terminal")
    commands = {"programs": programs(), "python": _python(), "folder": str(target)}
    sys.stdout.write(words.text("new-game-done", game=title, name=key, **commands) + "\n")
    return 0


def programs() -> str:
    """What to write before the name of a program of this environment: nothing where it is on the PATH."""
    here = Path(sys.executable).parent
    known = shutil.which("ludotheque")
    if known is not None and Path(known).parent == here:
        return ""
    inside = here.is_relative_to(Path.cwd())  # such as .venv/bin, in a checkout
    return f"{here.relative_to(Path.cwd()) if inside else here}{os.sep}"


def _python() -> str:
    """The Python of this environment, from any folder."""
    return sys.executable if programs() else "python"


def key_of(name: str) -> str:
    """The key of a game by the name that its author gives it; raises `Wrong` if it cannot be one."""
    plain = "".join(char for char in normalize("NFKD", name) if not combining(char)).casefold()
    key = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    fits = KEY.fullmatch(key) and 2 <= len(key) <= LONGEST_KEY
    if not _NAME.fullmatch(name) or not fits or keyword.iskeyword(key):
        raise Wrong("wrong-new-name", name=name, most=LONGEST_KEY)
    if key in GAMES:
        raise Wrong("wrong-new-taken", name=key)
    if key in sys.stdlib_module_names or find_spec(key) is not None:
        raise Wrong("wrong-new-module", name=key)
    return key


def letters_of(key: str) -> str:
    """Two letters for the rule ids, which no installed game has: the first ones of the words if they are free."""
    taken = {found for game in GAMES.values() for found in _RULE.findall(sources(package_of(game), "en"))}
    words = [word for word in re.sub(r"[^a-z_]", "", key).upper().split("_") if word] or ["XX"]
    first, rest = words[0][0], "".join(word[0] for word in words[1:]) + words[0][1:]
    tried = [first + letter for letter in f"{rest}ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    return next((letters for letters in tried if letters not in taken), tried[0])


def renamed(key: str, title: str, letters: str) -> Iterator[tuple[str, bytes]]:
    """Every file of the package, by its path."""
    source = SHIPPED if SHIPPED.is_dir() else CHECKOUT
    changes = (
        ("[Ludothèque](../../README.md)", "Ludothèque"),
        ('extend = "../../pyproject.toml"', "line-length = 120"),
        ("high_card", key),
        ("high-card", key.replace("_", "-")),
        ("High Card", title),
        ("Carte haute", title),
        ("HC-", f"{letters}-"),
        ("test_hc_", f"test_{letters.lower()}_"),
        ("hc-", f"{letters.lower()}-"),
    )
    for path in sorted(source.rglob("*")):
        if not path.is_file() or any(part.startswith((".", "__pycache__")) for part in path.relative_to(source).parts):
            continue
        name = str(path.relative_to(source)).replace("high_card", key)
        if path.suffix in _BINARY:
            yield name, path.read_bytes()
            continue
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            text = text.replace(old, new)
        yield name, text.encode()
