"""High Card, a game in a package of its own: installed, tested, listed, served."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp

from harness.packages import HIGH_CARD, beside
from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.languages import LANGS


def test_an_installed_package_passes_its_own_tests_and_is_played_in_the_terminal(installed: Path) -> None:
    """Its laws, rules, golden records, texts and tutorial, and a whole game in a terminal in both languages."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--import-mode=importlib",
        str(HIGH_CARD),
    ]
    found = subprocess.run(
        [*command, "-c", str(HIGH_CARD / "pyproject.toml")],
        env=beside(installed),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_the_terminal_lists_it_after_our_games(installed: Path) -> None:
    command = [str(Path(sys.executable).parent / "ludotheque"), "games", "--lang", "fr"]
    listed = subprocess.run(command, env=beside(installed), capture_output=True, text=True, check=True, timeout=60)
    assert listed.stdout.index("4 Carte haute") > listed.stdout.index("Matryoshka")
    assert listed.stderr == ""


async def test_a_server_serves_its_board_and_describes_its_types(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(Storage(tmp_path))
    server.environment |= beside(installed) | {"LUDOTHEQUE_DATA": str(tmp_path)}
    await server.start()
    try:
        shelf = {game["key"]: game for game in await Client.request(server.base, "GET", "/api/games")}
        game = shelf["high_card"]
        assert game["names"] == {**dict.fromkeys(LANGS, "High Card"), "fr": "Carte haute"}
        async with aiohttp.ClientSession(server.base) as http:

            async def load(address: str) -> tuple[str, Any]:
                async with http.get(address) as answer:
                    assert answer.status == 200
                    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
                    assert answer.headers["Cache-Control"].endswith("immutable")
                    return answer.content_type, await answer.read()

            kind, board = await load(game["board"])
            assert (kind, board) == ("text/javascript", (HIGH_CARD / "high_card/board/board.js").read_bytes())
            assert (await load(game["board"].replace("board.js", "board.css")))[0] == "text/css"
            assert (await load(game["cover"]))[0] == "image/svg+xml"
            assert (await load(game["lesson"]))[0] == "application/json"
            texts = (await load(game["texts"]["fr"]))[1].decode()
            assert "game-name = Carte haute" in texts
            assert "board-hidden = Une carte cachée" in texts
        published = await Client.request(server.base, "GET", "/api/schema.json")
        assert "Shown" in published["games"]["high_card"]["$defs"]
    finally:
        await server.kill()
