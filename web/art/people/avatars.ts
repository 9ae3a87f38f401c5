/** Twelve animals to sit at the table as. The names are text ids, `avatar-<name>`. */
export const AVATARS = [
  'fox',
  'owl',
  'cat',
  'dog',
  'frog',
  'hedgehog',
  'penguin',
  'lion',
  'elephant',
  'mouse',
  'bee',
  'octopus',
] as const;
export type AvatarName = (typeof AVATARS)[number];

/** An avatar by number, so that a seat without a choice still has a face. */
export function avatarOf(index: number): AvatarName {
  return AVATARS[((index % AVATARS.length) + AVATARS.length) % AVATARS.length] ?? 'fox';
}
