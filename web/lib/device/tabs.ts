/** Two tabs with the same table in one browser: the newer one takes over when the user agrees. */

interface Message {
  readonly kind: 'anyone' | 'here' | 'mine';
  readonly code: string;
  readonly from: string;
}

const ANSWER_MS = 250; // how long another tab has to answer

/** Some browsers throw here where storage is blocked: then tabs do not know of each other. */
function channel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('ludotheque.tables');
  } catch {
    return undefined;
  }
}

export class Tab {
  private readonly name = Math.random().toString(36).slice(2);
  private readonly channel = channel();
  private readonly code: string;
  private playing = false;
  private answered: (() => void) | undefined;

  constructor(code: string, taken: () => void) {
    this.code = code;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
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
      setTimeout(() => resolve(false), ANSWER_MS);
      this.tell('anyone');
    });
  }

  /** Play in this tab; another tab with this table stops. */
  take(): void {
    this.playing = true;
    this.tell('mine');
  }

  close(): void {
    this.playing = false;
    this.channel?.close();
  }

  private tell(kind: Message['kind']): void {
    this.channel?.postMessage({ kind, code: this.code, from: this.name } satisfies Message);
  }
}
