/** What the tests of this board share: moments of golden records, shown on the real board. */
import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';
import { fetchDrawings } from '../drawings.svelte';
import type { Action, GameEvent, View } from '../types';
import { choose } from '$lib/device/settings.svelte';
import { gameTexts, loadTexts } from '$lib/device/texts.svelte';
import Host from './Host.svelte';

interface Moment {
  readonly number: number;
  readonly at: number;
  readonly view: View;
  readonly events: readonly GameEvent[];
}
export interface Stream {
  readonly players: readonly { name: string }[];
  readonly seat: number | null;
  readonly moments: readonly Moment[];
}

export const STREAMS = '../.cache/streams/attrape_reves';
const MONSTERS = '../src/ludotheque/games/attrape_reves/monsters.json';
export const stream = (record: string, seat: number | 'watch'): Stream =>
  JSON.parse(readFileSync(`${STREAMS}/${record}/${seat}.json`, 'utf8')) as Stream;
export const g = gameTexts('attrape_reves');

/** Show one moment of a stream; `say` collects what the board asks for. */
export function show(
  { players, seat }: Stream,
  moment: Moment,
  act = vi.fn<(action: Action, press?: Event | null) => void>(),
) {
  const props = { names: players.map(({ name }) => name), me: seat, act, ...moment };
  return { ...render(Host, { props }), act, props };
}
export function first(record: string, seat: number, when: (view: View) => boolean): [Stream, Moment] {
  const found = stream(record, seat);
  const moment = found.moments.find(({ view }) => when(view));
  if (!moment) throw new Error(`no such moment in ${record}`);
  return [found, { ...moment, events: [] }];
}
export const pile = (root: ParentNode, kind: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

/** Every test starts with texts and drawings loaded, and ends with an empty page. */
export function prepare(): void {
  beforeEach(async () => {
    choose({ lang: 'en', motion: 'less', sound: false });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(readFileSync(MONSTERS, 'utf8'))));
    HTMLDialogElement.prototype.showModal = function open(): void {
      this.open = true;
    };
    await Promise.all([loadTexts('attrape_reves'), loadTexts(), fetchDrawings()]);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
