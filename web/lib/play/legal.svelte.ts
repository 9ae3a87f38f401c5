/** What a seat may do now, asked for again with every view; and what has happened lately. */
import { tick, untrack } from 'svelte';
import { settings } from '$lib/device/settings.svelte';
import type { Choice, Choices } from '$lib/protocol.gen';
import { getTable } from './table';
import { withNames } from './story';

const LATELY = 8; // sentences: a game of memory wants a board of its own

interface Told {
  readonly view: unknown;
  readonly story: readonly string[];
  readonly whole?: boolean | undefined;
  readonly legal: (() => Promise<Choices>) | undefined;
}

/** Call it while a board is set up; `told` gives the board's props as they are. */
export class Menu {
  choices: readonly Choice[] = $state.raw([]);
  /** There are more of them than are listed. */
  more = $state(false);
  story: readonly string[] = $state.raw([]);

  constructor(told: () => Told) {
    const table = getTable();
    $effect(() => {
      const { view, legal } = told();
      void view;
      void settings.lang;
      let current = true;
      const show = ({ choices, more }: Pick<Choices, 'choices' | 'more'>): void => {
        if (!current) return;
        const names = table.seats.map(({ name }) => name);
        this.choices = choices.map(({ action, text }) => ({ action, text: withNames(text, names) }));
        this.more = more;
      };
      // The table hears of another language first, which the page above tells it.
      void tick()
        .then(() => legal?.())
        .then((found) => show(found ?? { choices: [], more: false }))
        .catch(() => show({ choices: [], more: false }));
      return () => (current = false);
    });
    $effect(() => {
      const { story, whole } = told();
      untrack(() => (this.story = [...(whole ? [] : this.story), ...story].slice(-LATELY)));
    });
  }
}
