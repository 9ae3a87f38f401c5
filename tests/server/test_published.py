"""What the packages of games publish: addresses with a hash, kept for good, under the pages' security policy."""

from pathlib import Path
from types import ModuleType
from typing import Any, cast

import aiohttp
import pytest
from yarl import URL

from harness.serving import serving
from ludotheque.client import Client
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.languages import LANGS
from ludotheque.server.endpoints.published import Published
from tests.toys.high_card import HighCard


async def fetch(address: str) -> tuple[int, str, Any]:
    async with aiohttp.ClientSession() as http, http.get(URL(address, encoded=True)) as answer:
        return answer.status, await answer.text(), answer.headers


async def test_the_texts_of_every_game_can_be_loaded_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, base):
        games = await Client.request(base, "GET", "/api/games")
        assert [game["key"] for game in games] == list(GAMES)
        for game in games:
            assert game["board"] is game["cover"] is game["lesson"] is None
            assert set(game["texts"]) == set(LANGS)
            for lang, address in game["texts"].items():
                status, text, headers = await fetch(base + address)
                assert status == 200
                assert f"game-name = {game['names'][lang]}\n" in text
                assert headers["Content-Type"] == "text/plain; charset=utf-8"
                assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
                assert "script-src 'self'" in headers["Content-Security-Policy"]


async def test_an_old_hash_or_a_file_that_is_not_published_is_not_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, base):
        (game, *_) = await Client.request(base, "GET", "/api/games")
        folder = game["texts"]["en"].removesuffix("en.ftl")
        for path in (
            f"/games/{game['key']}/0123456789ab/en.ftl",
            f"{folder}rules.py",
            f"{folder}../../../texts/en.ftl",
            f"{folder}%2e%2e/rules.py",
            "/games/chess/0123456789ab/board.js",
        ):
            status, body, headers = await fetch(base + path)
            assert status == 404, path
            assert "def " not in body
            assert headers["Cache-Control"] == "no-store"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's package with a board."""
    folder = tmp_path / "dominoes"
    (folder / "board" / "pictures").mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "board" / "board.js").write_text("export const mount = 1;\n", encoding="utf-8")
    (folder / "board" / "notes.md").write_text("not for browsers\n", encoding="utf-8")
    (folder / "board" / "pictures" / "six.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def _of(package: Path) -> Published:
    game: Any = ModuleType("dominoes")
    game.__package__, game.KEY = "dominoes", "dominoes"
    assert package.name == "dominoes"
    return Published(cast(AnyGame, game))


def test_a_changed_file_changes_every_address_of_the_game(package: Path) -> None:
    before = _of(package)
    assert sorted(before.files) == ["board.js", "pictures/six.svg"]
    assert before.address("cover.svg") is None
    (package / "board" / "board.js").write_text("export const mount = 2;\n", encoding="utf-8")
    after = _of(package)
    assert before.version != after.version
    assert after.address("pictures/six.svg") == f"/games/dominoes/{after.version}/pictures/six.svg"


def test_a_game_without_texts_is_called_by_its_key() -> None:
    assert Published(HighCard()).names == dict.fromkeys(LANGS, "high_card")
    assert Published(GAMES["attrape_reves"]).names["fr"] == "Attrape Rêves"
