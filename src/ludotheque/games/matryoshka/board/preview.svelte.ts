/** What a choice of cards would be worth: asked of the server, since no rule lives here; each set of cards is asked once. */
import type { Answer } from '$lib/play/games';
import type { Action, Count } from './types';

export type Ask = (action: Action) => Promise<Answer>;

const REST = 140; // milliseconds without a change before we ask
const LONG_REST = 320; // … before we ask about every single card
const PACE = 45; // between two such questions: a socket may send thirty messages a second

function isCount(value: unknown): value is Count {
  return typeof value === 'object' && value !== null && 'total' in value && 'runs' in value && 'columns' in value;
}

export class Preview {
  /** The count of the choice looked at last; null while it is unknown. */
  count: Count | null = $state.raw(null);
  waiting = $state(false);
  /** By card: the points that a chosen card brings, or that one more card would bring. */
  gains: ReadonlyMap<number, number> = $state.raw(new Map());
  readonly #ask: Ask;
  readonly #known = new Map<string, Count | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = '';

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Look at a choice out of all cards one owns; the answers come as they may. */
  look(chosen: readonly number[], owned: readonly number[]): void {
    const key = chosen.join();
    this.#latest = key;
    this.gains = new Map();
    clearTimeout(this.#timer);
    this.count = this.#known.get(key) ?? null;
    this.waiting = !this.#known.has(key);
    this.#timer = setTimeout(() => void this.#run(chosen, owned, key), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#latest = 'stopped';
  }

  async #run(chosen: readonly number[], owned: readonly number[], key: string): Promise<void> {
    const now = await this.#worth(chosen);
    if (this.#latest !== key) return;
    this.count = now;
    this.waiting = false;
    if (now) this.#timer = setTimeout(() => void this.#each(chosen, owned, key, now.total), LONG_REST - REST);
  }

  async #each(chosen: readonly number[], owned: readonly number[], key: string, total: number): Promise<void> {
    for (const card of owned) {
      const has = chosen.includes(card);
      const cards = has ? chosen.filter((each) => each !== card) : [...chosen, card].sort((a, b) => a - b);
      if (!this.#known.has(cards.join())) await new Promise((go) => setTimeout(go, PACE));
      if (this.#latest !== key) return;
      const other = await this.#worth(cards);
      if (this.#latest !== key) return;
      if (!other) return; // the server tells only about whole tableaux: then no card has a worth of its own
      this.gains = new Map(this.gains).set(card, Math.abs(other.total - total));
    }
  }

  async #worth(cards: readonly number[]): Promise<Count | null> {
    const key = cards.join();
    if (!this.#known.has(key)) {
      try {
        const { preview } = await this.#ask({ type: 'lay', cards: [...cards] });
        this.#known.set(key, isCount(preview) ? preview : null);
      } catch {
        return null; // not known this time: it may be asked again
      }
    }
    return this.#known.get(key) ?? null;
  }
}
