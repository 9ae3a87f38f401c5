"""Players of others under supervision: one that crashes, thinks for ever or breaks a rule is named, with the reason."""

import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from operator import index
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any

from ludotheque.core import Act, Bot, Decision, Millis, Seat
from ludotheque.core.contract import kinds
from ludotheque.core.play import AnyGame
from ludotheque.tournament.errors import PlayerFailed

PATIENCE = 60.0
"""Seconds that a player may take for one answer. None of ours takes more than a few."""
GRACE = 5.0
"""Seconds after which a player that catches the interruption ends with its process."""


def crashed(player: str, error: BaseException) -> PlayerFailed:
    """A player raised this error, or ended the program."""
    if isinstance(error, SystemExit):
        why = f"sys.exit({error.code!r})"
    else:
        said = shown(error, lambda each: each.msg if isinstance(each, SyntaxError) else str(each), most=300)
        why = f"{type(error).__name__}: {' '.join(said.split())}"
    return PlayerFailed("wrong-player-crash", player=player, why=f"{why} ({_where(player, error)})")


def _where(player: str, error: BaseException) -> str:
    """The line of the player's own file, if one is known; else the last one that no loader of Python hides."""
    if isinstance(error, SyntaxError) and error.filename is not None:
        return f"{Path(error.filename).name}:{error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
    own = [frame for frame in frames if Path(frame.filename).resolve() == Path(player).resolve()]
    frame = (own or frames)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"


class Supervised:
    """A player whose every answer is checked."""

    def __init__(self, game: AnyGame, player: str, seat: Seat, bot: Bot[Any, Any, Any]) -> None:
        self._game = game
        self._player = player
        self.seat = seat
        self._bot = bot
        self._view: Any = None
        self._asked = self._missed = self._acted = False

    def notice(self, now: Millis, view: Any, events: tuple[Any, ...]) -> Decision[Any] | None:
        """The player's own decision; raises `PlayerFailed`."""
        plan = ask(self._player, lambda: self._bot.notice(now, view, events))
        self._view = view
        if plan is None:
            self._asked = self._asked or bool(self._game.legal(view))
            return None
        if not isinstance(plan, Decision):
            raise PlayerFailed("wrong-player-answer", player=self._player, answer=shown(plan))
        try:
            at = Millis(max(index(plan.at), now))
        except TypeError:
            raise PlayerFailed("wrong-player-moment", player=self._player, at=shown(plan.at)) from None
        if plan.thought is None:
            return Decision(at, self._allowed(view, at, plan.action))
        thought = partial(ask, self._player, plan.thought)
        return Decision(at, plan.action, lambda: self._allowed(view, at, thought()))

    def acted(self) -> None:
        """It acted: a plan alone is no act, for its moment may never come."""
        self._acted = True

    def missed(self) -> None:
        """A deadline came first. It matters if the player could have acted before."""
        if not self._acted and not self._missed:
            self._missed = bool(self._game.legal(self._view))

    def check(self) -> None:
        """Raises `PlayerFailed` for one that could act and never did: the deadlines have played in its place."""
        if self._acted:
            return
        if self._asked:
            raise PlayerFailed("wrong-player-idle", player=self._player)
        if self._missed:
            raise PlayerFailed("wrong-player-tardy", player=self._player)

    def _allowed(self, view: Any, at: Millis, action: Any) -> Any:
        if not isinstance(action, kinds(self._game.Action)):
            raise PlayerFailed("wrong-player-action", player=self._player, action=shown(action))
        refusal = ask(self._player, partial(self._game.refuse, view, Act(at, self.seat, action)))
        if refusal is not None:
            raise PlayerFailed(
                "wrong-player-illegal", player=self._player, action=shown(action, str), rule=refusal.rule
            )
        return action


def ask(player: str, question: Callable[[], Any]) -> Any:
    """The answer of a player; raises `PlayerFailed` if it crashes, or takes too long."""
    began = monotonic()
    try:
        with _limit(PATIENCE):
            answer = question()
    except _TooLate:
        raise _late(player) from None
    except KeyboardInterrupt:  # of whoever runs the tournament
        raise
    except BaseException as error:
        raise crashed(player, error) from error
    if monotonic() - began > PATIENCE:  # where the system could not interrupt it
        raise _late(player)
    return answer


def _late(player: str) -> PlayerFailed:
    return PlayerFailed("wrong-player-late", player=player, seconds=int(PATIENCE))


def shown(value: object, how: Callable[[object], str] = repr, *, most: int = 80) -> str:
    """A value of a player in a message: short, and whatever its `repr` does."""
    try:
        return how(value)[:most]
    except Exception:  # noqa: BLE001 — it is the player's
        return type(value).__name__


class _TooLate(BaseException):
    """No `Exception`: a player must not catch it."""


def _ring(number: int, _frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)  # `except: pass` catches this too: the next ring ends the process
    raise _TooLate


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _ring)
    before = signal.setitimer(signal.ITIMER_REAL, seconds, GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)
