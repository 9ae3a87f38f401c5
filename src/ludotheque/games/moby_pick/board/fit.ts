/** Cards in a box. */
const SHAPE = 7 / 5; // of a card

interface Box {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** The widest a card may be. */
  readonly most: number;
  /** How much of the largest size is enough, for fewer rows: an order is read best in one. */
  readonly good: number;
}

/** In how many columns so many cards lie in a box, large and in few rows, and how wide each is then. */
export function fit(count: number, { width, height, gap, most, good }: Box): { columns: number; size: number } {
  const ways = Array.from({ length: count }, (_, i) => {
    const rows = i + 1;
    const columns = Math.ceil(count / rows);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows / SHAPE;
    return { columns, size: Math.floor(Math.min(wide, high, most)) };
  });
  const best = Math.max(0, ...ways.map(({ size }) => size));
  return ways.find(({ size }) => size >= best * good) ?? { columns: 1, size: 0 };
}
