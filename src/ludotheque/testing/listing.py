"""Lists that a person writes: one entry a line, columns parted by bars, comments after #."""

from pathlib import Path


def rows(path: Path) -> list[list[str]]:
    """The columns of every entry."""
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]
