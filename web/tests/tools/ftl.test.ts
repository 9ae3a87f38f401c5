import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { gameTexts, hasText, loadNames, loadTexts } from '$lib/device/texts.svelte';
import { choose } from '$lib/device/settings.svelte';
import { ASKED, briefTexts, messages } from '../../tools/ftl.ts';
import { languages } from '../../tools/languages.ts';

test.each(Object.keys(languages()))('%s: every game says its name, one line and its variants', (lang) => {
  const found = briefTexts(lang);
  expect(Object.keys(found).sort()).toEqual(
    globSync('*/texts', { cwd: '../src/ludotheque/games' }).map(dirname).sort(),
  );
  for (const source of Object.values(found)) {
    expect(source).toMatch(/^game-name = .+\n(?:.*\n)*game-tagline = .+\n(?:.*\n)*variant-base = /);
    expect(source).not.toMatch(/-about =|^rule/m);
  }
  expect(found.attrape_reves).toMatch(/^variant-coop = .+\n(?:.*\n)*variant-speed = /m);
});

test('pages get messages and terms, and no comments', () => {
  const source = '# A comment.\n-brand = Ludo\nhello = Hello { -brand }\n    and more\n\n## Part\nbye = Bye\n';
  expect(messages(source)).toBe('-brand = Ludo\nhello = Hello { -brand }\n    and more\nbye = Bye');
  expect(messages(source, /^bye$/)).toBe('-brand = Ludo\nbye = Bye');
});

test('pages get the texts of a game without the sentences that the server says', async () => {
  choose({ lang: 'en' });
  await loadTexts('attrape_reves');
  const source = readFileSync('../src/ludotheque/games/attrape_reves/texts/en.ftl', 'utf8');
  const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '');
  expect(ids).toContain('refused-phase-turn');
  expect(ids).toContain('rule-AR-1');
  expect(ids.filter((id) => !hasText('attrape_reves', id))).toEqual(ids.filter((id) => !ASKED.test(id)));
});

test('a shelf shows these without the other texts of a game, and a table has all of them', async () => {
  choose({ lang: 'en' });
  await loadNames(['matryoshka']);
  const g = gameTexts('matryoshka');
  expect(g('game-name')).toBe('Matryoshka');
  expect(g('variant-base-about')).toBe(''); // not yet here, and no fault
  expect(hasText('matryoshka', 'variant-base-about')).toBe(false);
  await loadTexts('matryoshka');
  expect(g('game-name')).toBe('Matryoshka');
  expect(g('variant-base-about')).toMatch(/^Four rounds/);
});
