import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { walk, type Place } from '../roving';
import { seriesOf } from '$art/matryoshka/series';
import { cardLabel, seriesName } from '../names';
import { notices } from '$lib/device/announce.svelte';
import type { Answer } from '$lib/play/games';
import type { Action, Count } from '../types';
import { choose } from '$lib/device/settings.svelte';
import { speak } from '$lib/device/texts.svelte';
import Host from './Host.svelte';
import { inFrench, mainButton, names, noAct, open, prepare, radios, stream, waited } from './show';

prepare();

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
  const count = (cards: readonly number[]): Count => ({
    runs: [],
    columns: [],
    lines_total: 0,
    columns_total: cards.length * 3,
    total: cards.length * 3,
  });
  const ask = vi.fn((action: Action): Promise<Answer> =>
    Promise.resolve({ refusal: null, preview: action.type === 'lay' ? count(action.cards) : null }),
  );
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

test('what happens is told once, in the player’s language', async () => {
  const seen = stream('base-3', 1);
  const moment = seen.moments.find(({ events }) => events.some(({ type }) => type === 'shown'));
  if (!moment) throw new Error('nobody showed a card');
  await speak('fr', (lang) => choose({ lang }));
  notices.polite.length = 0;
  const story = inFrench('base-3')[moment.number] ?? [];
  render(Host, { props: { ...moment, story, act: noAct, me: 1, names: names(seen) } });
  expect(notices.polite.filter(({ text }) => / montre /.test(text))).toHaveLength(1);
  expect(document.querySelector('h2')?.textContent).toMatch(/^Proposez|^Votre|^Les autres/);
  await speak('en', (lang) => choose({ lang }));
});

test('arrows stay on a line, and find the nearest card across lines', () => {
  const places: Place[] = [
    [3, 0],
    [5, 0],
    [4, 1],
    [1, 2],
  ];
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

test('MA-11: whoever steps back in a replay is not told that cards came which were given away later', async () => {
  const found = stream('base-3', 0);
  const at = found.moments.findIndex(
    ({ events }, i) => i > 0 && events.some((event) => event.type === 'traded' && event.seat === 0),
  );
  const [before, after] = [found.moments[at - 1], found.moments[at]];
  if (!before || !after) throw new Error('nobody ever traded');
  const props = { act: noAct, me: 0, names: names(found) };
  const { rerender } = render(Host, { props: { ...props, ...before } });
  await rerender({ ...props, ...after });
  expect(document.querySelector('.fan .new')).not.toBeNull();
  notices.polite.length = 0;
  await rerender({ ...props, ...before, whole: true });
  expect(document.querySelector('.fan .new')).toBeNull();
  expect(notices.polite.filter(({ text }) => text.startsWith('New in your hand'))).toEqual([]);
});

test.each([
  [40, 'dolls'],
  [24, 'numerals'],
])('a screen on which a line of a tableau is %i px high shows %s', async (height, kind) => {
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

test('MA-20: who is out of time at a connected device is not away; who is gone is', async () => {
  const seen = stream('late-3', 0);
  const moment = seen.moments.find(({ view }) => view.public.absent[1] && view.public.phase === 'offer');
  if (!moment) throw new Error('nobody is late');
  const props = { ...moment, act: noAct, me: 0, names: names(seen) };
  const { rerender } = render(Host, { props });
  const place = (): string => document.querySelector('[data-seat="1"] .who')?.textContent ?? '';
  expect(place()).toContain('out of time');
  expect(place()).not.toContain('away');
  await rerender({ ...props, gone: [1] });
  expect(place()).toContain('away');
  expect(place()).not.toContain('out of time');
});

test.each(['base-3', 'base-5'])('MA-6: the first player has the flag in every round of %s', async (record) => {
  const seen = stream(record, 0);
  const props = { ...seen.moments[0], act: noAct, me: 0, names: names(seen) };
  const { rerender } = render(Host, { props: props as never });
  for (const round of [0, 1, 2, 3, 4]) {
    const moment = seen.moments.findLast(
      ({ view }) => view.public.round === round && view.public.phase !== 'over' && !waited(view),
    );
    if (!moment) throw new Error(`no round ${round}`);
    await rerender({ ...moment, act: noAct, me: 0, names: names(seen) });
    const flags = [...document.querySelectorAll('[data-first]')];
    expect(flags.length).toBeGreaterThan(0);
    for (const flag of flags) {
      const place = flag.closest('[data-seat]')?.getAttribute('data-seat') ?? '0';
      expect(Number(place)).toBe(moment.view.public.first);
    }
  }
});

test('MA-22: without reminders no hand is known and no list of trades is kept', () => {
  const seen = stream('memory-4', 1);
  const moment = seen.moments.findLast(({ view }) => view.public.phase === 'show' && view.public.turn > 4);
  if (!moment) throw new Error('no trade');
  render(Host, { props: { ...moment, act: noAct, me: 1, names: names(seen) } });
  expect(document.querySelector('.known')).toBeNull();
  expect(document.querySelector('details')).toBeNull();
  cleanup();
  open('base-4', 1, 'show', {}, 3);
  expect(document.querySelector('details')).not.toBeNull();
});

test('MA-16: before the first choice a pictured line says what scores, later no more', () => {
  open('base-3', 0, 'lay');
  const line = document.querySelector('.cards .worth');
  expect(line?.textContent).toMatch(/run.*4 points.*column.*4 points/s);
  expect(line?.querySelectorAll('svg').length).toBe(6);
  cleanup();
  open('base-3', 0, 'lay', {}, 1);
  expect(document.querySelector('.cards .worth')).toBeNull();
});

test.each(['show', 'offer', 'take', 'lay'])(
  'MA-16: the points are one press away while one is asked to %s',
  async (phase) => {
    open('base-3', 0, phase, {}, 1);
    await fireEvent.click(screen.getByRole('button', { name: 'Points' }));
    const rows = [...document.querySelectorAll('dialog tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['2', '2', '2'],
      ['3', '4', '4'],
      ['4', '7', '7'],
      ['5', '10 + 1 bonus', '10'],
      ['6', '13 + 2 bonus', '13'],
      ['7', '16 + 3 bonus', '16'],
      ['8', '–', '19'],
      ['9', '–', '22'],
      ['10', '–', '25'],
    ]);
  },
);

test.each(['show', 'offer', 'take', 'lay'])(
  'MA-2: the series in play are on the board while one is asked to %s',
  (phase) => {
    const { view } = open('base-3', 0, phase);
    const { series } = view.public;
    expect(series).toHaveLength(6);
    const row = screen.getByRole('img', { name: /^Series in play:/ });
    expect(row.textContent).toBe(series.map((each) => seriesOf(each).letter).join(''));
    for (const each of series) expect(row.getAttribute('aria-label')).toContain(seriesName(each));
  },
);

test('what has happened last is told of this moment alone where a page missed moves, or a replay was moved about', async () => {
  const seen = stream('base-3', 'watch');
  const told = seen.moments.filter(({ story }) => story.length === 1);
  const [first, second, third] = told;
  const facts = (): (string | null)[] =>
    [...document.querySelectorAll('.facts li')].map(({ textContent }) => textContent);
  const props = { act: noAct, me: null, names: names(seen) };
  const { rerender } = render(Host, { props: { ...props, ...(second as (typeof told)[0]) } });
  await rerender({ ...props, ...third });
  expect(facts()).toHaveLength(2);
  await rerender({ ...props, ...first, whole: true });
  expect(facts()).toHaveLength(1);
});
