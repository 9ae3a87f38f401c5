/** What a person chose for this device; kept in the browser, applied as attributes of the page. */
import { flushSync } from 'svelte';
import { keep, recall } from './storage';

/** The tag of a language: `en`, `pt-BR`. */
export type Lang = string;
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
export type TextSize = 'normal' | 'large';

interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  text: TextSize;
  sound: boolean;
  speech: boolean;
  vibrate: boolean;
}

declare const __LANGUAGES__: Readonly<Record<Lang, string>>; // by the build: tools/languages.ts
/** What each language calls itself, by its tag. */
export const LANGUAGES = __LANGUAGES__;
export const LANGS: readonly Lang[] = Object.keys(LANGUAGES);
/** The language of last resort. */
export const ENGLISH: Lang = 'en';
const PLACE = 'ludotheque.settings';

/** The first wanted language that we speak: `de-AT` finds `de` (RFC 4647, lookup); English if there is none. */
export function spoken(wanted: readonly string[]): Lang {
  const known = new Map(LANGS.map((lang) => [lang.toLowerCase(), lang]));
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    const tags = parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
    const lang = tags.map((each) => known.get(each)).find((each) => each !== undefined);
    if (lang !== undefined) return lang;
  }
  return ENGLISH;
}

function initial(): Settings {
  const fresh: Settings = {
    lang: ENGLISH,
    theme: 'auto',
    motion: 'auto',
    text: 'normal',
    sound: true,
    speech: true,
    vibrate: true,
  };
  const kept = recall<Settings>(PLACE);
  const chosen = typeof kept.lang === 'string' ? [kept.lang] : []; // it may be gone in this version
  return { ...fresh, ...kept, lang: spoken([...chosen, ...navigator.languages]) };
}

export const settings: Settings = $state(initial());

/** Change settings, show them at once and keep them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  show();
  keep(PLACE, settings);
}

/** Put the settings on the page, where the style sheet reads them. */
export function show(): void {
  const page = document.documentElement;
  page.lang = settings.lang;
  page.dataset.theme = settings.theme;
  page.dataset.motion = settings.motion;
  page.dataset.text = settings.text;
}

/** Whether things should appear in place instead of moving. */
export function isStill(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

let leaping = false;

/** Change something and draw it at once: what comes and goes by a leap is no move, and nothing flies. */
export function leap(change: () => void): void {
  leaping = true;
  try {
    flushSync(change);
  } finally {
    leaping = false;
  }
}

/** A duration for transitions: nought in a leap, and for those who asked for less motion. */
export function duration(millis: number): number {
  return leaping || isStill() ? 0 : millis;
}
