"""The documentation under `/docs`, once `make docs` has built it: the same headers, and nothing beside its folder."""

from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from harness.serving import serving
from ludotheque.server.endpoints import pages


async def fetch(address: str) -> tuple[int, str, str]:
    async with aiohttp.ClientSession() as http, http.get(URL(address, encoded=True)) as answer:
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        return answer.status, await answer.text(), answer.url.path


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client and a site, both built; a file beside them that nobody may read."""
    static, folder = tmp_path / "static", tmp_path / "site"
    for root, text in ((static, "the client"), (folder, "the documentation"), (folder / "how-to", "how-to")):
        root.mkdir()
        (root / "index.html").write_text(text, encoding="utf-8")
    (folder / "how-to/run-a-server.html").write_text("run a server", encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(pages, "SITE", folder)
    return folder


async def test_the_documentation_is_served_under_docs(site: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, base):
        assert await fetch(f"{base}/docs") == (200, "the documentation", "/docs/")
        assert await fetch(f"{base}/docs/") == (200, "the documentation", "/docs/")
        assert (await fetch(f"{base}/docs/how-to/run-a-server.html"))[:2] == (200, "run a server")
        assert (await fetch(f"{base}/docs/how-to/missing.html"))[0] == 404
        for path in ("../secret.html", "%2e%2e/secret.html", "how-to/../../secret.html", "%00.html"):
            assert "secret" not in (await fetch(f"{base}/docs/{path}"))[1]
        assert (await fetch(f"{base}/docsomething"))[1] == "the client"


async def test_without_a_built_site_the_client_answers(site: Path, tmp_path: Path) -> None:
    (site / "index.html").unlink()
    async with serving(tmp_path) as (_, base):
        assert await fetch(f"{base}/docs") == (200, "the client", "/docs")
