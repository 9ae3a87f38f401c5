/** The help of every game: its order, the rule for each moment, and the pause while it is read. */
import { cleanup, render, waitFor, within } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { nowOf, pictureOf } from '$lib/play/help';
import { hasMet, meet } from '$lib/lobby/familiar';
import { choose } from '$lib/device/settings.svelte';
import { hasText, loadTexts, t } from '$lib/device/texts.svelte';
import RuleList from '$ui/kit/RuleList.svelte';
import { GAMES } from '../../games';

const STREAMS = '../.cache/streams';

beforeAll(async () => void (await Promise.all(GAMES.map(pictureOf))), 60_000); // a busy machine loads slowly
beforeEach(async () => {
  localStorage.clear();
  choose({ lang: 'en' });
  await Promise.all([loadTexts(), ...GAMES.map((game) => loadTexts(game))]);
});
afterEach(cleanup);

test.each(GAMES)('%s: the aim comes first, then a turn, then examples, then the numbered rules', async (game) => {
  const { container, findAllByRole } = render(RuleList, { props: { game } });
  const headings = (await findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual([t('rules-aim'), t('rules-turn'), t('rules-example')]);
  expect(headings.length).toBeGreaterThan(4);
  await waitFor(() => expect(container.querySelector('.steps .picture svg')).not.toBeNull());
  expect(container.querySelectorAll('.steps > li').length).toBeGreaterThan(5);
  expect(container.querySelectorAll('[data-rule]').length).toBeGreaterThan(20);
});

test('AR-21: before a race the help tells of the race, not of taking in turn', () => {
  const view = (variant: string): object => ({ me: 0, public: { phase: 'turn', reveal: 0, variant, active: 0 } });
  const rules = ['base', 'speed', 'coop'].map((variant) => nowOf('attrape_reves', view(variant)));
  expect(rules).toEqual([
    { rule: 'AR-7', action: 'turn' },
    { rule: 'AR-21', action: 'turn' },
    { rule: 'AR-17', action: 'turn' },
  ]);
});

test('each variant says how it differs from the game', () => {
  const { container } = render(RuleList, { props: { game: 'attrape_reves' } });
  const named = [...container.querySelectorAll('.variant b')].map(({ textContent }) => textContent);
  expect(named).toEqual(['Good night, little ones', 'Restless night']);
});

test('what can be done now stands above all else', async () => {
  const { getByRole, container } = render(RuleList, {
    props: { game: 'attrape_reves', now: { rule: 'AR-7', action: 'take' } },
  });
  const now = getByRole('region', { name: 'What you can do now' });
  expect(container.querySelector('h2')).toBe(within(now).getByRole('heading'));
  expect(now.textContent).toContain('AR-7');
  expect(now.textContent).toContain('Choose a toy by eye alone');
  await waitFor(() => expect(now.querySelector('.picture svg')).not.toBeNull());
  expect(now.querySelector('.house')?.textContent).toBe('House rule');
});

test.each(GAMES)(
  '%s: every moment of the golden records has its rule, and only who is awaited has something to do',
  (game) => {
    const rules = new Set<string>();
    const actions = new Set<string>();
    for (const record of readdirSync(`${STREAMS}/${game}`).filter((name) => !name.endsWith('.json'))) {
      for (const seat of ['0', 'watch']) {
        const stream = JSON.parse(readFileSync(`${STREAMS}/${game}/${record}/${seat}.json`, 'utf8')) as {
          moments: { view: unknown }[];
        };
        for (const { view } of stream.moments) {
          const now = nowOf(game, view);
          rules.add(now?.rule ?? '');
          if (seat === '0') actions.add(now?.action ?? '');
          else expect(now?.action).toBe('');
        }
      }
    }
    expect([...rules].filter((rule) => !hasText(game, `rule-${rule}`))).toEqual([]);
    expect([...actions].filter((action) => action !== '' && !hasText(game, `action-${action}-about`))).toEqual([]);
    expect(rules.size).toBeGreaterThan(4);
    expect(actions.size).toBeGreaterThan(4);
    expect(nowOf(game, undefined)).toBeUndefined();
  },
);

test('a game is met once, and a damaged memory of it is none', () => {
  expect(hasMet('moby_pick')).toBe(false);
  meet('moby_pick');
  meet('matryoshka');
  expect(['moby_pick', 'matryoshka', 'attrape_reves'].map(hasMet)).toEqual([true, true, false]);
  localStorage.setItem('ludotheque.met', '{');
  expect(hasMet('moby_pick')).toBe(false);
});
