/** Running tables at which this device has a seat, so that people return without the code. */
import { noTable, tableOf } from './lobby';
import { remember } from './played';
import type { TableInfo } from '$lib/protocol.gen';
import { drop, recent } from './seats';

const FEW = 3;
const DAY = 24 * 3600 * 1000;

async function found(code: string): Promise<TableInfo | undefined> {
  try {
    return await tableOf(code);
  } catch (error) {
    if (noTable(error)) drop(code); // no such table any more
    return undefined;
  }
}

/** The newest tables of this device that are not over. */
export async function unfinished(): Promise<TableInfo[]> {
  const kept = recent()
    .filter(([, { when }]) => Date.now() - when < DAY)
    .slice(0, FEW);
  const tables = (await Promise.all(kept.map(([code]) => found(code)))).filter((table) => table !== undefined);
  for (const table of tables) if (table.phase === 'over') remember(table, []); // it ended while nobody looked
  return tables.filter(({ phase }) => phase !== 'over' && phase !== 'left' && phase !== 'damaged');
}
