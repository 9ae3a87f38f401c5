/** A playable tutorial: scenes played by the rules beforehand (`tools/lessons.py`), and what is said about each. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { ENGLISH, type Lang } from '$lib/device/settings.svelte';
import { infoOf, knownShelf } from '$lib/lobby/shelf';

export interface Step {
  /** Which scene is on the board. */
  readonly scene: number;
  /** The rule behind it, one tap away. */
  readonly rule?: string;
  /** What the learner does here; without it a button leads on. */
  readonly expect?: (action: never) => boolean;
}
interface Scene {
  readonly seat: number | null;
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
}
interface Scenes<S extends Scene> {
  readonly players: readonly string[];
  readonly scenes: readonly S[];
}

/** What is said in one language. */
export interface Words {
  /** At each step. */
  readonly steps: readonly string[];
  /** When something else was tried at a step. */
  readonly hints: readonly (string | undefined)[];
  /** The events of each scene in sentences, with the names of the players. */
  readonly story: readonly (readonly string[])[];
  /** What may be done in each scene, for a board that knows no actions itself. */
  readonly legal?: readonly (readonly { readonly action: unknown; readonly text: string }[])[];
}
export interface Lesson extends Scenes<Scene> {
  readonly steps: readonly Step[];
  readonly words: (lang: Lang) => Promise<Words>;
}

const LEARN = '../../learn';
const steps = import.meta.glob<readonly Step[]>('../../learn/*/steps.ts', { import: 'default' });
const scenes = import.meta.glob<Scenes<Scene>>('../../learn/*/scenes.json', { import: 'default' });
const stories = import.meta.glob<Words['story']>('../../learn/*/story/*.json', { import: 'default' });
const texts = import.meta.glob<string>('../../learn/*/texts/*.ftl', { query: '?raw', import: 'default' });

/** Whether a game has a tutorial: of this build, or by what the server said last. */
export const hasLesson = (key: string): boolean =>
  `${LEARN}/${key}/steps.ts` in steps || knownShelf().some((game) => game.key === key && Boolean(game.lesson));

/** The tutorial of a game, if it has one. */
export async function lessonOf(key: string): Promise<Lesson | undefined> {
  const home = `${LEARN}/${key}`;
  const [acts, shown] = await Promise.all([steps[`${home}/steps.ts`]?.(), scenes[`${home}/scenes.json`]?.()]);
  if (!acts || !shown) return fetched((await infoOf(key))?.lesson);
  return { ...shown, steps: acts, words: (lang) => wordsOf(home, lang, acts.length) };
}

async function wordsOf(home: string, lang: Lang, count: number): Promise<Words> {
  const known = `${home}/texts/${lang}.ftl` in texts ? lang : ENGLISH;
  const source = await texts[`${home}/texts/${known}.ftl`]?.();
  const story = await stories[`${home}/story/${known}.json`]?.();
  const bundle = new FluentBundle(known);
  bundle.addResource(new FluentResource(source ?? ''));
  const said = (kind: string): (string | undefined)[] =>
    Array.from({ length: count }, (_, i) => {
      const pattern = bundle.getMessage(`${kind}-${i + 1}`)?.value;
      return pattern ? bundle.formatPattern(pattern) : undefined;
    });
  return { steps: said('step').map((text) => text ?? ''), hints: said('hint'), story: story ?? [] };
}

type InEach<T> = Readonly<Record<Lang, T>>;

/** A tutorial as a game's package has it: texts in each language, and `expect` is what the action must hold at least. */
interface WrittenScene extends Scene {
  readonly story: InEach<readonly string[]>;
  readonly legal: readonly { readonly action: unknown; readonly text: InEach<string> }[];
}
interface Written extends Scenes<WrittenScene> {
  readonly steps: readonly (Omit<Step, 'expect'> & {
    readonly text: InEach<string>;
    readonly hint?: InEach<string>;
    readonly expect?: Record<string, unknown>;
  })[];
}

async function fetched(address: string | null | undefined): Promise<Lesson | undefined> {
  const answer = address ? await fetch(address) : undefined;
  if (!answer?.ok) return undefined;
  const lesson = (await answer.json()) as Written;
  const steps = lesson.steps.map(({ expect, ...step }) => ({ ...step, ...(expect ? { expect: holds(expect) } : {}) }));
  const words = (lang: Lang): Promise<Words> => Promise.resolve(wordsIn(lesson, lang));
  return { players: lesson.players, scenes: lesson.scenes, steps, words };
}

function wordsIn({ steps, scenes }: Written, lang: Lang): Words {
  const one = <T>(all: InEach<T> | undefined): T | undefined => all?.[lang] ?? all?.[ENGLISH];
  return {
    steps: steps.map(({ text }) => one(text) ?? ''),
    hints: steps.map(({ hint }) => one(hint)),
    story: scenes.map(({ story }) => one(story) ?? []),
    legal: scenes.map(({ legal }) => legal.map(({ action, text }) => ({ action, text: one(text) ?? '' }))),
  };
}

const holds =
  (wanted: Record<string, unknown>) =>
  (action: Record<string, unknown>): boolean =>
    Object.entries(wanted).every(([name, value]) => JSON.stringify(action[name]) === JSON.stringify(value));
