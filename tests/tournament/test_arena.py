"""`ludotheque arena`: a table, files, and going on where it was left."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE
from time import monotonic, sleep
from types import SimpleNamespace

import pytest

from ludotheque.bots.arena import Stuck
from ludotheque.cli import main
from ludotheque.games import GAMES, attrape_reves
from ludotheque.tournament import supervision
from ludotheque.tournament.errors import PlayerFailed
from ludotheque.tournament.play import Plan, play
from ludotheque.tournament.supervision import Supervised


def arena(**flags: object) -> int:
    """Run the command with these flags beside the usual ones."""
    chosen = {"players": "hard,random", "seed": "s", "processes": 1, "lang": "en", **flags}
    return main(
        ["arena", "attrape_reves", *(word for name, value in chosen.items() for word in (f"--{name}", str(value)))]
    )


def test_a_tournament_is_shown_written_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "hard and random"
    assert arena(games=4, out=out) == 0
    assert "Victories" in capsys.readouterr().out
    first = (out / "games.jsonl").read_text()
    assert len(first.splitlines()) == 4
    assert arena(games=8, out=out) == 0
    assert (out / "games.jsonl").read_text().startswith(first)
    result = json.loads((out / "result.json").read_text())
    assert [row["games"] for row in result["standings"]] == [8, 8]
    assert (out / "standings.csv").read_text().startswith("player,games,share,low,high,score,mu,sigma\n")
    better, worse = result["standings"]
    assert better["player"] == "hard"
    assert better["rating"]["mu"] > worse["rating"]["mu"]
    page = (out / "report.html").read_text()
    assert 'aria-label="Scores of random"' in page
    assert "hard" in page
    assert "http" not in page  # it needs nothing else
    assert "<p>Base game</p>" in page


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ({"players": "hard,grandmaster"}, "grandmaster"),
        ({"games": 0}, "0 games"),
        ({"players": "hard"}, "2"),
        ({"processes": -3}, "-3 processes"),
        ({"processes": 0}, "0 processes"),
        ({"variant": "none"}, "none"),
    ],
)
def test_what_cannot_be_played_is_said(
    wish: dict[str, object], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(**wish) == 2
    assert answer in capsys.readouterr().err


def test_too_many_orders_are_refused_and_the_number_of_games_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = [tmp_path / f"{number}.py" for number in range(4)]
    for kind in kinds:
        kind.write_text("def bot(seat, chance): ...")
    players = ",".join(["easy", "normal", "hard", "expert", *map(str, kinds)])
    assert main(["arena", "moby_pick", "--players", players, "--lang", "en"]) == 2
    assert "40,320" in capsys.readouterr().err
    assert arena(games=3) == 0
    assert "Games: 4. Deals: 2, each in all orders of the players that differ (2)." in capsys.readouterr().err


def test_a_folder_of_another_tournament_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(games=2, out=tmp_path) == 0
    before = (tmp_path / "games.jsonl").read_text()
    assert arena(seed="other", out=tmp_path) == 2
    assert "another tournament" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_text() == before


def test_without_openskill_there_are_no_ratings_and_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert arena(games=2, out=tmp_path) == 0
    assert "ludotheque[arena]" in capsys.readouterr().out
    assert json.loads((tmp_path / "result.json").read_text())["standings"][0]["rating"] is None


HEAD = """
from ludotheque.core import Decision, Millis
from ludotheque.games.attrape_reves.table import Grab
from ludotheque.games import attrape_reves as game


class Mine:
    def notice(self, now, view, events):
"""
TAIL = """


def bot(seat, chance):
    return Mine()
