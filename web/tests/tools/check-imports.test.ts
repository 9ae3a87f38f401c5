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

test('only the board, the drawings and the lesson of a game import its files', () => {
  const board = '../src/ludotheque/games/chess/board/Board.svelte';
  const faults = (path: string, specifier: string): number =>
    faultsOf(path, `import { a } from '${specifier}';`).length;
  expect(faults(board, '../../go/board/course')).toBe(1);
  expect(faults(board, '../../../../../web/lib/app/route.svelte')).toBe(1);
  expect(faults(board, '../../../../../web/lib/play/table')).toBe(1); // allowed by alias only
  expect(faults(board, '../../go/pieces.json')).toBe(1);
  expect(faults(board, '$art/go/Stone.svelte')).toBe(1);
  expect(faults('learn/chess/steps.ts', '../go/steps')).toBe(1);
  expect(faults('art/chess/Cover.svelte', '../go/Stone.svelte')).toBe(1);
  expect(faults('art/people/Avatar.svelte', '../chess/King.svelte')).toBe(1);
  expect(faults('ui/home/GameCard.svelte', '$art/chess/Cover.svelte')).toBe(1);
  expect(faults(board, '../../../../../web/board/DefaultBoard.svelte')).toBe(1);
  expect(faults('board/DefaultBoard.svelte', '../../src/ludotheque/games/chess/board/Board.svelte')).toBe(1);
  expect(faults('board/DefaultBoard.svelte', '../lib/app/route.svelte')).toBe(1);
  for (const near of ['./parts/Piece.svelte', '../pieces.json?url', '$art/chess/Piece.svelte', '$art/people/avatars'])
    expect(faults(board, near)).toBe(0);
  for (const near of ['./Piece.svelte', '../paint', '../people/Avatar.svelte'])
    expect(faults('art/chess/Cover.svelte', near)).toBe(0);
});
