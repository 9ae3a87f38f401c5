"""`ludotheque new-game`: a complete tiny game that passes its tests at once, clear errors, nothing overwritten."""

import subprocess
import sys
from pathlib import Path

import pytest

from harness.packages import beside, install
from ludotheque.cli import main
from ludotheque.cli.new_game import key_of, letters_of, programs
from ludotheque.terminal.wrong import Wrong

_BIN = Path(sys.executable).parent


def test_a_new_game_passes_its_tests_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Laws, rules, records, texts, face and tutorial, under a name of its own."""
    folder, installed = tmp_path / "work" / "thanks", tmp_path / "installed"
    folder.parent.mkdir()
    assert main(["new-game", "Grand merci !", "--folder", str(folder), "--lang", "fr"]) == 0
    assert "ludotheque play grand_merci" in capsys.readouterr().out
    install(folder, installed)
    assert (installed / "grand_merci/texts/fr.ftl").read_text(encoding="utf-8").count("Grand merci !") == 3
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        env=beside(installed),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize("name", ["Abba", "Mus", "Zoo"])
def test_its_imports_are_sorted_whatever_its_name(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "game"
    assert main(["new-game", name, "--folder", str(folder)]) == 0
    imports = [str(_BIN / "ruff"), "check", "--no-cache", "--select", "I", str(folder)]
    found = subprocess.run(imports, cwd=folder, capture_output=True, text=True, check=False, timeout=60)
    assert found.returncode == 0, found.stdout


def test_every_command_it_prints_exists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a checkout the programs are not on the PATH: they are named by their path."""
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    for number, (lang, where) in enumerate([("en", _BIN.parents[1]), ("fr", tmp_path), ("de", tmp_path)]):
        monkeypatch.chdir(where)
        assert main(["new-game", "dice", "--folder", str(tmp_path / str(number)), "--lang", lang]) == 0
        told = capsys.readouterr().out
        commands = [line.split()[0] for line in told.splitlines() if line.startswith("  ")]
        assert [Path(command).name for command in commands] == ["pip", "ludotheque", "ludotheque"]
        assert all(Path(command).is_file() for command in (*commands, told.split(" -m pytest")[0].split()[-1]))
        assert commands[0].startswith(".venv" if number == 0 else "/")


def test_a_program_on_the_path_is_named_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(_BIN))
    assert programs() == ""


def test_a_folder_that_exists_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept.txt").write_text("mine", encoding="utf-8")
    assert main(["new-game", "dice", "--folder", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["new-game", "dice", "--folder", str(tmp_path / "file" / "dice")]) == 2
    assert str(tmp_path / "file" / "dice") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "wrong-new-name"),
        ("x", "wrong-new-name"),
        ("3 dice", "wrong-new-name"),
        ("../dice", "wrong-new-name"),
        ('di"ce', "wrong-new-name"),
        ("class", "wrong-new-name"),
        ("d" * 41, "wrong-new-name"),
        ("Moby Pick", "wrong-new-taken"),
        ("json", "wrong-new-module"),
        ("msgspec", "wrong-new-module"),
    ],
)
def test_a_name_that_cannot_be_one_is_refused(name: str, why: str) -> None:
    with pytest.raises(Wrong) as wrong:
        key_of(name)
    assert wrong.value.key == why


@pytest.mark.parametrize(("name", "key"), [("No Thanks!", "no_thanks"), ("Élan doré", "elan_dore"), ("go-7", "go_7")])
def test_a_key_is_made_from_the_name(name: str, key: str) -> None:
    assert key_of(name) == key


def test_rule_letters_are_those_of_no_other_game() -> None:
    assert letters_of("no_thanks") == "NT"
    assert letters_of("dice") == "DI"
    assert letters_of("my_pearls") not in ("MP", "MA")
