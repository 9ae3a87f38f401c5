"""Touches wait for slower connections: a table on a clock moved by hand, any round-trip time, and no network."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from msgspec import Raw

from harness.transports import FakeTransport
from ludotheque.core import Act, Decision, Illegal, Millis, Seat, Seeded, Tick, replay
from ludotheque.core.game import WINDOW
from ludotheque.core.play import AnyGame, Fold
from ludotheque.games import attrape_reves, moby_pick
from ludotheque.games.attrape_reves.events import Grabbed
from ludotheque.games.attrape_reves.table import Grab
from ludotheque.games.moby_pick.events import Touched
from ludotheque.games.moby_pick.table import Flip, Touch
from ludotheque.server.connection.connection import Connection
from ludotheque.server.fairness import proves
from ludotheque.server.fairness.judge import PAINT
from ludotheque.server.protocol import Do
from ludotheque.server.services.clock import Alarm
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.table.bots import Bots
from ludotheque.server.table.history import Entry
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.play import Play
from ludotheque.server.table.racing import Racing
from ludotheque.server.table.table_clock import TableClock
from ludotheque.server.table.touches import Judged
from tests.server.fake_clock import FakeClock

MOBY = moby_pick.Options(seats=4, confuse=0, remind=0, reverse=0, first=Seat(0), open_ms=1000)


def _never(thought: object, ready: object, failed: object) -> bool:
    """No thought is ever ready: these bots do what they planned at once."""
    return False


class TableHarness:
    """A table whose log is always quick, with one socket per connection; seats without one are empty or bots."""

    def __init__(self, game: AnyGame, options: Any, rtts: dict[int, float]) -> None:
        self.game, self.options, self.deal = game, options, Seeded("desk")
        self.clock = FakeClock()
        self.time = TableClock(self.clock)
        self.racing = Racing(self.time)
        self.connections: dict[int, Connection] = {}
        self.entries: list[Entry] = []
        self.refused: list[Illegal] = []
        for seat, rtt in rtts.items():
            connection = self.connections[seat] = Connection(FakeTransport(), self.clock, 1000, Bucket(1000, 1000))
            for _ in range(20):
                connection.link.roundtrip.sample(rtt)
        self.play = Play(
            game, Fold(game, options, self.deal), epoch=1, racing=self.racing, bots=Bots(game, self._fail, _never)
        )
        self._alarm = Alarm(self.clock)
        self.arm()

    def _fail(self, seat: Seat, level: str, error: Exception) -> None:
        raise error

    def arm(self) -> None:
        if self.time.running and (due := self.play.wake()) is not None:
            self._alarm.set(self.time.moment(due), self._wake)

    def _wake(self) -> None:
        if self.time.running:
            self.write(self.play.due(self.time.now()))

    def write(self, moves: Iterable[Entry]) -> None:
        """Each move is written as soon as the clock is asked, and shown then."""
        for entry in moves:
            self.clock.call_at(self.clock.time, partial(self._show, entry))
        self.arm()

    def _show(self, entry: Entry) -> None:
        assert self.play.is_next(entry)
        shown = self.play.show(entry)
        self.entries.append(entry)
        places = [(Seat(number), connection) for number, connection in self.connections.items()]
        if self.racing.begin(entry, self.clock.now(), places):
            for seat, connection in places:
                self.racing.send(seat, connection, b"")
        self.play.tell_bots(shown)
        self.arm()

    def act(self, seat: Seat, action: Any, name: str) -> None:
        self.write(self.play.act(seat, action, name, self.time.exact(self.clock.now())))

    def touch(self, seat: int, reaction: float, action: Any, *, name: str = "t", stamp: float | None = None) -> float:
        """A person reacts so many milliseconds after the card was seen; returns when that reaches the server."""
        connection, shown = self.connections[seat], self.entries[-1]
        assert self.racing._race is not None
        sent = self.racing._race.left(Seat(seat), connection.link)
        arrival = self.time.moment(sent + connection.link.path().rtt + PAINT + reaction)

        def come() -> None:
            do = Do(id=name, action=Raw(b"{}"), seen=shown.number, ms=reaction if stamp is None else stamp)
            verdict = self.racing.judge(connection, Seat(seat), do, action, self.clock.now())
            assert verdict is not None
            touch = Judged(Seat(seat), action, verdict, name, self.refused.append)
            self.write(self.play.touch(touch, self.time.exact(self.clock.now())))

        self.clock.call_at(arrival, come)
        return arrival

    def to_grab(self) -> None:
        """Play on until a nightmare lies face up."""
        while self.play.shown.state.public.phase != "grab":
            self.clock.until(self.clock.time + 50)
            seats = [Seat(number) for number in self.connections]
            menu = [(seat, self.game.legal(self.game.view(self.play.shown.state, seat))) for seat in seats]
            turn = [(seat, actions[0]) for seat, actions in menu if actions and not hasattr(actions[0], "reveal")]
            if turn:
                self.act(turn[0][0], turn[0][1], f"m{self.clock.time}")
                self.clock.until(self.clock.time)

    def first(self, kind: type) -> Any:
        return next(event for entry in self.entries for event in entry.events if isinstance(event, kind))

    def acts(self, kind: type) -> "list[Act[Any]]":
        moves = (entry.move for entry in self.entries)
        return [move for move in moves if isinstance(move, Act) and isinstance(move.action, kind)]

    def check(self) -> None:
        """The record replays to the same state, and every touch is backed by its evidence."""
        moves = [entry.move for entry in self.entries if entry.move is not None]
        *_, last = replay(self.game, self.options, self.deal, moves)
        assert last.state == self.entries[-1].state
        assert all(proves(act) for act in (*self.acts(Touch), *self.acts(Grab)))


def at_moby(rtts: dict[int, float]) -> TableHarness:
    """The first card of a game lies face up; seat 0 says the rhyme."""
    desk = TableHarness(moby_pick, MOBY, rtts)
    while desk.play.shown.state.public.phase != "flip":
        desk.clock.until(desk.clock.time + 100)
    desk.act(Seat(0), Flip(), "flip")
    desk.clock.until(desk.clock.time)
    assert desk.play.shown.state.public.phase == "race"
    return desk


CARD = Touch(reveal=1)


def test_mp_15_a_quicker_touch_on_a_long_line_wins_after_more_than_the_rules_window() -> None:
    """MP-15: the near touch waits before it opens the window; both were made as the record says."""
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 300.0})
    near = desk.touch(1, 400.0, CARD)
    far = desk.touch(3, 395.0, CARD)
    assert far - near > WINDOW + 5, "the rules alone would have closed the race"
    desk.clock.until(far + 300)
    assert desk.first(Touched).seat == 3
    assert [act.seat for act in desk.acts(Touch)] == [1, 3]
    assert desk.acts(Touch)[0].at > near
    desk.check()


def test_a_race_among_near_players_is_not_held_up() -> None:
    desk = at_moby({0: 260.0, 1: 20.0, 2: 22.0, 3: 24.0})
    near = desk.touch(1, 400.0, CARD)
    desk.clock.until(near + WINDOW + 2)
    assert desk.acts(Touch)[0].at == int(desk.time.exact(near))
    assert desk.first(Touched).seat == 1
    desk.check()


def test_once_everyone_who_may_touch_has_the_race_is_decided_at_once() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 300.0})
    last = max(desk.touch(1, 400.0, CARD), desk.touch(2, 410.0, CARD), desk.touch(3, 280.0, CARD))
    desk.clock.until(last + 1)
    assert desk.first(Touched).seat == 3
    assert len({act.at for act in desk.acts(Touch)}) == 1
    desk.check()


def test_nobody_waits_for_someone_who_is_gone() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 260.0})
    near = desk.touch(1, 400.0, CARD)
    desk.connections[3].lost()
    desk.clock.until(near + 1)
    assert [act.seat for act in desk.acts(Touch)] == [1]


def test_a_touch_waits_at_most_as_long_as_the_rules_cap_allows() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 900.0})
    near = desk.touch(1, 400.0, CARD)
    desk.clock.until(near + 129)
    assert not desk.acts(Touch)
    desk.clock.until(near + 252)
    assert desk.first(Touched).seat == 1
    desk.check()


def test_mp_15_a_person_far_away_who_was_quicker_than_a_bot_wins() -> None:
    """MP-15: a bot has no line; without the wait its touch would end the race before anyone's could arrive."""
    desk = at_moby({0: 20.0, 1: 20.0, 3: 200.0})
    shown = desk.play.shown.state.public.shown
    desk.play.seat_bot(Seat(2), "normal", desk.time.now())
    desk.play.bots.seats[Seat(2)].plan = Decision(Millis(shown + 400), CARD)
    desk.arm()
    far = desk.touch(3, 390.0, CARD)
    assert desk.time.exact(far) > shown + 400 + WINDOW
    desk.clock.until(far + 300)
    assert desk.first(Touched).seat == 3
    (bot,) = [act for act in desk.acts(Touch) if act.seat == 2]
    assert bot.fair == shown + 400
    desk.check()


