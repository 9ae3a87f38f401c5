/** Parts of the help of a game besides its texts: the rule for the current view, and pictures. */
import type { Component } from 'svelte';
import { keyOf, type ActionNow, type RuleNow } from './games';

/** What the file `now.ts` in the board folder of a game tells about a view. */
interface NowFile {
  readonly ruleNow: RuleNow<never>;
  readonly actionNow: ActionNow<never>;
}
export interface Now {
  /** The id of the rule for this moment. */
  readonly rule: string;
  /** The action that the table waits for from this seat; empty if for none. */
  readonly action: string;
}

const files = import.meta.glob<NowFile>('../../../src/ludotheque/games/*/board/now.ts', { eager: true });
const byGame: ReadonlyMap<string, NowFile> = new Map(Object.entries(files).map(([path, file]) => [keyOf(path), file]));

/** What a view says about this moment; nothing where there is no view. */
export function nowOf(game: string, view: unknown): Now | undefined {
  const file = byGame.get(game);
  if (!file || view === undefined) return undefined;
  return { rule: file.ruleNow(view as never), action: file.actionNow(view as never) };
}

export type Picture = Component<{ readonly about: string }>;

const pictures = import.meta.glob<Picture>(
  ['../../art/*/Picture.svelte', '../../../src/ludotheque/games/*/board/Picture.svelte'],
  { import: 'default' },
);

/** Fetch the drawings of a game's help; a game may have none. */
export async function pictureOf(game: string): Promise<Picture | undefined> {
  const path = Object.keys(pictures).find((each) => keyOf(each) === game);
  return path ? await pictures[path]?.() : undefined;
}
