"""Toy games that each leave out a marker: what they do is sound, but nothing would check or show it."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec.structs import asdict

from ludotheque.core import AWAITED, Deal, Seat
from tests.toys import slap
from tests.toys.high_card import HighCard, Public, ToyOptions, ToyState, ToyView
from tests.toys.slap import SlapAction, SlapGame, SlapState, SlapView


class OpenCard(ToyView, frozen=True):
    """Without `PRIVATE` on the card."""

    card: int | None


class UncoveredCard(HighCard):
    """Law 3: a shared device would not cover the card of a seat."""

    View = OpenCard

    def view(self, state: ToyState, seat: Seat | None) -> OpenCard:
        return OpenCard(**_fields(super().view(state, seat)))


class OpenHands(ToyState, frozen=True):
    """Without `PRIVATE` on the hands."""

    hands: tuple[int, ...]


class UnwatchedHands(HighCard):
    """Law 9: no law would look whether others can learn a hand."""

    State = OpenHands

    def setup(self, options: ToyOptions, deal: Deal) -> OpenHands:
        return OpenHands(**_fields(super().setup(options, deal)))


class OpenPurse(SlapView, frozen=True, kw_only=True):
    """Without `PRIVATE` on the purse."""

    purse: int | None


class UncoveredPurse(SlapGame):
    """Law 9: the chips come from a private row, and a shared device would not cover them."""

    View = OpenPurse

    def view(self, state: SlapState, seat: Seat | None) -> OpenPurse:
        return OpenPurse(**_fields(super().view(state, seat)))


class OpenStake(slap.Stake, frozen=True, tag="stake", forbid_unknown_fields=True):
    """Without `PRIVATE` on the chips."""

    chips: int


class UnwatchedStake(SlapGame):
    """Law 10: no law would look whether others can learn what was staked."""

    Action = OpenStake | slap.Slap | slap.Hum

    def legal(self, view: SlapView) -> Sequence[SlapAction]:
        menu = super().legal(view)
        return [OpenStake(**_fields(action)) if isinstance(action, slap.Stake) else action for action in menu]


class OpenChoice(SlapView, frozen=True, kw_only=True):
    """Without `PRIVATE` on the stake."""

    stake: int | None


class UncoveredStake(SlapGame):
    """Law 10: a shared device would not cover the stake that a seat chose."""

    View = OpenChoice

    def view(self, state: SlapState, seat: Seat | None) -> OpenChoice:
        return OpenChoice(**_fields(super().view(state, seat)))


class SilentPublic(Public, frozen=True):
    """Without `AWAITED` on the turn."""

    turn: int


class SilentView(ToyView, frozen=True):
    public: SilentPublic


class Silent(HighCard):
    """Law 13: no client can show whom the table waits for."""

    View = SilentView  # type: ignore[assignment]  # only the markers differ


class MisleadingPublic(Public, frozen=True):
    """Names the number of cards in the stock as the seat that is awaited."""

    turn: int
    stock: Annotated[int, AWAITED]


class MisleadingView(ToyView, frozen=True):
    public: MisleadingPublic


class Misleading(HighCard):
    """Law 13: clients are told to wait for a seat that has nothing to do."""

    View = MisleadingView  # type: ignore[assignment]  # as above


def _fields(value: Any) -> dict[str, Any]:
    return asdict(value)
