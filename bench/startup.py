"""How long `import ludotheque` and `ludotheque --help` take: aim under 0.3 s."""

import subprocess
import sys
import time
from pathlib import Path

COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "import ludotheque.games": [sys.executable, "-c", "import ludotheque.games"],
    "ludotheque --help": [str(Path(sys.executable).with_name("ludotheque")), "--help"],
}


def report(times: int = 7) -> None:
    """Print the median of several runs of each."""
    print("\nStart-up: median seconds")
    for name, command in COMMANDS.items():
        taken = []
        for _ in range(times):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken.append(time.perf_counter() - start)
        print(f"  {name:<28} {sorted(taken)[times // 2]:.3f}")
