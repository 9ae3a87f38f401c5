/** What the server tells in sentences. A player is the number of the seat in braces there: names belong to the page. */

/** A sentence with the names of the players in it. */
export const withNames = (line: string, names: readonly string[]): string =>
  line.replace(/\{(\d+)\}/g, (place, seat: string) => names[Number(seat)] ?? place);
