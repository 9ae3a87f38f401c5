"""The race while the rhyme is said, and what the first to touch makes of the card (MP-11 … MP-20)."""

from typing import Any

from msgspec.structs import replace

from ludotheque.core import Act, Millis, Reaction, Seat, Step, put
from ludotheque.core.race import GRACE, claim, winner
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Said, Stumbled, TimerSpoke, Touched, TurnedUp
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.table import WORD_GAP, WORDS, Action, Public, State
from ludotheque.games.moby_pick.turn import pass_on


def racing(state: State) -> bool:
    """Whether hands race for a card: then no clock may wait for anyone (MP-15)."""
    return state.public.phase in ("race", "late")


def touch(state: State, act: Act[Any]) -> Step[State, Event]:
    """A touch stays secret until the window closes; once all have touched there is nothing to wait for (MP-15)."""
    state = replace(state, claims=(*state.claims, claim(act)))
    public = state.public
    eligible = sum(1 for seat, count in enumerate(public.rows) if count and seat != public.active)
    return award(state, act.at) if len(state.claims) == eligible else Step(state)


def say(state: State, act: Act[Action], index: int) -> Step[State, Event]:
    """The active seat taps a word: the next one calmly, or the rhyme starts over (MP-14)."""
    public = state.public
    calm = act.fair - state.tapped >= WORD_GAP
    state = replace(state, tapped=act.fair)
    if index != public.said or not calm:
        return Step(replace(state, public=replace(public, said=0)), (Stumbled(act.seat, index),))
    said = index + 1
    state = replace(state, public=replace(public, said=said))
    events = (Said(act.seat, index),)
    if said < WORDS:
        return Step(state, events)
    in_time = tuple(claim for claim in state.claims if claim.fair <= act.fair)  # the word came later than it was said
    return end_rhyme(replace(state, claims=in_time), act.at, act.fair, events)


def speak(state: State, at: Millis) -> Step[State, Event]:
    """The recital took too long: the timer says the rhyme, and the race stays open (MP-31)."""
    public = replace(state.public, said=None, began=at, until=Millis(at + state.options.rhyme_ms))
    return Step(replace(state, public=public), (TimerSpoke(public.active),))


def end_rhyme(state: State, at: Millis, ended: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """The rhyme has ended; touches made before may still be on their way (MP-15)."""
    public = replace(state.public, phase="late", ended=ended, until=Millis(at + GRACE))
    return Step(replace(state, public=public), events)


def award(state: State, at: Millis) -> Step[State, Event]:
    """The race is decided: the first to touch takes the card, or else the active seat does (MP-11, MP-15)."""
    public, claims = state.public, state.claims
    if not claims:
        return _keep(state, at)
    first = winner(claims, state.deal, f"tie:{public.reveal}")
    order = sorted(claims, key=lambda entry: (entry.fair, entry.seat != first.seat, entry.seat))
    times = tuple(Reaction(entry.seat, entry.fair - public.shown) for entry in order)
    drawn = len(order) > 1 and order[1].fair == first.fair
    public = replace(
        public,
        phase="turn-up",
        until=Millis(at + state.options.limit(state.options.turn_ms, first.seat)),
        taker=first.seat,
        ended=first.fair,
        said=None,
        best=min(times[0], public.best or times[0], key=lambda time: time.ms),
        closest=min(filter(_raced, (public.closest, times)), key=_margin, default=()),
    )
    events = (Touched(first.seat, public.reveal, times, drawn),)
    return Step(replace(state, public=public, claims=()), events)


def _raced(times: tuple[Reaction, ...]) -> bool:
    return len(times) > 1


def _margin(times: tuple[Reaction, ...]) -> int:
    """By how much the first was first."""
    return times[1].ms - times[0].ms


def _keep(state: State, at: Millis) -> Step[State, Event]:
    """Nobody touched: the active seat lays the card face down at the right end of its row (MP-20)."""
    public = state.public
    seat, card = public.active, _middle(public)
    rows = put(state.rows, seat, (*state.rows[seat], card))
    public = replace(public, rows=put(public.rows, seat, public.rows[seat] + 1))
    return pass_on(replace(state, public=public, rows=rows), at, (Kept(seat, public.reveal, card),))


def turn_up(state: State, at: Millis, position: int, *, timeout: bool) -> Step[State, Event]:
    """The taker turns up one card: the pair goes to the dream pile or away (MP-16 … MP-19, MP-25, MP-26)."""
    public = state.public
    seat, middle = taker(public), _middle(public)
    row = state.rows[seat]
    card = row[position]
    result = compare(card, middle, reverse=public.reverse, seats=state.options.seats)
    won = kept(card, middle, result)
    lost = (middle, card)[len(won) :]
    gained = points(won)
    event = TurnedUp(seat, public.reveal, position, card, middle, public.reverse, result, gained, timeout)
    public = replace(
        public,
        rows=put(public.rows, seat, len(row) - 1),
        piles=put(public.piles, seat, public.piles[seat] + won),
        scores=put(public.scores, seat, public.scores[seat] + gained),
        discards=public.discards + len(lost),
    )
    rows = put(state.rows, seat, row[:position] + row[position + 1 :])
    state = replace(state, public=public, rows=rows, discards=state.discards + lost)
    return pass_on(state, at, (event,))


def _middle(public: Public) -> Friend:
    assert isinstance(public.card, Friend)
    return public.card


def taker(public: Public) -> Seat:
    """Who must turn up a card."""
    assert public.taker is not None
    return public.taker
