"""`make bench`: everything, or the parts named (`make bench ARGS="engine startup"`).

`ismcts` is played only where it is named: it takes hours. `pythons` needs other interpreters, which it must be told.
"""

import sys

from bench import engine, pythons, serve, startup, web


def ismcts() -> None:
    """Loads OpenSpiel, which the others do not need."""
    from bench.ismcts import report

    report()


PARTS = {"startup": startup.report, "engine": engine.report, "serve": serve.report, "web": web.report}
NAMED = {"ismcts": ismcts, "pythons": pythons.report}


def main(wanted: list[str]) -> int:
    """Run the parts in order."""
    every = PARTS | NAMED
    if {"-h", "--help"} & set(wanted):
        print(f"{__doc__}\nParts: {', '.join(every)}")
        return 0
    unknown = [name for name in wanted if name not in every]
    if unknown:
        print(f"unknown part {unknown[0]!r}; there are: {', '.join(every)}", file=sys.stderr)
        return 2
    for name in wanted or PARTS:
        every[name]()
    return 0


sys.exit(main(sys.argv[1:]))
