/** The picture of each game, by the game's key; apart from the boards, because a table needs none of them. */
import type { Component } from 'svelte';
import { keyOf } from './games';

const covers = import.meta.glob<Component>(
  ['../../art/*/Cover.svelte', '../../../src/ludotheque/games/*/board/Cover.svelte'],
  { import: 'default', eager: true },
);

export const COVERS: ReadonlyMap<string, Component> = new Map(
  Object.entries(covers).map(([path, cover]) => [keyOf(path), cover]),
);
