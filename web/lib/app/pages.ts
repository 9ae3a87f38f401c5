/** The pages: each is a chunk of its own, `pages/<Name>.svelte` for the route `name`. */
import type { Component } from 'svelte';
import { boardOf } from '$lib/play/games';
import type { Route } from './route.svelte';

export type Page = Component<{ route: Route }>;

const pages = import.meta.glob<Page>('../../pages/*.svelte', { import: 'default' });

/** Fetch a page. */
export async function pageOf(name: Route['page']): Promise<Page | undefined> {
  const path = Object.keys(pages).find((file) => file.toLowerCase() === `../../pages/${name}.svelte`);
  return path ? await pages[path]?.() : undefined;
}

/** Start to fetch the chunks of an address before anything is drawn. What fails, the page itself will tell. */
export function preload(route: Route): void {
  const wanted: Promise<unknown>[] = [pageOf(route.page)];
  if (route.page === 'play') wanted.push(pageOf('table'), boardOf(route.game));
  for (const each of wanted) each.catch(() => undefined);
}
