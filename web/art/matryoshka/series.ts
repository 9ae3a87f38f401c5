/** The ten series of dolls (MA-1), in the order of the rules. Each has a colour, a cloth, a flower and a letter of its own. */

export interface Series {
  readonly letter: string;
  readonly flower: string;
  readonly colour: string;
  /** A darker shade for scarf and lettering, readable on paper. */
  readonly deep: string;
  readonly pale: string;
  /** The cloth: a repeated tile of `size`, drawn by strokes or by filled shapes. */
  readonly cloth: { readonly size: number; readonly line?: string; readonly fill?: string };
}

export const SERIES: readonly Series[] = [
  {
    letter: 'A',
    flower: 'poppy',
    colour: '#d93d33',
    deep: '#a3231f',
    pale: '#fbd3c8',
    cloth: {
      size: 14,
      fill: 'M.8 3.5a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0ZM7.8 10.5a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1 -5.4 0Z',
    },
  },
  {
    letter: 'B',
    flower: 'marigold',
    colour: '#ee8330',
    deep: '#a34c0c',
    pale: '#fddcc0',
    cloth: { size: 12, line: 'M3 0V12M9 0V12' },
  },
  {
    letter: 'C',
    flower: 'sunflower',
    colour: '#f2c02b',
    deep: '#866100',
    pale: '#fdeebb',
    cloth: { size: 16, line: 'M8 1L15 5V11L8 15L1 11V5Z' },
  },
  {
    letter: 'D',
    flower: 'fern',
    colour: '#2f8f55',
    deep: '#1c5e38',
    pale: '#cdebd6',
    cloth: { size: 14, line: 'M0 9L7 2L14 9M0 16L7 9L14 16' },
  },
  {
    letter: 'E',
    flower: 'mint',
    colour: '#45c1b0',
    deep: '#116b62',
    pale: '#d0f3ec',
    cloth: { size: 12, line: 'M0 3H12M0 9H12' },
  },
  {
    letter: 'F',
    flower: 'cornflower',
    colour: '#3f97e6',
    deep: '#195a9e',
    pale: '#cfe6fb',
    cloth: { size: 14, line: 'M0 4q3.5 -5 7 0t7 0M0 11q3.5 -5 7 0t7 0' },
  },
  {
    letter: 'G',
    flower: 'gentian',
    colour: '#3d4b94',
    deep: '#283268',
    pale: '#d5d9f0',
    cloth: { size: 14, line: 'M7 3V11M3 7H11' },
  },
  {
    letter: 'H',
    flower: 'lavender',
    colour: '#a078cf',
    deep: '#63399a',
    pale: '#ebdff7',
    cloth: { size: 16, fill: 'M8 1L10 6L15 8L10 10L8 15L6 10L1 8L6 6Z' },
  },
  {
    letter: 'I',
    flower: 'peony',
    colour: '#ee7fa8',
    deep: '#a83663',
    pale: '#fde0ea',
    cloth: { size: 14, fill: 'M0 0H7V7H0ZM7 7H14V14H7Z' },
  },
  {
    letter: 'J',
    flower: 'chestnut',
    colour: '#93653f',
    deep: '#5e3a1c',
    pale: '#ecdac8',
    cloth: { size: 14, line: 'M0 0L14 14M14 0L0 14' },
  },
];

/** A series by its number. */
export function seriesOf(index: number): Series {
  const series = SERIES[index];
  if (!series) throw new RangeError(`no series ${index}`);
  return series;
}

/** The parts of a card's number, as the table sends it: seven in a row are one series. */
export function dollOf(card: number): { series: number; value: number } {
  return { series: Math.floor(card / 7), value: (card % 7) + 1 };
}
