import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { worker } from '../../tools/offline.ts';

interface Request {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}
interface Happened {
  readonly request?: Request;
  waitUntil?: (done: Promise<unknown>) => void;
  respondWith?: (answer: Promise<string>) => void;
}
const ORIGIN = 'http://play.example';

/** The caches of a browser: of each build the files, as the text that says which build they are of. */
class Caches {
  readonly kept = new Map<string, Map<string, string>>();
  build = '';
  keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.kept.delete(name));
  open = (name: string): Promise<object> => {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return Promise.resolve({ addAll: (paths: string[]) => paths.forEach((path) => files.set(path, this.build)) });
  };
  match = (asked: Request | string, { cacheName = '' } = {}): Promise<string | undefined> => {
    const path = typeof asked === 'string' ? asked : asked.url.replace(ORIGIN, '');
    const some = [...this.kept].filter(([name]) => !cacheName || name === cacheName);
    return Promise.resolve(some.find(([, files]) => files.has(path))?.[1].get(path));
  };
}

/** Update a browser to a build whose only chunk has its name; gives what a page there gets without a network. */
async function update(caches: Caches, build: string): Promise<(path: string, mode?: string) => Promise<string>> {
  const handlers = new Map<string, (event: Happened) => void>();
  const self = {
    addEventListener: (name: string, handler: (event: Happened) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => undefined },
  };
  const fetch = (): Promise<never> => Promise.reject(new Error('no network'));
  caches.build = build;
  const files = ['/', '/icon.svg', `/assets/${build}.js`];
  runInNewContext(worker(files, build), { self, caches, fetch, URL, location: { origin: ORIGIN } });
  for (const name of ['install', 'activate']) {
    let all: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ waitUntil: (done) => void (all = done) });
    await all;
  }
  return (path, mode = 'cors') => {
    let all: Promise<string> = Promise.reject(new Error('not answered'));
    all.catch(() => undefined);
    const request = { url: ORIGIN + path, method: 'GET', mode };
    handlers.get('fetch')?.({ request, respondWith: (answer) => void (all = answer) });
    return all;
  };
}

test('a page that was open during an update finds its files, one of two updates ago does not', async () => {
  const caches = new Caches();
  await update(caches, 'one');
  const get = await update(caches, 'two');
  expect(await get('/assets/one.js')).toBe('one');
  expect(await get('/assets/two.js')).toBe('two');
  const later = await update(caches, 'three');
  expect(await later('/assets/two.js')).toBe('two');
  await expect(later('/assets/one.js')).rejects.toThrow('no network');
});

test('without a network pages and names that stay come from the newest build, also after a step back', async () => {
  const caches = new Caches();
  await update(caches, 'one');
  const get = await update(caches, 'two');
  expect(await get('/learn/moby_pick', 'navigate')).toBe('two');
  expect(await get('/icon.svg')).toBe('two');
  const back = await update(caches, 'one');
  expect(await back('/t/ABCDEF', 'navigate')).toBe('one');
  expect(await back('/assets/two.js')).toBe('two');
  const on = await update(caches, 'three');
  expect(await on('/assets/one.js'), 'of the build before, whatever was newest once').toBe('one');
});
