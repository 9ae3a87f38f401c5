import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { MobyPickView } from '$lib/protocol.gen';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { mayTouch, names, stream } from './streams';
import Host from './Host.svelte';

vi.mock('$art/moby_pick/Card.svelte', () => import('./PlainCard.svelte'));

beforeAll(async () => {
  await loadTexts();
  await loadTexts('moby_pick');
  choose({ motion: 'less', sound: false, lang: 'en' });
});
afterEach(cleanup);

/** The only element of a class, if it is there: by its name, as selectors are slow without a browser. */
const part = (name: string): Element | undefined => document.getElementsByClassName(name)[0];
const inside = (element: Element | undefined, tag: string): Element[] => [
  ...(element?.getElementsByTagName(tag) ?? []),
];

/** What a person must find on the board at any moment, and what must not be there. */
function inspect(view: MobyPickView): void {
  const { me, peek, public: open } = view;
  const mine = me !== null && me === open.active;
  if (open.phase === 'over') {
    expect(inside(part('ending'), 'ol')[0]?.children).toHaveLength(open.rows.length);
    return;
  }
  const labels = inside(document.body, 'button').map(
    (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
  );
  const named = (name: RegExp): number => labels.filter((label) => name.test(label)).length;
  expect(part('seats')?.children).toHaveLength(open.rows.length - (me === null ? 0 : 1));
  expect(inside(part('prompt'), 'p')[0]?.textContent).toBeTruthy();
  expect(named(/^Touch: /)).toBe(mayTouch({ ...view, claimed: false }) || lateTouch(view) ? 1 : 0);
  expect(named(/^Turn up a card$/) > 0).toBe(mine && open.phase === 'flip');
  expect(named(/^Turn up place /)).toBe(
    me !== null && open.phase === 'turn-up' && open.taker === me ? (open.rows[me] ?? 0) : 0,
  );
  expect(inside(part('look'), 'li')).toHaveLength(peek?.length ?? 0);
  expect(named(/^Seen it$/)).toBe(peek === null ? 0 : 1);
  expect(inside(part('rhyme'), 'button')).toHaveLength(mine && open.phase === 'race' && open.said !== null ? 4 : 0);
  expect(document.getElementsByClassName('ribbon')).toHaveLength(open.reverse ? 1 : 0);
  if (me !== null) expect(inside(part('own'), 'ol')[0]?.children.length ?? 0).toBe(open.rows[me] ?? 0);
}
const lateTouch = (view: MobyPickView): boolean =>
  view.public.phase === 'late' && mayTouch({ ...view, claimed: false, public: { ...view.public, phase: 'race' } });

test.each([
  ['base-3', 0],
  ['base-5', 2],
  ['base-8', 'watch'],
  ['chance-6', 1],
  ['recite-4', 3],
] as const)('%s, seen from %s: every step of the record can be drawn', async (record, seat) => {
  const complaints = vi.spyOn(console, 'error');
  const found = stream(record, seat);
  const first = found.moments[0];
  if (!first) throw new Error('an empty record');
  const act = vi.fn();
  const props = { view: first.view, events: first.events, act, me: first.view.me, names: names(found), now: 0 };
  const { rerender } = render(Host, { props });
  const occasions = new Set<string>();
  for (const { view, events, at } of found.moments) {
    await rerender({ view, events, now: at });
    inspect(view);
    if (view.me !== null && view.public.looks[view.me] === 'waiting')
      occasions.add(`${view.public.phase} ${view.public.turn}`);
  }
  expect(act.mock.calls).toEqual(Array.from(occasions, () => [{ type: 'look' }, null])); // MP-6: each look opened once, nothing else done
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
