"""`make game`: what is missing is named, file by file and text by text."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree

import pytest

from harness.browser import ROOT
from harness.packages import HIGH_CARD, install
from ludotheque.games import GAMES
from ludotheque.testing import records
from tools.game import Subject, found, logged, own_tests, report, unreadable

CHECKLIST = """
import sys
from tools.game import CHECKS, found
subject = found(sys.argv[1])
for title in sys.argv[2:]:
    print(*map(subject.of_author, CHECKS[title](subject)), sep="\\n")
print(*(path.relative_to(subject.root) for path, _ in subject.owed() if not path.is_file()), sep="\\n")
"""


def copied(folder: Path) -> Path:
    """A copy of High Card that a test may spoil. Named after the test: `tools.game` installs packages by that name."""
    return copytree(HIGH_CARD, folder / folder.name, ignore=ignore_patterns("__pycache__"))


def checked(folder: Path, *titles: str) -> str:
    """What these checks say about a package."""
    command = [sys.executable, "-c", CHECKLIST, str(folder), *titles]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120).stdout


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_missing_files_texts_and_records_are_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "high_card/board/cover.svg").unlink()
    (folder / "high_card/board/lesson.json").unlink()
    (folder / "tests/records/base-4.jsonl").unlink()
    change(folder / "high_card/texts/en.ftl", "rule-HC-4", "rule-HC-5")
    texts = folder / "high_card/board/texts"
    change(texts / "en.ftl", "board-ask = Keep", "board-sak = Keep")
    change(texts / "fr.ftl", "{ $card }", "7")
    (texts / "de.ftl").write_text("board-card = Karte { $card }\n", encoding="utf-8")
    told = checked(folder, "golden records", "texts")
    assert "variant base has 2 golden records; 3 are needed" in told
    assert "high_card: rule-HC-5 stands where rule-HC-4 should" in told
    assert "high_card: rule-HC-4 is in texts/fr.ftl only" in told
    assert "high_card: board/texts/fr.ftl lacks board-sak" in told
    assert "high_card: board-ask is in board/texts/fr.ftl only" in told
    assert "high_card: board-card uses other variables in board/texts/fr.ftl" in told
    assert "high_card: board/texts/de.ftl is never shown, because texts/de.ftl is missing" in told
    assert "high_card: the board asks for board-ask, which is neither in board/texts/en.ftl nor in" in told
    assert "high_card: board-sak of board/texts/en.ftl is used nowhere in board/" in told
    assert told.splitlines()[-2:] == ["high_card/board/cover.svg", "high_card/board/lesson.json"]


def test_a_refusal_without_a_text_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for lang in ("en", "fr"):
        change(folder / f"high_card/texts/{lang}.ftl", "refused-late =", "refused-later =")
        change(folder / f"high_card/texts/{lang}.ftl", "bad-seats =", "bad-seat =")
    told = checked(folder, "texts")
    assert "high_card: view.py refuses with refused-late, and texts/en.ftl lacks it" in told
    assert "high_card: table.py refuses with bad-seats, and texts/en.ftl lacks it" in told
    assert "refused-turn" not in told


def test_what_is_no_game_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"chess is no game here \(moby_pick, .*and no folder with a pyproject.toml"):
        found("chess")


def test_a_traceback_names_the_file_of_the_author(tmp_path: Path) -> None:
    folder, copy = copied(tmp_path), ROOT / ".cache/games/traceback"
    change(
        folder / "high_card/rules.py", "def apply(", "def apply(state, move):\n    raise KeyError(17)\n\n\ndef _old("
    )
    trial = "import high_card\n\n\ndef test_a_move() -> None:\n    high_card.apply(None, None)\n"
    (folder / "tests/test_move.py").write_text(trial, encoding="utf-8")
    rmtree(copy, ignore_errors=True)
    install(folder, copy)
    subject = Subject(GAMES["matryoshka"], folder, folder / "tests/test_move.py", copy)
    (told,) = map(subject.of_author, own_tests(subject))
    assert f"{folder}/high_card/rules.py:" in told
    assert "KeyError: 17" in told
    assert ".cache/games" not in told


def test_all_texts_that_keep_a_game_out_are_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder / "high_card/table.py", 'tag="change"', 'tag="swap"')
    change(folder / "high_card/table.py", 'tag="changed"', 'tag="swapped"')
    change(folder / "high_card/table.py", 'tag="keep"', 'tag="hold"')
    command = [sys.executable, "-m", "tools.game", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert "high_card is left out by the server: texts/en.ftl lacks action-hold" in done.stderr
    every = "action-hold, action-hold-about, action-swap, action-swap-about, event-swapped"
    assert f"    texts/en.ftl lacks {every}\n    texts/fr.ftl lacks {every}\n" in done.stderr


def test_a_board_that_is_no_javascript_is_told_with_its_line(tmp_path: Path) -> None:
    script = tmp_path / "board.js"
    script.write_text("import './cards.js';\nexport function mount( {\n}}\n", encoding="utf-8")
    assert unreadable(script) == f"{script}:3: SyntaxError: Unexpected token '}}'"
    assert unreadable(HIGH_CARD / "high_card/board/board.js") == ""


def test_one_mistake_is_told_once(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    change(folder / "high_card/bots.py", "action = habit(view)", "action = habit(seen)")
    change(folder / "tests/written.py", "You drew a 16.", "You drew 16.")
    told = checked(folder, "laws, rules, face")
    assert told.count("high_card/bots.py:") == told.count("NameError: name 'seen' is not defined") == 1
    assert "the rules play: run python -m tests.written" in told
    assert "all of it: " in told


def test_errors_of_the_server_are_told_once(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    line = '{"event": "bot failed", "level": "error", "error": "KeyError", "at": "bots.py:21", "name": "%s"}\n'
    log.write_text(line % "Ada" + "no JSON\n" + line % "Boris", encoding="utf-8")
    assert logged(log) == ["the server: bot failed: KeyError at bots.py:21"]


def raising(state: object, move: object) -> None:
    """Rules with a bug."""
    raise KeyError(17)


def test_rules_that_raise_are_told_with_the_record_and_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["matryoshka"]
    monkeypatch.setattr(game, "apply", raising)
    found = "\n".join(records.faults(game, ROOT / "tests/games/matryoshka"))
    assert "base-3.jsonl does not replay: KeyError: 17 (test_game_check.py:" in found
    assert 'perft.txt: {"seats":3} | one | 1 | 46: it cannot be counted: KeyError: 17 (test_game_check.py:' in found


def test_a_game_with_a_failed_check_is_not_called_whole(capsys: pytest.CaptureFixture[str]) -> None:
    subject = Subject(GAMES["matryoshka"], ROOT, ROOT / "tests/games/matryoshka")
    assert report(subject, {"texts": (["game-name is missing"], 1.0), "board": ([], 2.0)}) == 1
    told = capsys.readouterr().out
    assert "✗ texts (1 s)\n    game-name is missing\n✓ board (2 s)\n" in told
    assert told.splitlines()[-1] == "✗ matryoshka is not whole: failed: texts; missing files: 0"
    assert "is whole" not in told
    assert report(subject, {"texts": ([], 1.0)}) == 0
    assert "✓ matryoshka is whole: every check passed, and no file is missing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "perft.txt",
            '"seats":3}',
            '"seats":99}',
            'perft.txt: {"seats":99} | one | 1 | 46: the options are refused: Matryoshka',
        ),
        (
            "perft.txt",
            '"seats":3}',
            '"seats":"x"}',
            "the options are refused: Expected `int`, got `str` - at `$.seats`",
        ),
        ("perft.txt", "| 1 |", "| one |", "perft.txt, line 2: its last two columns, the depth and the count"),
        ("records.txt", "| normal |", "", "records.txt, line 2: 4 columns with | between them are needed, and it has"),
        ("records.txt", '"seats"', '"saets"', "records.txt: base-3: the options are refused: "),
        ("records/base-3.jsonl", '"seats":3', '"seats":"x"', "base-3.jsonl does not replay: record-options"),
    ],
)
def test_a_bad_line_is_told_with_its_file(file: str, old: str, new: str, told: str, tmp_path: Path) -> None:
    folder = copytree(ROOT / "tests/games/matryoshka", tmp_path / "tests")
    change(folder / file, old, new)
    faults = records.faults(GAMES["matryoshka"], folder)
    assert told in next(faults)  # the counts that follow take seconds


def test_a_missing_playthrough_is_named(tmp_path: Path) -> None:
    folder = copytree(ROOT / "tests/games/matryoshka", tmp_path / "tests")
    path = min((folder / "records").glob("*.txt"))
    path.unlink()
    found = next(records.faults(GAMES["matryoshka"], folder))
    assert found.startswith(f"records/{path.name} is missing: it holds the playthrough of {path.stem}.jsonl")
