import { expect, test } from 'vitest';
import { asked, checkTexts, compare, read } from '../../tools/check-texts.ts';

const texts = (source: string): ReturnType<typeof read> => read(source, 'test', []);

test('the texts of the client are complete and all in use', () => {
  expect(checkTexts()).toEqual([]);
});

test('a text missing in one language is a fault', () => {
  const asks = asked("t('hello')", 't', 'page');
  expect(compare({ en: texts('hello = Hello'), fr: texts('') }, asks, () => true)).toEqual(['hello: missing in fr']);
});

test('a text that nobody asks for is a fault', () => {
  const both = { en: texts('old = Old'), fr: texts('old = Vieux') };
  expect(compare(both, [], () => true)).toEqual(['old: unused']);
});

test('a text asked for but never written is a fault', () => {
  const asks = asked("{t('gone')}", 't', 'Page.svelte');
  expect(compare({ en: texts(''), fr: texts('') }, asks, () => true)).toEqual(['Page.svelte: gone: no such text']);
});

test('variables must be the same in every language', () => {
  const both = { en: texts('n = { $count } cards'), fr: texts('n = des cartes') };
  expect(compare(both, asked("t('n', { count })", 't', 'p'), () => true)).toEqual([
    'n: its variables differ between the languages',
  ]);
});

test('a template asks for a whole family of texts', () => {
  const [ask] = asked('t(`mood-${mood.name}-title`)', 't', 'p');
  expect(ask?.pattern.test('mood-glad-title')).toBe(true);
  expect(ask?.pattern.test('mood-glad')).toBe(false);
});

test('text that Fluent cannot read, or that stands twice, is a fault', () => {
  const faults: string[] = [];
  read('= nothing', 'a.ftl', faults);
  read('a = 1\na = 2', 'b.ftl', faults);
  expect(faults).toEqual(['a.ftl: cannot be read: = nothing', 'b.ftl: a is written twice']);
});
