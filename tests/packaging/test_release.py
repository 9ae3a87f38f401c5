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


@pytest.fixture
def built(repository: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The repository, where `main` makes a release that passes all checks."""
    for words in (["user.name", "A"], ["user.email", "a@example.org"]):
        subprocess.run(["git", "config", *words], cwd=repository, check=True)
    (repository / ".git/info/exclude").write_text("dist/\n")
    dist = repository / "dist"
    dist.mkdir()
    files = [dist / "ludotheque-0.1.0-py3-none-any.whl", dist / "ludotheque-0.1.0.tar.gz"]
    for file in files:
        file.touch()
    for name in ("faults", "source_faults", "starts"):
        monkeypatch.setattr(release, name, lambda *_: [])
    for name, value in {"ROOT": repository, "DIST": dist}.items():
        monkeypatch.setattr(release, name, value)
    monkeypatch.setattr(release, "version", lambda: "0.1.0")
    monkeypatch.setattr(release, "lacks_documentation", lambda _: False)
    monkeypatch.setattr(release, "_built", lambda: files)
    return repository


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


def test_a_release_can_be_tagged_with_its_section_of_the_changelog(
    built: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "### Added\n\n- The first."
    monkeypatch.setattr(release, "notes", lambda *_: ("2026-11-17", text))
    assert release.main(["--tag"]) == 0
    assert git(built, "cat-file", "tag", "v0.1.0").partition("\n\n")[2] == f"Ludothèque 0.1.0\n\n{text}\n"
    assert git(built, "rev-parse", "v0.1.0^{commit}") == git(built, "rev-parse", "HEAD")
    page = (built / "dist/RELEASE.md").read_text(encoding="utf-8")
    assert "## Publish\n\n```\ngit push origin v0.1.0\n```\n" in page
    assert release.main(["--tag"]) == 2
    assert "The tag v0.1.0 exists" in capsys.readouterr().err


def test_without_being_asked_or_as_a_draft_nothing_is_tagged(built: Path) -> None:
    assert release.main([]) == release.main(["--draft"]) == 0
    with pytest.raises(SystemExit):
        release.main(["--draft", "--tag"])
    assert git(built, "tag") == ""


@pytest.mark.parametrize("what", ["changed", "committed", "faulty", "refused"])
def test_what_is_not_exactly_what_was_checked_is_not_tagged(
    built: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    files = release._built()

    def during_the_build() -> list[Path]:
        if what == "changed":
            (built / "new").touch()
        elif what == "committed":
            git(built, "commit", "--allow-empty", "--message", "more")
        elif what == "refused":
            git(built, "tag", "v0.1.0")
        return files

    monkeypatch.setattr(release, "_built", during_the_build)
    if what == "faulty":
        monkeypatch.setattr(release, "faults", lambda *_: ["missing: all"])
    assert release.main(["--tag"]) == 1
    said = capsys.readouterr().err
    assert {"faulty": "missing: all", "refused": "already exists"}.get(what, "Run it again") in said
    assert git(built, "tag") == ("v0.1.0\n" if what == "refused" else "")
    assert not (built / "dist/RELEASE.md").exists()


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
