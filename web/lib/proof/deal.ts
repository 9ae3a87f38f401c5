/** The deal, checked here and not on the server: secret, commitment, seed and shuffle (docs/decisions/0003). */
import type { Draw } from '$lib/protocol.gen';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Not the browser's own SHA-256: it is absent on pages that came by plain HTTP, as in most homes (docs/decisions/0035).
const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));
const hex = (text: string): string => bytesToHex(digest(text));

export const commitment = (secret: string): string => hex(`ludotheque commitment\n${secret}`);
export const seedFrom = (secret: string, nonces: readonly string[]): string =>
  hex(['ludotheque seed', secret, ...nonces].join('\n'));

/** Numbers of 32 bits without end: the words of each digest, the most significant byte first. */
function* stream(seed: string, label: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const { buffer, byteOffset, byteLength } = digest(`${seed}\n${label}\n${block}`);
    const view = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < byteLength; at += 4) yield view.getUint32(at);
  }
}

/** A number in 0…bound−1 without bias. */
function below(source: Generator<number, never>, bound: number): number {
  const ceiling = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = source.next();
    if (value < ceiling) return value % bound;
  }
}

/** A shuffle of 0…n−1, the same one as the server's. */
export function order(seed: string, n: number, label: string): number[] {
  const source = stream(seed, label);
  const cards = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i -= 1) {
    const j = below(source, i + 1);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  return cards;
}

/** One number in 0…n−1. */
export const pick = (seed: string, n: number, label: string): number => below(stream(seed, label), n);

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

function same(seed: string, draw: Draw): boolean {
  if (draw.order === null) return pick(seed, draw.n, draw.label) === draw.pick;
  return order(seed, draw.n, draw.label).join() === draw.order.join();
}

/**
 * Check the deal of a record (JSON lines). The secret must match its commitment. Every draw that the rules used must follow
 * from the secret and everyone's nonce. `seen` is what this device had kept of the table.
 * Raises where the record cannot be read.
 */
export function verify(record: string, draws: readonly Draw[], seen?: { commitment: string; nonce: string }): Check {
  const lines = record.trim().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Header;
  const end = JSON.parse(lines.at(-1) ?? '') as { type: string; secret?: string };
  if (end.type !== 'end' || typeof end.secret !== 'string') throw new Error('no end');
  const nonces = header.nonces ?? [];
  const seed = seedFrom(end.secret, nonces);
  return {
    commitment: header.commitment,
    secret: end.secret,
    nonces,
    seed,
    kept: commitment(end.secret) === header.commitment,
    same: seen ? seen.commitment === header.commitment : undefined,
    mine: seen
      ? nonces.some((nonce) => nonce === seen.nonce || nonce.startsWith(`${seen.nonce.slice(0, 60)}-`))
      : undefined,
    drawn: draws.filter((draw) => same(seed, draw)).length,
    draws: draws.length,
  };
}
