/** Times and amounts in short, in the player's language. */
import { settings } from './settings.svelte';

const unit = (value: number, name: string, digits = 0): string =>
  new Intl.NumberFormat(settings.lang, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);

/** Some seconds, in the largest unit that they fill. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left < 60) return unit(left, 'second');
  if (left < 3600) return unit(Math.round(left / 60), 'minute');
  if (left < 86_400) return unit(left / 3600, 'hour', 1);
  return unit(left / 86_400, 'day', 1);
}

/** A short time: milliseconds, or seconds from one on. */
export const instant = (seconds: number): string =>
  seconds < 1 ? unit(seconds * 1000, 'millisecond', 1) : unit(seconds, 'second', 2);

export const megabytes = (bytes: number): string => unit(bytes / 1_000_000, 'megabyte');

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(value);
