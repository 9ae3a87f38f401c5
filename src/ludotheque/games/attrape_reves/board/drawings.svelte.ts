/**
 * The drawings of the nightmares: one file of this site. It is fetched once, while the first card still lies face down, so
 * that a reveal waits for nothing. It holds pictures and no answer (AR-24).
 */
import type { Drawing } from '$art/attrape_reves/toys';
import address from '../monsters.json?url';
import type { MoonName } from './types';

type Nightmare = Drawing & { readonly key: string; readonly moon: MoonName };

let drawn: ReadonlyMap<string, Nightmare> = $state.raw(new Map());
let fetching: Promise<void> | undefined;

async function load(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no drawings: ${answer.status}`);
  const sheet = (await answer.json()) as { readonly monsters: readonly Nightmare[] };
  drawn = new Map(sheet.monsters.map((monster) => [monster.key, monster]));
}

/** Fetch the drawings, unless that has been done; raises what went wrong. */
export function fetchDrawings(): Promise<void> {
  fetching ??= load().catch((fault: unknown) => {
    fetching = undefined;
    throw fault;
  });
  return fetching;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Fetch the drawings, again and again until they are here; what it returns gives up. */
export function awaitDrawings(): () => void {
  let wait = FIRST_WAIT;
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void =>
    void fetchDrawings().catch(() => {
      if (left) return;
      timer = setTimeout(ask, wait);
      wait = Math.min(LONGEST_WAIT, 2 * wait);
    });
  ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** The drawing on a card, once it is here. */
export const drawingOf = (card: string | null): Drawing | undefined => (card === null ? undefined : drawn.get(card));

/** The moon on the back of a card. */
export const moonOf = (card: string | null): MoonName | undefined =>
  card === null ? undefined : drawn.get(card)?.moon;
