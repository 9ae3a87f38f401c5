// The load: `node load.js SERVER PORT TABLES flat|paced WARM SECONDS`. Four clients at each table play random legal moves.
//   flat:  as fast as the server allows; whoever is awaited acts at once when all four have seen what came before
//   paced: one move a second at each table
// It prints `seated`, waits for a line on standard input, and plays. It prints `begin` and `end` around the measured time,
// then one line of JSON. `./SERVER.js` makes the tables of a server. Its `open(port, table)` gives four clients, each with:
//   see()             {stage, waiting, hand, tableau, need} as this client knows it now
//   act(kind, wish)   send a move
//   socket            to count bytes
// `./SERVER.js` calls `table.saw(client, moves)` when a client learns how many moves each seat has made. If the server
// acknowledges each move, `./SERVER.js` also calls `table.kept(seat)`. If games end, it also exports `again(table)`, which
// seats the same four at the next game. It may export how many `people` play at a table; the other seats are bots.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const [name, port, count, mode, warm, seconds] = process.argv.slice(2);
const server = await import(`./${name}.js`);
const say = (line) => process.stdout.write(`${line}\n`);
const any = (many) => many[Math.floor(Math.random() * many.length)];
const PEOPLE = server.people ?? 4;
const ALL = (1 << PEOPLE) - 1;
const AGAIN_MS = 50; // until one looks again whether it is a person's turn
const ALONE = 40; // tables that are opened one after another

let playing = false, measuring = false, ended = 0;
const delays = [], promises = [];

class Table {
  made = [0, 0, 0, 0]; // moves sent, by seat
  sent = [0, 0, 0, 0]; // when the last one was
  missing = [0, 0, 0, 0]; // clients that have not seen it yet, as bits
  open = 0; // moves on their way
  due = 0;
  past = { read: 0, written: 0 }; // bytes of sockets that were left

  left(socket) {
    this.past.read += socket.bytesRead;
    this.past.written += socket.bytesWritten;
  }

  saw(client, moves) {
    if (!this.open) return;
    for (let seat = 0; seat < 4; seat++) {
      if (!(this.missing[seat] & (1 << client)) || moves[seat] < this.made[seat]) continue;
      this.missing[seat] &= ~(1 << client);
      if (this.missing[seat]) continue;
      if (measuring) delays.push(performance.now() - this.sent[seat]);
      if (--this.open === 0) this.next();
    }
  }

  /** The server promises that a seat's last move will not be lost. */
  kept(seat) {
    if (measuring) promises.push(performance.now() - this.sent[seat]);
  }

  next() {
    if (!playing) return;
    if (mode === 'flat') return void this.step();
    this.due += 1000;
    setTimeout(() => playing && this.step(), Math.max(0, this.due - performance.now()));
  }

  async step() {
    let { stage, waiting } = this.clients[0].see();
    if (stage === 'over') {
      if (measuring) ended++;
      await server.again(this);
      ({ stage, waiting } = this.clients[0].see());
    }
    waiting = waiting.filter((seat) => seat < PEOPLE);
    if (!waiting.length) return void setTimeout(() => playing && this.step(), AGAIN_MS);
    const chosen = mode === 'flat' ? waiting : [any(waiting)];
    // Bots move in between: who is chosen may not have heard yet what the first client knows.
    if (chosen.some((seat) => this.clients[seat].see().stage !== stage)) {
      return void setTimeout(() => playing && this.step(), AGAIN_MS);
    }
    for (const seat of chosen) {
      this.made[seat]++;
      this.missing[seat] = ALL;
    }
    this.open = chosen.length;
    for (const seat of chosen) {
      const wish = this.wish(seat, stage);
      this.sent[seat] = performance.now();
      this.clients[seat].act(stage, wish);
    }
  }

  wish(seat, stage) {
    const { hand, tableau, need } = this.clients[seat].see();
    if (stage === 'take') return (seat + 1 + Math.floor(Math.random() * 3)) % 4;
    if (stage !== 'lay') return any(hand);
    const own = [...hand, ...tableau];
    while (own.length > need) own.splice(Math.floor(Math.random() * own.length), 1);
    return own;
  }
}

const tables = Array.from({ length: +count }, () => new Table());

function bytes() {
  let read = 0, written = 0;
  for (const table of tables) {
    read += table.past.read;
    written += table.past.written;
    for (const { socket } of table.clients) {
      read += socket?.bytesRead ?? 0; // a new one may not be open yet
      written += socket?.bytesWritten ?? 0;
    }
  }
  return { read, written };
}

function quantiles(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

// The first tables one after another, as when friends meet; the others eight at a time, so that all are there soon.
const queue = [...tables];
const joins = [];
for (let table; joins.length < ALONE && (table = queue.pop()); ) {
  const asked = performance.now();
  table.clients = await server.open(+port, table);
  joins.push(performance.now() - asked);
}
await Promise.all(Array.from({ length: 8 }, async () => {
  for (let table; (table = queue.pop()); ) table.clients = await server.open(+port, table);
}));
await sleep(500);
say('seated');
await once(process.stdin, 'data');

playing = true;
for (const table of tables) {
  if (mode === 'flat') table.step();
  else {
    table.due = performance.now() + Math.random() * 1000;
    setTimeout(() => playing && table.step(), table.due - performance.now());
  }
}
await sleep(+warm * 1000);
const before = bytes();
const began = performance.now();
measuring = true;
say('begin');
await sleep(+seconds * 1000);
measuring = false;
const spent = (performance.now() - began) / 1000;
say('end');
const after = bytes();
playing = false;
const moves = delays.length;
say(JSON.stringify({
  moves,
  rate: moves / spent,
  delay: quantiles(delays),
  promise: promises.length ? quantiles(promises) : null,
  received: (after.read - before.read) / moves,
  sent: (after.written - before.written) / moves,
  ended,
  stuck: tables.filter((table) => table.open && performance.now() - Math.max(...table.sent) > 5000).length,
  joining: quantiles(joins),
}));
await once(process.stdin, 'data');
process.exit(0);
