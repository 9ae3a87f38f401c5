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
from ludotheque.core.play import AnyGame
from ludotheque.tournament.errors import PlayerFailed

PATIENCE = 60.0
"""Seconds that a player may take for one answer. None of ours takes more than a few."""


def crashed(player: str, error: BaseException) -> PlayerFailed:
    """A player raised this error, or ended the program."""
    if isinstance(error, SystemExit):
        why = f"sys.exit({error.code!r})"
    else:
        why = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
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
        self._seat = seat
        self._bot = bot
        self._asked = self._acted = False

    def notice(self, now: Millis, view: Any, events: tuple[Any, ...]) -> Decision[Any] | None:
        """The player's own decision; raises `PlayerFailed`."""
        plan = self._ask(partial(self._bot.notice, now, view, events))
        if plan is None:
            self._asked = self._asked or bool(self._game.legal(view))
            return None
        if not isinstance(plan, Decision):
            raise PlayerFailed("wrong-player-answer", player=self._player, answer=repr(plan)[:80])
        self._acted = True
        try:
            at = Millis(max(index(plan.at), now))
        except TypeError:
            raise PlayerFailed("wrong-player-moment", player=self._player, at=repr(plan.at)[:80]) from None
        if plan.thought is None:
            return Decision(at, self._allowed(view, at, plan.action))
        thought = partial(self._ask, plan.thought)
        return Decision(at, plan.action, lambda: self._allowed(view, at, thought()))

    def check(self) -> None:
        """Raises `PlayerFailed` for one that could act and never did: the deadlines have played in its place."""
        if self._asked and not self._acted:
            raise PlayerFailed("wrong-player-idle", player=self._player)

    def _allowed(self, view: Any, at: Millis, action: Any) -> Any:
        refusal = self._ask(partial(self._game.refuse, view, Act(at, self._seat, action)))
        if refusal is not None:
            raise PlayerFailed("wrong-player-illegal", player=self._player, action=str(action), rule=refusal.rule)
        return action

    def _ask(self, question: Callable[[], Any]) -> Any:
        began = monotonic()
        try:
            with _limit(PATIENCE):
                answer = question()
        except _TooLate:
            raise self._late() from None
        except (Exception, SystemExit) as error:
            raise crashed(self._player, error) from error
        if monotonic() - began > PATIENCE:  # where the system could not interrupt it
            raise self._late()
        return answer

    def _late(self) -> PlayerFailed:
        return PlayerFailed("wrong-player-late", player=self._player, seconds=int(PATIENCE))


class _TooLate(BaseException):
    """No `Exception`: a player must not catch it."""


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise _TooLate


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _ring)
    before = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)
