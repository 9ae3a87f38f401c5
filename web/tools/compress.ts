/** Writes a compressed sibling of every file that gains by it; the server sends whichever the browser takes. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const GAINS = /\.(js|css|json|svg|html|webmanifest)$/;
const LEAST = 400; // bytes: below, the headers weigh more

/** The siblings of a file, by their ending. */
function siblings(data: Buffer): Record<'.gz' | '.br', Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return { '.gz': gzipSync(data, { level: 9 }), '.br': brotliCompressSync(data, { params }) };
}

/** After all is written, the service worker's list too: its files are asked for by their own names. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!GAINS.test(name) || statSync(path).size < LEAST) continue;
        const data = readFileSync(path);
        for (const [ending, small] of Object.entries(siblings(data)))
          if (small.length < data.length) writeFileSync(path + ending, small);
      }
    },
  };
}
