/** Who may look and choose twice as long, as the table's options have it: the same name in every game. */
import type { TableInfo } from '$lib/protocol.gen';

/** The seats with more time. */
export function moreTimeOf(table: TableInfo): readonly number[] {
  const { more_time: seats } = table.options;
  return Array.isArray(seats) ? (seats as number[]) : [];
}
