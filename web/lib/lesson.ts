/** A playable tutorial: scenes played by the rules beforehand (`tools/lessons.py`), and what is said about each. */
import type { Lang } from './settings.svelte';

export type Words = Record<Lang, string>;

export interface Step {
  /** Which scene is on the board. */
  readonly scene: number;
  readonly text: Words;
  /** The rule behind it, one tap away. */
  readonly rule?: string;
  /** What the learner does here; without it a button leads on. */
  readonly expect?: (action: never) => boolean;
  /** Said when something else was tried. */
  readonly hint?: Words;
}

export interface Scene {
  readonly seat: number | null;
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
}
export interface Scenes {
  readonly players: readonly string[];
  readonly scenes: readonly Scene[];
}
export interface Lesson extends Scenes {
  readonly steps: readonly Step[];
}

const steps = import.meta.glob<readonly Step[]>('../learn/*.ts', { import: 'default' });
const scenes = import.meta.glob<Scenes>('../learn/*.json', { import: 'default' });

/** The tutorial of a game, if it has one. */
export async function lessonOf(key: string): Promise<Lesson | undefined> {
  const [said, shown] = await Promise.all([steps[`../learn/${key}.ts`]?.(), scenes[`../learn/${key}.json`]?.()]);
  return said && shown ? { ...shown, steps: said } : undefined;
}
