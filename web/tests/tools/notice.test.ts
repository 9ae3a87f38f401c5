import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languages } from '../../tools/languages.ts';
import { script } from '../../tools/notice.ts';

/** What `check.js` says to a browser that is too old and asks for these languages. */
function told(wanted: readonly string[] | undefined, language = 'tlh'): { langs: string[]; text: string } {
  document.body.innerHTML = '<div id="app"></div>';
  const navigator = { languages: wanted, language };
  runInNewContext(script(), { window: {}, navigator, document });
  const notice = document.getElementById('too-old');
  return {
    langs: [...(notice?.children ?? [])].map((part) => (part as HTMLElement).lang),
    text: notice?.textContent ?? '',
  };
}

test('a browser that is too old is told so in its language, then in English', () => {
  const { langs, text } = told(['tlh', 'de-AT', 'fr']);
  expect(langs).toEqual(['de', 'en']);
  expect(text).toContain('Dieser Browser ist zu alt');
  expect(text).toContain('This browser is too old');
  expect(text).toMatch(/Chrome oder Edge \d+, Firefox \d+, Safari \d+/);
  expect(document.getElementById('app')).toBeNull();
});

test('English stands alone, and for languages that are not installed', () => {
  expect(told(['en-GB', 'de']).langs).toEqual(['en']);
  expect(told(['tlh']).langs).toEqual(['en']);
  expect(told(undefined, 'es').langs).toEqual(['es', 'en']);
});

test('every language has the notice', () => {
  for (const lang of Object.keys(languages())) expect(told([lang]).langs[0]).toBe(lang);
});
