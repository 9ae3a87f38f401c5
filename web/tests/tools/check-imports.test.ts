import { expect, test } from 'vitest';
import { checkImports, faultsOf } from '../../tools/check-imports.ts';

test('imports of the client point one way', () => {
  expect(checkImports()).toEqual([]);
});

test('an import that points up, leaves its folder or comes from an unknown folder is a fault', () => {
  expect(faultsOf('lib/device/sound.ts', "import { Live } from '$lib/play/live.svelte';")).toHaveLength(1);
  expect(faultsOf('lib/play/live.svelte.ts', "import { play } from '../device/sound';")).toHaveLength(1);
  expect(faultsOf('lib/loose.ts', '')).toHaveLength(1);
  expect(faultsOf('ui/kit/Icon.svelte', "import Result from '$ui/table/Result.svelte';")).toHaveLength(1);
  expect(faultsOf('ui/table/Menu.svelte', "const { outline } = await import('$lib/app/route.svelte');")).toEqual([]);
  expect(faultsOf('ui/table/Menu.svelte', "const { verify } = await import('$lib/proof/deal');")).toHaveLength(1);
  const board = '../src/ludotheque/games/chess/board/Board.svelte';
  expect(faultsOf(board, "import Result from '$ui/table/Result.svelte';")).toHaveLength(1);
  expect(faultsOf(board, "import Piece from './Piece.svelte';\nimport { t } from '$lib/device/texts.svelte';")).toEqual(
    [],
  );
});
