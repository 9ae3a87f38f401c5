"""A release: build it, check it, describe it. `make release` writes all into `dist/` and prints what is left to do.

Nothing is pushed or uploaded here: a person reads `dist/RELEASE.md`, then runs the commands at its end.
`--tag` tags the commit as well, after all checks, with the changelog's section as its message.
`--draft` does the same for a version that the changelog still calls unreleased, or with changes that are not committed.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from harness.browser import ROOT, build_client
from harness.packages import build, fresh

DIST = ROOT / "dist"
_SECTION = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]+)\)\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_STRAY = re.compile(r"(^|/)(tests|__pycache__|node_modules|\.[^/]+)(/|$)|\.pyc$")


def version(root: Path = ROOT) -> str:
    """The version that the package declares."""
    declared: str = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return declared


def notes(changelog: str, wanted: str) -> tuple[str, str]:
    """The date and the text of a version's section in the changelog; both empty if it has none."""
    for section in _SECTION.finditer(changelog):
        if section["version"] == wanted:
            return section["date"], section["text"].strip()
    return "", ""


def obstacles(root: Path, wanted: str) -> Iterator[str]:
    """What must be done before this version can be released, one sentence each."""
    date, text = notes((root / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if not text:
        yield f"CHANGELOG.md has no section “## {wanted} (DATE)”: write what is new for users."
    elif not _DATE.fullmatch(date):
        yield f"CHANGELOG.md calls {wanted} “{date}”: write the date of the release, as in 2026-11-17."
    if _git(root, "status", "--porcelain"):
        yield "There are changes that are not committed: commit or discard them."
    if _git(root, "tag", "--list", f"v{wanted}"):
        yield f"The tag v{wanted} exists: raise the version in pyproject.toml, and run python -m tools.reference."


def faults(wheel: Path, root: Path = ROOT) -> Iterator[str]:
    """What is wrong with the content of a wheel: files that are missing, and files that do not belong there."""
    with ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    tracked = _git(root, "ls-files", "src/ludotheque").splitlines()
    sources = {
        file.removeprefix("src/") for file in tracked if not re.match(r"src/ludotheque/games/[^/]+/board/", file)
    }
    yield from (f"missing: {file}" for file in sorted(sources - packed))
    pages = ("index.html", "sw.js", "manifest.webmanifest", "check.js")
    yield from (f"missing: the page's {name}" for name in pages if f"ludotheque/static/{name}" not in packed)
    boards = [file for file in packed if re.fullmatch(r"ludotheque/static/assets/Board-[^/]+\.js", file)]
    games = list(root.glob("src/ludotheque/games/*/board"))
    if len(boards) != len(games):
        yield f"missing: {len(games)} games have a board, and the client has {len(boards)}"
    if "ludotheque/example/pyproject.toml" not in packed:
        yield "missing: the example that new-game copies"
    ours = (file for file in packed if not file.startswith("ludotheque/example/"))
    yield from (f"does not belong there: {file}" for file in sorted(ours) if _STRAY.search(file))


def lacks_documentation(wheel: Path) -> bool:
    """Whether the documentation was not built before the wheel."""
    with ZipFile(wheel) as archive:
        return "ludotheque/site/index.html" not in archive.namelist()


def source_faults(sdist: Path) -> Iterator[str]:
    """What an archive of the sources lacks to build the wheel from it, with or without Node."""
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    wanted = ("hatch_build.py", "web/package-lock.json", "examples/high_card/pyproject.toml", "LICENSE", "CHANGELOG.md")
    yield from (f"missing in the sources: {file}" for file in wanted if file not in packed)
    if "src/ludotheque/static/index.html" not in packed:
        yield "missing in the sources: the built client"


def starts(wheel: Path, wanted: str) -> Iterator[str]:
    """Whether the wheel runs in a new environment with nothing but the packages it asks for."""
    with TemporaryDirectory() as folder:
        programs = fresh(wheel, Path(folder, "venv"))
        command = [str(programs / "ludotheque"), "--version"]
        told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env={}, timeout=60)
    if told.stdout != f"ludotheque {wanted}\n":
        yield f"in a new environment, ludotheque --version says: {told.stdout}{told.stderr}"


def sums(files: Sequence[Path]) -> str:
    """The checksums of files, as sha256sum writes and checks them."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def tag(root: Path, wanted: str, text: str, commit: str) -> Iterator[str]:
    """Tag the commit that was built, unless something has changed since; what keeps it from being tagged."""
    if _git(root, "rev-parse", "HEAD") != commit or _git(root, "status", "--porcelain"):
        yield "Not tagged: something was changed or committed during the build. Run it again."
        return
    command = ["git", "tag", "--annotate", "--cleanup=verbatim", "--file=-", f"v{wanted}", commit]  # it has "#" lines
    message = f"Ludothèque {wanted}\n\n{text}\n".encode()
    done = subprocess.run(command, cwd=root, input=message, capture_output=True, check=False)
    if done.returncode:
        yield f"Not tagged, because git refuses: {done.stderr.decode().strip()}"


def description(wanted: str, files: Sequence[Path], text: str, commit: str, *, tagged: bool = False) -> str:
    """The page of a release: how to get it, what is new, checksums, and the commands that publish it."""
    tagging = "" if tagged else f'git tag --annotate v{wanted} --message "Ludothèque {wanted}" {commit}\n'
    sizes = "\n".join(f"| `{file.name}` | {file.stat().st_size / 1e6:.2f} MB |" for file in files)
    names = " ".join(f"dist/{file.name}" for file in files)
    wheel = next(file.name for file in files if file.suffix == ".whl")
    return (
        f"# Ludothèque {wanted}\n\n```\nuvx --from {wheel} ludotheque serve\npipx install {wheel}\n"
        f"pip install {wheel}\n```\n\n{text}\n\n## Files\n\n| file | size |\n| --- | --- |\n{sizes}\n\n"
        f"```\n{sums(files)}```\n\n## Publish\n\n```\n{tagging}git push origin v{wanted}\n```\n\n"
        f"Put the files beside the tag, where people can download them. For an index, too: `uv publish {names}`.\n"
    )


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def _built() -> list[Path]:
    """Client, documentation, sources and wheel; the same commit always gives the same bytes."""
    build_client()
    subprocess.run(["make", "--no-print-directory", "docs"], cwd=ROOT, check=True)
    os.environ["SOURCE_DATE_EPOCH"] = _git(ROOT, "log", "-1", "--format=%ct")
    shutil.rmtree(DIST, ignore_errors=True)
    build(DIST, "--wheel", "--sdist")
    return sorted([*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")])


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: `dist/` holds a release; 1: something is wrong with it; 2: it cannot be made yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--draft", action="store_true", help="go on where the version is not ready to be released")
    either.add_argument("--tag", action="store_true", help="tag the commit, after all checks")
    chosen = parser.parse_args(arguments)
    wanted, commit = version(), _git(ROOT, "rev-parse", "HEAD")
    if found := list(obstacles(ROOT, wanted)):
        print("\n".join(found), file=sys.stderr)
        if not chosen.draft:
            return 2
    files = _built()
    (wheel,) = (file for file in files if file.suffix == ".whl")
    (sdist,) = (file for file in files if file.suffix == ".gz")
    wrong = [*faults(wheel), *source_faults(sdist), *starts(wheel, wanted)]
    if lacks_documentation(wheel):
        wrong.append("missing: the documentation")
    _, text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if chosen.tag and not wrong:
        wrong += tag(ROOT, wanted, text, commit)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    (DIST / "SHA256SUMS").write_text(sums(files), encoding="utf-8")
    page = description(wanted, files, text, commit, tagged=chosen.tag)
    (DIST / "RELEASE.md").write_text(page, encoding="utf-8")
    print(page.rpartition("## Files")[2].strip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
