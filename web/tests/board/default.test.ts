/** The default board knows nothing of its game: not even that two actions read differently. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import Host from './Host.svelte';

afterEach(cleanup);

test('two actions of one text are two buttons', async () => {
  choose({ lang: 'en' });
  await loadTexts();
  const text = 'Play a card';
  render(Host, { props: { choices: [3, 4].map((card) => ({ action: { type: 'play', card }, text })) } });
  expect(await screen.findAllByRole('button', { name: text })).toHaveLength(2);
});
