/** Two pages of one table in one browser: the newer asks, the older lets go if it is told to. */

interface Word {
  readonly kind: 'anyone' | 'here' | 'mine';
  readonly code: string;
  readonly from: string;
}

const WAIT = 250;

export class Tab {
  private readonly name = Math.random().toString(36).slice(2);
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ludotheque.tables');
  private readonly code: string;
  private playing = false;
  private answered: (() => void) | undefined;

  constructor(code: string, taken: () => void) {
    this.code = code;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.code !== this.code || data.from === this.name) return;
      if (data.kind === 'anyone' && this.playing) this.tell('here');
      if (data.kind === 'here') this.answered?.();
      if (data.kind === 'mine' && this.playing) {
        this.playing = false;
        taken();
      }
    });
  }

  /** Whether another page of this browser already plays this table. */
  async elsewhere(): Promise<boolean> {
    if (!this.channel) return false;
    return new Promise((resolve) => {
      this.answered = () => resolve(true);
      setTimeout(() => resolve(false), WAIT);
      this.tell('anyone');
    });
  }

  /** Play here; whoever plays elsewhere in this browser lets go. */
  take(): void {
    this.playing = true;
    this.tell('mine');
  }

  close(): void {
    this.playing = false;
    this.channel?.close();
  }

  private tell(kind: Word['kind']): void {
    this.channel?.postMessage({ kind, code: this.code, from: this.name } satisfies Word);
  }
}
