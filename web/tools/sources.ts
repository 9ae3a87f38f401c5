/** The sources of the client as the checks see them: which files there are, and what each imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = '{lib,ui,art,board,learn,pages}';

/** Paths relative to the client's folder, with slashes. */
function found(...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: WEB }).map((path) => path.split(sep).join('/'));
}
const isTest = (path: string): boolean => /(^|\/)tests\//.test(path);

/** What is built into the pages: ours, and the boards beside their rules. */
export const pageSources = (): string[] =>
  found(
    '{main.ts,App.svelte}',
    `${FOLDERS}/**/*.{ts,svelte}`,
    '../src/ludotheque/games/*/board/**/*.{ts,svelte}',
  ).filter((path) => !isTest(path));
export const testSources = (): string[] =>
  found('tests/**/*.{ts,svelte}', '../src/ludotheque/games/*/board/tests/**/*.{ts,svelte}');
export const toolSources = (): string[] => found('vite.config.ts', 'tools/*.ts');

export const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

/** The specifiers of all imports, static and dynamic. */
export const specifiersOf = (source: string): string[] =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);

/** The file that a specifier means; nothing for packages, and for what is no source. */
export function fileOf(path: string, specifier: string): string | undefined {
  const base = specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : /^\$(lib|ui|art)\//.test(specifier)
      ? specifier.slice(1)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(join(WEB, each)));
}

/** The files that a source takes by pattern (`import.meta.glob`). */
export function globbedBy(path: string, source: string): string[] {
  const globs = source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  return [...globs].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].flatMap(([, pattern = '']) => found(posix.join(posix.dirname(path), pattern))),
  );
}

/** Run a check as a command: print its faults, and fail if there are any. */
export function report(faults: readonly string[]): void {
  faults.forEach((fault) => console.error(fault));
  if (faults.length > 0) process.exitCode = 1;
}
