/** A view as a list, for a game whose board is not written yet: what has one value for each seat, and all the rest. */

export interface Fact {
  readonly name: string;
  readonly value: string;
}
interface Facts {
  readonly rest: readonly Fact[];
  /** By seat. */
  readonly seats: readonly (readonly Fact[])[];
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every(isPlain)) return value.map(written).join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields of the seat's own part first, then those of the public part; `me` says nothing new. */
export function factsOf(view: unknown, seats: number): Facts {
  const { public: open, ...own } = (view ?? {}) as Record<string, unknown>;
  const shared = Object.entries((open ?? {}) as Record<string, unknown>);
  const mine = Object.entries(own).filter(([name]) => name !== 'me');
  const perSeat = ([, value]: [string, unknown]): boolean =>
    Array.isArray(value) && value.length === seats && value.every((each) => isPlain(each) || Array.isArray(each));
  return {
    // A hand of four cards at a table of four is not one card of each player.
    rest: [...mine, ...shared.filter((field) => !perSeat(field))].map(([name, value]) => ({
      name,
      value: written(value),
    })),
    seats: Array.from({ length: seats }, (_, seat) =>
      shared.filter(perSeat).map(([name, value]) => ({ name, value: written((value as unknown[])[seat]) })),
    ),
  };
}
