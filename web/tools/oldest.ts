/** The oldest browsers that show everything, and what the build does for the oldest of them (decision 32). */
import type { Declaration, Helpers, Plugin as Postcss } from 'postcss';

/** Named in the README too; container queries and `:has()` decide. */
export const OLDEST = { chrome: 105, edge: 105, firefox: 121, safari: 16 } as const;

/** The same for Vite, which puts the syntax of all scripts into what these understand. */
export const TARGET: string[] = Object.entries(OLDEST).map(([browser, version]) => `${browser}${version}`);

interface Newer {
  /** What a declaration has in it that these browsers may not know. */
  readonly has: RegExp;
  /** The plain declaration for them. */
  readonly plain: (value: string) => string;
  /** The condition under which the real one holds. */
  readonly where: string;
}

const MIX =
  /color-mix\(in \w+,\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?)(?:\s+[\d.]+%)?,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const NEWER: readonly Newer[] = [
  { has: /color-mix\(/, plain: (value) => value.replace(MIX, '$1'), where: '(color: color-mix(in srgb, red, red))' },
  { has: /\d[sd]v[hw]\b/, plain: (value) => value.replace(/(\d)[sd](v[hw])\b/g, '$1$2'), where: '(height: 1svh)' },
];

/**
 * Plain declarations before newer ones. A browser drops what it cannot read, but not if a `var()` is in it: then the
 * property has no value at all. So the newer one stands under `@supports`.
 */
export function plainFirst(): Postcss {
  return {
    postcssPlugin: 'plain-first',
    Declaration(found: Declaration, { AtRule }: Helpers) {
      const newer = NEWER.find(({ has }) => has.test(found.value));
      const rule = found.parent;
      if (!newer || !rule || rule.type !== 'rule' || supported(found, newer.where)) return;
      const guard = new AtRule({ name: 'supports', params: newer.where });
      guard.append(rule.clone({ nodes: [found.clone()] }));
      rule.after(guard);
      found.value = newer.plain(found.value);
    },
  };
}

function supported(found: Declaration, where: string): boolean {
  let above = found.parent as { type?: string; params?: string; parent?: unknown } | undefined;
  while (above) {
    if (above.type === 'atrule' && above.params === where) return true;
    above = above.parent as typeof above;
  }
  return false;
}
