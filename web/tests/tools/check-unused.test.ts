import { expect, test } from 'vitest';
import { checkUnused, exportsOf, importsOf, reached, unusedClasses, unusedExports } from '../../tools/check-unused.ts';

test('nothing of the client is left over', () => {
  expect(checkUnused()).toEqual([]);
});

test('what is exported and imported is found in every way of writing it', () => {
  const source = `
    export const [get, set] = pair();
    export async function load(): Promise<void> {}
    export type { Kind };
    const inner = 1;`;
  expect(exportsOf(source).sort()).toEqual(['Kind', 'get', 'load', 'set']);
  const user = `
    import Icon, { type Kind, get as read } from './a';
    import * as all from './b';
    const { load } = await import('./c');
    void import('./d').then(use);`;
  expect(importsOf(user)).toEqual([
    ['./a', 'Kind'],
    ['./a', 'get'],
    ['./c', 'load'],
    ['./b', '*'],
    ['./d', '*'],
  ]);
});

test('a component that only an unused one shows is unused too', () => {
  const sources = new Map([
    ['main.ts', "import App from './App.svelte';"],
    ['App.svelte', "import Icon from '$ui/kit/Icon.svelte';"],
    ['ui/kit/Icon.svelte', ''],
    ['ui/kit/Dialog.svelte', "import Shell from './Shell.svelte';"],
    ['ui/kit/Shell.svelte', ''],
  ]);
  expect([...reached(['main.ts'], sources)]).toEqual(['main.ts', 'App.svelte', 'ui/kit/Icon.svelte']);
});

test('an export nobody names and a class nobody wears are found', () => {
  const sources = new Map([
    ['lib/device/sound.ts', 'export const play = 1;\nexport const stop = 2;'],
    ['main.ts', "import { play } from '$lib/device/sound';"],
  ]);
  expect(unusedExports(sources)).toEqual(['lib/device/sound.ts: stop']);
  expect(unusedClasses('.a { color: red; }\n.b-c:hover, .d { margin: 0.5em; }', '<p class="a d">')).toEqual(['b-c']);
});
