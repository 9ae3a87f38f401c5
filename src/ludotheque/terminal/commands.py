"""What the commands do; each returns its exit code. Only `ludotheque.cli` calls them, and only when asked to."""

import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rich.console import Console, Group
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text

from ludotheque.bots.levels import NORMAL, known, levels
from ludotheque.core import Record, Spoken
from ludotheque.core.play import AnyGame
from ludotheque.core.review import review
from ludotheque.games.face import face_of
from ludotheque.terminal.device import Terminal, attached
from ludotheque.terminal.lines import LineByLine, Standard
from ludotheque.terminal.live import Left, Live
from ludotheque.terminal.opening import branched, find, fresh, load, new_path, options_for, person_of, resumable
from ludotheque.terminal.pages import analysis_page, result, rules_page
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.table import Table
from ludotheque.terminal.walk import Walk
from ludotheque.terminal.wrong import Wrong, unusable
from ludotheque.texts import Lang, Speech

OK, WRONG = 0, 2


def games(lang: Lang) -> int:
    """The shelf: every game and variant, its player counts, and what to type."""
    from ludotheque.games import GAMES, LEFT_OUT

    for number, (key, game) in enumerate(GAMES.items(), start=1):
        words = Speech(game, lang, part="terminal")
        _out().print(Text(f"{number} {words.text('game-name')}", style="bold"), f"· {words.text('game-tagline')}")
        for place, (variant, seats) in enumerate(game.SEATS.items()):
            span = words.text("shelf-players", least=seats[0], most=seats[-1])
            named = f"{words.text(f'variant-{variant}')} ({span})"
            about = Text(f"{named} · {words.text(f'variant-{variant}-about')}")
            typed = Text(f"ludotheque play {key}" + (f" --variant {variant}" if place else ""), style="cyan")
            _out().print(Padding(Group(typed, Padding(about, (0, 0, 0, 2))), (0, 0, 0, 2)))
    own = Speech(None, lang, part="terminal")
    _out().print(own.text("shelf-foot", game=next(iter(GAMES))))
    for left in LEFT_OUT:
        sys.stderr.write(own.text("shelf-left-out", game=left.key, package=left.package, why=left.why) + "\n")
    return OK


def rules(key: str, lang: Lang) -> int:
    """The whole rules of a game, with their ids."""
    game = find(key)
    _out().print(rules_page(game, Speech(game, lang, part="terminal")))
    return OK


def play(  # noqa: PLR0913 — one for each flag
    key: str | None,
    lang: Lang,
    *,
    seats: int | None,
    variant: str | None,
    seed: str | None,
    resume: Path | None,
    source: Path | None,
    step: int | None,
    seat: int | None,
    record: Path | None,
    level: str | None,
    hints: str | None,
    name: str | None,
    plain: bool,
    wishes: Sequence[str],
) -> int:
    """Open a table, or go on at one, and play."""
    own = Speech(None, lang, part="terminal")
    if source is None and (step is not None or seat is not None):
        raise Wrong("wrong-from")
    dealt = {"seats": seats, "variant": variant, "option": wishes or None}
    if resume is not None:
        _only(resume, key, **dealt, seed=seed, level=level, name=name, **{"from": source})
        game, paper = resumable(resume)
        path = resume if record is None else record
    else:
        me, company = name or own.text("your-name"), tuple((level or NORMAL).split(","))
        if source is not None:
            _only(source, key, **dealt)
            game, paper = branched(source, step=step or 0, seat=seat, name=me, levels=company, seed=seed)
        else:
            game = find(key if key is not None else _choose(own))
            options = options_for(game, lang, seats=seats, variant=variant, wishes=wishes)
            paper = fresh(game, options, name=me, levels=company, seed=seed)
        _check_company(game, company, len(paper.header.seats) - 1)
        path = new_path(game) if record is None else record
    if path != resume and path.exists():
        raise Wrong("wrong-exists", file=str(path))
    if hints is not None and hints not in game.BOTS:
        raise Wrong("wrong-level", level=hints, known=", ".join(game.BOTS))
    return _sit(game, paper, path, lang, hints=hints, plain=plain)


def _only(file: Path, key: str | None, **given: object) -> None:
    """Refuse what a record says itself, and a game that is not its own."""
    if flags := [f"--{flag}" for flag, value in given.items() if value is not None]:
        raise Wrong("wrong-beside", flags=", ".join(flags), file=str(file))
    if key is not None and (wanted := find(key)).KEY != (game := load(file)[0]).KEY:
        raise Wrong("wrong-other-game", file=str(file), found=game.KEY, game=wanted.KEY)


