/** What the tests of Matryoshka's board share: recorded games, and a board that shows one moment. */
import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Action, GameEvent, View } from '../types';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import Host from './Host.svelte';

interface Moment {
  readonly view: View;
  readonly number: number;
  readonly events: readonly GameEvent[];
  /** One sentence for each event. */
  readonly story: readonly string[];
}
interface Stream {
  readonly players: readonly { name: string }[];
  readonly moments: readonly Moment[];
}

export const stream = (record: string, seat: number | 'watch'): Stream =>
  JSON.parse(readFileSync(`../.cache/streams/matryoshka/${record}/${seat}.json`, 'utf8')) as Stream;
/** The sentences about a record in French, by the number of the move. */
export const inFrench = (record: string): Record<string, readonly string[]> =>
  JSON.parse(readFileSync(`../.cache/streams/matryoshka/${record}/story-fr.json`, 'utf8')) as Record<
    string,
    readonly string[]
  >;
export const names = ({ players }: Stream): string[] => players.map(({ name }) => name);
export const noAct = (): void => undefined;

/** The first moment of a stream at which the seat is asked for something. */
function asked({ moments }: Stream, phase: string, round = 0): View {
  const found = moments.find(({ view }) => view.public.phase === phase && view.public.round >= round && waited(view));
  if (!found) throw new Error(`nobody is asked to ${phase}`);
  return found.view;
}
export const waited = (view: View): boolean => view.me !== null && view.public.waiting.includes(view.me);

export function open(record: string, seat: number, phase: string, extra: object = {}, round = 0) {
  const found = stream(record, seat);
  const view = asked(found, phase, round);
  const act = vi.fn<(action: Action) => void>();
  render(Host, { props: { view, events: [], act, me: seat, names: names(found), ...extra } });
  return { view, act };
}
/** The end of a game as its first player sees it. */
export function over(record: string): View {
  const seen = stream(record, 0);
  const view = seen.moments.at(-1)?.view;
  if (!view) throw new Error('an empty stream');
  render(Host, { props: { view, events: [], act: noAct, me: 0, names: names(seen) } });
  return view;
}
/** Whether what waits to be looked at is on the screen, from now on. */
export function inSight(seen: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #look: (found: object[]) => void;
      constructor(look: (found: object[]) => void) {
        this.#look = look;
      }
      observe(): void {
        this.#look([{ intersectionRatio: seen ? 1 : 0, intersectionRect: { height: 0 } }]);
      }
      disconnect(): void {
        /* nothing was kept */
      }
    },
  );
}
export const mainButton = (): HTMLButtonElement | null => document.querySelector('button.main');
/** The cards one may choose now; by selector, since looking for roles at every step takes its time. */
export const radios = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[role="radio"]:not([aria-disabled="true"])')].filter(
    ({ inert }) => !inert,
  ); // not on its way out

/** Texts, less motion and no sound; everything is taken away after each test. */
export function prepare(): void {
  beforeAll(async () => {
    await loadTexts();
    await loadTexts('matryoshka');
  });
  beforeEach(() => choose({ motion: 'less', sound: false }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
