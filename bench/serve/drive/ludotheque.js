// Ludothèque: the lobby over HTTP, play over its WebSocket protocol. Games end here: the four play the rematch.
import { randomBytes } from 'node:crypto';
import { Views } from '../../../web/lib/play/views.ts';
import { connect, fail, post } from './lobby.js';

const MADE = new Set(['laid', 'shown', 'offered', 'traded']);
const LEVEL = process.env.BOT; // of a bot in the last seat of every table, if there is to be one
const ROUTED = process.env.ROUTED === '1'; // several nodes: a proxy finds the table by the path, and a rematch needs new sockets
// Nobody plays before all tables are dealt, and the peers know no deadlines.
const UNHURRIED = { seats: 4, show_time: 3600, offer_time: 3600, take_time: 3600, lay_time: 3600, last_lay_time: 3600 };
export const people = LEVEL ? 3 : 4;

class Client {
  moves = [0, 0, 0, 0]; // over all games of this table
  acts = 0;
  views = new Views();

  constructor(port, table, chair, token, code) {
    Object.assign(this, { port, table, chair, token });
    this.wire = connect(port, ROUTED ? `/ws/${code}` : '/ws', (data) => this.hear(JSON.parse(data.toString())));
    this.opened = new Promise((resolve) => this.wire.on('open', resolve));
  }

  get socket() {
    return this.wire._socket;
  }

  hear(message) {
    switch (message.type) {
      case 'whole':
      case undefined:
        this.take(this.views.take(message));
        break;
      case 'ack':
        if (message.id === `a${this.acts}`) this.table.kept(this.chair);
        break;
      case 'welcome':
        this.welcomed();
        break;
      case 'table':
        if (message.table.next) this.rematched?.(message.table.next);
        break;
      case 'refused':
      case 'goodbye':
        fail(new Error(JSON.stringify(message)));
    }
  }

  take(update) {
    if (update === 'gap') fail(new Error('an update is missing'));
    this.view = update.view;
    if (update.whole) return this.dealt();
    for (const event of update.events) if (MADE.has(event.type)) this.moves[event.seat]++;
    this.table.saw(this.chair, this.moves);
  }

  tell(message) {
    this.wire.send(JSON.stringify(message));
  }

  /** Sit down at a table, with this client's share of the deal; `ready` once the cards are dealt. */
  async hello(code) {
    this.ready = new Promise((resolve) => (this.dealt = resolve));
    const welcome = new Promise((resolve) => (this.welcomed = resolve));
    this.tell({ type: 'hello', protocol: 3, table: code, tokens: [this.token], nonce: randomBytes(12).toString('hex') });
    await welcome;
  }

  /** The same person on a new socket. */
  moved(code) {
    this.wire.left = true;
    this.wire.close();
    this.table.left(this.socket);
    const client = new Client(this.port, this.table, this.chair, this.token, code);
    return Object.assign(client, { moves: this.moves, acts: this.acts });
  }

  see() {
    const { phase, waiting, need, tableaux } = this.view.public;
    return { stage: phase, waiting, need, hand: this.view.hand, tableau: tableaux[this.chair] };
  }

  act(kind, wish) {
    const { turn } = this.view.public;
    const action = { lay: { cards: wish }, show: { card: wish }, offer: { card: wish, turn }, take: { seat: wish } }[kind];
    this.tell({ type: 'act', id: `a${++this.acts}`, action: { type: kind, ...action } });
  }
}

async function begin(clients, code) {
  await Promise.all(clients.map((client) => client.opened));
  await Promise.all(clients.map((client) => client.hello(code)));
  if (LEVEL) clients[0].tell({ type: 'fill', level: LEVEL });
  clients[0].tell({ type: 'start' });
  await Promise.all(clients.map((client) => client.ready));
}

export async function open(port, table) {
  const { code, token } = await post(port, '/api/tables', { game: 'matryoshka', options: UNHURRIED, name: 'p0' });
  const clients = [new Client(port, table, 0, token, code)];
  for (let chair = 1; chair < people; chair++) {
    const seat = await post(port, `/api/tables/${code}/seats`, { name: `p${chair}`, seat: chair });
    clients.push(new Client(port, table, chair, seat.token, code));
  }
  await begin(clients, code);
  return clients;
}

export async function again(table) {
  const [host] = table.clients;
  const next = new Promise((resolve) => (host.rematched = resolve));
  host.tell({ type: 'rematch' });
  const code = await next;
  host.rematched = null;
  if (ROUTED) table.clients = table.clients.map((client) => client.moved(code));
  await begin(table.clients, code);
}
