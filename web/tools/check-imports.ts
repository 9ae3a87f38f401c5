/**
 * Which folder may import from which. A folder that is not listed, and a relative import that leaves its folder, are faults.
 * An import from another folder uses an alias (`$lib/play/live.svelte`), so that its direction is readable. Only the board,
 * the drawings and the lesson of a game import that game's files.
 */
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageSources, read, report, specifiersOf } from './sources.ts';

const LIB = ['lib/app', 'lib/play', 'lib/lobby', 'lib/device', 'lib/proof'];
const UI = ['ui/home', 'ui/lobby', 'ui/table', 'ui/replay', 'ui/operator', 'ui/kit'];

/** Each folder with those it may import from; its own files, packages and `lib/protocol.gen` are open to all. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  'lib/device': [],
  'lib/lobby': ['lib/device', 'art'],
  'lib/play': ['lib/lobby', 'lib/device', 'art'],
  'lib/app': ['lib/play', 'lib/lobby', 'lib/device'],
  'lib/proof': ['lib/lobby'],
  'ui/kit': ['lib/app', 'lib/play', 'lib/lobby', 'lib/device', 'art'],
  'ui/home': ['ui/kit', 'lib/app', 'lib/play', 'lib/lobby', 'lib/device', 'art'],
  'ui/lobby': ['ui/kit', 'lib/app', 'lib/play', 'lib/lobby', 'lib/device', 'art'],
  'ui/table': ['ui/kit', 'lib/app', 'lib/play', 'lib/lobby', 'lib/device', 'art'],
  'ui/replay': ['ui/kit', ...LIB, 'art'],
  'ui/operator': ['ui/kit', 'lib/lobby', 'lib/device'],
  art: [],
  learn: ['lib/play'],
  pages: [...UI, ...LIB, 'art'],
  '.': ['pages', ...UI, ...LIB],
  board: ['ui/kit', 'lib/play', 'lib/device', 'art'], // of a game, or of those without one
};
const OPEN = 'lib/protocol.gen';

/** The folder of the list above that holds a file; boards live beside their rules, art has a folder a game. */
function folderOf(path: string): string {
  if (path.includes('/board/')) return 'board';
  const parts = posix.dirname(path).split('/');
  return parts.slice(0, parts[0] === 'lib' || parts[0] === 'ui' ? 2 : 1).join('/');
}

const SHARED = ['people', 'shelf']; // the folders of art that belong to no game

const GALLERY = 'pages/Gallery.svelte'; // shows the drawings of every game side by side

/** The game that a file belongs to: its board, its drawings or its lesson. */
function gameOf(path: string): string | undefined {
  const found = /(?:^|\/)games\/([^/]+)\/|^(?:art|learn)\/([^/]+)\//.exec(path);
  const game = found?.[1] ?? found?.[2];
  return game !== undefined && SHARED.includes(game) ? undefined : game;
}

/** Data beside the rules of a game: its board may read it, and nothing else there. */
const isData = (path: string): boolean => /\/games\/[^/]+\/[^/]+\.json(\?|$)/.test(path);

/** What is wrong with the imports of one source; `path` is relative to this client's folder. */
export function faultsOf(path: string, source: string): string[] {
  const own = folderOf(path);
  const may = MAY[own];
  if (!may) return [`${path}: no such folder in tools/check-imports.ts`];
  return specifiersOf(source).flatMap((specifier) => {
    const local = specifier.startsWith('.');
    if (!local && !specifier.startsWith('$')) return [];
    const target = local ? posix.join(posix.dirname(path), specifier) : specifier.slice(1);
    const folder = folderOf(target);
    const game = gameOf(path);
    const other = gameOf(target);
    // No file stands on a game by name, except that game's own: the client finds games by patterns.
    const named = other !== undefined && path !== GALLERY;
    const foreign = other !== game && (named || (local && own === 'board'));
    const open = target === OPEN || folder === own || (!local && may.includes(folder));
    if (!foreign && (open || (own === 'board' && isData(target)))) return [];
    return [`${path}: ${own} may not import ${specifier}`];
  });
}

/** All faults of all imports of the client; empty when all is well. */
export const checkImports = (): string[] =>
  pageSources()
    .filter((path) => path !== `${OPEN}.ts`)
    .flatMap((path) => faultsOf(path, read(path)));

if (process.argv[1] === fileURLToPath(import.meta.url)) report(checkImports());
