import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAUSE } from '../../../src/ludotheque/games/matryoshka/board/counting.svelte';
import { walk, type Place } from '../../../src/ludotheque/games/matryoshka/board/roving';
import { cardLabel } from '../../../src/ludotheque/games/matryoshka/board/speech';
import { holds, soFar, stepsOf } from '../../../src/ludotheque/games/matryoshka/board/tally';
import { notices } from '../../lib/announce.svelte';
import type { Answer } from '../../lib/games';
import type { MatryoshkaAction, MatryoshkaCount, MatryoshkaEvent, MatryoshkaView } from '../../lib/protocol.gen';
import { choose } from '../../lib/settings.svelte';
import { loadTexts, speak } from '../../lib/texts.svelte';
import Host from './MatryoshkaHost.svelte';

interface Moment {
  readonly view: MatryoshkaView;
  readonly events: readonly MatryoshkaEvent[];
}
interface Stream {
  readonly players: readonly { name: string }[];
  readonly moments: readonly Moment[];
}

const stream = (record: string, seat: number | 'watch'): Stream =>
  JSON.parse(readFileSync(`../.cache/streams/matryoshka/${record}/${seat}.json`, 'utf8')) as Stream;
const names = ({ players }: Stream): string[] => players.map(({ name }) => name);
const noAct = (): void => undefined;

/** The first moment of a stream at which the seat is asked for something. */
function asked({ moments }: Stream, phase: string, round = 0): MatryoshkaView {
  const found = moments.find(({ view }) => view.public.phase === phase && view.public.round >= round && waited(view));
  if (!found) throw new Error(`nobody is asked to ${phase}`);
  return found.view;
}
const waited = (view: MatryoshkaView): boolean => view.me !== null && view.public.waiting.includes(view.me);

