/** Who begins, as the table's options have it: the same name in every game. */
import type { TableInfo } from '$lib/protocol.gen';

/** Whether there is somebody to choose: the game has a first player, and more than one seat. */
export function canBegin(table: TableInfo): boolean {
  return 'first' in table.options && table.seats.length > 1;
}

/** The seat that begins; null while it is left to chance. */
export function firstOf(table: TableInfo): number | null {
  const { first } = table.options;
  return typeof first === 'number' ? first : null;
}
