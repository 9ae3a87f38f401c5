/** What is said before any script of ours can run, from the same texts as the pages: `check.js`, and the line without JavaScript. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './languages.ts';
import { OLDEST } from './oldest.ts';
import { WEB } from './sources.ts';

interface Words {
  readonly noscript: string;
  /** A title, what to do, and what is missing if one goes on. */
  readonly old: readonly [string, string, string];
}

function words(lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(WEB, `texts/${lang}.ftl`), 'utf8')));
  const t = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id} in texts/${lang}.ftl`);
    return bundle.formatPattern(pattern, OLDEST);
  };
  return { noscript: t('no-script'), old: [t('too-old-title'), t('too-old-text'), t('too-old-partly')] };
}

/** `check.js` with its texts in every language. */
export function script(): string {
  const texts = Object.fromEntries(Object.keys(languages()).map((lang) => [lang, words(lang).old]));
  return readFileSync(join(WEB, 'check.js'), 'utf8').replace('__NOTICE__', () => JSON.stringify(texts));
}

const noscript = (): string =>
  Object.keys(languages())
    .map((lang) => words(lang).noscript)
    .join(' · ');

export function notice(): Plugin {
  return {
    name: 'notice',
    configureServer({ middlewares }) {
      middlewares.use('/check.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script());
      });
    },
    transformIndexHtml: (page) => page.replace('__NOSCRIPT__', noscript),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'check.js', source: script() });
    },
  };
}
