/** Writes the service worker: all files of this build, kept so that the pages open without a network. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The worker of a build. Pages come from the network first, so that a new version is seen at once. The files of the build
 * before stay: a page that was open during the update may still ask for them.
 */
export function worker(files: readonly string[], version: string): string {
  return `const KEPT = 'ludotheque-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  const fresh = caches.delete(KEPT).then(() => caches.open(KEPT)); // after a step back it is the newest again
  event.waitUntil(fresh.then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name.startsWith('ludotheque-') && name !== KEPT));
  const old = others.then((names) => names.slice(0, -1)); // the one before is the last of them
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
const kept = (request) =>
  caches.match(request, { cacheName: KEPT }).then((found) => found ?? caches.match(request));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(() => kept('/')));
  else event.respondWith(kept(event.request).then((found) => found ?? fetch(event.request)));
});
`;
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post', // the plugin of the page drops an entry that only imports
      handler(_, bundle) {
        const built = Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => `/${name}`)
          .sort();
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const version = createHash('sha256')
          .update(built.join(' ') + text)
          .digest('hex')
          .slice(0, 12);
        const files = ['/', '/manifest.webmanifest', '/icon.svg', ...built];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(files, version) });
      },
    },
  };
}