def test_mp_15_a_bot_does_not_notice_the_touches_of_others() -> None:
    """MP-15: it hears of a race when it is decided, as people do, and keeps until then what it planned."""
    desk = at_moby({0: 20.0, 1: 20.0, 3: 200.0})
    shown = desk.play.shown.state.public.shown
    desk.play.seat_bot(Seat(2), "normal", desk.time.now())
    bot = desk.play.bots.seats[Seat(2)]
    bot.plan = plan = Decision(Millis(shown + 2000), CARD)
    desk.arm()
    near = desk.touch(1, 400.0, CARD)
    while not desk.acts(Touch):
        desk.clock.until(desk.clock.time + 1)
    assert desk.clock.time < near + 300
    assert desk.entries[-1].events == ()
    assert bot.plan is plan
    assert bot.seen is desk.play.shown.state, "and it is to blame for what it does all the same"
    desk.clock.until(near + 300)
    assert desk.first(Touched).seat == 1
    assert bot.plan is not plan


def test_a_touch_that_waits_outlasts_a_pause() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 260.0})
    near = desk.touch(1, 400.0, CARD)
    desk.clock.until(near + 1)
    desk.time.hold(Hold.HOST)
    desk.clock.until(near + 5000)
    assert not desk.acts(Touch)
    desk.time.release(Hold.HOST)
    desk.arm()
    desk.clock.until(near + 5300)
    assert desk.first(Touched).seat == 1
    desk.check()


