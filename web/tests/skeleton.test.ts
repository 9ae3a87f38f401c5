/** One skeleton for the boards: the same file has the same name and gives the same functions in every game. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = '../src/ludotheque/games';
/** Each file with what it exports at least; what has a type of `lib/play/games.ts` is declared with it. */
const SKELETON: Readonly<Record<string, readonly string[]>> = {
  'Board.svelte': [],
  'Ending.svelte': [],
  'types.ts': ['View', 'Public', 'Action', 'GameEvent', 'Act'],
  'names.ts': ['g'],
  'course.ts': ['momentOf: MomentOf<Public>'],
  'prompt.ts': ['promptOf: PromptOf<View>'],
  'story.ts': ['tellingOf: TellingOf<View, GameEvent>'],
  'sounds.ts': ['soundOf: SoundOf<GameEvent>'],
  'now.ts': ['ruleNow: RuleNow<View>', 'actionNow: ActionNow<View>'],
  'tests/Host.svelte': [],
  'tests/board.test.ts': [],
};
const boards = globSync('*/board', { cwd: GAMES });

test.each(boards)('%s has every file of the skeleton, and what each of them gives', (board) => {
  const missing = Object.entries(SKELETON).flatMap(([file, exported]) => {
    const path = join(GAMES, board, file);
    if (!existsSync(path)) return [file];
    const source = readFileSync(path, 'utf8');
    return exported
      .filter((name) => !new RegExp(`^export (?:const|function|type|interface) ${name}(?!\\w)`, 'm').test(source))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('a board takes the generated types of its game from its `types.ts`', () => {
  const sources = globSync('*/board/*.{ts,svelte}', { cwd: GAMES }).filter((path) => !path.endsWith('/types.ts'));
  const straight = sources.filter((path) => readFileSync(join(GAMES, path), 'utf8').includes('$lib/protocol.gen'));
  expect(straight).toEqual([]);
});

test('no board puts the variables of an event’s sentence together: the server does', () => {
  const sources = globSync('*/board/**/*.{ts,svelte}', { cwd: GAMES }).filter((path) => !path.includes('tests'));
  const asking = sources.filter((path) => readFileSync(join(GAMES, path), 'utf8').includes('`event-'));
  expect(asking).toEqual([]);
});
