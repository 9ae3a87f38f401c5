/**
 * Nothing of the client is left over: files that no page reaches, exports that nobody imports, classes of `style.css` that
 * nobody wears. A file or component that only a test reaches is unused. Texts are watched by `check-texts.ts`, styles and props
 * of components by svelte-check and eslint.
 */
import { fileURLToPath } from 'node:url';
import { fileOf, globbedBy, pageSources, read, report, specifiersOf, testSources, toolSources } from './sources.ts';

type Sources = ReadonlyMap<string, string>;
const ALL = '*';

const names = (list: string): string[] =>
  list
    .split(',')
    .map((each) => /^\s*(?:type\s+)?(\w+)/.exec(each)?.[1] ?? '')
    .filter(Boolean);

/** What a source exports by name. */
export function exportsOf(source: string): string[] {
  const plain = source.matchAll(/^\s*export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm);
  const lists = source.matchAll(/^\s*export (?:const \[([^\]]+)\] =|(?:type )?\{([^}]+)\})/gm);
  return [...[...plain].map(([, name = '']) => name), ...[...lists].flatMap(([, a, b]) => names(a ?? b ?? ''))];
}

/** What a source imports: specifier and name; `*` for a whole module. */
export function importsOf(source: string): [string, string][] {
  const listed = [
    ...source.matchAll(/\bimport\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g),
    ...source.matchAll(/\{([^}]*)\}\s*=\s*await import\(\s*'([^']+)'/g),
  ].flatMap(([, list = '', from = '']) => names(list).map((name): [string, string] => [from, name]));
  const whole = [
    ...source.matchAll(/\bimport\s+(?:type\s+)?\*\s*as\s+\w+\s+from\s*'([^']+)'/g),
    ...source.matchAll(/(?<!\}\s*=\s*await )\bimport\(\s*'([^']+)'/g),
    ...source.matchAll(/\bexport\s+\*\s+from\s*'([^']+)'/g),
  ].map(([, from = '']): [string, string] => [from, ALL]);
  return [...listed, ...whole];
}

/** The files that these entries reach. */
export function reached(entries: readonly string[], sources: Sources): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const source = sources.get(path);
    if (source === undefined || seen.has(path)) return;
    seen.add(path);
    for (const specifier of specifiersOf(source)) visit(fileOf(path, specifier) ?? '');
    globbedBy(path, source).forEach(visit);
  };
  entries.forEach(visit);
  return seen;
}

/** Exports that no other file names, as `path: name`. */
export function unusedExports(sources: Sources): string[] {
  const used = new Set<string>();
  for (const [path, source] of sources) {
    for (const [from, name] of importsOf(source)) used.add(`${fileOf(path, from) ?? ''}: ${name}`);
    for (const file of globbedBy(path, source)) used.add(`${file}: ${ALL}`);
  }
  return [...sources]
    .filter(([path]) => path.endsWith('.ts') && !/\.(gen|test)\.ts$/.test(path) && !used.has(`${path}: ${ALL}`))
    .flatMap(([path, source]) => exportsOf(source).map((name) => `${path}: ${name}`))
    .filter((each) => !used.has(each));
}

/** Classes that a style sheet describes and no markup has. */
export function unusedClasses(style: string, markup: string): string[] {
  const rules = style.replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, '\n');
  const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  return [...classes].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(markup));
}

/** All that is left over; empty when all is well. */
export function checkUnused(): string[] {
  const [pages, tests, tools] = [pageSources(), testSources(), toolSources()];
  const sources = new Map([...pages, ...tests, ...tools].map((path) => [path, read(path)]));
  const scripts = tools.filter((path) => read(path).includes('process.argv['));
  const entries = {
    page: reached(['main.ts'], sources),
    test: reached(
      tests.filter((path) => path.endsWith('.test.ts')),
      sources,
    ),
    tool: reached(['vite.config.ts', ...scripts], sources),
  };
  const markup = pages
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => read(path).replace(/<style>[\s\S]*<\/style>/, ''))
    .join('\n');
  return [
    ...pages.filter((path) => !entries.page.has(path)).map((path) => `${path}: no page reaches it`),
    ...tests.filter((path) => !entries.test.has(path)).map((path) => `${path}: no test reaches it`),
    ...tools.filter((path) => !entries.tool.has(path)).map((path) => `${path}: nothing runs it`),
    ...unusedExports(sources).map((each) => `${each} is exported and never imported`),
    ...unusedClasses(read('style.css'), markup).map((name) => `style.css: .${name} is never used`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(checkUnused());
