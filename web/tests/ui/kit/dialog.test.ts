/** A dialog hears what happens while it is open: the live regions of the page lie outside of it, and are silent then. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { announce } from '$lib/device/announce.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import Dialog from '$ui/kit/Dialog.svelte';

afterEach(cleanup);

test('what is told while a dialog is open is told inside of it, and nothing of what was told before', async () => {
  await loadTexts();
  announce('before');
  announce('refused before', true);
  render(Dialog, { props: { title: 'Chat', children: createRawSnippet(() => ({ render: () => '<p>words</p>' })) } });
  announce('your turn');
  announce('refused', true);
  flushSync();
  const told = (role: string): string | null => screen.getByRole(role, { hidden: true }).textContent;
  expect([told('log'), told('alert')]).toEqual(['your turn', 'refused']);
});