def _check_company(game: AnyGame, company: Sequence[str], bots: int) -> None:
    for each in company:
        if not known(game, each):
            raise Wrong("wrong-level", level=each, known=", ".join(levels(game)))
    if len(company) > max(1, bots):
        raise Wrong("wrong-levels", levels=len(company), bots=bots)


def _sit(game: AnyGame, record: Record, path: Path, lang: Lang, *, hints: str | None, plain: bool) -> int:
    words = Speech(game, lang, [player.name for player in record.header.seats], part="terminal")
    try:
        table = Table(game, record, Paper(path), hints=hints)
    except OSError as error:
        raise unusable(path, error) from None
    person = person_of(record.header)
    signal.signal(signal.SIGTERM, _interrupted)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _interrupted)
    try:
        if attached() and not plain:
            terminal = Terminal()
            with terminal.taken():
                Live(table, face_of(game.KEY), words, terminal, person).run()
        else:
            LineByLine(table, face_of(game.KEY), words, Standard(), person).run()
    except (Left, KeyboardInterrupt, EOFError):
        _out().print(words.text("left", file=str(path)), soft_wrap=True)
        return OK
    if table.outcome is not None and attached() and not plain:
        _out().print(result(table.outcome, table.header.options, words))
    _out().print(words.text("finished", file=str(path)), soft_wrap=True)
    return OK


def replay(path: Path, lang: Lang) -> int:
    """Walk through a record."""
    game, record = load(path)
    words = Speech(game, lang, [player.name for player in record.header.seats], part="terminal")
    walk = Walk(game, record, face_of(game.KEY), words)
    try:
        if attached():
            terminal = Terminal()
            with terminal.taken():
                walk.on_screen(terminal)
        else:
            walk.by_lines(Standard())
    except (KeyboardInterrupt, EOFError):
        return OK
    return OK


def verify(path: Path, lang: Lang) -> int:
    """Check a record and say what was checked."""
    game, record = load(path)
    words = Speech(game, lang, [player.name for player in record.header.seats], part="terminal")
    assert record.end is not None
    for line in ("verify-rules", "verify-moves", "verify-deal"):
        text = words.text(line, game=words.text("game-name"), rules=game.RULES, moves=len(record.moves))
        _out().print(Text("✓ ", style="green").append(text))
    if record.end.outcome is None:
        _out().print(Text("✓ ", style="green").append(words.text("verify-left")))
    else:
        _out().print(Text("✓ ", style="green").append(words.text("verify-result")))
        _out().print(result(record.end.outcome, record.header.options, words))
    return OK


def analyse(path: Path, lang: Lang) -> int:
    """The turning points of a record, and what its players can learn from it."""
    game, record = load(path)
    words = Speech(game, lang, [player.name for player in record.header.seats], part="terminal")
    if game.EXTRAS.analyse is None:
        raise Wrong("wrong-no-analysis", game=words.text("game-name"))
    if record.end is None or record.end.outcome is None:
        raise Wrong("wrong-unfinished", file=str(path))
    game.EXTRAS.prepare()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.text("analysis-asking"), total=1)

        def tell(share: float) -> None:
            progress.update(task, completed=share)

        found = review(record, game, tell)
    _out().print(analysis_page(found, words))
    return OK


def complain(problem: Spoken, lang: Lang) -> int:
    """One clear sentence on standard error."""
    words = Speech(None, lang, part="terminal")
    sys.stderr.write(f"{words.why(problem)}\n")
    return WRONG


def _choose(words: Speech) -> str:
    """Ask which game, when a person is there to answer; Enter takes the first."""
    from ludotheque.games import GAMES

    keys = list(GAMES)
    if not sys.stdin.isatty():
        raise Wrong("wrong-no-game", known=", ".join(keys))
    games(words.lang)
    while True:
        try:
            answer = input(words.text("choose-game", last=len(keys)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Wrong("wrong-nothing") from None
        if answer == "" or (answer.isdecimal() and 1 <= int(answer) <= len(keys)):
            return keys[int(answer or 1) - 1]
        if answer.replace("-", "_") in GAMES:
            return answer


def _out() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def _interrupted(number: int, frame: FrameType | None) -> NoReturn:
    """A terminal that is closed, or a polite request to end, leaves the table like Ctrl-C."""
    del number, frame
    raise KeyboardInterrupt
