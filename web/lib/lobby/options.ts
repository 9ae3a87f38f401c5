/** The options of a game as fields of a form, read from the schema that the server publishes. */
import type { GameInfo } from '$lib/protocol.gen';

interface Condition {
  readonly name: string;
  /** The variants it matters in; absent: all. */
  readonly variants?: readonly string[];
  /** The switch that must be on for it to matter. */
  readonly needs?: string;
}
export type Field = Condition &
  (
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly millis?: true }
    | { readonly kind: 'switch' }
    | { readonly kind: 'number' | 'seconds'; readonly least: number | undefined; readonly most: number | undefined }
  );
/** What is chosen, by the names of the fields; times in seconds. */
export type Values = Record<string, string | number | boolean>;

interface Property {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly variants?: readonly string[];
  readonly needs?: string;
  /** A time in milliseconds. */
  readonly millis?: boolean;
  /** Forms do not ask for it. */
  readonly hidden?: boolean;
}

/** The variant that a table's options name; empty where they name none. */
export const variantOf = ({ variant }: Readonly<Record<string, unknown>>): string =>
  typeof variant === 'string' ? variant : '';

/** The default of a game: the first variant that the server lists. */
export const defaultVariant = ({ variants }: Pick<GameInfo, 'variants'>): string => Object.keys(variants)[0] ?? '';

/** Whether a variant needs its name beside that of the game: the default goes by the name of the game alone. */
export const isNamed = (variant: string, game: Pick<GameInfo, 'variants'> | undefined): boolean =>
  game !== undefined && variant !== '' && variant !== defaultVariant(game);

const ELSEWHERE = new Set(['variant', 'seats', 'first', 'more_time']); // every game's: the form, or the lobby, asks for these itself

/** The text id of an option: `turn_ms` is `option-turn-ms`. */
export const optionText = (name: string): string => `option-${name.replaceAll('_', '-')}`;

/** The fields worth asking for, in the order of the schema. */
export function fieldsOf(game: GameInfo): Field[] {
  const schema = game.options as {
    $ref?: string;
    $defs?: Record<string, { properties?: Record<string, Property> }>;
    properties?: Record<string, Property>;
  };
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const properties = schema.properties ?? schema.$defs?.[name]?.properties ?? {};
  return Object.entries(properties).flatMap(([field, property]): Field[] => {
    if (ELSEWHERE.has(field) || property.hidden) return [];
    const { variants, needs } = property;
    const name = { name: field, ...(variants ? { variants } : {}), ...(needs ? { needs } : {}) };
    const seconds = property.millis === true;
    if (property.enum)
      return [{ ...name, kind: 'choice', values: property.enum, ...(seconds ? { millis: true } : {}) }];
    if (property.type === 'boolean') return [{ ...name, kind: 'switch' }];
    if (property.type !== 'integer') return [];
    const scale = (value: number | undefined): number | undefined =>
      value === undefined || !seconds ? value : value / 1000;
    return [
      { ...name, kind: seconds ? 'seconds' : 'number', least: scale(property.minimum), most: scale(property.maximum) },
    ];
  });
}

/** Whether an option matters for what is chosen. */
export function applies({ variants, needs }: Field, variant: string, values: Values): boolean {
  return (variants === undefined || variants.includes(variant)) && (needs === undefined || Boolean(values[needs]));
}
