/** The way back: tables at which this device still has a seat, for who closed the page and knows no code. */
import { Refusal, tableOf } from './lobby';
import type { TableInfo } from './protocol.gen';
import { drop, recent } from './seats';

const FEW = 3;
const DAY = 24 * 3600 * 1000;

async function found(code: string): Promise<TableInfo | undefined> {
  try {
    return await tableOf(code);
  } catch (error) {
    if (error instanceof Refusal && error.rule === 'LOBBY-4') drop(code); // no such table any more
    return undefined;
  }
}

/** The newest tables of this device that are not over. */
export async function unfinished(): Promise<TableInfo[]> {
  const kept = recent().filter(([, { when }]) => Date.now() - when < DAY).slice(0, FEW);
  const tables = await Promise.all(kept.map(([code]) => found(code)));
  return tables.filter((table) => table !== undefined).filter(({ phase }) => phase !== 'over' && phase !== 'left' && phase !== 'damaged');
}
