/** The page behind an invitation is in one language, whoever sits at the table. */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import { Sitting } from '$lib/play/sitting.svelte';
import type { TableInfo } from '$lib/protocol.gen';
import TableJoin from '$ui/lobby/TableJoin.svelte';

afterEach(cleanup);

test('who sits there under the name of their animal has it in the language of the guest', async () => {
  choose({ lang: 'es' });
  await loadTexts('matryoshka');
  const seats = [
    { kind: 'person', name: 'Krake', avatar: 'octopus', level: null, here: true },
    { kind: 'empty', name: '', avatar: '', level: null, here: false },
  ];
  const table = { code: 'ABCDEF', game: 'matryoshka', seats } as unknown as TableInfo;
  render(TableJoin, { props: { table, sitting: new Sitting('ABCDEF') } });
  await waitFor(() => expect(document.body.textContent).toContain('Pulpo'));
});
