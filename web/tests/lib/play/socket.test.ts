import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Goodbye, Refused } from '$lib/protocol.gen';
import { TableSocket, type Heard, type LineState, type Pipe } from '$lib/play/socket';

class FakePipe implements Pipe {
  sent: { type: string; id?: string; last?: number | null; epoch?: number | null; tokens?: string[]; lang?: string }[] =
    [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as (typeof this.sent)[0]);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let pipes: FakePipe[];
let heard: Heard[];
let states: LineState[];
let shut: (Refused | Goodbye)[];
let socket: TableSocket;
const pipe = (): FakePipe => pipes.at(-1) ?? expect.unreachable();
const whole = (number: number, seat = 0, epoch = 1): object => {
  return { type: 'whole', number, epoch, at: number, seat, view: { public: {} } };
};
const update = (number: number, more = {}): object => ({ type: 'update', number, at: number, ...more });
const updates = (): Heard[] => heard.filter((message) => message.type === 'update');

beforeEach(() => {
  vi.useFakeTimers();
  [pipes, heard, states, shut] = [[], [], [], []];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers')));
  socket = new TableSocket(
    { table: 'ABCDE', tokens: ['t0'], lang: 'en', nonce: 'n' },
    { heard: (message) => heard.push(message), state: (state) => states.push(state), shut: (why) => shut.push(why) },
    () => {
      pipes.push(new FakePipe());
      return pipe();
    },
  );
  socket.start();
  pipe().onopen?.();
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const welcome = (): void =>
  pipe().hear({ type: 'welcome', table: {}, seats: [0], host: false, now: 0, number: 0, quiet: 5 });

test('hello comes first, with token and nonce and without a last number', () => {
  expect(pipe().sent).toEqual([
    {
      type: 'hello',
      protocol: 3,
      table: 'ABCDE',
      tokens: ['t0'],
      lang: 'en',
      last: null,
      epoch: null,
      nonce: 'n',
      story: true,
    },
  ]);
});

test('an act made before the welcome is sent after it, and kept until it is acknowledged', () => {
  const id = socket.act({ type: 'flip' });
  expect(pipe().sent).toHaveLength(1);
  welcome();
  expect(pipe().sent[1]).toMatchObject({ type: 'act', id });
  expect(socket.busy).toBe(true);
  pipe().hear({ type: 'ack', id, number: 3 });
  expect(socket.busy).toBe(false);
});

test('behind a touch, and nothing else, comes a nudge: without a packet after it a lost one is noticed late', () => {
  welcome();
  socket.act({ type: 'flip' });
  vi.advanceTimersByTime(100);
  expect(pipe().sent.map(({ type }) => type)).toEqual(['hello', 'act']);
  socket.act({ type: 'touch', reveal: 3 }, { seen: 7, ms: 431.5 });
  expect(pipe().sent.at(-1)).toMatchObject({ type: 'act', ms: 431.5 });
  vi.advanceTimersByTime(5);
  expect(pipe().sent.map(({ type }) => type)).toEqual(['hello', 'act', 'act', 'nudge']);
});

test('after a lost connection it asks for what it missed and repeats the same act with the same id', () => {
  welcome();
  pipe().hear(whole(7));
  const id = socket.act({ type: 'flip' });
  pipe().onclose?.();
  vi.advanceTimersByTime(1000);
  expect(pipes).toHaveLength(2);
  pipe().onopen?.();
  expect(pipe().sent[0]).toMatchObject({ type: 'hello', last: 7, epoch: 1 });
  welcome();
  expect(pipe().sent[1]).toMatchObject({ type: 'act', id });
  pipe().hear(update(8));
  expect(socket.busy).toBe(true);
  pipe().hear({ type: 'ack', id, number: 8 });
  expect(socket.busy).toBe(false);
});

test('a connection that is back within a second was never lost: nobody is told, and what was said waits', () => {
  welcome();
  pipe().onclose?.();
  socket.say({ type: 'start' });
  vi.advanceTimersByTime(500);
  pipe().onopen?.();
  expect(pipe().sent.map(({ type }) => type)).toEqual(['hello']);
  welcome();
  expect(pipe().sent.map(({ type }) => type)).toEqual(['hello', 'start']);
  vi.advanceTimersByTime(5_000);
  expect(states).toEqual(['open']);
});

test('a connection that stays away is told after a second, however often it was tried, and forgets what was said', () => {
  welcome();
  pipe().onclose?.();
  socket.say({ type: 'start' });
  vi.advanceTimersByTime(500);
  pipe().onclose?.();
  vi.advanceTimersByTime(499);
  expect(states).toEqual(['open']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(1_000);
  pipe().onopen?.();
  welcome();
  expect(pipe().sent.map(({ type }) => type)).toEqual(['hello']);
  expect(states).toEqual(['open', 'lost', 'open']);
});

test('a device without a network says so at once', () => {
  welcome();
  window.dispatchEvent(new Event('offline'));
  expect(states).toEqual(['open', 'lost']);
});

test('the path of the socket names the table', () => {
  const opened: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakePipe {
      constructor(url: string) {
        super();
        opened.push(url);
      }
    },
  );
  const listener = { heard: () => undefined, state: () => undefined, shut: () => undefined };
  const own = new TableSocket({ table: 'ABCDE', tokens: [], lang: 'en', nonce: undefined }, listener);
  own.start();
  own.stop();
  vi.unstubAllGlobals();
  expect(opened).toEqual([`ws://${location.host}/ws/ABCDE`]);
});

test('with several seats the one that saw least decides what is asked for, and nothing is told twice', () => {
  welcome();
  pipe().hear(whole(4, 0));
  pipe().hear(whole(4, 1));
  pipe().hear(update(5, { seat: 0 }));
  pipe().onclose?.();
  vi.advanceTimersByTime(1000);
  pipe().onopen?.();
  expect(pipe().sent[0]?.last).toBe(4);
  const before = heard.length;
  pipe().hear(whole(5, 0));
  pipe().hear(whole(5, 1));
  expect(heard.length - before).toBe(1);
});

test('a whole view replaces whatever was known', () => {
  welcome();
  pipe().hear(whole(9));
  pipe().hear(whole(3));
  pipe().hear(update(4));
  expect(updates().map((each) => 'whole' in each && [each.number, each.whole])).toEqual([
    [9, true],
    [3, true],
    [4, false],
  ]);
});

test('after an update that does not follow the last one it comes back and asks for whole views', () => {
  welcome();
  pipe().hear(whole(7));
  pipe().hear(update(9));
  expect(updates()).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(pipes).toHaveLength(2);
  pipe().onopen?.();
  expect(pipe().sent[0]).toMatchObject({ type: 'hello', last: null, epoch: null });
  welcome();
  pipe().hear(whole(9));
  pipe().hear(update(11, { after: 9 }));
  expect(updates()).toHaveLength(3);
});

test('with a seat of which it has no view it asks for all of them', () => {
  welcome();
  pipe().hear(whole(7));
  socket.greet({ tokens: ['t0', 't1'] });
  expect(pipe().sent.at(-1)).toMatchObject({ type: 'hello', last: null, epoch: null });
});

test('a number that comes again with a higher epoch is another update: the power failed in between', () => {
  welcome();
  pipe().hear(whole(9));
  pipe().hear(whole(7));
  pipe().hear(update(8, { epoch: 2 }));
  pipe().hear(update(9));
  pipe().hear(whole(9, 0, 2));
  expect(updates()).toHaveLength(4);
  pipe().hear(whole(9, 1));
  pipe().onclose?.();
  vi.advanceTimersByTime(1000);
  pipe().onopen?.();
  expect(pipe().sent[0]).toMatchObject({ last: 9, epoch: 1 });
});

test('waiting grows with each failure and is cut short when the network is back', () => {
  welcome();
  for (let i = 0; i < 6; i += 1) {
    pipe().onclose?.();
    vi.advanceTimersByTime(10_000);
  }
  const tries = pipes.length;
  pipe().onclose?.();
  vi.advanceTimersByTime(3000);
  expect(pipes).toHaveLength(tries);
  window.dispatchEvent(new Event('online'));
  expect(pipes).toHaveLength(tries + 1);
});

test('a hello that is refused for a moment is said again; the page stays', () => {
  pipe().hear({ type: 'refused', rule: 'LOBBY-9', key: 'k', text: 'not now', id: null, retry: true });
  expect(shut).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(states.at(-1)).toBe('lost');
  expect(pipes).toHaveLength(2);
  pipe().onopen?.();
  welcome();
  expect(states.at(-1)).toBe('open');
});

test('an act names the update that it was decided on, so that it is never done turns later', () => {
  welcome();
  socket.act({ type: 'flip' });
  expect(pipe().sent.at(-1)).not.toHaveProperty('last');
  pipe().hear(whole(7));
  socket.act({ type: 'flip' });
  pipe().hear(update(9, { after: 7, epoch: 3 }));
  expect(pipe().sent.at(-1)).toMatchObject({ last: 7, epoch: 1 });
  pipe().onclose?.();
  vi.advanceTimersByTime(1_000);
  pipe().onopen?.();
  welcome();
  expect(pipe().sent.at(-1)).toMatchObject({ type: 'act', last: 7, epoch: 1 });
});

test('silence for three measurements means that the connection is lost', () => {
  welcome();
  vi.advanceTimersByTime(14_000);
  pipe().hear({ type: 'line', rtt: 1, jitter: 0, quality: 'good' });
  vi.advanceTimersByTime(14_000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(3_000);
  expect(states.at(-1)).toBe('lost');
});

test('how long silence may last follows from what the server says of itself', () => {
  pipe().hear({ type: 'welcome', table: {}, seats: [0], host: false, now: 0, number: 0, quiet: 2 });
  vi.advanceTimersByTime(5_900);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(200);
  expect(pipe().closed).toBe(true);
});

test('a refused hello and a goodbye for good end it, a goodbye with back does not', () => {
  pipe().hear({ type: 'refused', rule: 'WIRE-5', key: 'k', text: 'old' });
  expect(shut).toMatchObject([{ rule: 'WIRE-5' }]);
  vi.advanceTimersByTime(60_000);
  expect(pipes).toHaveLength(1);
});

const declining = (problem: object): ReturnType<typeof vi.fn> => {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(problem), { status: 501 })));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('a handshake that fails after a lost line is asked about over HTTP, and what never passes ends it', async () => {
  const asked = declining({ rule: 'LOBBY-19', key: 'k', text: 'other rules', retry: false });
  pipe().onclose?.();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  pipe().onclose?.();
  await vi.waitFor(() => expect(shut).toMatchObject([{ type: 'refused', rule: 'LOBBY-19', text: 'other rules' }]));
  expect(asked).toHaveBeenCalledExactlyOnceWith('/ws/ABCDE', expect.anything());
  const tries = pipes.length;
  vi.advanceTimersByTime(60_000);
  expect(pipes).toHaveLength(tries);
});

test('a handshake that fails for a while, or an open line that is lost, ends nothing', async () => {
  const asked = declining({ rule: 'LIMIT-1', key: 'k', text: 'too many', retry: true });
  pipe().onclose?.();
  vi.advanceTimersByTime(1_000);
  pipe().onopen?.();
  pipe().onclose?.();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  pipe().onclose?.();
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shut).toEqual([]);
  expect(pipes.length).toBeGreaterThan(3);
});

test('a server that restarts is met again', () => {
  welcome();
  pipe().hear({ type: 'goodbye', reason: 'restart', back: true });
  vi.advanceTimersByTime(1000);
  expect(pipes).toHaveLength(2);
  expect(shut).toEqual([]);
});

test('a refused act is told and forgotten', () => {
  welcome();
  const id = socket.act({ type: 'flip' });
  pipe().hear({ type: 'refused', id, rule: 'MP-8', key: 'k', text: 'no' });
  expect(socket.busy).toBe(false);
  expect(heard.at(-1)).toMatchObject({ type: 'refused', rule: 'MP-8' });
});

test('a new language is told, the same one is not', () => {
  welcome();
  socket.speak('en');
  expect(pipe().sent).toHaveLength(1);
  socket.speak('fr');
  expect(pipe().sent[1]).toMatchObject({ type: 'hello', lang: 'fr' });
});
