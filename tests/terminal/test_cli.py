"""The command line: what it says, in which language, how fast, and with which exit code."""

import os
import subprocess
import sys
from errno import EACCES, EIO, ENOSPC
from io import StringIO
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from harness.thorough import thoroughly
from ludotheque.cli import COMMANDS, language, main, mistakes, serving
from ludotheque.games import GAMES
from ludotheque.server.services.settings import SETTINGS, Settings
from ludotheque.terminal import commands
from ludotheque.terminal.opening import find, new_path
from ludotheque.terminal.wrong import Wrong, unusable
from ludotheque.texts import LANGS, Speech

LAST_RULES = {"matryoshka": ("MA", 22), "attrape_reves": ("AR", 25), "moby_pick": ("MP", 31)}
"""By game: the letters of its rules, and the number of the last one."""


def _run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with pipes and no terminal."""
    return subprocess.run(
        [sys.executable, "-c", "import sys; from ludotheque.cli import main; sys.exit(main())", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "es_MX.UTF-8"}, "es"),
        ({"LANG": "tlh_KX.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected


@pytest.mark.parametrize("flag", ["--help", "-h", None])
def test_help_names_every_command(flag: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([flag] if flag else []) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize(
    ("lang", "about", "seats"),
    [
        ("fr", "Des jeux de société", "Combien de joueurs"),
        ("de", "Brettspiele", "Wie viele am Tisch"),
        ("es", "Juegos de mesa", "Cuántas personas"),
    ],
)
def test_help_speaks_other_languages(lang: str, about: str, seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", f"--lang={lang}"]) == 0
    assert about in capsys.readouterr().out
    assert main(["play", "--help", "--lang", lang]) == 0
    assert seats in capsys.readouterr().out


def test_a_language_that_is_not_installed_is_answered_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "fr-CA"]) == 0
    assert "Souvenez-vous" in capsys.readouterr().out
    assert main(["games", "--lang", "tlh"]) == 2
    told = " ".join(capsys.readouterr().err.replace("│", "").split())
    assert f"not installed. Choose one of: {', '.join(LANGS)}" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bogus", "Il n’y a pas de commande « bogus ». Il y a : games, rules, play"),
        ("play --bogus=3", "« --bogus » n’est pas une option de cette commande."),
        ("play -x", "Toutes les options : ludotheque play --help"),
        ("play --seats x", "--seats attend un nombre entier, et « x » n’en est pas un."),
        ("operator ban 1.2.3.4 --minutes x", "--minutes attend un nombre entier"),
        ("serve --port x", "--port attend un nombre entier"),
        ("play --plain=7", "--plain ne peut pas être « 7 »."),
        ("play --seats", "--seats manque, ou n’a pas de valeur."),
        ("arena moby_pick", "--players manque"),
        ("verify", "ludotheque verify --help"),
        ("play --seats 3 --seats 4", "--seats est donné plusieurs fois."),
        ("play a b", "« b » est de trop ici."),
        ("operator bogus", "ludotheque operator --help"),
        ("play moby_pick 'x --seats=3", "« 'x » est de trop ici."),
        ("games --lang tlh", "La langue « tlh » n’est pas installée. Choisissez parmi : en"),
    ],
)
def test_a_mistake_in_a_command_is_told_in_the_language_of_its_user(
    typed: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ludotheque.cli.language", lambda: "fr")
    assert main(typed.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert said in told.err.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_a_mistake_of_a_kind_without_a_text_is_told_as_cyclopts_says_it() -> None:
    told = mistakes.told(CycloptsError(msg="Something else."), COMMANDS)
    assert (told.key, told.variables["why"]) == ("wrong-command-line", "Something else.")
    assert Speech(None, "en", part="terminal").why(told).endswith("ludotheque --help")


def test_the_version_is_the_package_s(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version

    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"ludotheque {version('ludotheque')}\n"


def test_the_shelf_holds_every_game_and_variant(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGS:
        assert main(["games", "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert all(key in shown for key in GAMES)
        assert "--variant speed" in shown


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_rules_are_printed_with_their_ids(key: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    letters, last = LAST_RULES[key]
    assert main(["rules", key.replace("_", "-"), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert all(f"{letters}-{number} " in shown for number in range(1, last + 1))


@pytest.mark.parametrize(
    ("lang", "aim", "example"),
    [("en", "Aim", "Examples"), ("fr", "But", "Exemples"), ("de", "Ziel", "Beispiele"), ("es", "Objetivo", "Ejemplos")],
)
def test_the_rules_begin_with_the_aim_and_a_worked_example(
    lang: str, aim: str, example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "matryoshka", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert 0 < shown.index(aim) < shown.index(example) < shown.index("MA-1 ")
    assert "12 + 19 = 31" in shown


@pytest.mark.parametrize(
    "words",
    [
        ["plya"],
        ["play", "chess"],
        ["play"],
        ["play", "matryoshka", "--seats", "2"],
        ["play", "matryoshka", "--seats", "many"],
        ["play", "matryoshka", "--variant", "speed"],
        ["play", "matryoshka", "--option", "colour=red"],
        ["play", "matryoshka", "--option", "show-time"],
        ["play", "matryoshka", "--option", "show-time=1"],
        ["play", "matryoshka", "--option", "show-time=soon"],
        ["play", "matryoshka", "--option", "seats=4"],
        ["play", "matryoshka", "--bots", "clever"],
        ["rules", "chess"],
        ["rules"],
        ["verify"],
        ["replay", "--lang", "tlh", "x"],
        ["serve", "--port", "99999"],
    ],
)
def test_a_wrong_command_ends_with_code_2_and_a_reason(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())  # a pipe in which nothing comes
    code = main(words)
    shown = capsys.readouterr()
    assert code == 2, shown.out
    assert shown.out + shown.err
    assert "Traceback" not in shown.err


def test_a_wrong_command_in_a_process_of_its_own_does_the_same() -> None:
    done = _run("play", "chess")
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr


def test_ctrl_c_while_a_command_is_still_read_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotheque.cli._run", interrupted)
    assert main(["games"]) == 130


def test_a_record_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("precious")
    assert main(["play", "matryoshka", "--record", str(path)]) == 2
    assert path.read_text() == "precious"
    assert "--resume" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["play", "matryoshka", "--record", str(tmp_path / "file" / "game.jsonl")]) == 2
    assert "game.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("bots", thoroughly([("normal",), ("random",)], lambda bots: bots == "normal"))
def test_a_pipe_plays_leaves_resumes_verifies_and_walks(bots: str, tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    table = ("--variant", "speed", "--seats", "2", "--seed", "pipe", "--bots", bots, "--name", "Ada")
    left = _run("play", "attrape-reves", *table, "--record", path, "--option", "grab-ms=5000", typed="\n?\n")
    assert left.returncode == 0
    assert f"ludotheque play --resume {path}" in left.stdout
    assert "Ada" in left.stdout
    done = _run("play", "--resume", path, "--lang", "fr", typed="\n" * 2000)
    assert done.returncode == 0
    assert f"ludotheque replay {path}" in done.stdout
    checked = _run("verify", path)
    assert checked.returncode == 0
    assert checked.stdout.count("✓") >= 4
    walked = _run("replay", path, typed="\n\ns\n")
    assert walked.returncode == 0
    assert walked.stdout.count("move ") == 4
    again = _run("play", "--resume", path)
    assert again.returncode == 2


def test_verify_says_that_a_game_was_left(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    assert _run("play", "matryoshka", "--record", path, typed="\n").returncode == 0
    checked = _run("verify", path, LANG="fr_FR.UTF-8", LC_ALL="")
    assert checked.returncode == 0
    assert "quittée" in checked.stdout


def test_records_go_to_the_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    path = new_path(find("Moby Pick"))
    assert path.parent == tmp_path / "ludotheque"
    assert path.name.startswith("moby_pick-")
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert new_path(find("moby_pick")).is_relative_to(tmp_path / "me" / ".local" / "state")


def test_a_file_that_cannot_be_used_is_told_in_the_language_of_its_user(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    for path, said in (
        (tmp_path / "none", "Il n’y a pas de fichier"),
        (tmp_path, "est un dossier. Nommez un fichier."),
        (tmp_path / "file" / "none", "un fichier occupe la place d’un dossier"),
    ):
        assert main(["verify", str(path), "--lang", "fr"]) == 2
        assert said in capsys.readouterr().err
    denied, full, other = (unusable("game.jsonl", OSError(number, "why")) for number in (EACCES, ENOSPC, EIO))
    assert [each.key for each in (denied, full, other)] == ["wrong-file-denied", "wrong-file-full", "wrong-file"]


def test_a_terminal_that_knows_few_characters_is_no_error(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    for encoding in ("ascii", "latin-1", "utf-8:strict"):
        done = [
            _run("games", PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
            _run("play", "moby_pick", "--record", path, typed="\n\udcff\n", PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
            _run("verify", path, PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        ]
        assert [each.returncode for each in done] == [0, 0, 0]
        assert [each.stderr for each in done] == ["", "", ""]
        Path(path).unlink()


def test_bytes_that_are_no_text_may_stand_in_a_name_and_a_seed(tmp_path: Path) -> None:
    path, word = str(tmp_path / "game.jsonl"), "a\udcff"
    assert _run("play", "matryoshka", "--record", path, "--name", word, "--seed", word).returncode == 0
    assert _run("verify", path).returncode == 0
    arena = _run("arena", "attrape_reves", "--players", "easy", "--variant", "coop", "--games", "1", "--seed", word)
    assert arena.returncode == 0


def test_a_reader_that_has_gone_is_no_error(tmp_path: Path) -> None:
    """As in `ludotheque replay FILE | head -1`."""
    path = str(tmp_path / "game.jsonl")
    assert _run("play", "matryoshka", "--record", path).returncode == 0
    program = [sys.executable, "-c", "import sys; from ludotheque.cli import main; sys.exit(main())", "replay", path]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replay:
        assert replay.stdout is not None
        replay.stdout.close()
        _, told = replay.communicate(b"\n" * 9, timeout=60)
    assert (replay.returncode, told) == (141, b"")


def test_every_setting_of_the_server_is_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"--{each.name.replace('_', '-')}" in shown for each in SETTINGS)


def test_serve_hands_the_settings_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.server import app

    given: list[Settings] = []

    def serve(settings: Settings, lang: str) -> int:
        assert lang in LANGS
        given.append(settings)
        return 0

    monkeypatch.setattr(app, "serve", serve)
    monkeypatch.setenv("LUDOTHEQUE_HOST", "::1")
    assert main(["serve", "--port", "0", "--no-metrics"]) == 0
    (settings,) = given
    assert (settings.port, settings.host, settings.metrics) == (0, "::1", False)
    with pytest.raises(Wrong, match="wrong-setting-number"):
        serving.serve(port=-1)


def test_a_person_without_a_game_is_asked_which(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Speech(None, "en", part="terminal")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    for typed, key in (([""], "moby_pick"), (["2"], "attrape_reves"), (["9", "x", "attrape-reves"], "attrape-reves")):
        answers = iter(typed)
        monkeypatch.setattr("builtins.input", lambda prompt, answers=answers: next(answers))
        assert commands._choose(words) == key

    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    with pytest.raises(Wrong, match="wrong-nothing"):
        commands._choose(words)


@pytest.mark.parametrize("code", ["import ludotheque", "from ludotheque.cli import main; main(['--help'])"])
def test_start_up_loads_nothing_heavy(code: str) -> None:
    """What takes time to import is imported where it is used; `make bench` measures the seconds."""
    heavy = "{'aiohttp', 'alembic', 'cyclopts', 'fluent', 'ludotheque.games', 'rich', 'sqlalchemy'}"
    program = f"import sys, atexit; atexit.register(lambda: print(sorted({heavy} & set(sys.modules)))); {code}"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert result.stdout.endswith("[]\n")


def test_a_command_does_not_load_what_only_tournaments_need() -> None:
    heavy = "{'concurrent.futures.process', 'ludotheque.tournament.play', 'multiprocessing', 'openskill'}"
    code = "from ludotheque.cli import main; main(['recipe'])"
    program = f"import sys, atexit; atexit.register(lambda: print(sorted({heavy} & set(sys.modules)))); {code}"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert result.stdout.endswith("[]\n")
