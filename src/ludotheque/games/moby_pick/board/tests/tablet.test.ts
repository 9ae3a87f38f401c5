import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import Zone from '../Zone.svelte';
import type { MobyPickAction, MobyPickView } from '$lib/protocol.gen';
import { mayTouch, stream } from './streams';
import { prepare, show } from './show';

prepare();

test('one tablet: each zone touches for its own seat, and the card in the middle for nobody', async () => {
  const { act, view } = show('base-5', 2, mayTouch, { mine: [1, 2] });
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.queryByRole('button', { name: /^Touch: / })).toBeNull();
  expect(act).not.toHaveBeenCalled();
  const zone = vi.fn<(action: MobyPickAction, press: Event) => void>();
  render(Zone, { props: { view, seat: 2, act: zone, name: 'Léa', avatar: 'fox' } });
  const press = new PointerEvent('pointerdown', { bubbles: true });
  screen.getByRole('button', { name: 'Touch here!' }).dispatchEvent(press);
  expect(zone.mock.calls).toEqual([[{ type: 'touch', reveal: view.public.reveal }, press]]);
  await tick();
  expect(screen.getByRole('button', { name: 'Touched!' })).toBeTruthy();
});

test('one tablet: the taker turns up a card in their own zone, and whose turn it is the next one', async () => {
  const act = vi.fn<(action: MobyPickAction, press: Event) => void>();
  const zone = (fits: (view: MobyPickView) => boolean): void => {
    const view = stream('base-5', 2).moments.find((moment) => fits(moment.view))?.view;
    if (!view) throw new Error('no such moment');
    render(Zone, { props: { view, seat: 2, act, name: 'Léa', avatar: 'fox' } });
  };
  zone(({ public: open }) => open.phase === 'turn-up' && open.taker === 2);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn up place 2' }));
  cleanup();
  zone(({ public: open }) => open.phase === 'flip' && open.active === 2);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn up a card' }));
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'turn-up', position: 1 }, { type: 'flip' }]);
});

test('MP-14: on one tablet the words are tapped at the edge of whoever says them, and in the middle by nobody', async () => {
  const { view } = show(
    'recite-4',
    3,
    ({ me, public: open }) => open.phase === 'race' && open.active === me && open.said === 1,
    { mine: [1, 3] },
  );
  expect(document.querySelectorAll('.rhyme button')).toHaveLength(0);
  const act = vi.fn<(action: MobyPickAction, press: Event) => void>();
  render(Zone, { props: { view, seat: 3, act, name: 'Léa', avatar: 'fox' } });
  expect(document.querySelector('.zone .wanted')?.textContent).toBe('Polly');
  await fireEvent.pointerDown(screen.getByRole('button', { name: 'Polly' }), { button: 0 });
  expect(act.mock.calls.map(([action]) => action)).toEqual([{ type: 'word', index: 1 }]);
});
