/** The finished games of this device, kept in the browser (docs/decisions/0033). */
import { variantOf } from './options';
import type { Outcome, TableInfo } from '$lib/protocol.gen';
import { keep, recall } from '$lib/device/storage';

/** What is kept of one game. */
interface Played {
  readonly code: string;
  readonly game: string;
  readonly variant: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly when: number;
  readonly names: readonly string[];
  readonly avatars: readonly string[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  readonly outcome: Outcome;
}

const PLACE = 'ludotheque.played';
const KEPT = 100;

const isPlayed = (entry: unknown): entry is Played =>
  typeof entry === 'object' &&
  entry !== null &&
  'code' in entry &&
  'game' in entry &&
  'outcome' in entry &&
  typeof entry.outcome === 'object' &&
  entry.outcome !== null &&
  'names' in entry &&
  Array.isArray(entry.names) &&
  'mine' in entry &&
  Array.isArray(entry.mine);

/** All of them, the newest first. */
export function played(): readonly Played[] {
  const { games } = recall<{ games: unknown }>(PLACE);
  return Array.isArray(games) ? games.filter(isPlayed) : [];
}

/** Keep a finished game, once; `mine`: the seats of this device. */
export function remember({ code, game, options, seats, outcome }: TableInfo, mine: readonly number[]): void {
  const before = played().find((each) => each.code === code);
  if (!outcome || (before && (before.mine.length > 0 || mine.length === 0))) return;
  const entry: Played = {
    code,
    game,
    variant: variantOf(options),
    when: before?.when ?? Date.now(),
    names: seats.map(({ name }) => name),
    avatars: seats.map(({ avatar }) => avatar),
    mine,
    outcome,
  };
  const games = [entry, ...played().filter((each) => each.code !== code)].sort((a, b) => b.when - a.when);
  keep(PLACE, { games: games.slice(0, KEPT) });
}

/** Empty the list. */
export function forgetPlayed(): void {
  keep(PLACE, { games: [] });
}
