/** The options of a game as fields of a form, read from the schema that the server publishes. */
import type { GameInfo } from './protocol.gen';

export type Field =
  | { readonly name: string; readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly name: string; readonly kind: 'switch' }
  | { readonly name: string; readonly kind: 'number' | 'seconds'; readonly least: number | undefined; readonly most: number | undefined };

interface Property {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const HIDDEN = new Set(['variant', 'seats', 'first', 'hold']); // chosen elsewhere, or the server's own business

/** The text id of an option: `turn_ms` is `option-turn-ms`. */
export const optionText = (name: string): string => `option-${name.replaceAll('_', '-')}`;

/** The fields worth asking for, in the order of the schema. */
export function fieldsOf(game: GameInfo): Field[] {
  const schema = game.options as { $defs?: Record<string, { properties?: Record<string, Property> }>; properties?: Record<string, Property> };
  const properties = schema.properties ?? schema.$defs?.Options?.properties ?? {};
  return Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (HIDDEN.has(name)) return [];
    if (property.enum) return [{ name, kind: 'choice', values: property.enum }];
    if (property.type === 'boolean') return [{ name, kind: 'switch' }];
    if (property.type !== 'integer') return [];
    const seconds = name.endsWith('_ms');
    const scale = (value: number | undefined): number | undefined => (value === undefined || !seconds ? value : value / 1000);
    return [{ name, kind: seconds ? 'seconds' : 'number', least: scale(property.minimum), most: scale(property.maximum) }];
  });
}
