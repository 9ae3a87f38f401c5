/** The final count as it is told: step after step by itself, or at one's own pace. */
import { duration } from '$lib/device/settings.svelte';
import { play } from '$lib/device/sound';
import { soFar, worth, type Step } from './tally';

/** How long a step is looked at, in milliseconds: what brings points, and what brings none. */
export const PAUSE = { points: 950, nothing: 450 };

export class Counting {
  /** How many steps have been told; one beyond the end nothing is lit any more. */
  reached = $state(0);
  readonly steps: readonly Step[];
  #byHand = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  get current(): Step | undefined {
    return this.steps[this.reached - 1];
  }

  get total(): number {
    return soFar(this.steps, this.reached);
  }

  get over(): boolean {
    return this.reached > this.steps.length;
  }

  /** Tell it from where it stands; all at once where movement is not wanted. */
  run(): void {
    this.stop();
    if (duration(PAUSE.points) === 0) this.reached = this.steps.length + 1;
    else if (!this.#byHand) this.#wait();
  }

  /** Tell it once more from the beginning. */
  again(): void {
    this.#byHand = false;
    this.reached = 0;
    this.run();
  }

  /** Go on or back by hand: from then on nothing moves by itself. */
  go(by: number): void {
    this.stop();
    this.#byHand = true;
    this.#reach(Math.min(this.steps.length + 1, Math.max(0, this.reached + by)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.over) return;
    const pause = this.current && worth(this.current) === 0 ? PAUSE.nothing : PAUSE.points;
    this.#timer = setTimeout(() => {
      this.#reach(this.reached + 1);
      this.#wait();
    }, duration(pause));
  }

  #reach(step: number): void {
    this.reached = step;
    if (this.current && worth(this.current) > 0) play(this.current.kind === 'run' ? 'token' : 'beat');
  }
}
