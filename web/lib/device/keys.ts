/** Keys that a page or a board hears wherever the focus is. */
import { openDialog } from './dialogs';

const TYPED = 'input, select, textarea, [contenteditable]';

/** Whether a press is for the page: not for the browser (Ctrl+1), not typed into a field, and no dialog covers the page. */
export function isForPage(press: KeyboardEvent): boolean {
  const typed = press.target instanceof Element && press.target.closest(TYPED) !== null;
  return !typed && !press.ctrlKey && !press.metaKey && !press.altKey && !openDialog();
}
