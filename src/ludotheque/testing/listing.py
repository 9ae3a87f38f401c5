"""Lists that a person writes: one entry a line, columns parted by bars, comments after #."""

from pathlib import Path


class BadLine(ValueError):
    """A line of a list that cannot be read: which file, which line, and why."""

    def __init__(self, path: Path, number: int, why: str) -> None:
        super().__init__(f"{path.name}, line {number}: {why}")


def rows(path: Path, columns: int) -> list[tuple[int, list[str]]]:
    """The number of the line and the columns of every entry; raises `BadLine` where columns lack or are too many."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.strip().startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != columns:
            raise BadLine(path, number, f"{columns} columns with | between them are needed, and it has {len(parts)}")
        found.append((number, parts))
    return found
