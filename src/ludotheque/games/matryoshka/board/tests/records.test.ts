import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Count, View } from '../types';
import Host from './Host.svelte';
import { mainButton, names, noAct, prepare, radios, stream, waited } from './show';

prepare();

/** What a person must find on the board at any moment. */
function inspect({ public: table, ...view }: View): void {
  const mine = waited({ ...view, public: table });
  const toggles = document.querySelectorAll('.cards [role="checkbox"]');
  const owned = view.hand.length + (view.me === null ? 0 : (table.tableaux[view.me]?.length ?? 0));
  expect(toggles).toHaveLength(mine && table.phase === 'lay' ? owned : 0);
  const choices = { show: view.hand.length, offer: view.hand.length, take: table.hands.length - 1, lay: 0, over: 0 };
  expect(radios()).toHaveLength(mine ? choices[table.phase] : 0);
  expect(mainButton() !== null).toBe(mine);
  expect(document.querySelector('[role="timer"]') !== null).toBe(table.until !== null);
  expect(document.querySelector('h2')?.textContent).not.toBe('');
  if (table.phase !== 'over')
    expect(document.querySelectorAll('.neighbour')).toHaveLength(table.hands.length - (view.me === null ? 0 : 1));
  else
    expect(document.querySelector('.sum strong')?.textContent).toBe(
      String(table.counts[view.me ?? best(table.counts)]?.total),
    );
}
const best = (counts: readonly Count[]): number =>
  counts.reduce((first, count, seat) => (count.total > (counts[first]?.total ?? 0) ? seat : first), 0);

test.each([
  ['base-3', 0],
  ['base-3', 1],
  ['base-3', 'watch'],
  ['base-4', 2],
  ['base-5', 4],
  ['late-3', 0],
] as const)('every step of %s as seen by %s shows the right controls, and no fault', async (record, seat) => {
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
});
