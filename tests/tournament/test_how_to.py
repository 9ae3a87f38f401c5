"""The bots of the how-to page, used as a reader uses them: files and commands as they stand there."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import ludotheque

PAGE = Path("docs/how-to/write-a-bot.md").read_text(encoding="utf-8")
FEW = {"30": "3", "400": "4"}
"""Games enough to see that it works."""


def _code(after: str) -> str:
    """The first piece of Python after some words."""
    return PAGE.partition(after)[2].partition("```python\n")[2].partition("```")[0]


def _command(begins: str) -> list[str]:
    """The words of the command on the page that begins so."""
    found = re.search(rf"`\.venv/bin/ludotheque ({re.escape(begins)}[^`]*)`", PAGE)
    assert found is not None, begins
    words = shlex.split(found[1])
    return [
        FEW.get(word, word) if before == "--games" else word for before, word in zip(["", *words], words, strict=False)
    ]


def _typed(folder: Path, *words: str, **environment: str) -> str:
    """What a command in a folder prints; its input is empty."""
    done = subprocess.run(
        [str(Path(sys.executable).with_name("ludotheque")), *words],
        cwd=folder,
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_in_a_file_of_its_own_is_measured(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(_code("## Measure a bot"), encoding="utf-8")
    assert "mybot.py" in _typed(tmp_path, *_command("arena attrape_reves"))
    result = json.loads((tmp_path / "result" / "result.json").read_text(encoding="utf-8"))
    assert {row["player"]: row["games"] for row in result["standings"]} == {"mybot.py": 4, "hard": 4}
    mine = (tmp_path / "mybot.py").read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(mine.replace("attrape_reves as game", "matryoshka as game"), encoding="utf-8")
    table = _typed(tmp_path, "arena", "matryoshka", "--players", "mybot.py,easy,normal", "--games", "6")
    assert "mybot.py" in table


def test_the_bot_that_is_added_to_a_game_plays(tmp_path: Path) -> None:
    (package,) = ludotheque.__path__
    shutil.copytree(package, tmp_path / "ludotheque", ignore=shutil.ignore_patterns("__pycache__", "board"))
    with (tmp_path / "ludotheque/games/matryoshka/bots.py").open("a", encoding="utf-8") as file:
        file.write("\n\n" + _code("## A built-in bot"))
    assert "cautious" in _typed(tmp_path, *_command("arena matryoshka"), PYTHONPATH=str(tmp_path))
    game = _typed(tmp_path, *_command("play matryoshka"), "--plain", "--record", "game.jsonl", PYTHONPATH=str(tmp_path))
    assert "Iris (cautious)" in game
