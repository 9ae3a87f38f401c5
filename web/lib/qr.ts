/**
 * A QR code drawn here, in the page: for the link that carries a seat, whose token must not go to any server.
 * ISO/IEC 18004, bytes, error correction L, versions 1 to 6, mask 0: enough for a link of 134 bytes.
 */

/** By version: bytes of data in a block, bytes of correction in a block, blocks. */
const VERSIONS = [[19, 7, 1], [34, 10, 1], [55, 15, 1], [80, 20, 1], [108, 26, 1], [68, 18, 2]] as const;
const FORMAT = 0b111011111000100; // L, mask 0

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1, x = (x << 1) ^ (x > 127 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The correction of a block: the remainder of its division by (x − 1)(x − 2)(x − 4)… (Reed and Solomon). */
function correction(block: readonly number[], size: number): number[] {
  let divisor = [1];
  for (let i = 0; i < size; i += 1) {
    const root = EXP[i] ?? 0;
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...block, ...Array<number>(size).fill(0)];
  block.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    divisor.forEach((each, i) => (rest[at + i] = (rest[at + i] ?? 0) ^ times(each, lead)));
  });
  return rest.slice(block.length);
}

/** The bytes as they are laid out: length, text, filling, cut into blocks, interleaved, corrections behind. */
function codewords(text: Uint8Array, [data, extra, blocks]: (typeof VERSIONS)[number]): number[] {
  const bits = [0x4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = Array.from({ length: bits.length / 2 }, (_, i) => ((bits[2 * i] ?? 0) << 4) | (bits[2 * i + 1] ?? 0));
  for (let i = 0; bytes.length < data * blocks; i += 1) bytes.push(i % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, i) => bytes.slice(i * data, (i + 1) * data));
  const woven = (rows: readonly number[][]): number[] => (rows[0] ?? []).flatMap((_, i) => rows.map((row) => row[i] ?? 0));
  return [...woven(parts), ...woven(parts.map((part) => correction(part, extra)))];
}

/** The modules of the code, dark ones true, row by row; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data, , blocks]) => bytes.length <= data * blocks - 2);
  const found = VERSIONS[version];
  if (!found) return undefined;
  const size = 21 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, light: number): void => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== light && ring !== 4);
      }
    }
  };
  for (let i = 8; i < size - 8; i += 1) [[i, 6], [6, i]].forEach(([x = 0, y = 0]) => set(x, y, i % 2 === 0));
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, 2);
  if (version > 0) square(size - 7, size - 7, 2, 1);
  for (let i = 0; i < 15; i += 1) {
    const dark = ((FORMAT >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  set(8, size - 8, true);

  const words = codewords(bytes, found);
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right > 6 ? right : right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0));
        at += 1;
      }
    }
  }
  return grid.map((row) => row.map(Boolean));
}

/** The same as the outline of an SVG path. */
export function outline(code: readonly (readonly boolean[])[]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
