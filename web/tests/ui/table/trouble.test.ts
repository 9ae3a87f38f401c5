/** What a table that cannot be played offers instead. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { LiveTable } from '$lib/play/live.svelte';
import { Sitting } from '$lib/play/sitting.svelte';
import type { Pipe } from '$lib/play/socket';
import TableTrouble from '$ui/table/TableTrouble.svelte';

beforeEach(async () => {
  choose({ lang: 'en' });
  await loadTexts();
});
afterEach(cleanup);

/** The page of a table that the operator closed, before the deal or after it. */
function closed(dealt: boolean): void {
  const pipe: Pipe = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const sitting = new Sitting('ABCDEF');
  sitting.live = new LiveTable('ABCDEF', [], undefined, () => pipe);
  sitting.live.start();
  const view = { type: 'whole', number: 0, epoch: 1, at: 0, seat: 0, view: { public: {} } };
  if (dealt) pipe.onmessage?.({ data: JSON.stringify(view) });
  sitting.close();
  render(TableTrouble, { props: { fault: 'closed', sitting } });
}
const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a table that was closed in the middle of its game leads to what was played', () => {
  closed(true);
  expect(links()).toEqual(['/replay/ABCDEF', '/']);
});

test('before the deal there is nothing to watch', () => {
  closed(false);
  expect(links()).toEqual(['/']);
});

test('who was at the table begins to read at why it is gone', () => {
  closed(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
