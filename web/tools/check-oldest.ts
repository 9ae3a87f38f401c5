/**
 * What the build asks for that the oldest browsers lack, by MDN's data: `node tools/check-oldest.ts FOLDER` prints it, a
 * line each, and fails if there is any. What may be missing without harm is named below, with the reason.
 */
import bcd, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data' with { type: 'json' };
import { parse as parseScript } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode, type Declaration } from 'postcss';
import { OLDEST } from './oldest.ts';

/** What may be missing: nothing is hidden, covered or wrong without it. */
const HARMLESS: Record<string, string> = {
  '@property': 'a colour changes at once instead of by and by',
  'align-content: safe': 'what is too long begins at its middle',
  'justify-content: safe': 'what is too long begins at its middle',
  'text-wrap': 'lines of unequal length',
  'text-wrap: balance': 'lines of unequal length',
  'font-family: ui-monospace': 'the next family in the list',
  'line-clamp': 'beside its older name, which all browsers know',
  '-webkit-touch-callout': 'for Safari on phones alone',
  '-webkit-tap-highlight-color': 'for Safari and Chrome on phones alone',
};

type Found = Map<string, string>;
type Ask = (name: string, feature: Identifier | undefined, prefixed?: boolean) => void;
const BROWSERS = Object.entries(OLDEST) as [keyof typeof OLDEST, number][];

/** The first version without a switch; with a prefix only where the style has it too. */
function since(support: SupportStatement | undefined, prefixed: boolean): number {
  const versions = (Array.isArray(support) ? support : [support]).map((each) => {
    const version =
      each && !each.flags && !each.alternative_name && (prefixed || !each.prefix) ? each.version_added : false;
    return typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Infinity;
  });
  return Math.min(...versions.map((version) => version || Infinity));
}

/** The browsers of ours that lack something. */
function lacking(feature: Identifier | undefined, prefixed = false): string {
  const support = feature?.__compat?.support;
  if (!support) return '';
  return BROWSERS.filter(([browser, version]) => since(support[browser], prefixed) > version)
    .map(([browser]) => browser)
    .join(', ');
}

/** Every feature of a part of the data, by its own name. */
function named(part: Identifier, into = new Map<string, Identifier[]>()): Map<string, Identifier[]> {
  for (const [name, feature] of Object.entries(part) as [string, Identifier][]) {
    if (name === '__compat') continue;
    into.set(name, [...(into.get(name) ?? []), feature]);
    named(feature, into);
  }
  return into;
}

const STATIC = ['Promise', 'Object', 'Math', 'Map', 'Array'];
const METHODS = ['Array', 'String', 'Promise', 'Map', 'RegExp', 'TypedArray'];

/** Parts of the language that are too new: `Object.groupBy` and the like, and `.toSorted` of whatever it is. */
function newNames(): Map<string, string> {
  const builtins = bcd.javascript.builtins as unknown as Record<string, Record<string, Identifier>>;
  const too = (owner: string): [string, string][] =>
    Object.entries(builtins[owner] ?? {})
      .map(([name, feature]) => [name, lacking(feature)] as [string, string])
      .filter(([, who]) => who !== '');
  return new Map([
    ...STATIC.flatMap((owner) => too(owner).map(([name, who]): [string, string] => [`${owner}.${name}`, who])),
    ...METHODS.flatMap((owner) =>
      too(owner)
        .filter(([name]) => /[a-z][A-Z]/.test(name))
        .map(([name, who]): [string, string] => [`.${name}`, who]),
    ),
  ]);
}

const css = bcd.css as unknown as Record<'properties' | 'selectors' | 'at-rules' | 'types', Record<string, Identifier>>;
const FUNCTIONS = named(css.types);
const UNITS: [RegExp, string][] = [
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dsv(?:w|h|i|b|min|max)\b/, 'viewport_percentage_units_small'],
  [/\ddv(?:w|h|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
];

function guarded(node: ChildNode): boolean {
  for (let above = node.parent; above; above = above.parent as typeof above) {
    if (above.type === 'atrule' && 'name' in above && above.name === 'supports') return true;
  }
  return false;
}

function checkStyle(text: string, report: (name: string, who: string) => void): void {
  const ask: Ask = (name, feature, prefixed) => {
    const who = lacking(feature, prefixed);
    if (who) report(name, who);
  };
  postcss.parse(text).walk((node) => {
    if (guarded(node)) return;
    if (node.type === 'atrule') ask(`@${node.name}`, css['at-rules'][node.name]);
    if (node.type === 'rule')
      for (const [, pseudo = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) ask(`:${pseudo}`, css.selectors[pseudo]);
    if (node.type === 'decl') checkDeclaration(node, ask);
  });
}

function checkDeclaration({ prop, value, parent }: Declaration, ask: Ask): void {
  const property = css.properties[prop];
  ask(
    prop,
    property,
    parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`),
  );
  for (const word of value.split(/[\s,()]+/)) if (/^[a-z-]+$/.test(word)) ask(`${prop}: ${word}`, property?.[word]);
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/g))
    FUNCTIONS.get(name)
      ?.slice(0, 1)
      .forEach((each) => ask(`${name}()`, each));
  for (const [unit, name] of UNITS) if (unit.test(value)) ask(name, FUNCTIONS.get(name)?.[0]);
}

function checkScript(
  text: string,
  ecmaVersion: 5 | 2022,
  names: Map<string, string>,
  report: (name: string, who: string) => void,
): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, object, property, computed } = node as {
      type?: string;
      object?: { name?: string };
      property?: { name?: string };
      computed?: boolean;
    };
    const name = type === 'MemberExpression' && !computed ? property?.name : undefined;
    for (const full of [`${object?.name}.${name}`, `.${name}`])
      if (names.has(full)) report(full, names.get(full) ?? '');
    Object.values(node).forEach(visit);
  };
  visit(parseScript(text, { ecmaVersion, sourceType: ecmaVersion === 5 ? 'script' : 'module' }));
}

/** Every fault of a build, by name. */
function checkOldest(folder: string): Found {
  const found: Found = new Map();
  const names = newNames();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const report = (name: string, who: string): void => void (name in HARMLESS || found.set(name, `${who} (${file})`));
    if (file.endsWith('.css')) checkStyle(readFileSync(`${folder}/${file}`, 'utf8'), report);
    if (file.endsWith('.js'))
      checkScript(readFileSync(`${folder}/${file}`, 'utf8'), file === 'check.js' ? 5 : 2022, names, report);
  }
  return found;
}

if (process.argv[2]) {
  const found = checkOldest(process.argv[2]);
  for (const [name, where] of found) console.log(`${name}: not in ${where}`);
  process.exitCode = found.size > 0 ? 1 : 0;
}
