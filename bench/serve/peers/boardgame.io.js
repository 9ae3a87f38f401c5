// boardgame.io with its storage in memory (its default): nothing survives a crash.
import { createRequire } from 'node:module';
import { DECK, MOVES, SEATS, deal, move } from './matryoshka.js';
import { collectOnRequest } from './collect.js';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const makes = (kind) => ({
  move: ({ G, playerID, random }, wish) => (move(G, G, +playerID, kind, wish, (cards) => random.Shuffle(cards)) ? undefined : INVALID_MOVE),
  client: false,
  redact: true, // hidden choices are not to be read in the log
  ignoreStaleStateID: kind === 'offer' || kind === 'lay', // chosen by several at the same time
});

/** What one seat may know. */
function playerView({ G, playerID }) {
  const { deck, seats, ...open } = G;
  const looks = G.stage === 'take' && String(G.active) === playerID;
  return {
    ...open,
    stock: deck.length,
    seats: seats.map(({ hand, offer, lay, ...shared }, chair) => {
      const mine = String(chair) === playerID;
      return { ...shared, cards: hand.length, ...(mine && { hand, lay }), ...((mine || looks) && { offer }) };
    }),
  };
}

const game = {
  name: 'matryoshka',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const seats = Array.from({ length: SEATS }, () => ({ moves: 0, chosen: false, hand: [], tableau: [], lay: [], offer: -1 }));
    const G = { stage: '', round: 0, turn: 0, active: -1, shown: -1, need: 0, deck: DECK, seats };
    deal(G, G, (cards) => random.Shuffle(cards));
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL }, // `move` knows whose choice is awaited; stages would only cost time
  moves: Object.fromEntries(MOVES.map((kind) => [kind, makes(kind)])),
  playerView,
};

const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready); // it would listen on every address
collectOnRequest();
await server.run(+process.env.PORT);