"""


@pytest.mark.parametrize(
    ("does", "answer", "processes"),
    [
        ("return 1 / 0", "ZeroDivisionError: division by zero (mine.py:9)", 2),
        ("return Decision(Millis(now), Grab(0, 0))", "forbids", 1),
        ("return 'anything'", "must return a Decision or None", 1),
        (
            "return Decision(Millis(now), game.legal(view)[0], lambda: 1 / 0) if game.legal(view) else None",
            "mine.py:9",
            1,
        ),
        ("return Decision(Millis(now), None, lambda: Grab(0, 0)) if game.legal(view) else None", "forbids", 1),
        ("return Decision(Millis(now), 'keep')", "wanted 'keep', which is no action of the game", 1),
        ("return Decision('soon', None)", "'soon'", 1),
        ("return Decision(None, None)", "whole number", 1),
        ("return Decision(now + 0.5, None)", "whole number", 1),
        ("raise SystemExit(3)", "sys.exit(3) (mine.py:9)", 2),
        ("import asyncio; raise asyncio.CancelledError", "CancelledError", 2),
        ("raise GeneratorExit", "GeneratorExit", 1),
        ("raise ValueError('a\\nb' + 9999 * 'x')", "xxx (mine.py:9)", 1),
        ("raise type('E', (Exception,), {'__str__': None})", "E: E (mine.py:9)", 1),
        ("import json; json.loads('{')", "(mine.py:9)", 1),
        ("return None", "never acted", 2),
        (
            "return Decision(Millis(now + 10**7), game.legal(view)[0]) if game.legal(view) else None",
            "each moment that it planned came too late",
            1,
        ),
    ],
)
def test_a_player_that_fails_is_named_with_the_reason(
    does: str, answer: str, processes: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{HEAD}        {does}\n{TAIL}")
    assert arena(players=f"{file},random", games=2, processes=processes) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert answer in told
    assert "Traceback" not in told


def test_a_failure_is_told_at_once_though_another_game_still_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    fails = "if view.me == 0: raise ValueError('no')\n        import time; time.sleep(55)"
    file.write_text(f"{HEAD}        {fails}\n{TAIL}")
    began = monotonic()
    assert arena(players=f"{file},random", games=8, processes=2) == 2
    assert monotonic() - began < 50
    assert "ValueError: no" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["notice", "bot", "file"])
def test_a_player_that_thinks_for_ever_is_named(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    endless = "while True: pass"
    tail = TAIL.replace("return Mine()", endless) if where == "bot" else TAIL
    last = endless if where == "file" else ""
    file.write_text(f"{HEAD}        {endless if where == 'notice' else 'return None'}\n{tail}\n{last}\n")
    monkeypatch.setattr("ludotheque.tournament.supervision.PATIENCE", 0.3)
    plan = Plan(game="attrape_reves", players=(str(file), "random"), deals=1, seed="endless")
    with pytest.raises(PlayerFailed, match="wrong-player-late") as told:
        play(plan, 0, (0, 1))
    assert told.value.variables["player"] == str(file)


IMPATIENT = """
from ludotheque.tournament import supervision
supervision.PATIENCE, supervision.GRACE = 2, 0.5
"""


def test_a_player_that_catches_the_interruption_is_named_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(supervision, "PATIENCE", supervision.PATIENCE)  # the file changes them here, too
    monkeypatch.setattr(supervision, "GRACE", supervision.GRACE)
    file = tmp_path / "mine.py"
    does = "import time\n        while True:\n            try: time.sleep(1)\n            except: pass"
    file.write_text(f"{IMPATIENT}{HEAD}        {does}\n{TAIL}")
    assert arena(players=f"{file},random", games=2, processes=2) == 2
    told = capsys.readouterr().err
    assert f"may have ended it: {file}." in told
    assert "caught the interruption after 60 seconds" in told


def test_the_processes_of_a_tournament_that_is_killed_end_with_it(tmp_path: Path) -> None:
    file, processes = tmp_path / "mine.py", tmp_path / "processes"
    processes.mkdir()
    does = (
        f"Path({str(processes)!r}, str(os.getpid())).touch()\n"
        "        return Decision(Millis(now + 500), game.legal(view)[0]) if game.legal(view) else None"
    )
    file.write_text(f"import os\nfrom pathlib import Path\n{HEAD}        {does}\n{TAIL}")
    words = ["arena", "attrape_reves", "--players", f"{file},random", "--games", "100000", "--processes", "2"]
    code = "import sys; from ludotheque.cli import main; sys.exit(main())"
    tournament = subprocess.Popen([sys.executable, "-c", code, *words], stdout=PIPE, stderr=PIPE)
    try:
        _wait(lambda: len(list(processes.iterdir())) == 2)
    finally:
        tournament.kill()
        tournament.communicate(timeout=30)
    _wait(lambda: not any(_lives(process.name) for process in processes.iterdir()))


def _wait(until: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not until():
        assert monotonic() < end
        sleep(0.05)


def _lives(process: str) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        ("def bot(seat, chance): ...", "returned None. It must return an object with a method “notice”"),
        ("def bot(seat, chance): return lambda: 7", "notice"),
        ("class A:\n  notice = property(lambda self: 1 / 0)\ndef bot(seat, chance): return A()", "(mine.py:2)"),
        ("class A:\n  def __repr__(self): 1 / 0\ndef bot(seat, chance): return A()", "returned A."),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("bot = 7", "TypeError"),
        ("\nimport sys; sys.exit()", "sys.exit(None) (mine.py:2)"),
        ("def bot(seat, chance):\n    exit()", "sys.exit(None) (mine.py:2)"),
        ("x = 1\ndef bot(:", "SyntaxError: invalid syntax (mine.py:2)"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(
    source: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(source)
    assert arena(players=f"{file},random", games=2) == 2
    assert answer in capsys.readouterr().err


def test_a_file_with_a_dataclass_is_a_module_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "random.py"  # whose name must not hide the module of Python
    own = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n    x: int = 1\n"
    )
    does = "return Decision(Millis(now), game.legal(view)[0]) if game.legal(view) else None"
    file.write_text(f"{own}{HEAD}        {does}\n{TAIL}")
    before = sys.modules["random"]
    assert arena(players=f"{file},random", games=2) == 0
    assert sys.modules["random"] is before


@pytest.mark.parametrize("path", ["[old]/b.py", "y[/b].py", ":smile:/b.py"])
def test_a_path_with_brackets_is_shown_as_it_is(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    does = "return Decision(Millis(now), game.legal(view)[0]) if game.legal(view) else None"
    monkeypatch.chdir(tmp_path)
    file = Path(path)
    file.parent.mkdir()
    file.write_text(f"{HEAD}        {does}\n{TAIL}")
    assert arena(players=f"{file},random", games=2, processes=2) == 0
    assert f" {file} " in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "taken" / "games.jsonl").mkdir(parents=True)
    for out in ("file", "file/under", "taken"):
        assert arena(games=2, out=tmp_path / out) == 2
        assert str(tmp_path / out) in capsys.readouterr().err


def test_a_game_that_nobody_goes_on_with_names_who_never_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{HEAD}        return None\n{TAIL}")
    timeless = SimpleNamespace(**{**vars(attrape_reves), "deadline": lambda _: None})
    monkeypatch.setitem(GAMES, "attrape_reves", timeless)
    plan = Plan(game="attrape_reves", players=(str(file), str(file)), deals=1, seed="stuck")
    with pytest.raises(PlayerFailed, match="wrong-player-idle"):
        play(plan, 0, (0, 1))
    monkeypatch.setattr(Supervised, "check", lambda _: None)
    with pytest.raises(Stuck):
        play(plan, 0, (0, 1))


DIES = f"""
import os
{HEAD}        if WHEN:
            os._exit(0)
        return Decision(Millis(now + 500), game.legal(view)[0]) if game.legal(view) else None
{TAIL}"""


@pytest.mark.parametrize("processes", [1, 2])
def test_a_player_that_ends_its_process_is_named_and_what_was_played_is_kept(
    processes: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "mine.py", tmp_path / "out"
    file.write_text(DIES.replace("WHEN", "view.public.first == 1 and sum(view.public.tokens) > 5"))
    code = arena(players=f"{file},random", games=40, processes=processes, out=out)
    told = capsys.readouterr().err
    assert code == 2
    assert "Traceback" not in told
    assert f"may have ended it: {file}." in told
    kept = (out / "games.jsonl").read_text().splitlines() if (out / "games.jsonl").exists() else []
    assert f"A process died in deal {len(kept) // 2}," in told


def test_a_tournament_goes_on_if_somebody_else_ended_a_process(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    once = tmp_path / "once"
    file.write_text(
        DIES.replace("WHEN", f"not os.path.exists({str(once)!r}) and view.public.reveal == 3").replace(
            "os._exit(0)", f"open({str(once)!r}, 'w').close(); os.kill(os.getpid(), 9)"
        )
    )
    assert arena(players=f"{file},random", games=30, processes=2, out=tmp_path / "killed") == 0
    assert once.exists()
    assert arena(players=f"{file},random", games=30, processes=2, out=tmp_path / "quiet") == 0
    killed, quiet = ((tmp_path / name / "games.jsonl").read_bytes() for name in ("killed", "quiet"))
    assert killed == quiet


def test_a_file_that_changes_meanwhile_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{HEAD}        return None\n{TAIL}")
    plan = Plan(game="attrape_reves", players=(str(file), "random"), deals=1, seed="s", files={str(file): "other"})
    with pytest.raises(PlayerFailed, match="wrong-player-changed"):
        play(plan, 0, (0, 1))


@pytest.mark.parametrize("wish", ["first=2", "first=null", "more-time=1,3"])
def test_the_page_counts_seats_as_the_command_does(tmp_path: Path, wish: str) -> None:
    """Who repeats what the page says plays the same games."""
    wishes = {"players": "easy,easy,easy", "games": 1, "out": tmp_path, "option": wish}
    assert arena(**wishes) == 0
    assert f"<span>--option</span> <span>{wish}</span>" in (tmp_path / "report.html").read_text()


def test_a_team_may_choose_its_moon(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    team = {"players": "easy,easy,easy", "games": 8, "variant": "coop", "option": "moon=full", "out": tmp_path}
    assert arena(**team) == 0
    assert "ating" not in capsys.readouterr().out  # of a team nobody is placed before another
    assert json.loads((tmp_path / "result.json").read_text())["plan"]["options"] == {"moon": "full", "variant": "coop"}
    page = (tmp_path / "report.html").read_text()
    assert "moon full" in page
    assert "<span>--option</span> <span>moon=full</span>" in page
    assert "fair share" not in page
    assert arena(**{**team, "option": "moon=new"}) == 2
    assert "another tournament" in capsys.readouterr().err
    assert arena(**{**team, "option": "moon=blue"}) == 2
    assert arena(**{**team, "option": "sun=new"}) == 2
    assert "moon" in capsys.readouterr().err


def test_all_players_have_the_same_axes(tmp_path: Path) -> None:
    assert arena(players="hard,random,random", games=2, out=tmp_path) == 0
    page = (tmp_path / "report.html").read_text()
    assert len(set(re.findall('viewBox="[^"]*"', page))) == 1
    assert page.count("Scores of ") == 2
    assert "1 deals" not in page
    assert all(0 <= float(part) <= 100 for part in re.findall(r"(?:left|width):([\d.]+)%", page.partition("<main")[2]))
