"""When a table's clock is held and released: by the host, for shared devices, while the database hangs."""

from ludotheque.server.connection.connection import Connection
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.state import TableState


class Waits:
    """Holds and releases the clock of a table, and tells everyone."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def pause(self, *, on: bool) -> None:
        """The host stops the clock, or lets it run. A pause asked for during a look or a race begins after it."""
        state = self._state
        state.pausing = on and state.live is not None and state.live.play.urgent
        if on and not state.pausing:
            state.time.hold(Hold.HOST)
        elif not on:
            state.time.release(Hold.HOST)
        self._changed()

    def put_off_pause(self) -> None:
        """The table comes into memory during a look or a race: a pause asked for before that still begins after it."""
        self._state.pausing = Hold.HOST in self._state.time.holds
        self._state.time.release(Hold.HOST)

    def release(self, reason: Hold) -> None:
        """One reason to wait less: if it was the last one, the game goes on."""
        if reason in self._state.time.holds:
            self._state.time.release(reason)
            self._changed()

    def hang(self, *, on: bool) -> None:
        """The database hangs, or does so no more: the clock is held meanwhile, and acts are refused."""
        state = self._state
        if not on:
            self.release(Hold.HANGING)
        elif state.playing and Hold.HANGING not in state.time.holds:
            state.time.hold(Hold.HANGING)
            state.tell_change()

    def go_on(self) -> None:
        """Let the game go on if nothing holds the clock any more."""
        if self._state.live is not None:
            self._state.live.go_on()

    def desert(self) -> None:
        """Nobody of the table is here: the clock stands. A look or a race is played to its end first (MP-7, MP-15)."""
        state = self._state
        state.deserting = state.playing and state.live is not None and state.live.play.urgent
        if not state.deserting:
            state.time.hold(Hold.NOBODY)

    def after_move(self) -> None:
        """A move was shown: begin a pause that waited for the end of a look or race, and look at shared devices."""
        state = self._state
        if (state.pausing or state.deserting) and state.live is not None and not state.live.play.urgent:
            if state.deserting:
                self.desert()
            self.pause(on=True) if state.pausing else self._changed()
        elif state.devices:
            self.look_again()

    # --- shared devices ----------------------------------------------------------------------------------------------

    def show_hand(self, connection: Connection, seat: int | None) -> None:
        """A shared device says whose hand is open on it, or that it is covered."""
        if connection.shared:  # else: the others have just left it
            self._state.devices.show(connection, seat)
            self.look_again()

    def lay_open(self, connection: Connection) -> None:
        """A shared device says that nothing on it is hidden from its people: no hand is waited for."""
        self._state.devices.forget(connection)
        self.look_again()

    def look_again(self) -> None:
        """Who sits where, or whose turn it is, has changed: hold the clock for other devices, or for none."""
        before = self._state.held()
        self.wait_for_devices()
        if self._state.held() != before:
            self._state.tell_change()

    def wait_for_devices(self) -> None:
        """Hold the clock while a shared device is passed on, or let it run."""
        live = self._state.live
        if self._state.devices.update(None if live is None else live.play, self.look_again):
            self.go_on()

    def _changed(self) -> None:
        self.wait_for_devices()
        self.go_on()
        self._state.tell_change()
