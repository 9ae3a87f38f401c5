/** The deal, checked here and not on the server: secret, commitment, seed and shuffle (docs/decisions/0003). */
import type { Draw } from './lobby';
import { hex, words } from './sha256';

export const commitment = (secret: string): Promise<string> => hex(`ludotheque commitment\n${secret}`);
export const seedFrom = (secret: string, nonces: readonly string[]): Promise<string> =>
  hex(['ludotheque seed', secret, ...nonces].join('\n'));

async function* stream(seed: string, label: string): AsyncGenerator<number> {
  for (let block = 0; ; block += 1) yield* await words(`${seed}\n${label}\n${block}`);
}

/** A number in 0…bound−1 without bias. */
async function below(source: AsyncGenerator<number>, bound: number): Promise<number> {
  const ceiling = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await source.next();
    if (typeof value === 'number' && value < ceiling) return value % bound;
  }
}

/** A shuffle of 0…n−1, the same one as the server's. */
export async function order(seed: string, n: number, label: string): Promise<number[]> {
  const source = stream(seed, label);
  const cards = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = await below(source, i + 1);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  return cards;
}

/** One number in 0…n−1. */
export const pick = (seed: string, n: number, label: string): Promise<number> => below(stream(seed, label), n);

interface Header {
  readonly commitment: string;
  readonly nonces?: readonly string[];
  readonly game: string;
}
export interface Check {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly seed: string;
  /** The commitment in the record is the hash of the secret that was revealed at the end. */
  readonly kept: boolean;
  /** It is also the one this device saw before it chose its share; undefined if it was not there. */
  readonly same: boolean | undefined;
  /** Our share of the deal is among the nonces; undefined if we gave none. */
  readonly mine: boolean | undefined;
  /** How many of the shuffles and draws that the rules used came out the same here. */
  readonly drawn: number;
  readonly draws: number;
}

async function same(seed: string, draw: Draw): Promise<boolean> {
  if (draw.order === null) return (await pick(seed, draw.n, draw.label)) === draw.pick;
  return (await order(seed, draw.n, draw.label)).join() === draw.order.join();
}

/**
 * Check the deal of a record (JSON lines): that the secret is the one promised, and that every draw the rules used
 * follows from it and from everyone's share. `seen` is what this device had kept of the table.
 */
export async function verify(record: string, draws: readonly Draw[], seen?: { commitment: string; nonce: string }): Promise<Check> {
  const lines = record.trim().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Header;
  const end = JSON.parse(lines.at(-1) ?? '') as { type: string; secret?: string };
  if (end.type !== 'end' || typeof end.secret !== 'string') throw new Error('no end');
  const nonces = header.nonces ?? [];
  const seed = await seedFrom(end.secret, nonces);
  const right = await Promise.all(draws.map((draw) => same(seed, draw)));
  return {
    commitment: header.commitment,
    secret: end.secret,
    nonces,
    seed,
    kept: (await commitment(end.secret)) === header.commitment,
    same: seen ? seen.commitment === header.commitment : undefined,
    mine: seen ? nonces.some((nonce) => nonce === seen.nonce || nonce.startsWith(`${seen.nonce.slice(0, 60)}-`)) : undefined,
    drawn: right.filter(Boolean).length,
    draws: draws.length,
  };
}
