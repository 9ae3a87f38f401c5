/** A finished game on this page: the current step, whose view it is, and the file it came from. */
import type { Viewer } from '$lib/lobby/lobby';
import type { Analysed, Mark, Moment, Replay, TurningPoint } from '$lib/protocol.gen';
import {
  analysisFile,
  analysisOf,
  recordOf,
  Refusal,
  replayFile,
  replayOf,
  tableOf,
  type Telling,
} from '$lib/lobby/lobby';
import { leap } from '$lib/device/settings.svelte';
import { t } from '$lib/device/texts.svelte';

/** A mark of the time line: what the record tells, or a turning point of the analysis. */
export type AnyMark = Mark | (Omit<Mark, 'kind'> & { readonly kind: 'turning'; readonly turning: TurningPoint });

export class Replaying {
  replay: Replay | undefined = $state.raw();
  step = $state(0);
  /** The moment does not follow from the one that was shown before it. */
  whole = $state(true);
  playing = $state(false);
  speed = $state(1);
  /** The record itself, for the check of the deal. */
  record = $state('');
  /** The faces that sat at the table, where it is still known; a file has none. */
  avatars: readonly string[] = $state.raw([]);
  /** The analysis, once it was asked for. */
  analysed: Analysed | undefined = $state.raw();
  /** The table of the game; empty: its record came from a file. */
  readonly code: string;
  /** Why other eyes could not be had; empty if nothing is wrong. */
  problem = $state('');
  private begun = 0;
  private wanted: Viewer | undefined = $state(); // asked for, and not here yet
  private asked = 0;

  constructor(code: string) {
    this.code = code;
  }

  get moment(): Moment | undefined {
    return this.replay?.moments[Math.min(this.step, this.length - 1)];
  }
  get length(): number {
    return this.replay?.moments.length ?? 0;
  }

  /** Through whose eyes one looks, or is about to. */
  get eyes(): Viewer {
    return this.wanted === undefined ? (this.replay?.seat ?? null) : this.wanted;
  }
  /** Whether the film goes on by itself: at its end it does not. */
  get running(): boolean {
    return this.playing && this.step < this.length - 1;
  }

  /** The step of the film at which a mark stands: after its move, or where a choice was still to be made before it. */
  stepOf({ move, kind }: Pick<AnyMark, 'move' | 'kind'>): number {
    const step = this.replay?.moments.findIndex(({ number }) => number >= move) ?? -1;
    const found = step < 0 ? this.length - 1 : step;
    return kind === 'turning' ? Math.max(0, found - 1) : found;
  }

  /** All marks, in the order in which the film comes to them. */
  get marks(): readonly AnyMark[] {
    const turnings = (this.analysed?.turnings ?? []).map((turning): AnyMark => ({
      move: turning.move,
      kind: 'turning',
      seats: [turning.seat],
      turning,
    }));
    return [...(this.replay?.marks ?? []), ...turnings].sort((a, b) => this.stepOf(a) - this.stepOf(b));
  }

  /** The next mark after where we are, or before it. */
  mark(on: boolean): AnyMark | undefined {
    const { marks } = this;
    return on
      ? marks.find((each) => this.stepOf(each) > this.step)
      : marks.findLast((each) => this.stepOf(each) < this.step);
  }

  /** Fetch by the table's code; raises what the lobby raises. */
  async load(): Promise<void> {
    const [replay, record, { seats }] = await Promise.all([
      replayOf(this.code, null),
      recordOf(this.code),
      tableOf(this.code),
    ]);
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

  /** What decided the game, in the language of now; raises what the lobby raises. */
  analyse = async (tell: Telling = () => undefined): Promise<Analysed> =>
    (this.analysed = await (this.code ? analysisOf(this.code, tell) : analysisFile(this.record, tell)));

  /** A turning point as its seat saw it; a chance that was missed, with all cards where the game can show them. */
  async turn({ move, seat, played }: TurningPoint): Promise<void> {
    const eyes = !played && this.replay?.unveils ? 'all' : seat;
    this.playing = false;
    if (this.eyes !== eyes) await this.look(eyes);
    this.go(this.stepOf({ move, kind: 'turning' }));
  }

  /** The same moment through other eyes: of several that are asked for, the last. Raises what the lobby raises. */
  async look(seat: Viewer = this.eyes): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    this.wanted = seat;
    this.problem = '';
    let replay: Replay;
    try {
      replay = this.code ? await replayOf(this.code, seat) : await replayFile(this.record, seat);
    } catch (error) {
      if (mine !== this.asked) return;
      this.wanted = undefined;
      this.problem = error instanceof Refusal ? error.message : t('error-gone-title');
      throw error;
    }
    if (mine !== this.asked) return;
    const at = this.moment?.number ?? 0; // where we are now: the film may have gone on meanwhile
    const near = replay.moments.findIndex((moment) => moment.number >= at);
    leap(() => {
      this.wanted = undefined;
      this.replay = replay;
      this.step = near < 0 ? this.length - 1 : near;
      this.whole = true;
    });
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(this.length - 1, Math.round(step)));
    this.begun = performance.now();
    if (wanted === this.step) return;
    const next = wanted === this.step + 1;
    const change = (): void => {
      this.step = wanted;
      this.whole = !next;
    };
    if (next) change();
    else leap(change);
  }

  /** The table's clock at this place of the record. */
  now = (): number => (this.moment?.at ?? 0) + (this.running ? (performance.now() - this.begun) * this.speed : 0);

  /** How long this moment lasts when the film runs: as it was, without the long waits. */
  wait(): number | undefined {
    const next = this.replay?.moments[this.step + 1];
    if (!next || !this.moment) return undefined;
    return Math.min(2600, Math.max(250, next.at - this.moment.at)) / this.speed;
  }
}
