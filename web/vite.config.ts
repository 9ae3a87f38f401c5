/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { checkTexts } from './tools/check-texts.ts';
import { compress } from './tools/compress.ts';
import { ftl } from './tools/ftl.ts';
import { languages } from './tools/languages.ts';
import { notice } from './tools/notice.ts';
import { offline } from './tools/offline.ts';
import { plainFirst, TARGET } from './tools/oldest.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `ludotheque serve` listens while the pages come from Vite. */
const SERVER = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8080';

/** The recorded streams of `tools/streams.py`, for the stage. */
const streams: Plugin = {
  name: 'streams',
  configureServer({ middlewares }) {
    middlewares.use('/streams', (request, response) => {
      const file = here(`../.cache/streams${(request.url ?? '').replace(/\?.*$/, '')}`);
      if (/^[\w/-]+\.json$/.test((request.url ?? '').slice(1)) && existsSync(file)) {
        response.setHeader('Content-Type', 'application/json');
        createReadStream(file).pipe(response);
      } else {
        response.statusCode = 404;
        response.end();
      }
    });
  },
};

/** A missing or unused text stops the build. */
const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  buildStart() {
    const faults = checkTexts();
    if (faults.length > 0) this.error(faults.join('\n'));
  },
};

/**
 * Few files: a request costs a browser more than the kilobytes in it. What every page needs is one file. What several
 * pages need is in as few files as possible that make no page much heavier.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000, priority: 1 },
];

export default defineConfig(({ mode }) => ({
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  plugins: [svelte(), ftl(), texts, streams, notice(), offline(), compress()],
  build: {
    outDir: here('../src/ludotheque/static'),
    emptyOutDir: true,
    target: TARGET,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false }, // a page of advice on a busy machine, at the first `make run`
      output: {
        codeSplitting: { groups: CHUNKS },
        // The bundler names these by all pages that share them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? '').replace(/~.*(?=\.)|\.\w+$/g, '')}-[hash][extname]`,
      },
    },
  },
  css: { postcss: { plugins: [plainFirst()] } },
  resolve: {
    alias: { $lib: here('./lib'), $ui: here('./ui'), $art: here('./art') },
    // The boards and their tests live outside this folder, beside their rules: they take these packages from here.
    dedupe: ['svelte', '@testing-library/svelte'],
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER.replace('http', 'ws'), ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', '../src/ludotheque/games/*/board/**/*.test.ts'],
    testTimeout: 300_000, // what hangs is ended; how long a whole record takes is the machine's affair
    hookTimeout: 300_000,
    maxWorkers: '100%', // nothing else runs meanwhile; the default leaves one core of two idle
    pool: 'threads', // as isolated as processes, and they start sooner
  },
}));
