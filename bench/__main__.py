"""`make bench`: everything, or the parts named (`make bench ARGS="engine startup"`)."""

import sys

from bench import engine, serve, startup, web

PARTS = {"startup": startup.report, "engine": engine.report, "serve": serve.report, "web": web.report}


def main(wanted: list[str]) -> int:
    """Run the parts in order."""
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"unknown part {unknown[0]!r}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in wanted or PARTS:
        PARTS[name]()
    return 0


sys.exit(main(sys.argv[1:]))
