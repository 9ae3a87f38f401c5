/** The four toys (AR-1), the dream tokens (AR-3) and the drawings of the nightmares (AR-4), as the table sends them. */

export const KINDS = ['bear', 'panda', 'rabbit', 'unicorn'] as const;
export type ToyKind = (typeof KINDS)[number];

export const STARS: Record<ToyKind, number> = { bear: 1, panda: 2, rabbit: 3, unicorn: 4 };

/** The pictures on the dream tokens, three tokens of each. */
export const PICTURES = [
  'balloon',
  'boat',
  'bubbles',
  'cake',
  'castle',
  'cloud',
  'feather',
  'garden',
  'island',
  'kite',
  'lantern',
  'piano',
  'rainbow',
  'snow',
  'swing',
  'train',
  'treehouse',
  'whale',
] as const;
export type Picture = (typeof PICTURES)[number];

type Points = readonly number[];

type Mark =
  | { readonly type: 'Dot'; readonly paint: string; readonly x: number; readonly y: number; readonly r: number }
  | { readonly type: 'Patch'; readonly paint: string; readonly points: Points }
  | { readonly type: 'Line'; readonly paint: string; readonly points: Points; readonly width: number };

/** A monster: only the outline counts for covering, the marks are clipped to it. Points are flat: x, y, x, y… */
export interface Drawing {
  readonly outline: Points;
  /** Body, shade, light, accent. */
  readonly palette: readonly string[];
  readonly marks: readonly Mark[];
}
