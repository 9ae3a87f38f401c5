/** Copying a link where the browser has no clipboard for the page, as over plain HTTP. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '$lib/device/texts.svelte';
import CopyButton from '$ui/kit/CopyButton.svelte';

const LINK = 'http://ludotheque.local/t/ABCDEF';
const props = { link: LINK, label: 'Copy the link' };
/** Where the text lay that was copied. */
let from: (string | undefined)[] = [];

beforeEach(async () => {
  await loadTexts();
  from = [];
  vi.stubGlobal('navigator', { clipboard: undefined });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function browser(allows: boolean): void {
  const execCommand = (): boolean => {
    from.push(document.querySelector('textarea')?.parentElement?.tagName);
    return allows;
  };
  Object.assign(document, { execCommand });
}
async function press(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: 'Copy the link' });
  button.focus();
  await fireEvent.click(button);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  return button;
}

test('in an open dialog the text is selected inside of it: all else is inert', async () => {
  browser(true);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  render(CopyButton, { target: dialog, props });
  const button = await press();
  expect([from, button.textContent, document.activeElement]).toEqual([['DIALOG'], 'Copied', button]);
  expect(document.querySelector('textarea')).toBeNull();
});

test('where copying fails, the link is shown', async () => {
  browser(false);
  render(CopyButton, { props });
  const button = await press();
  expect(from).toEqual(['BODY']);
  expect(button.textContent).toBe('Copy the link');
  expect(screen.getByRole('status').textContent).toContain(LINK);
  expect(screen.getByRole('status').className).not.toContain('unseen');
});
