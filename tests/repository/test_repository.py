"""The repository: no registry host, no path of a machine, no missing module is named, and modules stay short."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tools.game import IN_HOUSE

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md")])
HOSTS = re.compile(r"(pypi\.org|pythonhosted|registry\.npmjs|registry\.yarnpkg|deb\.debian)", re.IGNORECASE)
MODULE = re.compile(r"`(?:[\w/.-]*/)?([\w-]+\.(?:py|ts|svelte))`")
PRIVATE = re.compile(
    r"(?i)\b(?:anew|for company|mend(?:s|ed|ing)?|vouch(?:es|ed)?|stands? still|doctored|raid(?:s|ed|ers?)?)\b"
)
MACHINE = re.compile(r"(?<![\w.$}~-])/(?:work|root|home|Users)/\w")


def committed() -> list[Path]:
    """Every file git tracks, or would."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listing.stdout.splitlines() if (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    found = []
    for path in committed():
        data = path.read_bytes()
        if b"\0" not in data and path != Path(__file__):
            found.append((str(path.relative_to(ROOT)), data.decode("utf-8")))
    return found


def test_no_committed_file_names_a_registry_host() -> None:
    assert not [name for name, text in texts() if HOSTS.search(text)]


def test_no_committed_file_holds_a_path_of_a_machine() -> None:
    assert not [name for name, text in texts() if MACHINE.search(text)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_module_that_a_document_names_exists(path: Path) -> None:
    """Except those that the reader is about to write: the example game, and a player."""
    text = path.read_text(encoding="utf-8")
    known = {each.name for each in committed()}
    assert {name for name in MODULE.findall(text) if not name.startswith(("high_card", "mybot"))} <= known


def test_code_uses_no_private_words() -> None:
    """Comments, names and log lines are searched for standard terms; `tools/prose.py` checks the documents."""
    apart = {"CHANGELOG.md", "tools/prose.py", "tests/repository/test_documents.py"}
    assert not [name for name, text in texts() if name not in apart and PRIVATE.search(text)]


def test_locks_hold_hashes_and_no_address() -> None:
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    assert {lock.name for lock in locks} == {"run.lock", "dev.lock", "docs.lock", "bench.lock", "uv.lock"}
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")
    for lock in ROOT.rglob("package-lock.json"):
        if "node_modules" not in lock.parts:
            text = lock.read_text(encoding="utf-8")
            assert '"resolved"' not in text
            assert '"integrity"' in text


def locked(name: str) -> set[str]:
    """The packages of a lock."""
    lock = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9._-]+)==", lock, re.MULTILINE))


def test_the_locks_hold_what_the_project_asks_for_and_a_server_needs_little() -> None:
    """`make locks` writes them: the command that it calls is there, and it was run after the last change."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {re.split(r"[^a-z0-9._-]", each)[0] for each in project["project"]["dependencies"]}
    assert {name.replace(".", "-") for name in asked} <= {name.replace(".", "-") for name in locked("run.lock")}
    extras = {re.split(r"[^a-z0-9._-]", each)[0] for each in project["project"]["optional-dependencies"]["postgres"]}
    assert extras <= locked("dev.lock")
    assert not (extras | {"alembic", "mako"}) & locked("run.lock")
    subprocess.run([ROOT / ".venv" / "bin" / "uv", "--version"], check=True, capture_output=True)


@pytest.mark.parametrize("folder", ["bench", "examples", "harness", "soak", "src", "tests", "tools", "web"])
def test_no_module_is_longer_than_four_hundred_lines(folder: str) -> None:
    kinds = {".py", ".ts", ".svelte"}
    long = {
        str(path.relative_to(ROOT)): lines
        for path in committed()
        if path.suffix in kinds and path.is_relative_to(ROOT / folder) and ".gen." not in path.name
        if (lines := path.read_text(encoding="utf-8").count("\n")) > 400
    }
    assert not long


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_whole(key: str) -> None:
    """Texts, a face, a board, a cover, a tutorial, golden records and a page."""
    names = [name.format(key=key) for name in IN_HOUSE]
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_every_game_folder_is_on_the_shelf() -> None:
    assert {path.parent.name for path in (ROOT / "src/ludotheque/games").glob("*/__init__.py")} == set(GAMES)


def _imported(module: Path) -> set[Path]:
    """The modules of its own game that a module imports."""
    text = module.read_text(encoding="utf-8")
    package = f"ludotheque.games.{module.parent.name}"
    names = set(re.findall(rf"^from {package}\.(\w+) import", text, re.MULTILINE))
    names.update(*(found.split(", ") for found in re.findall(rf"^from {package} import (.+)", text, re.MULTILINE)))
    return {module.with_name(f"{name}.py") for name in names}


@pytest.mark.parametrize("key", GAMES)
def test_every_module_of_the_rules_is_under_mutation_test(key: str) -> None:
    """Those that only hold values, show them or choose among legal acts are not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    mutated = {path for pattern in project["tool"]["mutmut"]["only_mutate"] for path in ROOT.glob(pattern)}
    apart = {"cards.py", "events.py", "table.py", "view.py", "habits.py"}
    rules = {ROOT / "src/ludotheque/games" / key / "rules.py"}
    while more := {each for module in rules for each in _imported(module) if each.name not in apart} - rules:
        rules |= more
    assert not [str(path.relative_to(ROOT)) for path in rules - mutated], "name them in only_mutate of pyproject.toml"
