/**
 * The protocol's types, made from its JSON Schema: `types.ts SCHEMA [--check]` writes, or compares, lib/protocol.gen.ts.
 * The types of a game bear its name (`MatryoshkaView`), those of the socket and the lobby stand bare.
 */
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Group {
  readonly types: Record<string, JSONSchema>;
  readonly $defs: Record<string, JSONSchema>;
}
interface Protocol {
  readonly protocol: number;
  readonly socket: Group;
  readonly lobby: Group;
  readonly games: Record<string, Group>;
}

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '../lib/protocol.gen.ts');
const ASKED = /^(Incoming|Action|Options|Opening|PlayNow|WhatIf|Joining)$/; // what we send: fields with a default may be left out
const SPARSE = new Set(['Update', 'Player']); // the server leaves out what is not there

const pascal = (key: string): string => key.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function rename(node: unknown, prefix: string): unknown {
  if (Array.isArray(node)) return node.map((each) => rename(each, prefix));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && 'description' in node) {
    // The compiler would copy the type to add the description: name the type instead.
    return { description: node.description, tsType: prefix + String(node.$ref).replace('#/$defs/', '') };
  }
  if ('description' in node && Object.keys(node).length === 1) return { ...node, tsType: 'unknown' };
  const kept = Object.entries(node).filter(([key]) => key !== 'title' && key !== 'discriminator');
  const free = 'type' in node && node.type === 'object' && !('properties' in node) && !('additionalProperties' in node);
  if (free) kept.push(['additionalProperties', true]); // a dict of anything
  return Object.fromEntries(
    kept.map(([key, value]) =>
      key === '$ref'
        ? [key, String(value).replace('#/$defs/', `#/definitions/${prefix}`)]
        : [key, rename(value, prefix)],
    ),
  );
}

function reached(node: unknown, group: Group, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(node).matchAll(/#\/\$defs\/(\w+)/g)) {
    if (!name || found.has(name)) continue;
    found.add(name);
    reached(group.$defs[name], group, found);
  }
  return found;
}

function definitions(group: Group, prefix: string): Record<string, JSONSchema> {
  const asked = Object.entries(group.types).filter(([name]) => ASKED.test(name));
  const sent = reached(
    asked.map(([, type]) => type),
    group,
  );
  const all: Record<string, JSONSchema> = {};
  for (const [name, def] of Object.entries(group.$defs)) {
    const whole = !sent.has(name) && !SPARSE.has(name) && def.properties;
    all[prefix + name] = rename(
      whole ? { ...def, required: Object.keys(def.properties ?? {}) } : def,
      prefix,
    ) as JSONSchema;
  }
  for (const [name, type] of Object.entries(group.types)) {
    if (!(name in group.$defs)) all[prefix + name] = rename(type, prefix) as JSONSchema;
  }
  return all;
}

/** The TypeScript of a schema. */
async function typesOf(schema: Protocol): Promise<string> {
  const games = Object.entries(schema.games);
  const all = {
    ...definitions(schema.socket, ''),
    ...definitions(schema.lobby, ''),
    ...Object.fromEntries(games.flatMap(([key, group]) => Object.entries(definitions(group, pascal(key))))),
  };
  const source = await compile({ title: 'Protocol', type: 'object', definitions: all }, 'Protocol', {
    additionalProperties: false,
    bannerComment: '/* Made by `tools/web types` from the protocol’s JSON Schema. Do not edit. */',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 120, singleQuote: true },
  });
  const map = games.map(([key]) => {
    const name = pascal(key);
    return `  ${key}: { view: ${name}View; event: ${name}Event; action: ${name}Action; options: ${name}Options };`;
  });
  const tidy = source
    .replaceAll(/\/\*\*\n(?: \*.*\n)*? \* This interface was referenced by[\s\S]*?\*\/\n/g, (comment) => {
      const text = comment
        .split('\n')
        .filter((line) => !/This interface was referenced|via the `definition`|^ \*$/.test(line));
      return text.length > 3 ? text.join('\n') : '';
    })
    .replace(/export interface Protocol \{\}\n/, '');
  return `${tidy}\n/** The types of every game, by its key. */\nexport interface Games {\n${map.join('\n')}\n}\n\nexport const PROTOCOL = ${schema.protocol};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await typesOf(JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8')) as Protocol);
  if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
  else if (readFileSync(TARGET, 'utf8') !== made) {
    console.error('lib/protocol.gen.ts is stale: run tools/web types');
    process.exit(1);
  }
}
