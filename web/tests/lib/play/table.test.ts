import { beforeEach, expect, test, vi } from 'vitest';
import { awaited, isPrivate, looker } from '$lib/play/awaited';
import { news } from '$lib/play/news';
import { LiveTable } from '$lib/play/live.svelte';
import { applies, fieldsOf, optionText } from '$lib/lobby/options';
import type { Contract, GameInfo, SeatInfo, TableInfo } from '$lib/protocol.gen';
import { faceOf } from '$lib/lobby/profile.svelte';
import { Sights } from '$lib/play/race';
import { carry, drop, hold, holding, newNonce } from '$lib/lobby/seats';
import type { Pipe } from '$lib/play/socket';
import { Tab } from '$lib/device/tabs';
import { loadTexts } from '$lib/device/texts.svelte';

const declared: Contract = {
  races: ['base'],
  reveals: ['revealed'],
  touches: ['touch'],
  timed: ['word'],
  reactions: { touched: 'times' },
  private: ['hand'],
  awaited: ['active', 'taker'],
  looks: 'looks',
  open_look: 'look',
  end_look: 'seen',
};

const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'Ana',
  avatar: 'fox',
  level: null,
  here: true,
  stand_in: false,
  failed: false,
  line: 'good',
  nonce: null,
  ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'ABCDE',
  game: 'matryoshka',
  rules: 1,
  options: {},
  public: false,
  phase: 'playing',
  seats: [seat(), seat({ name: 'Bo' })],
  host: 0,
  commitment: 'c',
  created: 0,
  held: null,
  pausing: false,
  races: null,
  hints: false,
  analysed: false,
  watching: 0,
  number: 0,
  outcome: null,
  next: null,
  secret: null,
  what_if: null,
  ...more,
});

beforeEach(() => localStorage.clear());

test('a seat is kept, a second one at the same table joins it, and the nonce stays the first', () => {
  const first = hold({ code: 'ABCDE', token: 'a', link: 'http://x/t/ABCDE', table: table() });
  const second = hold({ code: 'ABCDE', token: 'b', link: '', table: table({ commitment: 'other' }) });
  expect(second).toMatchObject({ tokens: ['a', 'b'], link: 'http://x/t/ABCDE', commitment: 'c', nonce: first.nonce });
  drop('ABCDE');
  expect(holding('ABCDE')).toBeUndefined();
});

test('a rematch keeps the people and takes a new share of the deal', () => {
  const before = hold({ code: 'ABCDE', token: 'a', link: 'http://x/t/ABCDE', table: table() });
  const after = carry('ABCDE', 'FGHJK', 'c2');
  expect(after).toMatchObject({ tokens: ['a'], link: 'http://x/t/FGHJK', commitment: 'c2' });
  expect(after?.nonce).not.toBe(before.nonce);
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
});

test('a reaction is counted from the frame after the one that painted the card to the press itself', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.spyOn(performance, 'now').mockReturnValue(969.5);
  const sights = new Sights(() => declared);
  sights.notice(41, [{ type: 'revealed', reveal: 17 }]);
  const press = new Event('pointerdown');
  Object.defineProperty(press, 'timeStamp', { value: 1431.54 });
  expect(sights.reaction({ type: 'touch', reveal: 17 }, press)).toEqual({ seen: 41 });
  frames.shift()?.(984);
  frames.shift()?.(1000);
  expect(sights.reaction({ type: 'touch', reveal: 17 }, press)).toEqual({ seen: 41, ms: 431.5, paint: 30.5 });
  expect(sights.reaction({ type: 'touch', reveal: 16 }, press)).toEqual({});
  expect(sights.reaction({ type: 'flip' }, press)).toEqual({});
  expect(sights.reaction({ type: 'turn-up', reveal: 17 }, press)).toEqual({});
  expect(sights.reaction({ type: 'word', index: 0 }, press)).toEqual({ seen: 41, ms: 431.5, paint: 30.5 });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what changed at a table is told in words, but not what one did oneself', async () => {
  await loadTexts();
  const before = table();
  const lost = new Set<number>();
  const without = table({ seats: [seat(), seat({ name: 'Bo', here: false })] });
  expect(news(before, without, [0], lost)).toEqual(['Bo has lost the connection.']);
  expect(news(without, before, [0], lost)).toEqual(['Bo is back.']);
  expect(news(without, before, [0], lost)).toEqual([]); // who has just sat down comes: that was told already
  expect(news(before, table({ seats: [seat({ here: false }), seat({ name: 'Bo' })] }), [0], lost)).toEqual([]);
  expect(news(before, table({ phase: 'over' }), [0], lost)).toEqual(['The game is over.']);
  const failed = table({ seats: [seat(), seat({ kind: 'bot', name: 'Otto', failed: true })] });
  const sound = table({ seats: [seat(), seat({ kind: 'bot', name: 'Otto' })] });
  expect(news(sound, failed, [0], lost)).toEqual(['Something is wrong with the bot Otto; a normal one plays on.']);
  expect(news(failed, failed, [0], lost)).toEqual([]);
  expect(news(before, table({ host: 1 }), [1], lost)).toEqual(['You are the host now.']);
});

