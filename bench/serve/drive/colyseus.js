// Colyseus: matchmaking over HTTP, its binary room protocol spoken directly, states read with its own decoder.
import { Decoder, Reflection, decode, encode } from '@colyseus/schema';
import { Packr } from 'msgpackr';
import { connect, fail, post } from './lobby.js';

const JOIN = 10, ERROR = 11, MESSAGE = 13, STATE = 14, PATCH = 15;
const packr = new Packr({ useRecords: false });
let Table; // described by the server to the first client; the same for all

class Client {
  constructor(port, table, chair, seat) {
    Object.assign(this, { table, chair });
    this.ready = new Promise((resolve) => (this.seated = resolve));
    this.dealt = new Promise((resolve) => (this.begin = resolve));
    this.wire = connect(port, `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`, (data) => this.hear(data));
  }

  get socket() {
    return this.wire._socket;
  }

  hear(data) {
    const place = { offset: 1 };
    switch (data[0] & 0x1f) {
      case PATCH:
      case STATE:
        this.decoder.decode(data, place);
        this.seated();
        if (this.state.stage === 'lay') this.begin();
        this.table.saw(this.chair, this.state.seats.map((seat) => seat.moves));
        break;
      case JOIN:
        for (let skipped = 0; skipped < 2; skipped++) place.offset += 1 + data[place.offset]; // token, name of the serializer
        this.join(data, decode.number(data, place), place);
        break;
      case MESSAGE:
        if (decode.string(data, place) === 'refused') fail(new Error('a move was refused'));
        break;
      case ERROR:
        fail(new Error(data.toString('latin1', 1)));
    }
  }

  join(data, length, place) {
    Table ??= Reflection.decode(data.subarray(0, place.offset + length), place).state.constructor;
    this.state = new Table();
    this.decoder = new Decoder(this.state);
    this.wire.send(Buffer.from([JOIN]));
  }

  see() {
    const { stage, active, need, seats } = this.state;
    const { hand, tableau } = seats[this.chair];
    const waiting = stage === 'show' || stage === 'take' ? [active] : [0, 1, 2, 3].filter((chair) => chair !== active && !seats[chair].chosen);
    return { stage, waiting, need, hand, tableau };
  }

  act(kind, wish) {
    const head = Buffer.allocUnsafe(16);
    const place = { offset: 1 };
    head[0] = MESSAGE;
    encode.string(head, kind, place);
    this.wire.send(Buffer.concat([head.subarray(0, place.offset), packr.pack(wish)]));
  }
}

export async function open(port, table) {
  const clients = [];
  for (let chair = 0; chair < 4; chair++) {
    const path = chair ? `/matchmake/joinById/${table.room}` : '/matchmake/create/matryoshka';
    const seat = await post(port, path, {});
    table.room ??= seat.roomId ?? seat.room.roomId;
    clients.push(new Client(port, table, chair, { roomId: table.room, processId: seat.processId ?? seat.room.processId, sessionId: seat.sessionId }));
    await clients[chair].ready; // chairs are given in the order of joining
  }
  await Promise.all(clients.map((client) => client.dealt));
  return clients;
}
