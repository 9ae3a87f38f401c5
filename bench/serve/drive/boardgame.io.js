// boardgame.io: the lobby over HTTP, play in socket.io frames, spoken directly.
import { connect, fail, post } from './lobby.js';

const SPACE = '/matryoshka,';
const EVENT = `42${SPACE}`;

class Client {
  constructor(port, table, match, chair, credentials) {
    Object.assign(this, { table, match, chair, credentials });
    this.ready = new Promise((resolve) => (this.seated = resolve));
    this.wire = connect(port, '/socket.io/?EIO=4&transport=websocket', (data) => this.hear(data.toString()));
  }

  get socket() {
    return this.wire._socket;
  }

  hear(text) {
    if (text.startsWith(EVENT)) {
      const event = JSON.parse(text.slice(EVENT.length));
      if (event[0] === 'update') {
        this.state = event[2];
        this.table.saw(this.chair, this.state.G.seats.map((seat) => seat.moves));
      } else if (event[0] === 'sync') {
        this.state = event[2].state;
        this.seated();
      } else if (event[0] !== 'matchData') fail(new Error(text));
    } else if (text === '2') this.wire.send('3');
    else if (text[0] === '0') this.wire.send(`40${SPACE}`);
    else if (text.startsWith(`40${SPACE}`)) this.emit('sync', this.match, String(this.chair), this.credentials, 4);
  }

  emit(...event) {
    this.wire.send(EVENT + JSON.stringify(event));
  }

  see() {
    const { stage, active, need, seats } = this.state.G;
    const { hand, tableau } = seats[this.chair];
    const waiting = stage === 'show' || stage === 'take' ? [active] : [0, 1, 2, 3].filter((chair) => chair !== active && !seats[chair].chosen);
    return { stage, waiting, need, hand, tableau };
  }

  act(kind, wish) {
    const payload = { type: kind, args: [wish], playerID: String(this.chair), credentials: this.credentials };
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, String(this.chair));
  }
}

export async function open(port, table) {
  const { matchID } = await post(port, '/games/matryoshka/create', { numPlayers: 4 });
  const clients = [];
  for (let chair = 0; chair < 4; chair++) {
    const { playerCredentials } = await post(port, `/games/matryoshka/${matchID}/join`, { playerID: String(chair), playerName: `p${chair}` });
    clients.push(new Client(port, table, matchID, chair, playerCredentials));
  }
  await Promise.all(clients.map((client) => client.ready));
  return clients;
}