function open(record: string, seat: number, phase: string, extra: object = {}, round = 0) {
  const found = stream(record, seat);
  const view = asked(found, phase, round);
  const act = vi.fn<(action: MatryoshkaAction) => void>();
  render(Host, { props: { view, events: [], act, me: seat, names: names(found), ...extra } });
  return { view, act };
}
/** The end of a game as its first player sees it. */
function over(record: string): MatryoshkaView {
  const seen = stream(record, 0);
  const view = seen.moments.at(-1)?.view;
  if (!view) throw new Error('an empty stream');
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  return view;
}
/** Whether what waits to be looked at is on the screen, from now on. */
function inSight(seen: boolean): void {
  vi.stubGlobal('IntersectionObserver', class {
    readonly #look: (found: object[]) => void;
    constructor(look: (found: object[]) => void) { this.#look = look; }
    observe(): void { this.#look([{ intersectionRatio: seen ? 1 : 0, intersectionRect: { height: 0 } }]); }
    disconnect(): void { /* nothing was kept */ }
  });
}
const mainButton = (): HTMLButtonElement | null => document.querySelector('button.main');
/** The cards one may choose now; by selector, since looking for roles at every step takes its time. */
const radios = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[role="radio"]:not([aria-disabled="true"])')].filter(({ inert }) => !inert); // not on its way out

beforeAll(async () => {
  await loadTexts();
  await loadTexts('matryoshka');
});
vi.setConfig({ testTimeout: 30_000 }); // many pictures take their time on a busy machine
beforeEach(() => choose({ motion: 'less', sound: false }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a person must find on the board at any moment. */
function inspect({ public: table, ...view }: MatryoshkaView): void {
  const mine = waited({ ...view, public: table });
  const toggles = document.querySelectorAll('.cards [role="checkbox"]');
  const owned = view.hand.length + (view.me === null ? 0 : (table.tableaux[view.me]?.length ?? 0));
  expect(toggles).toHaveLength(mine && table.phase === 'lay' ? owned : 0);
  const choices = { show: view.hand.length, offer: view.hand.length, take: table.hands.length - 1, lay: 0, over: 0 };
  expect(radios()).toHaveLength(mine ? choices[table.phase] : 0);
  expect(mainButton() !== null).toBe(mine);
  expect(document.querySelector('[role="timer"]') !== null).toBe(table.until !== null);
  expect(document.querySelector('h2')?.textContent).not.toBe('');
  if (table.phase !== 'over') expect(document.querySelectorAll('.neighbour')).toHaveLength(table.hands.length - (view.me === null ? 0 : 1));
  else expect(document.querySelector('.sum strong')?.textContent).toBe(String(table.counts[view.me ?? best(table.counts)]?.total));
}
const best = (counts: readonly MatryoshkaCount[]): number =>
  counts.reduce((first, count, seat) => (count.total > (counts[first]?.total ?? 0) ? seat : first), 0);

test.each([['base-3', 0], ['base-3', 1], ['base-3', 'watch'], ['base-4', 2], ['base-5', 4], ['late-3', 0]] as const)(
  'every step of %s as seen by %s shows the right controls, and no fault',
  async (record, seat) => {
    const fault = vi.spyOn(console, 'error');
    const seen = stream(record, seat);
    const me = seat === 'watch' ? null : seat;
    const first = seen.moments[0];
    if (!first) throw new Error('an empty stream');
    const { rerender } = render(Host, { props: { ...first, act: noAct, me, names: names(seen) } });
    for (const moment of seen.moments) {
      await rerender({ ...moment, act: noAct, me, names: names(seen) });
      inspect(moment.view);
    }
    expect(fault).not.toHaveBeenCalled();
    expect(seen.moments.at(-1)?.view.public.phase).toBe('over');
  },
);

test('MA-9: a card is shown by keys alone: arrows to it, Enter to choose, the button to confirm', async () => {
  const { view, act } = open('base-3', 0, 'show');
  const [first] = radios();
  first?.focus();
  await fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' });
  const card = view.hand[1] ?? -1;
  expect(document.activeElement?.getAttribute('aria-label')).toBe(cardLabel(card));
  expect(mainButton()?.disabled).toBe(true);
  await fireEvent.click(document.activeElement ?? document); // what Enter does on a button
  expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  await fireEvent.click(mainButton() ?? document);
  expect(act.mock.calls).toEqual([[{ type: 'show', card }]]);
  await fireEvent.click(mainButton() ?? document);
  expect(act).toHaveBeenCalledOnce(); // no second time while the answer is on its way
});

test('MA-10: an offer names its trade', async () => {
  const { view, act } = open('base-4', 1, 'offer', {}, 2);
  await fireEvent.click(radios()[2] ?? document);
  await fireEvent.click(mainButton() ?? document);
  expect(act.mock.calls).toEqual([[{ type: 'offer', card: view.hand[2], turn: view.public.turn }]]);
});

test('MA-11: the active player sees whose each offer is, and takes one', async () => {
  const { view, act } = open('base-3', 1, 'take');
  const partner = view.offers?.findIndex((card) => card !== null) ?? -1;
  const name = stream('base-3', 1).players[partner]?.name ?? '';
  const choice = radios().find((each) => each.getAttribute('aria-label')?.startsWith(`${name} offers`));
  expect(choice?.getAttribute('aria-label')).toContain(cardLabel(view.offers?.[partner] ?? -1));
  await fireEvent.click(choice ?? document);
  await fireEvent.click(mainButton() ?? document);
  expect(act.mock.calls).toEqual([[{ type: 'take', seat: partner }]]);
});

test('MA-14: exactly as many cards as needed are laid; the old tableau is the beginning', async () => {
  const { view, act } = open('base-3', 2, 'lay', {}, 1);
  const kept = view.public.tableaux[2] ?? [];
  const pressed = (): Element[] => [...document.querySelectorAll('.cards [aria-checked="true"]')];
  expect(pressed()).toHaveLength(kept.length);
  expect(mainButton()?.disabled).toBe(true);
  for (let missing = view.public.need - kept.length; missing > 0; missing -= 1) {
    await fireEvent.click(document.querySelector('.cards [aria-checked="false"]') ?? document);
  }
  expect(mainButton()?.disabled).toBe(false);
  await fireEvent.click(document.querySelector('.cards [aria-checked="false"]') ?? document);
  expect(mainButton()?.disabled).toBe(true); // one too many
  await fireEvent.click(pressed()[0] ?? document);
  await fireEvent.click(mainButton() ?? document);
  const [action] = act.mock.calls[0] ?? [];
  expect(action).toMatchObject({ type: 'lay' });
  expect(action?.type === 'lay' && new Set(action.cards).size).toBe(view.public.need);
});

test('the worth of a choice is asked of the server: first nothing, then the sum, then what each card brings', async () => {
  vi.useFakeTimers();
  const count = (cards: readonly number[]): MatryoshkaCount => ({ runs: [], columns: [], lines_total: 0, columns_total: cards.length * 3, total: cards.length * 3 });
  const ask = vi.fn((action: MatryoshkaAction): Promise<Answer> =>
    Promise.resolve({ refusal: null, preview: action.type === 'lay' ? count(action.cards) : null }));
  const { view } = open('base-3', 0, 'lay', { ask }, 1);
  const owned = view.hand.length + (view.public.tableaux[0]?.length ?? 0);
  expect(document.querySelector('.score strong')?.textContent).toBe('…');
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(document.querySelector('.score strong')?.textContent).toBe('6 points');
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1 + owned);
  expect(document.querySelectorAll('[data-gain="+3"]')).toHaveLength(owned);
  await fireEvent.click(document.querySelector('.cards [aria-checked="false"]') ?? document);
  expect(document.querySelector('.score strong')?.textContent).toBe('9 points'); // known already: not asked again
});

test('a server that does not answer leaves the board playable', async () => {
  vi.useFakeTimers();
  open('base-3', 0, 'lay', { ask: () => Promise.reject(new Error('gone')) }, 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('.score strong')?.textContent).toBe('–');
  cleanup();
  open('base-3', 0, 'lay', {}, 1);
  expect(document.querySelector('.score')).toBeNull();
});

test('MA-13: what I know of a hand stands with its player, in words', () => {
  const seen = stream('base-5', 0);
  const view = seen.moments.map((moment) => moment.view).find(({ known }) => (known[1]?.length ?? 0) > 0);
  if (!view) throw new Error('nothing was ever known');
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  const note = document.querySelector('[data-seat="1"] .known');
  expect(note?.textContent).toContain('You know in this hand:');
  expect(note?.querySelectorAll('.note')).toHaveLength(view.known[1]?.length ?? 0);
});

test('MA-16: the count comes column by column, then run by run, as in the rulebook', () => {
  const column = (value: number, cards: number, points: number) => ({ value, cards, points });
  const run = (series: number, start: number, length: number, points: number, bonus = 0) => ({ series, start, length, points, bonus });
  const example: MatryoshkaCount = {
    columns: [column(1, 1, 0), column(2, 2, 2), column(3, 3, 4), column(4, 2, 2), column(5, 2, 2), column(6, 2, 2), column(7, 1, 0)],
    runs: [run(0, 1, 1, 0), run(0, 3, 2, 2), run(1, 2, 2, 2), run(1, 5, 3, 4), run(2, 2, 5, 10, 1)],
    columns_total: 12,
    lines_total: 19,
    total: 31,
  };
  const steps = stepsOf(example);
  expect(steps.map(({ kind }) => kind)).toEqual([...Array<string>(7).fill('column'), ...Array<string>(4).fill('run')]);
  expect([0, 3, 7, 8, 10, 11].map((reached) => soFar(steps, reached))).toEqual([0, 6, 12, 14, 20, 31]);
  const last = steps.at(-1);
  expect(last && [13, 14, 15, 19, 20].map((card) => holds(last, card))).toEqual([false, false, true, true, false]);
});

test('the final count can be watched for every player', async () => {
  const seen = stream('base-4', 0);
  const view = seen.moments.at(-1)?.view;
  if (!view) throw new Error('an empty stream');
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  const people = within(screen.getByRole('group', { name: 'The count, tableau by tableau' })).getAllByRole('button');
  expect(people).toHaveLength(4);
  for (const person of people) {
    await fireEvent.click(person);
    expect(document.querySelector('.sum strong')?.textContent).toBe(person.querySelector('strong')?.textContent);
  }
});

test('what happens is told once, in the player’s language', async () => {
  const seen = stream('base-3', 1);
  const moment = seen.moments.find(({ events }) => events.some(({ type }) => type === 'shown'));
  if (!moment) throw new Error('nobody showed a card');
  await speak('fr', (lang) => choose({ lang }));
  notices.polite.length = 0;
  render(Host, { props: { ...moment, act: noAct, me: 1, names: names(seen) } });
  expect(notices.polite.filter(({ text }) => / montre /.test(text))).toHaveLength(1);
  expect(document.querySelector('h2')?.textContent).toMatch(/^Proposez|^Votre|^Les autres/);
  await speak('en', (lang) => choose({ lang }));
});

test('arrows stay on a line, and find the nearest card across lines', () => {
  const places: Place[] = [[3, 0], [5, 0], [4, 1], [1, 2]];
  expect(walk(places, 0, 'ArrowRight')).toBe(1);
  expect(walk(places, 1, 'ArrowRight')).toBe(1);
  expect(walk(places, 1, 'ArrowDown')).toBe(2);
  expect(walk(places, 2, 'ArrowDown')).toBe(3);
  expect(walk(places, 3, 'ArrowUp')).toBe(2);
  expect(walk(places, 2, 'Home')).toBe(0);
  expect(walk(places, 2, 'End')).toBe(3);
  expect(walk(places, 2, 'a')).toBeUndefined();
});

test('MA-11: the offer I mean to take stands out from the others, and the button names it', async () => {
  const { view } = open('base-5', 0, 'take');
  await fireEvent.click(radios()[1] as HTMLElement);
  expect(document.querySelectorAll('.offers .chosen')).toHaveLength(1);
  expect(document.querySelectorAll('.offers .passed')).toHaveLength(view.public.hands.length - 2);
  expect(mainButton()?.disabled).toBe(false);
  expect(mainButton()?.textContent).toMatch(/^Take .+’s /);
});

test('MA-7: I am told which cards came to me, and they are marked until others come', async () => {
  const found = stream('base-3', 0);
  const at = found.moments.findIndex(({ events }) => events.some(({ type }) => type === 'drawn'));
  const [before, after] = [found.moments[at - 1], found.moments[at]];
  if (!before || !after) throw new Error('nobody ever drew');
  const props = { act: noAct, me: 0, names: names(found) };
  const { rerender } = render(Host, { props: { ...props, ...before, events: [] } });
  expect(document.querySelector('.fan .new')).toBeNull();
  notices.polite.length = 0;
  await rerender({ ...props, ...after });
  const had = [...before.view.hand, ...(before.view.public.tableaux[0] ?? [])];
  const came = after.view.hand.filter((card) => !had.includes(card));
  expect(came).toHaveLength(2);
  expect(screen.getAllByRole('radio', { name: /, new$/ })).toHaveLength(2);
  const told = notices.polite.filter(({ text }) => text.startsWith('New in your hand'));
  expect(told).toHaveLength(1);
  for (const card of came) expect(told[0]?.text).toContain(cardLabel(card).split(',')[0]);
});

test.each([[40, 'dolls'], [24, 'numerals']])('a screen on which a line of a tableau is %i px high shows %s', async (height, kind) => {
  const line = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const found = stream('base-3', 'watch');
  const moment = found.moments.find(({ view }) => view.public.phase === 'offer');
  if (!moment) throw new Error('nobody ever offered');
  render(Host, { props: { ...moment, events: [], act: noAct, me: null, names: names(found) } });
  await tick();
  const laid = moment.view.public.tableaux.flat().length;
  expect(document.querySelectorAll('.neighbour .dot')).toHaveLength(kind === 'dolls' ? 0 : laid);
  expect(document.querySelectorAll('.neighbour .spot svg')).toHaveLength(kind === 'dolls' ? laid : 0);
  line.mockRestore();
});

test('MA-16: no sum of the final count is told before its parts', async () => {
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  inSight(true);
  const { columns = [], runs = [] } = over('base-3').public.counts[0] ?? {};
  const sums = (): boolean[] => [...document.querySelectorAll('.part td')].map((cell) => !cell.classList.contains('later'));
  expect(sums()).toEqual([false, false, false]);
  // The first step comes after a look at the whole, each other one after the one before.
  const told = columns.slice(0, -1).reduce((time, { points }) => time + (points > 0 ? PAUSE.points : PAUSE.nothing), PAUSE.points);
  await vi.advanceTimersByTimeAsync(told + 10);
  expect(sums()).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(PAUSE.points * (2 + runs.length));
  expect(sums()).toEqual([true, true, true]);
});

test('the final count waits until it is looked at, and goes at one’s own pace by hand', async () => {
  choose({ motion: 'auto' });
  vi.useFakeTimers();
  inSight(false);
  const [first, second] = stepsOf(over('base-3').public.counts[0] as MatryoshkaCount);
  const told = (): string | null | undefined => document.querySelector('.sum strong')?.textContent;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(document.querySelectorAll('tr:not(.part):not(.later)')).toHaveLength(0);
  const [back, , next] = document.querySelectorAll<HTMLButtonElement>('.ways button');
  expect(back?.disabled).toBe(true);
  await fireEvent.click(next ?? document);
  await fireEvent.click(next ?? document);
  expect(told()).toBe(String([first, second].reduce((sum, step) => sum + (step?.points ?? 0), 0)));
  await fireEvent.click(back ?? document);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told()).toBe(String(first?.points));
  expect(document.querySelectorAll('tr.now')).toHaveLength(1);
});

test('one tableau at a time is looked at more closely, and my own tab leads back', async () => {
  const { view } = open('base-4', 0, 'offer', {}, 2);
  const tabs = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('button.who')];
  const opened = (): (string | null)[] => tabs().map((tab) => tab.getAttribute('aria-expanded'));
  expect(tabs()).toHaveLength(view.public.hands.length);
  expect(opened()).toEqual(['true', 'false', 'false', 'false']);
  for (const i of [1, 3]) {
    await fireEvent.click(tabs()[i] ?? document);
    expect(opened().indexOf('true')).toBe(i);
    expect(document.querySelectorAll('.neighbour.large')).toHaveLength(1);
  }
  await fireEvent.click(tabs()[0] ?? document);
  expect(opened()).toEqual(['true', 'false', 'false', 'false']);
});
