/** Keys that a page or a board hears wherever the focus is. */
import { openDialog } from './dialogs';

const TYPED = 'input, select, textarea, [contenteditable]';

/** Whether a press is for the page: not for the browser (Ctrl+1), not typed into a field, and no dialog covers the page. */
export function isForPage(press: KeyboardEvent): boolean {
  const typed = press.target instanceof Element && press.target.closest(TYPED) !== null;
  return !typed && !press.ctrlKey && !press.metaKey && !press.altKey && !openDialog();
}

/** The digit of a press, or NaN. French and Czech keyboards write digits only with Shift: there the key itself counts. */
export function digitOf({ key, code }: KeyboardEvent): number {
  const digit = /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1];
  return digit === undefined ? NaN : Number(digit);
}
