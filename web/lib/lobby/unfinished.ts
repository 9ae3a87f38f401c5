/** Running tables at which this device has a seat, so that people return without the code. */
import { noTable, tableOf } from './lobby';
import { remember } from './played';
import type { TableInfo } from '$lib/protocol.gen';
import { drop, end, recent } from './seats';

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

/** The tables of this device that are not over, the one that was played last first. */
export async function unfinished(): Promise<TableInfo[]> {
  const codes = recent(Date.now() - DAY);
  const running: TableInfo[] = [];
  while (codes.length > 0 && running.length < FEW) {
    const tables = await Promise.all(codes.splice(0, FEW).map((code) => found(code)));
    for (const table of tables.filter((each) => each !== undefined)) {
      if (table.phase === 'over') remember(table, []); // it ended while nobody looked
      if (table.phase === 'over' || table.phase === 'left') end(table.code);
      else if (table.phase !== 'damaged') running.push(table);
    }
  }
  return running.slice(0, FEW);
}
