/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { checkTexts } from './tools/check-texts.ts';
import { offline } from './tools/offline.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A missing or unused text stops the build. */
const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  buildStart() {
    const faults = checkTexts();
    if (faults.length > 0) this.error(faults.join('\n'));
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts, offline()],
  build: {
    outDir: here('../src/ludotheque/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  resolve: {
    alias: { $lib: here('./lib'), $ui: here('./ui'), $art: here('./art') },
    // The boards live outside this folder, beside their rules: they take Svelte from here.
    dedupe: ['svelte'],
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
