/** What a Moby Pick card shows (MP-2, MP-3), in the form in which the table sends it. */

export const FIGURES = ['kid', 'parrot', 'whale'] as const;
export const BACKGROUNDS = ['yellow', 'red', 'blue'] as const;
export const NAMES = ['molly', 'polly'] as const;
export const EFFECTS = ['confuse', 'remind', 'reverse'] as const;

export type Figure = (typeof FIGURES)[number];
export type Background = (typeof BACKGROUNDS)[number];
export type Name = (typeof NAMES)[number];
export type Effect = (typeof EFFECTS)[number];

/** A friend without a name is a crazy dream. */
export type Face =
  | { readonly type: 'friend'; readonly figure: Figure; readonly background: Background; readonly name: Name | null }
  | { readonly type: 'action'; readonly effect: Effect }
  | { readonly type: 'alarm' };
