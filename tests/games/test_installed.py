"""Games from packages: found by entry points, checked, and left out with one clear line if they are broken."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import msgspec
import pytest

from harness.packages import HIGH_CARD
from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core.game import CONTRACT
from ludotheque.games import GAMES, LEFT_OUT
from ludotheque.games.installed import GROUP, entries, find

Install = Callable[[str, str], list[EntryPoint]]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package of one module on the path, with its metadata, and find its entry points as an installer would."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def put(name: str, source: str) -> list[EntryPoint]:
        package, metadata = tmp_path / name, tmp_path / f"{name}-1.2.dist-info"
        package.mkdir()
        metadata.mkdir()
        (package / "__init__.py").write_text(source, encoding="utf-8")
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n", encoding="utf-8")
        (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}\n", encoding="utf-8")
        return [entry for found in distributions(path=[str(tmp_path)]) for entry in found.entry_points]

    yield put
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_our_games_are_entry_points_like_any_other() -> None:
    ours = [entry.name for entry in entries() if entry.dist is not None and entry.dist.name == "ludotheque"]
    assert ours == list(GAMES)
    assert ours[0] == "moby_pick"
    assert LEFT_OUT == ()


def _why(candidates: list[EntryPoint]) -> str:
    games, (left,) = find(candidates)
    assert games == {}
    assert left.package == f"{left.key} 1.2"
    assert "\n" not in left.why
    return left.why


def test_a_package_that_cannot_be_imported_is_left_out_with_the_line_that_failed(install: Install) -> None:
    why = _why(install("dice", "import math\nimport no_such_module\n"))
    assert why == "it cannot be imported: ModuleNotFoundError: No module named 'no_such_module' (__init__.py:2)"


def test_a_package_that_ends_the_process_on_import_is_left_out(install: Install) -> None:
    assert "SystemExit: 3" in _why(install("dice", "import sys\nsys.exit(3)\n"))


@pytest.mark.parametrize("version", ["None", CONTRACT + 1])
def test_a_game_of_another_contract_is_left_out(install: Install, version: object) -> None:
    why = _why(install("dice", f"CONTRACT = {version}\n"))
    assert f"contract {version}, and this is contract {CONTRACT}" in why


def test_a_game_that_lacks_names_of_the_contract_is_told_which(install: Install) -> None:
    why = _why(install("dice", f"CONTRACT = {CONTRACT}\nKEY = 'dice'\nRULES = 1\n"))
    assert "SEATS" in why
    assert "preview" in why
    assert "RULES" not in why


def test_a_key_is_a_plain_word(install: Install) -> None:
    assert "lower-case words" in _why(install("Dice", ""))


def _high_card(folder: Path, name: str, change: Callable[[Path], object]) -> None:
    """A copy of the example with another name and one change, as if it were installed."""
    package, metadata = folder / name, folder / f"{name}-1.2.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}\n", encoding="utf-8")
    for path in sorted((HIGH_CARD / "high_card").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = package / path.relative_to(HIGH_CARD / "high_card")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text(encoding="utf-8").replace("high_card", name), encoding="utf-8")
    change(package)


def _without(name: str, text: str) -> Callable[[Path], object]:
    def change(package: Path) -> None:
        path = package / name
        assert text in path.read_text(encoding="utf-8")
        path.write_text(path.read_text(encoding="utf-8").replace(text, ""), encoding="utf-8")

    return change


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "mute": (_without("texts/fr.ftl", "event-kept ="), "texts/fr.ftl lacks event-kept"),
    "speechless": (lambda package: (package / "texts/en.ftl").unlink(), "speechless has no texts/en.ftl"),
    "botless": (_without("bots.py", '"normal": normal'), "it has no player named normal in BOTS"),
    "dealless": (_without("rules.py", "turn=Seat(0), "), "it fails at a first table: TypeError"),
    "misnamed": (_without("__init__.py", '"misnamed"\nRULES = 1'), "it cannot be imported: SyntaxError"),
}


async def test_broken_packages_are_one_line_each_in_the_log_and_the_server_goes_on(tmp_path: Path) -> None:
    """Every kind of broken package at once, a second package for a key of ours, one that is whole, one in English."""
    folder = tmp_path / "installed"
    for name, (change, _) in BROKEN.items():
        _high_card(folder, name, change)
    _high_card(folder, "monoglot", lambda package: (package / "texts/fr.ftl").unlink())
    _high_card(folder, "whole", lambda _: None)
    _high_card(folder, "rival", lambda _: None)
    (folder / "rival-1.2.dist-info/entry_points.txt").write_text(f"[{GROUP}]\nmatryoshka = rival\n", encoding="utf-8")
    server = ServerProcess(Storage(tmp_path / "data"))
    server.environment |= {"PYTHONPATH": str(folder), "LUDOTHEQUE_LOG_FORMAT": "json"}
    with (tmp_path / "log").open("w") as log:
        await server.start(stderr=log)
    try:
        games = await Client.request(server.base, "GET", "/api/games")
    finally:
        await server.kill()
    assert [game["key"] for game in games] == [*GAMES, "monoglot", "whole"]
    assert games[-2]["names"]["fr"] == "High Card"
    assert games[-2]["texts"]["fr"] == games[-2]["texts"]["en"]
    lines = [msgspec.json.decode(line) for line in (tmp_path / "log").read_bytes().splitlines()]
    english = {line["game"]: line["lacking"] for line in lines if line["event"] == "texts missing, English is used"}
    assert "fr" in english.pop("monoglot")
    assert "fr" not in english.get("whole", "")
    left = {line["package"].partition(" ")[0]: line["why"] for line in lines if line["event"] == "game not loaded"}
    assert left.pop("rival").startswith("the key is taken by ludotheque ")
    assert left.keys() == BROKEN.keys()
    for name, (_, why) in BROKEN.items():
        assert left[name].startswith(why), left[name]
