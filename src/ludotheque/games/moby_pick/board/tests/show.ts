/** A board of Moby Pick on a page, at a moment of a record. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { notices } from '$lib/device/announce.svelte';
import type { MobyPickAction, MobyPickEvent, MobyPickView } from '$lib/protocol.gen';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { names, stream, type Seat } from './streams';
import Host from './Host.svelte';

/** Show the first moment of a record that fits, to the seat it fits. */
export function show(
  record: string,
  seat: Seat,
  fits: (view: MobyPickView, events: readonly MobyPickEvent[]) => boolean,
  extra: object = {},
) {
  const found = stream(record, seat);
  const moment = found.moments.find(({ view, events }) => fits(view, events));
  if (!moment) throw new Error(`${record} has no such moment for ${seat}`);
  const act = vi.fn<(action: MobyPickAction, press?: Event | null) => void>();
  const { view, events, story, at } = moment;
  const board = render(Host, {
    props: { view, events, story, act, me: view.me, names: names(found), now: at, ...extra },
  });
  return { act, view, moment, found, board };
}
export const middle = (): HTMLElement => screen.getByRole('button', { name: /^Touch: / });
export const spoken = (): string[] => [...notices.polite, ...notices.urgent].map(({ text }) => text);

/** Before each test a calm page in English, after it a clean one. */
export function prepare(): void {
  beforeAll(async () => {
    await loadTexts();
    await loadTexts('moby_pick');
  });
  beforeEach(() => choose({ motion: 'less', sound: false, lang: 'en' }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    notices.polite.length = 0;
    notices.urgent.length = 0;
  });
}