test('a game declares whom it waits for, who is looking and what is private', () => {
  expect(awaited({ public: { queue: [1, 2] } }, [0, 1], { ...declared, awaited: ['queue'] })).toEqual([1]);
  expect(awaited({ public: { active: 3, taker: 0 } }, [0, 1], declared)).toEqual([0]);
  expect(awaited({ public: { active: 1, taker: null } }, [0, 1], declared)).toEqual([1]);
  expect(awaited(undefined, [0], declared)).toEqual([]);
  expect(awaited({ public: { active: 0 } }, [0], undefined)).toEqual([]);
  const looks = (...looks: string[]): unknown => ({ public: { looks, phase: 'deal', turn: 0 } });
  expect(looker(looks('waiting', 'open', 'waiting'), [0, 2], declared)).toEqual({ seat: 0, opened: false });
  expect(looker(looks('waiting', 'waiting', 'open'), [0, 2], declared)).toEqual({ seat: 2, opened: true });
  expect(looker(looks('done', 'waiting', 'none'), [0, 2], declared)).toBeUndefined();
  expect(looker({ public: {} }, [0, 2], declared)).toBeUndefined();
  expect(looker(looks('open'), [0], { ...declared, looks: null })).toBeUndefined();
  expect(isPrivate({ me: 0, hand: [1], public: {} }, { me: null, hand: [], public: {} }, declared)).toBe(true);
  expect(isPrivate({ me: 0, grasp: 2, public: {} }, { me: null, grasp: null, public: {} }, declared)).toBe(false);
});

test('options become fields: choices, switches, numbers, and what is marked as milliseconds as seconds', () => {
  const properties = {
    seats: { type: 'integer' },
    variant: { enum: ['base'] },
    first: { anyOf: [] },
    moon: { enum: ['new', 'full'] },
    tie_break: { type: 'boolean' },
    turn: { type: 'integer', minimum: 2000, maximum: 60000, millis: true },
    pace: { enum: [2800, 4000], millis: true },
    bag_ms: { type: 'integer' },
    confuse: { type: 'integer' },
    hold: { type: 'integer', hidden: true },
  };
  const $defs = { SlapOptions: { properties } };
  const fields = fieldsOf({ options: { $ref: '#/$defs/SlapOptions', $defs } } as unknown as GameInfo);
  expect(fields).toEqual([
    { name: 'moon', kind: 'choice', values: ['new', 'full'] },
    { name: 'tie_break', kind: 'switch' },
    { name: 'turn', kind: 'seconds', least: 2, most: 60 },
    { name: 'pace', kind: 'choice', values: [2800, 4000], millis: true },
    { name: 'bag_ms', kind: 'number', least: undefined, most: undefined },
    { name: 'confuse', kind: 'number', least: undefined, most: undefined },
  ]);
  expect(optionText('turn_ms')).toBe('option-turn-ms');
});

test('an option that does not matter for the variant, or for a switch that is off, is not asked for', () => {
  const properties = {
    moon: { enum: ['new', 'full'], variants: ['coop'] },
    recite: { type: 'boolean' },
    recite_ms: { type: 'integer', needs: 'recite' },
  };
  const fields = fieldsOf({ options: { properties } } as unknown as GameInfo);
  const asked = (variant: string, values: Record<string, boolean>): string[] =>
    fields.filter((field) => applies(field, variant, values)).map(({ name }) => name);
  expect(asked('base', { recite: false })).toEqual(['recite']);
  expect(asked('coop', { recite: true })).toEqual(['moon', 'recite', 'recite_ms']);
});

test('a face is the chosen one, or one that nobody at the table has chosen', () => {
  const seats = ['owl', '', 'dragon', 'fox'].map((avatar) => ({ avatar }));
  const faces = seats.map((_, seat) => faceOf(seats, seat));
  expect([faces[0], faces[3]]).toEqual(['owl', 'fox']);
  expect(new Set(faces).size).toBe(4);
});

test('two pages of one table notice each other, and the older lets go', async () => {
  const taken = vi.fn();
  const first = new Tab('ABCDE', taken);
  expect(await first.elsewhere()).toBe(false);
  first.take();
  const second = new Tab('ABCDE', vi.fn());
  expect(await second.elsewhere()).toBe(true);
  second.take();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  [first, second].forEach((tab) => tab.close());
});

