/** The games on the shelf as the server last told: the first page is the same without a network. */
import { shelf } from './lobby';
import type { GameInfo } from '$lib/protocol.gen';
import type { Lang } from '$lib/device/settings.svelte';
import { keep, recall } from '$lib/device/storage';

const PLACE = 'ludotheque.shelf';

/** What was there the last time. */
export function knownShelf(): readonly GameInfo[] {
  const { games } = recall<{ games: GameInfo[] }>(PLACE);
  return Array.isArray(games) ? games : [];
}

let newest: Promise<readonly GameInfo[]> | undefined; // of this page

/** What the server says of one game; where it does not answer, what it said the last time. */
export async function infoOf(key: string): Promise<GameInfo | undefined> {
  const games = await (newest ?? freshShelf()).catch(knownShelf);
  return games.find((game) => game.key === key);
}

/** The texts of a game that is not of this build, from the server; empty where there are none. */
export async function textsOf(key: string, lang: Lang): Promise<string> {
  const address = (await infoOf(key))?.texts[lang];
  const answer = address ? await fetch(address) : undefined;
  return answer?.ok ? await answer.text() : '';
}

/** Ask the server, and keep what it says; raises what the lobby raises. */
export function freshShelf(): Promise<readonly GameInfo[]> {
  const asked = shelf().then((games) => {
    keep(PLACE, { games });
    return games;
  });
  newest = asked;
  asked.catch(() => (newest = undefined));
  return asked;
}
