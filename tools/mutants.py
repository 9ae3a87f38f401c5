"""Mutation testing of the rules: run mutmut, then say how many mutants each module killed; at least 90 % must die."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

LEAST = 0.90
MUTMUT = str(Path(sys.executable).with_name("mutmut"))


def main() -> int:
    """Run all mutants and fail if too many survive in any module."""
    subprocess.run([MUTMUT, "run", *sys.argv[1:]], check=False)
    listing = subprocess.run([MUTMUT, "results", "--all", "true"], capture_output=True, text=True, check=True)
    counts: dict[str, Counter[str]] = {}
    survivors = []
    for line in listing.stdout.splitlines():
        name, _, status = line.strip().rpartition(": ")
        if not name:
            continue
        module = name.rsplit(".", 1)[0]
        counts.setdefault(module, Counter())[status] += 1
        if status not in {"killed", "timeout", "caught by type check"}:
            survivors.append(f"  {status}: {name}")
    print("\n".join(survivors))
    weak = False
    for module, found in sorted(counts.items()):
        dead = found["killed"] + found["timeout"] + found["caught by type check"]
        share = dead / found.total()
        weak |= share < LEAST
        print(f"{share:7.1%} of {found.total():4} mutants killed in {module}")
    return 1 if weak or not counts else 0


if __name__ == "__main__":
    sys.exit(main())
