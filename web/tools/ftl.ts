/**
 * Texts as pages fetch them. `texts/en.ftl?raw` is a file without its comments and, of a game, without the sentences that
 * come from the server. `texts/en.ftl?brief` is what the first page says of every game in one small file: names, one line
 * each, and variants. The rest comes with a table.
 */
import { parse } from '@fluent/syntax';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { WEB } from './sources.ts';

const GAMES = join(WEB, '../src/ludotheque/games');
const read = (path: string): string => readFileSync(path, 'utf8');
/** The texts of a game that a page may ask for; the server sends the others as sentences, ready to be read. */
export const ASKED = /^(?!(?:event|advice|analysis|refused|bad)-)/;
const BRIEF = /^(?:game-name|game-tagline|variant-(?!.*-about$).+|weaker-.+)$/;

/** The messages of a file, as they are written, and the terms that they may name; no comments. */
export function messages(source: string, wanted = /./): string {
  const plain = source.replace(/^#.*\n/gm, '');
  return parse(plain, {})
    .body.filter((entry) => entry.type === 'Term' || (entry.type === 'Message' && wanted.test(entry.id.name)))
    .map(({ span }) => plain.slice(span?.start, span?.end))
    .join('\n');
}

/** By game: the messages that its card on the first page shows. */
export function briefTexts(lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const game of globSync('*/texts', { cwd: GAMES }))
    found[game.split(/[\\/]/)[0] ?? ''] = messages(read(join(GAMES, game, `${lang}.ftl`)), BRIEF);
  return found;
}

export const ftl = (): Plugin => ({
  name: 'ftl',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (!path?.endsWith('.ftl')) return null;
    const lang = /(\w+)\.ftl$/.exec(path)?.[1] ?? '';
    const wanted = path.startsWith(GAMES) ? ASKED : undefined;
    return {
      code: `export default ${JSON.stringify(query === 'brief' ? briefTexts(lang) : messages(read(path), wanted))}`,
      moduleType: 'js',
    };
  },
});
