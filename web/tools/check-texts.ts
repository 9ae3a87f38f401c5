/**
 * Every text the client asks for exists in every language, with the same variables; every text is asked for.
 * Pages ask by `t('id')`, boards ask their own game by `g('id')`. If a page asks `g`, every game must have the text.
 * A template literal such as `mood-${x}` asks for all texts that match it. No page asks for a sentence of the server.
 * The games' own texts, shared with the terminal, may be unused here: the Python tests watch those.
 */
import { parse } from '@fluent/syntax';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASKED } from './ftl.ts';
import { languages as installed } from './languages.ts';
import { pageSources, read as readSource, report, WEB } from './sources.ts';

const GAMES = join(WEB, '../src/ludotheque/games');
const LANGS = Object.keys(installed());

type Texts = Map<string, ReadonlySet<string>>; // id → names of its variables

interface Asked {
  readonly pattern: RegExp;
  readonly where: string;
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((each) => variables(each, found));
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'VariableReference' && 'id' in node) {
      const { id } = node;
      if (typeof id === 'object' && id !== null && 'name' in id) found.add(String(id.name));
    }
    Object.values(node).forEach((each) => variables(each, found));
  }
  return found;
}

/** The messages of a file; what Fluent cannot read is a fault. */
export function read(source: string, name: string, faults: string[]): Texts {
  const texts: Texts = new Map();
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk') faults.push(`${name}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    const { id } = entry;
    if (texts.has(id.name)) faults.push(`${name}: ${id.name} is written twice`);
    texts.set(id.name, variables(entry));
  }
  return texts;
}

/** The ids a source asks for through the function `call`. */
export function asked(source: string, call: 't' | 'g', where: string): Asked[] {
  const found: Asked[] = [];
  const calls = new RegExp(`(?<![\\w.$])${call}\\(\\s*(?:'([^']+)'|"([^"]+)"|\`([^\`]+)\`)`, 'g');
  for (const [, single, double, template] of source.matchAll(calls)) {
    const text = single ?? double ?? template ?? '';
    const parts = template === undefined ? [text] : text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
    const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w-]+');
    found.push({ pattern: new RegExp(`^${pattern}$`), where: `${where}: ${text}` });
  }
  return found;
}

/** What is missing, unused or unequal between the languages, for one set of texts. */
export function compare(texts: Record<string, Texts>, asks: readonly Asked[], own: (id: string) => boolean): string[] {
  const faults: string[] = [];
  const ids = new Set(Object.values(texts).flatMap((each) => [...each.keys()]));
  for (const id of ids) {
    const names = Object.values(texts).map((each) => [...(each.get(id) ?? [])].sort().join(' '));
    for (const [lang, each] of Object.entries(texts)) if (!each.has(id)) faults.push(`${id}: missing in ${lang}`);
    if (new Set(names).size > 1 && Object.values(texts).every((each) => each.has(id))) {
      faults.push(`${id}: its variables differ between the languages`);
    }
    if (own(id) && !asks.some(({ pattern }) => pattern.test(id))) faults.push(`${id}: unused`);
  }
  for (const { pattern, where } of asks) {
    if (![...ids].some((id) => pattern.test(id))) faults.push(`${where}: no such text`);
  }
  return faults;
}

function languages(folders: readonly string[], faults: string[]): Record<string, Texts> {
  return Object.fromEntries(
    LANGS.map((lang) => {
      const files = folders.map((folder) => join(folder, `${lang}.ftl`)).filter((file) => existsSync(file));
      const all = files.flatMap((file) => [...read(readFileSync(file, 'utf8'), relative(WEB, file), faults)]);
      return [lang, new Map(all)];
    }),
  );
}

/** All faults of all texts of the client; empty when all is well. */
export function checkTexts(): string[] {
  const faults: string[] = [];
  const pages = [...pageSources(), 'tools/notice.ts'].map((path): [string, string] => [path, readSource(path)]);
  const boards = pages.filter(([path]) => path.startsWith('../'));
  const pageAsks = pages.flatMap(([path, source]) => asked(source, 't', path));
  const folders = ['', ...globSync('*/', { cwd: join(WEB, 'texts') })].map((part) => join(WEB, 'texts', part));
  faults.push(...compare(languages(folders, faults), pageAsks, () => true));
  const pageAsksGame = pages
    .filter((page) => !boards.includes(page))
    .flatMap(([path, source]) => asked(source, 'g', path));
  for (const key of globSync('*/board', { cwd: GAMES }).map((path) => dirname(path))) {
    const sources = boards.filter(([path]) => path.includes(`/${key}/board/`));
    const asks = sources.flatMap(([path, source]) => asked(source, 'g', path));
    const board = languages([join(GAMES, key, 'board/texts')], faults);
    const all = languages([join(GAMES, key, 'texts'), join(GAMES, key, 'board/texts')], []);
    for (const texts of Object.values(all)) for (const id of texts.keys()) if (!ASKED.test(id)) texts.delete(id);
    const own = (id: string): boolean => Object.values(board).some((texts) => texts.has(id));
    faults.push(...compare(all, [...asks, ...pageAsksGame], own).map((fault) => `${key}: ${fault}`));
  }
  for (const key of globSync('*', { cwd: join(WEB, 'learn') })) {
    const lesson = languages([join(WEB, 'learn', key, 'texts')], faults);
    faults.push(...compare(lesson, [], () => false).map((fault) => `learn/${key}: ${fault}`));
  }
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(checkTexts());
