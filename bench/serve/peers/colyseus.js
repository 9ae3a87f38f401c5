// Colyseus. PATCH: milliseconds between patches (50 is its default), 0 sends one after every move. Nothing survives a crash.
import http from 'node:http';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { collectOnRequest } from './collect.js';
import { MOVES, SEATS, deal, move } from './matryoshka.js';

const PATCH = +process.env.PATCH;

const Seat = schema({
  moves: t.uint32(),
  chosen: t.boolean(),
  cards: t.uint8(),
  tableau: t.array('uint8'),
  hand: t.array('uint8').view(), // sent only to the client whose view holds this seat
  lay: t.array('uint8').view(),
  offer: t.int8().view(),
}, 'Seat');

const Table = schema({
  stage: t.string(),
  round: t.uint8(),
  turn: t.uint8(),
  active: t.int8(),
  shown: t.int8(),
  need: t.uint8(),
  stock: t.uint8(),
  seats: t.array(Seat),
}, 'Table');

function shuffle(cards) {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

class MatryoshkaRoom extends Room {
  maxClients = SEATS;
  patchRate = PATCH || null;
  box = {};
  chairs = [];
  messages = Object.fromEntries(MOVES.map((kind) => [kind, (client, wish) => this.play(client, kind, wish)]));

  onCreate() {
    this.state = new Table();
    for (let chair = 0; chair < SEATS; chair++) {
      const seat = new Seat();
      seat.moves = 0;
      this.state.seats.push(seat);
    }
    this.state.stage = 'wait';
  }

  onJoin(client) {
    client.view = new StateView();
    client.view.add(this.state.seats[this.chairs.length]);
    this.chairs.push(client);
    if (this.chairs.length === SEATS) {
      deal(this.state, this.box, shuffle);
      this.tell();
    }
  }

  play(client, kind, wish) {
    const before = this.state.stage;
    if (!move(this.state, this.box, this.chairs.indexOf(client), kind, wish, shuffle)) return client.send('refused', kind);
    if (this.state.stage === 'take' && before === 'offer') {
      this.chairs[this.state.active].send('offers', this.state.seats.map((seat) => seat.offer));
    }
    this.tell();
  }

  tell() {
    this.state.stock = this.box.deck.length;
    for (const seat of this.state.seats) seat.cards = seat.hand.length;
    if (!PATCH) this.broadcastPatch();
  }
}

collectOnRequest();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http.createServer() }) });
server.define('matryoshka', MatryoshkaRoom);
await server.listen(+process.env.PORT, '127.0.0.1');
