/** The analysis of a finished game: asked for, shown with names, and again in another language; what goes wrong is said. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { analysisOf, Refusal, Unreachable } from '$lib/lobby/lobby';
import { Replaying } from '$lib/play/replaying.svelte';
import type { Analysed, Moment, Replay } from '$lib/protocol.gen';
import AnalysisOffer from '$ui/table/AnalysisOffer.svelte';
import TimeLine from '$ui/replay/TimeLine.svelte';

const NAMES = ['Cat', 'Cléo'];
const FOUND: Analysed = {
  turnings: [
    { move: 4, seat: 0, played: 'Take the 3', better: 'Take the 7 of {1}', worth: 12, reason: '{1} needs it.' },
    { move: 9, seat: 1, played: '', better: 'Touch card 4', worth: 9, reason: '{1} did not touch.' },
  ],
  seats: [['Luck: +4 %.'], []],
};
const NONE: Analysed = { turnings: [], seats: [[], []] };
const ask = (): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name: 'What decided the game?' }));

beforeEach(async () => {
  choose({ lang: 'en', motion: 'less' });
  await loadTexts();
});
afterEach(cleanup);

test('each turning point has its names, its worth and the way to its moment', async () => {
  const load = vi.fn(() => Promise.resolve(FOUND));
  render(AnalysisOffer, { props: { names: NAMES, load, link: ({ move }) => `/replay/ABC?move=${move}` } });
  expect(load).not.toHaveBeenCalled();
  await ask();
  const title = await screen.findByRole('heading', { name: 'What decided the game?' });
  expect(document.activeElement).toBe(title);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
  expect(first).toMatch(
    /Move 4 · Cat.*Chosen: Take the 3.*Better: Take the 7 of Cléo.*\+12.% of a win.*Cléo needs it\./,
  );
  expect(second).toMatch(/Move 9 · Cléo.*Cléo did not touch\./);
  expect(second).not.toMatch(/Chosen/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/replay/ABC?move=4',
    '/replay/ABC?move=9',
  ]);
  expect(screen.getByText('Luck: +4 %.')).toBeTruthy();
});

test('a game that no choice decided says so; another language asks again', async () => {
  const load = vi.fn(() => Promise.resolve(NONE));
  render(AnalysisOffer, { props: { names: NAMES, load } });
  await ask();
  await screen.findByText('No single choice decided this game.');
  choose({ lang: 'es' });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('a language chosen while the analysis is made is the one in which it is told', async () => {
  let arrive: (found: Analysed) => void = () => undefined;
  const load = vi.fn(() => new Promise<Analysed>((resolve) => (arrive = resolve)));
  render(AnalysisOffer, { props: { names: NAMES, load } });
  await ask();
  choose({ lang: 'es' });
  arrive(NONE);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('one that takes long says how much is done, and asks until it is there', async () => {
  const answers = [
    new Response('{"percent":0}', { status: 202 }),
    new Response('{"percent":40}', { status: 202 }),
    new Response(JSON.stringify(FOUND)),
  ];
  const told: number[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift() as Response));
  expect(await analysisOf('ABC', (percent) => told.push(percent))).toEqual(FOUND);
  expect([told, fetched.mock.calls.length]).toEqual([[0, 40], 3]);
  fetched.mockRestore();
  let arrive: (found: Analysed) => void = () => undefined;
  const waits = new Promise<Analysed>((resolve) => (arrive = resolve));
  render(AnalysisOffer, { props: { names: NAMES, load: (tell: (percent: number) => void) => (tell(40), waits) } });
  await ask();
  await screen.findByRole('button', { name: /again: 40.%/ });
  arrive(FOUND);
  await screen.findByRole('heading');
});

test('an analysis that does not come is said, and can be asked for again', async () => {
  const refusal = new Refusal({ rule: 'LIMIT-9', key: 'busy', text: 'Too many wait.', retry: true });
  const load = vi.fn(() => Promise.reject<Analysed>(refusal));
  render(AnalysisOffer, { props: { names: NAMES, load } });
  await ask();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many wait.');
  load.mockRejectedValueOnce(new Unreachable('502 /api/tables/ABC/analysis'));
  await ask();
  await screen.findByText('The analysis did not come. Try again in a moment.');
  load.mockResolvedValueOnce(FOUND);
  await ask();
  await screen.findByRole('heading');
});

test('turning points stand on the time line where the choice was still open, and are told there', async () => {
  const film = new Replaying('');
  const moments = Array.from({ length: 12 }, (_, number) => ({ number, at: number, story: [] }) as unknown as Moment);
  const players = NAMES.map((name) => ({ name }));
  film.replay = {
    seat: 0,
    unveils: false,
    players,
    marks: [{ move: 6, kind: 'find', seats: [1] }],
    moments,
  } as unknown as Replay;
  render(TimeLine, { props: { film } });
  const words = (): string | undefined => document.querySelector('.told')?.textContent.trim();
  expect(words()).toBe('find');
  film.analysed = FOUND;
  await waitFor(() => expect(words()).toBe('find turning point'));
  const stops: number[] = [];
  for (let mark = film.mark(true); mark; mark = film.mark(true)) {
    film.go(film.stepOf(mark));
    stops.push(film.step);
  }
  expect(stops).toEqual([3, 6, 8]);
  const [turning] = FOUND.turnings;
  if (turning) await film.turn(turning);
  await waitFor(() => expect(words()).toBe('Turning point, Cat. Better: Take the 7 of Cléo'));
  film.go(8);
  await waitFor(() => expect(words()).toBe('Turning point: Cléo did not touch.'));
  const look = vi.spyOn(film, 'look').mockResolvedValue();
  film.replay = { ...film.replay, unveils: true };
  for (const each of FOUND.turnings) await film.turn(each);
  expect(look.mock.calls).toEqual([['all']]); // a chance that was missed is shown with all cards
});
