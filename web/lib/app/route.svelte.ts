/** Which page the address names. Plain paths; the server answers each with the same document. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'play'; game: string }
  | { page: 'replay'; record: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'games' }
  | { page: 'settings' }
  | { page: 'privacy' }
  | { page: 'operator' }
  | { page: 'gallery' }
  | { page: 'stage'; game: string }
  | { page: 'unknown' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is no reason to fail
  }
}

/** Read an address. */
export function parse(path: string, hash = ''): Route {
  const [first = '', second = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === 't' && rest.length === 1 && rest[0] === 'screen') return { page: 'screen', code: second.toUpperCase() };
  if (rest.length > 0) return { page: 'unknown' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'games':
    case 'settings':
    case 'privacy':
    case 'operator':
    case 'gallery':
      return second === '' ? { page: first } : { page: 'unknown' };
    case 'replay':
      return { page: 'replay', record: second.toUpperCase() };
  }
  if (second === '') return { page: 'unknown' };
  switch (first) {
    case 't':
      return { page: 'table', code: second.toUpperCase() };
    case 'play':
    case 'learn':
    case 'stage':
      return { page: first, game: second };
    case 'rules':
      return { page: 'rules', game: second, rule: hash.replace(/^#/, '') };
    default:
      return { page: 'unknown' };
  }
}

const here = (): Route => parse(location.pathname, location.hash);

/**
 * Where we are; the same path is the same page, whatever the rest of its address says. `fresh`: its top is to be seen; the
 * back button leads to where one was.
 */
export const address: { route: Route; path: string; step: number; fresh: boolean } = $state({
  route: here(),
  path: location.pathname,
  step: 0,
  fresh: false,
});

function arrive(fresh: boolean): void {
  address.route = here();
  address.path = location.pathname;
  address.step += 1;
  address.fresh = fresh;
}

/** Go to a page of this site without loading the document again. */
export function go(path: string, replace = false): void {
  const again = new URL(path, location.href).href === location.href; // a link that was pressed twice
  if (replace || again) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive(true);
}

/** Follow the back button, and plain clicks on links to this site. */
export function follow(): void {
  addEventListener('popstate', () => arrive(false));
  document.addEventListener('click', (click) => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!link || !plain || click.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
