/**
 * Texts in the player's language. `t` speaks for the pages, `gameTexts(key)` for one game:
 * its own texts (shared with the terminal) and those of its board.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { chunk } from './chunks';
import { LANGS, settings, type Lang } from './settings.svelte';

type Args = Record<string, FluentVariable>;
type Translate = (id: string, args?: Args) => string;
type Loader = () => Promise<string>;

const pageFiles = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });
/** Texts that few pages need: they are fetched with those pages (`loadMore`). */
const moreFiles = import.meta.glob<string>('../../texts/*/*.ftl', { query: '?raw', import: 'default' });
/** What the first page says of every game, by game: made from their texts by `tools/ftl.ts`. */
const briefFiles = import.meta.glob<Readonly<Record<string, string>>>('../../texts/*.ftl', {
  query: '?brief',
  import: 'default',
});
const gameFiles = import.meta.glob<string>(
  ['../../../src/ludotheque/games/*/texts/*.ftl', '../../../src/ludotheque/games/*/board/texts/*.ftl'],
  { query: '?raw', import: 'default' },
);

const PAGE = '';
const more: string[] = [];
const bundles: Record<string, FluentBundle> = $state.raw({});
/** The same for the few texts of `briefFiles`. */
const briefs: Record<string, FluentBundle> = $state.raw({});
let loaded = $state(0); // bundles fill in place: reading this makes a text follow them

const slot = (scope: string, lang: Lang): string => `${scope}/${lang}`;

function files(scope: string, lang: Lang): Loader[] {
  if (scope === PAGE)
    return [
      pageFiles[`../../texts/${lang}.ftl`],
      ...more.map((part) => moreFiles[`../../texts/${part}/${lang}.ftl`]),
    ].filter((file) => file !== undefined);
  const home = `../../../src/ludotheque/games/${scope}`;
  return [`${home}/texts/${lang}.ftl`, `${home}/board/texts/${lang}.ftl`]
    .map((path) => gameFiles[path])
    .filter((file) => file !== undefined);
}

/** How the texts of a game that is not of this build are fetched. */
let outside: (game: string, lang: Lang) => Promise<string> = () => Promise.resolve('');

/** Say how to fetch the texts of games that are not of this build. */
export function textsFrom(source: typeof outside): void {
  outside = source;
}

function bundleOf(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

async function load(scope: string, lang: Lang): Promise<void> {
  if (bundles[slot(scope, lang)]) return;
  const found = files(scope, lang);
  const sources = await Promise.all(found.length > 0 ? found.map(chunk) : [chunk(() => outside(scope, lang))]);
  bundles[slot(scope, lang)] = bundleOf(lang, sources);
  loaded += 1;
}

async function loadBrief(lang: Lang): Promise<void> {
  const found = (await briefFiles[`../../texts/${lang}.ftl`]?.()) ?? {};
  for (const [game, source] of Object.entries(found)) briefs[slot(game, lang)] ??= bundleOf(lang, [source]);
  loaded += 1;
}

/** Fetch the texts of the pages, and of a game if one is named, in the language in force. */
export async function loadTexts(game?: string): Promise<void> {
  await Promise.all([load(PAGE, settings.lang), ...(game ? [load(game, settings.lang)] : [])]);
}

/** Fetch what a shelf says of these games: their names, one line each, and their variants. */
export async function loadNames(games: readonly string[]): Promise<void> {
  const { lang } = settings;
  await loadBrief(lang);
  await Promise.all(games.filter((game) => !briefs[slot(game, lang)]).map((game) => load(game, lang)));
}

/** Fetch the texts of a folder beside those of all pages; `t` speaks them, too. */
export async function loadMore(part: string): Promise<void> {
  if (more.includes(part)) return;
  const langs = LANGS.filter((lang) => bundles[slot(PAGE, lang)]);
  const sources = await Promise.all(langs.map(async (lang) => await moreFiles[`../../texts/${part}/${lang}.ftl`]?.()));
  langs.forEach((lang, i) => bundles[slot(PAGE, lang)]?.addResource(new FluentResource(sources[i] ?? '')));
  more.push(part);
  loaded += 1;
}

/** Fetch the texts of the pages in every language: people at one table may have come in several. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(LANGS.map((lang) => load(PAGE, lang)));
}

/** A text of the pages in every language that is here. */
export function inEveryLanguage(id: string): string[] {
  void loaded;
  return LANGS.flatMap((lang) => {
    const bundle = bundles[slot(PAGE, lang)];
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? [bundle.formatPattern(pattern)] : [];
  });
}

let asked = 0; // changes of the language

/** Change the language everywhere, of several changes to the last: the texts come first, so that no key is ever seen. */
export async function speak(lang: Lang, change: (lang: Lang) => void): Promise<void> {
  asked += 1;
  const mine = asked;
  const scopes = new Set(Object.keys(bundles).map((key) => key.slice(0, key.lastIndexOf('/'))));
  try {
    await Promise.all([
      ...[...scopes].map((scope) => load(scope, lang)),
      ...(Object.keys(briefs).length > 0 ? [loadBrief(lang)] : []),
    ]);
  } catch (error) {
    if (mine === asked) throw error;
  }
  if (mine === asked) change(lang);
}

function format(scope: string, id: string, args?: Args): string {
  void loaded;
  const whole = bundles[slot(scope, settings.lang)];
  const bundle = whole ?? briefs[slot(scope, settings.lang)];
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (whole) console.error(`no text ${id} in ${slot(scope, settings.lang)}`);
    return whole ? id : '';
  }
  return bundle.formatPattern(pattern, args ?? null);
}

/** A text of the pages. */
export const t: Translate = (id, args) => format(PAGE, id, args);

/** The texts of one game; call `loadTexts(key)` before, or `loadNames` for the few of a shelf. Its conventional name is `g`. */
export const gameTexts =
  (key: string): Translate =>
  (id, args) =>
    format(key, id, args);

/** Some names as one says them: “Ada, Bo and Léa”. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** Whether a game has a text: for optional ones, such as the reason of a refusal. */
export function hasText(key: string, id: string): boolean {
  void loaded;
  const found = bundles[slot(key, settings.lang)] ?? briefs[slot(key, settings.lang)];
  return found?.hasMessage(id) ?? false;
}

/** Whether the pages have a text: for what all games share, such as an option. */
export const hasPageText = (id: string): boolean => hasText(PAGE, id);

/** A level of bots in words; one that somebody added to a game goes by its own name. */
export const levelName = (level: string): string => (hasPageText(`level-${level}`) ? t(`level-${level}`) : level);

/** The ids of a game's texts that match, in the order of the file. */
export function textIds(key: string, wanted: RegExp): string[] {
  void loaded;
  const bundle = bundles[slot(key, settings.lang)];
  return bundle ? [...bundle._messages.keys()].filter((id) => wanted.test(id)) : [];
}
