"""`make release`: what stops one, what describes one."""

import hashlib
import subprocess
import tarfile
from pathlib import Path

import pytest

from harness.browser import ROOT
from ludotheque.cli import main
from tools import release

CHANGELOG = """# Changelog

## 0.2.0 (unreleased)

### Added

- Something new.

## 0.1.0 (2026-11-17)

- The first.
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with a changelog, and everything committed."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_version_with_a_date_and_a_clean_tree_can_be_released(repository: Path) -> None:
    assert list(release.obstacles(repository, "0.1.0")) == []


def test_each_obstacle_says_what_to_do(repository: Path) -> None:
    (unreleased,) = release.obstacles(repository, "0.2.0")
    assert "“unreleased”" in unreleased
    (unknown,) = release.obstacles(repository, "0.3.0")
    assert "## 0.3.0 (DATE)" in unknown
    subprocess.run(["git", "tag", "v0.1.0"], cwd=repository, check=True)
    (repository / "new").touch()
    assert [line.split(":")[0] for line in release.obstacles(repository, "0.1.0")] == [
        "There are changes that are not committed",
        "The tag v0.1.0 exists",
    ]


def test_a_version_that_is_not_ready_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "obstacles", lambda *_: ["Not yet."])
    monkeypatch.setattr(release, "_built", lambda: pytest.fail("built all the same"))
    assert release.main([]) == 2


def test_the_page_of_a_release_says_how_to_get_it_what_is_new_and_how_to_publish_it(tmp_path: Path) -> None:
    file = tmp_path / "ludotheque-0.1.0-py3-none-any.whl"
    file.write_bytes(b"wheel")
    _, text = release.notes(CHANGELOG, "0.1.0")
    page = release.description("0.1.0", [file], text, "abc123")
    for part in (
        f"uvx --from {file.name} ludotheque serve",
        f"pip install {file.name}",
        "- The first.",
        f"{hashlib.sha256(b'wheel').hexdigest()}  {file.name}",
        'git tag --annotate v0.1.0 --message "Ludothèque 0.1.0" abc123',
        f"uv publish dist/{file.name}",
    ):
        assert part in page
    assert "Something new" not in page
    (tmp_path / "SHA256SUMS").write_text(release.sums([file]), encoding="utf-8")
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


def test_sources_without_the_built_client_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ludotheque-0.1.0.tar.gz"
    (tmp_path / "LICENSE").touch()
    with tarfile.open(file, "w:gz") as archive:
        archive.add(tmp_path / "LICENSE", "ludotheque-0.1.0/LICENSE")
    found = list(release.source_faults(file))
    assert "missing in the sources: the built client" in found
    assert "missing in the sources: LICENSE" not in found


def test_the_changelog_has_a_section_for_this_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is the one that the command prints, and the images and tags are named after."""
    assert release.notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), release.version())[1]
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"ludotheque {release.version()}\n"
