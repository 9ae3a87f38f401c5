/** Boards as ES modules, with an interface that needs no framework: docs/reference/board-module.md. */
import type { Choice } from '$lib/protocol.gen';
import type { Lang } from '$lib/device/settings.svelte';

export interface BoardModuleProps {
  readonly view: unknown;
  readonly seat: number | null;
  readonly legal: readonly Choice[];
  readonly events: readonly unknown[];
  readonly story: readonly string[];
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly t: (key: string, vars?: Record<string, string | number>) => string;
  readonly act: (action: unknown, press?: Event) => void;
  readonly now: () => number;
}
export interface Mounted {
  update(props: BoardModuleProps): void;
  destroy(): void;
}
interface BoardModule {
  mount(element: HTMLElement, props: BoardModuleProps): Mounted;
}

const modules = new Map<string, BoardModule>();

/** Fetch the module of a game once; one that cannot be loaded is told of in the console. */
export async function loadModule(game: string, address: string): Promise<void> {
  if (modules.has(game)) return;
  try {
    modules.set(game, (await import(/* @vite-ignore */ address)) as BoardModule);
  } catch (error) {
    console.error(`the board of ${game} cannot be loaded:`, error);
  }
}

/** The module of a game, if it was loaded. */
export const moduleOf = (game: string): BoardModule | undefined => modules.get(game);
