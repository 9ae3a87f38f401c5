/** Name and avatar of the person at this device, with defaults. */
import { AVATARS, avatarOf, type AvatarName } from '$art/people/avatars';
import { keep, recall } from '$lib/device/storage';
import type { TableInfo } from '$lib/protocol.gen';
import { inEveryLanguage, t } from '$lib/device/texts.svelte';

const PLACE = 'ludotheque.me';

interface Profile {
  /** Empty: the animal's name serves. */
  name: string;
  avatar: AvatarName;
}

const isAvatar = (name: unknown): name is AvatarName => AVATARS.some((each) => each === name);

/** The face of a seat: its own choice, or one that nobody at the table has chosen. */
export function faceOf(seats: readonly { readonly avatar: string }[], seat: number): AvatarName {
  const own = seats[seat]?.avatar;
  if (isAvatar(own)) return own;
  const chosen = seats.map(({ avatar }) => avatar);
  const free = AVATARS.filter((each) => !chosen.includes(each));
  const before = seats.slice(0, seat).filter(({ avatar }) => !isAvatar(avatar)).length;
  return free[before % free.length] ?? avatarOf(seat);
}

/** This animal, or the next one that nobody has. */
export function freeFace(wanted: AvatarName, taken: readonly AvatarName[]): AvatarName {
  const start = AVATARS.indexOf(wanted);
  const order = AVATARS.map((_, i) => avatarOf(start + i));
  return order.find((each) => !taken.includes(each)) ?? wanted;
}

function initial(): Profile {
  const kept = recall<Profile>(PLACE);
  const any = avatarOf(Math.floor(Math.random() * AVATARS.length));
  return { name: typeof kept.name === 'string' ? kept.name : '', avatar: isAvatar(kept.avatar) ? kept.avatar : any };
}

export const profile: Profile = $state(initial());

/** The name to sit down with when none was given. */
export const nameOf = (avatar: AvatarName): string => t(`avatar-${avatar}`);
/** A table whose people without a name of their own are called by their animal in the language of this page. */
export function named<T extends Pick<TableInfo, 'seats'>>(table: T): T {
  const seats = table.seats.map((seat) => {
    const { kind, name, avatar } = seat;
    if (kind !== 'person' || !isAvatar(avatar)) return seat;
    const [, plain = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
    return inEveryLanguage(`avatar-${avatar}`).includes(plain) ? { ...seat, name: nameOf(avatar) + number } : seat;
  });
  return { ...table, seats };
}
/** The animal that has lent somebody its name, if any has. */
export const faceNamed = (name: string): string => AVATARS.find((avatar) => nameOf(avatar) === name) ?? '';
export const myName = (): string => profile.name.trim() || nameOf(profile.avatar);

/** Keep a name and an animal for the next time. */
export function introduce(name: string, avatar: AvatarName): void {
  profile.name = name;
  profile.avatar = avatar;
  keep(PLACE, { name, avatar });
}
