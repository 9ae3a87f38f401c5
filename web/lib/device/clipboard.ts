import { openDialog } from './dialogs';

/** Copies a text to the clipboard, also on pages served over plain HTTP; whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const box = document.createElement('textarea');
    box.value = text;
    box.style.position = 'fixed';
    (openDialog() ?? document.body).append(box); // outside of a dialog it could not be selected
    box.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page came by plain HTTP
    const done = document.execCommand('copy');
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
