/** SHA-256: by the browser where it may (secure pages only), else by hand, since a phone at home opens plain http. */

const K = Uint32Array.from({ length: 64 }, (_, i) => {
  let prime = 2;
  for (let found = 0; ; prime += 1) {
    if (Array.from({ length: prime }, (__, d) => d).slice(2).every((d) => prime % d !== 0) && found++ === i) break;
  }
  return Math.floor((Math.cbrt(prime) % 1) * 2 ** 32);
});
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function mix(state: Uint32Array, block: DataView, offset: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a = 0, b = 0] = [w[i - 15], w[i - 2]];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (state[i] = (state[i] ?? 0) + x));
}

/** The digest as eight words, big end first, computed here. */
export function wordsByHand(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  for (let offset = 0; offset < length; offset += 64) mix(state, view, offset);
  return state;
}

/** The digest of a text as eight words, big end first. */
export async function words(text: string): Promise<Uint32Array> {
  if (!globalThis.crypto?.subtle) return wordsByHand(text);
  const digest = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Uint32Array.from({ length: 8 }, (_, i) => digest.getUint32(i * 4));
}

/** The digest of a text as people write it. */
export async function hex(text: string): Promise<string> {
  return Array.from(await words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}
