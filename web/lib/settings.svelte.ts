/** What a person chose for this device; kept in the browser, applied as attributes of the page. */
import { flushSync } from 'svelte';

export type Lang = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'less';
export type TextSize = 'normal' | 'large';

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  text: TextSize;
  sound: boolean;
  speech: boolean;
}

export const LANGS: readonly Lang[] = ['en', 'fr'];
const PLACE = 'ludotheque.settings';

/** The first language of the browser that we speak. */
export function browserLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((known) => tag.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}

function initial(): Settings {
  const fresh: Settings = {
    lang: browserLang(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    text: 'normal',
    sound: true,
    speech: true,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh; // private mode or a damaged entry: the defaults are fine
  }
}

export const settings: Settings = $state(initial());

/** Change settings, show them at once and keep them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  show();
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // not kept, but in force until the page closes
  }
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
