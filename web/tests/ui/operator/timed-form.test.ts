/** What an operator types: kept until it was sent, and what is typed meanwhile stays. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choose } from '$lib/device/settings.svelte';
import { loadTexts } from '$lib/device/texts.svelte';
import TimedForm from '$ui/operator/TimedForm.svelte';

beforeEach(async () => {
  choose({ lang: 'en' });
  await loadTexts();
});
afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Address' });
const type = (text: string): Promise<boolean> => fireEvent.input(field(), { target: { value: text } });

/** Send a text, and give the function that answers. */
async function sent(text: string): Promise<(done: boolean) => Promise<void>> {
  let answer: ((done: boolean) => void) | undefined;
  const act = (): Promise<boolean> => new Promise((resolve) => (answer = resolve));
  render(TimedForm, { props: { label: 'Address', send: 'Ban', longest: 64, choices: [60], minutes: 60, act } });
  await type(text);
  await fireEvent.submit(field());
  return async (done) => {
    answer?.(done);
    await new Promise((after) => setTimeout(after));
  };
}

test('what was sent leaves the field empty', async () => {
  const answer = await sent('192.0.2.7');
  await answer(true);
  await waitFor(() => expect(field().value).toBe(''));
});

test('what was refused stays, to be corrected', async () => {
  const answer = await sent('127.0.0.1');
  await answer(false);
  expect(field().value).toBe('127.0.0.1');
});

test('what was typed before the answer came stays', async () => {
  const answer = await sent('192.0.2.7');
  await type('192.0.2.8');
  await answer(true);
  expect(field().value).toBe('192.0.2.8');
});