test('a live table keeps the newest view of each seat, its clock, and who is host', async () => {
  const pipe: Pipe & { sent: { type: string }[] } = {
    sent: [],
    onopen: null,
    onmessage: null,
    onclose: null,
    send(data) {
      this.sent.push(JSON.parse(data) as { type: string });
    },
    close: () => undefined,
  };
  const hear = (message: unknown): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDE', ['a'], 'n', () => pipe);
  live.start();
  pipe.onopen?.();
  hear({ type: 'welcome', table: table(), seats: [1], host: false, now: 5000, number: 1, version: '1' });
  hear({ type: 'whole', number: 1, epoch: 1, at: 8000, seat: 1, view: { hand: [], public: {} } });
  hear({ type: 'update', number: 2, at: 9000, own: { hand: [1] }, events: [{ type: 'x' }] });
  expect(live.scenes.get(1)).toMatchObject({ number: 2, view: { hand: [1] } });
  expect(live.now()).toBeGreaterThanOrEqual(9000);
  expect(live.host).toBe(false);
  hear({ type: 'table', table: table({ host: 1 }), now: 9500 });
  expect(live.host).toBe(true);
  hear({ type: 'table', table: table({ host: 0 }), now: 9500 });
  expect(live.host).toBe(false);
  hear({ type: 'table', table: table({ phase: 'playing', held: { why: 'passing', since: 1, until: 2 } }), now: 9700 });
  expect(live.now()).toBe(9700); // while a tablet is passed on, time is stopped for all
  expect(pipe.sent.filter(({ type }) => type === 'hello')).toHaveLength(1);
  live.act(1)({ type: 'offer', card: 3 });
  expect(pipe.sent.at(-1)).toMatchObject({ type: 'act', action: { type: 'offer', card: 3 } });
  const answer = live.ask(1)({ type: 'lay', cards: [] });
  hear({ type: 'answer', id: 'q1', refusal: null, preview: 12 });
  await expect(answer).resolves.toMatchObject({ preview: 12 });
  live.stop();
});

test('what was said before we came is read again and is no news; what was missed is, and the muted stay muted', () => {
  const sent: { type: string; seat?: number }[] = [];
  const pipes: Pipe[] = [];
  const make = (): Pipe => {
    pipes.push({
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => sent.push(JSON.parse(data) as (typeof sent)[0]),
      close: () => undefined,
    });
    return pipes.at(-1) as Pipe;
  };
  const hear = (message: unknown): void => pipes.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  const said = (seat: number, text: string, number: number) => ({ type: 'said', seat, text, phrase: null, number });
  const welcome = { type: 'welcome', table: table(), seats: [1], host: false, now: 0, number: 1, version: '1' };
  vi.useFakeTimers();
  const live = new LiveTable('ABCDE', ['a'], 'n', make);
  live.start();
  pipes[0]?.onopen?.();
  hear({ ...welcome, chat: [said(0, 'one', 10), said(1, 'two', 20)] });
  expect([live.chat.map(({ text }) => text), live.old]).toEqual([['one', 'two'], 2]);
  hear(said(0, 'three', 30));
  live.mute(1, true);
  pipes[0]?.onclose?.();
  vi.advanceTimersByTime(10_000);
  pipes.at(-1)?.onopen?.();
  sent.length = 0;
  hear({ ...welcome, chat: [said(1, 'two', 20), said(0, 'three', 30), said(0, 'four', 40), said(1, 'five', 50)] });
  expect([live.chat.map(({ text }) => text), live.old]).toEqual([['one', 'two', 'three', 'four'], 2]);
  expect(sent.filter(({ type }) => type === 'mute')).toEqual([{ type: 'mute', seat: 1, muted: true }]);
  live.mute(1, false);
  expect(live.muted).toEqual([]);
  live.stop();
  vi.useRealTimers();
});

test('a refusal is shown, unless another move came between the press and its answer', () => {
  const sent: { id: string }[] = [];
  const pipe: Pipe = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => sent.push(JSON.parse(data) as (typeof sent)[0]),
    close: () => undefined,
  };
  const hear = (message: unknown): void => pipe.onmessage?.({ data: JSON.stringify(message) });
  const live = new LiveTable('ABCDE', ['a'], 'n', () => pipe);
  live.start();
  pipe.onopen?.();
  hear({ type: 'welcome', table: table(), seats: [1], host: false, now: 0, number: 1, version: '1' });
  hear({ type: 'whole', number: 2, epoch: 1, at: 1, seat: 1, view: { public: {} } });
  live.act(1)({ type: 'agree', toy: 4 });
  const late = { type: 'refused', rule: 'AR-17', key: 'x', text: 'Nothing is pointed at.', id: sent.at(-1)?.id };
  hear({ type: 'update', number: 3, at: 2 });
  hear(late);
  expect(live.refused).toBeUndefined();
  live.act(1)({ type: 'agree', toy: 4 });
  hear({ ...late, id: sent.at(-1)?.id });
  expect(live.refused?.text).toBe('Nothing is pointed at.');
  live.stop();
});
