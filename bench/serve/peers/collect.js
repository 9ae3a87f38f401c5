// Memory is compared after a collection, so that garbage is not counted: `--expose-gc`, then SIGWINCH asks for one.
export function collectOnRequest() {
  process.on('SIGWINCH', () => {
    globalThis.gc();
    globalThis.gc();
  });
}
