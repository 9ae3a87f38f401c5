"""The scenes of the playable tutorials: the rulebooks' worked examples, played by the rules; `python -m tools.lessons`.

`web/learn/KEY/scenes.json` holds the players and, in order, what one seat sees. Beside it, `story/LANG.json` holds the
events of each scene in sentences, `steps.ts` what the learner does, and `texts/LANG.ftl` what is said about it. A test
fails when the scenes are stale.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec.json import encode
from msgspec.structs import replace

from harness.tables.attrape_reves import BEAR, RABBIT, UNICORN
from harness.tables.attrape_reves import Table as Toys
from harness.tables.matryoshka import Table as Dolls
from harness.tables.moby_pick import Table as Dreams
from ludotheque.core import Seat
from ludotheque.games import GAMES
from ludotheque.games.attrape_reves.table import Lay as LayToy
from ludotheque.games.attrape_reves.table import Take as TakeToy
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Offer, Show, Take
from ludotheque.games.moby_pick.table import Flip, TurnUp
from ludotheque.testing.lessons import Lesson, Scene, written
from ludotheque.texts import LANGS, Speech

OUT = Path(__file__).parent.parent / "web/learn"

ROWS = [
    *("kid red molly", "parrot blue polly"),
    *("kid blue", "whale red polly"),
    *("kid yellow molly", "whale blue molly"),
    *("parrot yellow molly", "kid blue polly"),
    *("whale yellow", "parrot red molly"),
    *("kid red polly", "parrot red polly"),
]
"""Two cards each for Anna, Barbara, Carl, Dave, Ester and Félix."""


def moby_pick() -> Iterator[Scene]:
    """The three examples: a crazy match (MP-17), a failed reverse match (MP-25), a card that nobody touches (MP-20)."""
    stock = ["whale yellow polly", "reverse", "kid red", "parrot blue molly"]
    table = Dreams(ROWS, stock)
    ester, fox, carl, barbara = 4, 5, 2, 1
    table.open_looks()
    yield Scene(ester, table.now, table.view(ester))
    table.flip()
    yield Scene(ester, table.now, table.view(ester), table.events)
    table.touch(ester, 620)
    table.touch(3, 40)
    table.tick()
    yield Scene(ester, table.now, table.view(ester), table.events)
    table.act(ester, TurnUp(0), 800)
    yield Scene(ester, table.now, table.view(ester), table.events)

    assert table.public.active == barbara
    table.act(barbara, Flip(), 100)
    yield Scene(fox, table.now, table.view(fox), table.events)
    table.tick()
    yield Scene(fox, table.now, table.view(fox), table.events)
    table.touch(fox, 540)
    table.tick()
    yield Scene(fox, table.now, table.view(fox), table.events)
    table.act(fox, TurnUp(1), 800)
    yield Scene(fox, table.now, table.view(fox), table.events)
    yield from _without_cards(carl)


def _without_cards(carl: int) -> Iterator[Scene]:
    """Carl has lost his cards: he draws one first (MP-9), then nobody wants what he turns up (MP-20)."""
    table = Dreams(ROWS, ["kid yellow polly", "whale yellow molly", "parrot blue molly"], first=Seat(1))
    table.flip()
    bare = tuple(() if seat == carl else row for seat, row in enumerate(table.state.rows))
    counts = tuple(len(row) for row in bare)
    table.state = replace(table.state, rows=bare, public=replace(table.public, rows=counts))
    table.let_pass()
    drew = table.events
    table.open_looks()
    yield Scene(carl, table.now, table.view(carl), drew)
    table.seen()
    yield Scene(carl, table.now, table.view(carl), table.events)
    table.act(carl, Flip(), 100)
    yield Scene(carl, table.now, table.view(carl), table.events)
    table.let_pass()
    yield Scene(carl, table.now, table.view(carl), table.events)


def attrape_reves() -> Iterator[Scene]:
    """The rabbit that covers and earns three dreams, and the unicorn that is too small (AR-9, AR-10)."""
    table = Toys("hibouh", seats=2)
    yield Scene(0, table.now, table.view(0))
    table.turn()
    yield Scene(0, table.now, table.view(0), table.events)
    table.take(RABBIT)
    table.take(BEAR)
    yield Scene(0, table.now, table.view(0), table.events)
    table.act(0, LayToy())
    yield Scene(0, table.now, table.view(0), table.events)
    table.act(1, LayToy())
    yield Scene(0, table.now, table.view(0), table.events)
    again = Toys("hibouh", seats=2).turn()
    again.act(0, TakeToy(UNICORN))
    again.act(1, TakeToy(RABBIT))
    again.act(0, LayToy())
    yield Scene(0, again.now, again.view(0), again.events)


MINE = (0, 2, 3, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19)
"""The rulebook's layout: A 1 3 4, B 2 3 5 6 7, C 2 3 4 5 6 (31 points)."""
JUNK = Card(41)
"""F 7, which fits nowhere."""