def test_a_touch_the_rules_forbid_is_refused_when_it_comes() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 260.0})
    desk.touch(0, 400.0, CARD)
    with pytest.raises(Illegal, match="MP-12"):
        desk.clock.until(desk.clock.time + 1000)


def test_a_second_touch_of_the_same_seat_is_refused_with_its_own_id() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 260.0})
    near = desk.touch(1, 400.0, CARD)
    desk.touch(1, 420.0, CARD, name="again")
    desk.clock.until(near + 300)
    assert [refusal.key for refusal in desk.refused] == ["refused-touched-already"]
    desk.check()


def test_a_touch_before_the_end_of_the_rhyme_may_enter_after_it() -> None:
    """What the rules' GRACE is for: the fair moment counts, not the moment of entering."""
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 260.0})
    public = desk.play.shown.state.public
    assert public.until is not None
    late = public.until - public.shown - 5.0
    near = desk.touch(1, late, CARD)
    desk.clock.until(near + 300)
    (act,) = desk.acts(Touch)
    assert act.fair <= public.until < act.at
    assert any(isinstance(entry.move, Tick) and entry.at == public.until for entry in desk.entries)
    assert desk.first(Touched).seat == 1
    desk.check()


def test_ar_22_each_toy_has_a_wait_of_its_own() -> None:
    """AR-22: a touch for one toy neither opens nor shortens the race for another."""
    options = attrape_reves.Options(seats=3, variant="speed")
    desk = TableHarness(attrape_reves, options, {0: 20.0, 1: 20.0, 2: 200.0})
    desk.to_grab()
    public = desk.play.shown.state.public
    one, two = public.circle[:2]
    desk.touch(0, 400.0, Grab(one, public.reveal))
    second = desk.touch(1, 450.0, Grab(two, public.reveal))
    far = desk.touch(2, 440.0, Grab(two, public.reveal))
    assert far > second
    desk.clock.until(far + 400)
    events = [event for entry in desk.entries for event in entry.events if isinstance(event, Grabbed)]
    assert [(event.seat, event.toy) for event in events][:2] == [(0, one), (2, two)]
    desk.check()


def test_ar_21_a_second_toy_does_not_replace_the_first_while_that_touch_waits() -> None:
    """AR-21: somebody has reached for the second toy, so a touch for it need not wait; it waits for its own first."""
    options = attrape_reves.Options(seats=3, variant="speed")
    desk = TableHarness(attrape_reves, options, {0: 20.0, 1: 20.0, 2: 260.0})
    desk.to_grab()
    public = desk.play.shown.state.public
    one, two = public.circle[:2]
    desk.touch(0, 300.0, Grab(two, public.reveal))
    desk.touch(1, 400.0, Grab(one, public.reveal))
    desk.touch(1, 410.0, Grab(two, public.reveal), name="swap")
    desk.clock.until(desk.clock.time + 1_000)
    grabs = [(act.seat, act.action.toy) for act in desk.acts(Grab)]
    assert grabs == [(0, two), (1, one)]
    assert [refusal.key for refusal in desk.refused] == ["refused-still-reaching"]


def test_a_touch_that_waits_when_the_game_ends_is_answered() -> None:
    desk = at_moby({0: 20.0, 1: 20.0, 2: 20.0, 3: 300.0})
    desk.clock.until(desk.touch(1, 400.0, CARD))
    assert desk.acts(Touch) == []
    desk.play.end(Illegal("TABLE-1", "refused-game-over"))
    assert [refusal.rule for refusal in desk.refused] == ["TABLE-1"]
    desk.clock.until(desk.clock.time + 1_000)
    assert desk.acts(Touch) == []
