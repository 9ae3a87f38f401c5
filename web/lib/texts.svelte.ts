/**
 * Texts in the player's language. `t` speaks for the pages, `gameTexts(key)` for one game:
 * its own texts (shared with the terminal) and those of its board.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;
type Loader = () => Promise<string>;

const pageFiles = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });
const gameFiles = import.meta.glob<string>(
  ['../../src/ludotheque/games/*/texts/*.ftl', '../../src/ludotheque/games/*/board/texts/*.ftl'],
  { query: '?raw', import: 'default' },
);

const PAGE = '';
const bundles: Record<string, FluentBundle> = $state.raw({});
let loaded = $state(0); // bundles fill in place: reading this makes a text follow them

const slot = (scope: string, lang: Lang): string => `${scope}/${lang}`;

function files(scope: string, lang: Lang): Loader[] {
  if (scope === PAGE) return [pageFiles[`../texts/${lang}.ftl`]].filter((file) => file !== undefined);
  const home = `../../src/ludotheque/games/${scope}`;
  return [`${home}/texts/${lang}.ftl`, `${home}/board/texts/${lang}.ftl`]
    .map((path) => gameFiles[path])
    .filter((file) => file !== undefined);
}

async function load(scope: string, lang: Lang): Promise<void> {
  if (bundles[slot(scope, lang)]) return;
  const sources = await Promise.all(files(scope, lang).map((file) => file()));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  bundles[slot(scope, lang)] = bundle;
  loaded += 1;
}

/** Fetch the texts of the pages, and of a game if one is named, in the language in force. */
export async function loadTexts(game?: string): Promise<void> {
  await Promise.all([load(PAGE, settings.lang), ...(game ? [load(game, settings.lang)] : [])]);
}

/** Change the language everywhere: the texts come first, so that no key is ever seen. */
export async function speak(lang: Lang, change: (lang: Lang) => void): Promise<void> {
  const scopes = new Set(Object.keys(bundles).map((key) => key.slice(0, key.lastIndexOf('/'))));
  await Promise.all([...scopes].map((scope) => load(scope, lang)));
  change(lang);
}

function format(scope: string, id: string, args?: Args): string {
  void loaded;
  const bundle = bundles[slot(scope, settings.lang)];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no text ${id} in ${slot(scope, settings.lang)}`);
    return bundle ? id : '';
  }
  return bundle.formatPattern(pattern, args ?? null);
}

/** A text of the pages. */
export const t: Translate = (id, args) => format(PAGE, id, args);

/** The texts of one game; call `loadTexts(key)` before. By custom the result is named `g`. */
export const gameTexts =
  (key: string): Translate =>
  (id, args) =>
    format(key, id, args);

/** Some names as one says them: “Ada, Bo and Léa”. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** Whether a game has a text: for optional ones, such as the reason of a refusal. */
export function hasText(key: string, id: string): boolean {
  void loaded;
  return bundles[slot(key, settings.lang)]?.hasMessage(id) ?? false;
}

/** The ids of a game's texts that match, in the order of the file. */
export function textIds(key: string, wanted: RegExp): string[] {
  void loaded;
  const bundle = bundles[slot(key, settings.lang)];
  return bundle ? [...bundle._messages.keys()].filter((id) => wanted.test(id)) : [];
}
