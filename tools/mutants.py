"""Mutation testing of the rules: run mutmut, then say how many mutants each module killed; at least 90 % must die."""

import resource
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

LEAST = 0.90
MUTMUT = str(Path(sys.executable).with_name("mutmut"))
DEAD = {"killed", "timeout", "caught by type check"}
MEMORY = 2 << 30
"""A mutant that deals forever fails here instead of filling the machine."""


def main() -> int:
    """Run all mutants, or those named, and fail if too many survive in any module."""
    names = sys.argv[1:]
    if not names:
        # mutmut keeps verdicts that older tests gave: a whole run begins with none.
        shutil.rmtree("mutants", ignore_errors=True)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
    subprocess.run([MUTMUT, "run", *names], check=True)
    listing = subprocess.run([MUTMUT, "results", "--all", "true"], capture_output=True, text=True, check=True)
    counts: dict[str, Counter[str]] = {}
    for line in listing.stdout.splitlines():
        name, _, status = line.strip().rpartition(": ")
        module = name.rpartition(".")[0].removeprefix("ludotheque.games.")
        counts.setdefault(module, Counter())[status] += 1
        if status not in DEAD:
            print(f"  {status}: {name}")
    weak = False
    for module, found in sorted(counts.items()):
        share = sum(found[status] for status in DEAD) / found.total()
        weak |= share < LEAST
        print(f"{share:7.1%} of {found.total():4} mutants killed in {module}")
    print("Why those that are left may live: docs/explanation/evaluation/mutants.md")
    return 1 if weak or not counts else 0


if __name__ == "__main__":
    sys.exit(main())
