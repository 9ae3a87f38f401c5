"""A player in Python: `python player.py http://127.0.0.1:8080 [GAME]` plays a game against bots."""

import asyncio
import random
import sys

import msgspec

from ludotheque.client import Client, Refusal
from ludotheque.games import GAMES


async def play(address: str, key: str = "matryoshka") -> None:
    game = GAMES[key]
    async with await Client.play_now(address, key, "Zoé") as me:
        async for update in me.updates():
            view = msgspec.convert(update.view, game.View)
            menu = list(game.legal(view))
            if menu:
                try:
                    await me.act(random.choice(menu))
                except Refusal as refusal:  # the table went on meanwhile
                    print(refusal)
        print("scores:", me.table["outcome"]["scores"])


asyncio.run(play(*sys.argv[1:]))
