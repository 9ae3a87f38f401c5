"""The origin of a what-if: a table that begins at a moment of another one (decision 47).

The first moves of such a table are those of the other one, under the deal of the other one. Then everything is dealt
again that one seat could not know, from the table's own deal, and the table goes on.
"""

from msgspec import Struct

from ludotheque.core.deal import Seeded, seed_from
from ludotheque.core.game import Seat


class Origin(Struct, frozen=True):
    """An earlier deal of a table: the moves that were played under it, and the seat whose knowledge was then kept."""

    secret: str
    """The secret of the earlier deal, which its own table has revealed."""
    nonces: tuple[str, ...]
    """Its nonces."""
    moves: int
    """How many moves the table had when the cards were dealt again."""
    seat: Seat
    """The seat whose knowledge was kept."""

    def deal(self) -> Seeded:
        """The earlier deal."""
        return Seeded(seed_from(self.secret, self.nonces))
