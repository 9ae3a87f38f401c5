/** The languages of the client: there is one for each file of `src/ludotheque/texts`, which says its own name. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WEB } from './sources.ts';

const TEXTS = join(WEB, '../src/ludotheque/texts');

/** What each language calls itself, by its tag; English first. */
export function languages(folder = TEXTS): Record<string, string> {
  const tags = globSync('*.ftl', { cwd: folder }).map((file) => basename(file, '.ftl'));
  const order = tags.filter((tag) => tag !== 'en').sort();
  return Object.fromEntries(['en', ...order].map((tag) => [tag, nameIn(join(folder, `${tag}.ftl`)) ?? tag]));
}

const nameIn = (file: string): string | undefined =>
  /^language-name *= *(.+?) *$/m.exec(readFileSync(file, 'utf8'))?.[1];
