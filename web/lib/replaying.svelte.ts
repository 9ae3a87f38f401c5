/** A finished game on this page: where we are in it, through whose eyes, and the file it came from. */
import type { Moment, Replay } from './lobby';
import { recordOf, replayFile, replayOf, tableOf } from './lobby';
import { leap } from './settings.svelte';

export class Replaying {
  replay: Replay | undefined = $state.raw();
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The record itself, for the check of the deal. */
  record = $state('');
  /** The faces that sat at the table, where it is still known; a file has none. */
  avatars: readonly string[] = $state.raw([]);
  private readonly code: string;
  private begun = 0;

  constructor(code: string) {
    this.code = code;
  }

  get moment(): Moment | undefined {
    return this.replay?.moments[Math.min(this.step, this.length - 1)];
  }
  get length(): number {
    return this.replay?.moments.length ?? 0;
  }

  /** Fetch by the table's code; raises what the lobby raises. */
  async load(): Promise<void> {
    const [replay, record, { seats }] = await Promise.all([replayOf(this.code, null), recordOf(this.code), tableOf(this.code)]);
    this.avatars = seats.map(({ avatar }) => avatar);
    this.record = record;
    this.replay = replay;
  }

  /** Read a file that somebody brought. */
  async bring(record: string): Promise<void> {
    this.replay = await replayFile(record, null);
    this.record = record;
    this.step = 0;
  }

  /** The same moment through other eyes. */
  async look(seat: number | null): Promise<void> {
    const replay = this.code ? await replayOf(this.code, seat) : await replayFile(this.record, seat);
    const at = this.moment?.number ?? 0; // where we are now: the film may have gone on meanwhile
    const near = replay.moments.findIndex((moment) => moment.number >= at);
    leap(() => {
      this.replay = replay;
      this.step = near < 0 ? this.length - 1 : near;
    });
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(this.length - 1, Math.round(step)));
    this.begun = performance.now();
    if (wanted === this.step + 1) this.step = wanted;
    else leap(() => (this.step = wanted));
  }

  /** The table's clock at this place of the record. */
  now = (): number => (this.moment?.at ?? 0) + (this.playing ? (performance.now() - this.begun) * this.speed : 0);

  /** How long this moment lasts when the film runs: as it was, without the long waits. */
  wait(): number | undefined {
    const next = this.replay?.moments[this.step + 1];
    if (!next || !this.moment) return undefined;
    return Math.min(2600, Math.max(250, next.at - this.moment.at)) / this.speed;
  }
}
