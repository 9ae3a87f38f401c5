/** The recorded tables of Moby Pick, as `tools/streams.py` writes them. */
import { readFileSync } from 'node:fs';
import type { Lang } from '$lib/device/settings.svelte';
import type { MobyPickEvent, MobyPickView } from '$lib/protocol.gen';

interface Moment {
  readonly number: number;
  readonly at: number;
  readonly view: MobyPickView;
  readonly events: readonly MobyPickEvent[];
  /** One sentence for each event. */
  readonly story: readonly string[];
}
interface Stream {
  readonly players: readonly { name: string }[];
  readonly outcome: {
    readonly winners: readonly number[];
    readonly places: readonly number[];
    readonly scores: readonly number[];
    readonly reason: string;
  };
  readonly moments: readonly Moment[];
}
export type Seat = number | 'watch';

export const stream = (record: string, seat: Seat): Stream =>
  JSON.parse(readFileSync(`../.cache/streams/moby_pick/${record}/${seat}.json`, 'utf8')) as Stream;
/** The sentences about a record in a language, by the number of the move. */
export const storyOf = (record: string, lang: Lang): Record<string, readonly string[]> =>
  JSON.parse(readFileSync(`../.cache/streams/moby_pick/${record}/story-${lang}.json`, 'utf8')) as Record<
    string,
    readonly string[]
  >;
export const names = ({ players }: Stream): string[] => players.map(({ name }) => name);

/** Whether a race runs in which this seat may touch and has not yet (MP-11, MP-12). */
export const mayTouch = ({ me, public: open, claimed }: MobyPickView): boolean =>
  open.phase === 'race' && me !== null && me !== open.active && (open.rows[me] ?? 0) > 0 && !claimed;
