"""The games on the shelf, one line each."""

from ludotheque.core.play import AnyGame
from ludotheque.games import attrape_reves, matryoshka, moby_pick

GAMES: dict[str, AnyGame] = {
    moby_pick.KEY: moby_pick,
    attrape_reves.KEY: attrape_reves,
    matryoshka.KEY: matryoshka,
}
