/** The level of bots that was chosen last on this device, for each game: games have levels of their own. */
import { keep, recall } from '$lib/device/storage';

const USUAL = 'normal'; // every game has it
const FORMER = 'plain'; // its name in what older versions kept
const CHANCE = 'random'; // for tests and for fun: whoever wants it finds it in the form of a table

export function chosenLevel(game: string): string {
  const kept = recall<Record<string, string>>('bots')[game] ?? USUAL;
  return kept === FORMER ? USUAL : kept;
}

export const chooseLevel = (game: string, level: string): void =>
  keep('bots', { ...recall<Record<string, string>>('bots'), [game]: level });

/** The levels that play to win, and the one that is set, whatever it is. */
export const playing = (levels: readonly string[], set?: string): string[] =>
  levels.filter((level) => level !== CHANCE || level === set);

/** The text that says why a level is weaker on this server. Only the games that have such a level have it. */
export const weakerText = (level: string): string => `weaker-${level}`;