def matryoshka() -> Iterator[Scene]:
    """One round move by move, then the last laying and the count of the rulebook (MA-16, MA-18)."""
    hand = (15, 16, 8, 9, 2, JUNK)
    rest = [card for card in MINE if card not in hand]
    others = [card for card in range(42) if card not in (*MINE, JUNK)]
    deck = [*hand, *others[:12]]
    for number in range(4):  # two cards for each seat in every round
        deck += [*rest[2 * number : 2 * number + 2], *others[12 + 4 * number : 16 + 4 * number]]
    table = Dolls(deck=deck)
    yield Scene(0, table.now, table.view(0))
    events = table.lay((15, 16)).events
    yield Scene(0, table.now, table.view(0), events)
    table.act(0, Show(JUNK))
    table.act(1, Offer(table.view(1).hand[0], 0))
    events = table.act(2, Offer(table.view(2).hand[0], 0)).events
    yield Scene(0, table.now, table.view(0), events)
    events = table.act(0, Take(Seat(1))).events
    given = next(card for card in table.view(0).hand if card not in MINE)
    yield Scene(0, table.now, table.view(0), events)
    events = table.act(1, Show(table.view(1).hand[0])).events
    yield Scene(0, table.now, table.view(0), events)
    table.act(0, Offer(given, table.public.turn))
    table.act(2, Offer(table.view(2).hand[0], table.public.turn))
    table.act(1, Take(Seat(2)))
    _keep(table, until=("lay", 1))
    yield Scene(0, table.now, table.view(0))
    while table.public.round < 4 or table.public.phase != "lay":
        _keep(table, until=("lay", table.public.round))
        if table.public.round < 4:
            owned = (*table.view(0).hand, *table.public.tableaux[0])
            table.lay([card for card in owned if card in MINE][: table.public.need])
    yield Scene(0, table.now, table.view(0))
    events = table.lay(MINE).events
    yield Scene(0, table.now, table.view(0), events)


def _keep(table: Dolls, until: tuple[str, int]) -> None:
    """Trade on so that seat 0 keeps what it collects: it shows and offers only what fits nowhere."""
    while (table.public.phase, table.public.round) != until:
        public = table.public
        active = public.active
        assert active is not None
        spare = {seat: next(c for c in table.view(seat).hand if seat or c not in MINE) for seat in range(3)}
        match public.phase:
            case "show":
                table.act(active, Show(spare[active]))
            case "offer":
                seat = public.waiting[0]
                table.act(seat, Offer(spare[seat], public.turn))
            case _:
                table.act(active, Take(Seat({0: 1, 1: 2, 2: 1}[active])))


LESSONS = {
    "moby_pick": (("Anna", "Barbara", "Carl", "Dave", "Ester", "Félix"), moby_pick),
    "attrape_reves": (("Zoé", "Lou"), attrape_reves),
    "matryoshka": (("Zoé", "Ivan", "Olga"), matryoshka),
}


def made(key: str) -> dict[Path, bytes]:
    """What is written for one game, by its place."""
    players, play = LESSONS[key]
    scenes = tuple(play())
    speeches = {lang: Speech(GAMES[key], lang, players) for lang in LANGS}
    stories = {
        lang: [[words.event(event) for event in scene.events] for scene in scenes] for lang, words in speeches.items()
    }
    files = {OUT / key / "scenes.json": written(Lesson(players, scenes))}
    return files | {OUT / key / f"story/{lang}.json": encode(story) + b"\n" for lang, story in stories.items()}


if __name__ == "__main__":
    for game in LESSONS:
        for path, data in made(game).items():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
            print(path.relative_to(OUT), len(data))
