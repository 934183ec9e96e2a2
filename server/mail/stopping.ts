/** How long the answer to a whole mail is waited for by who has been told to stop. */
const LAST_WORD_MS = 8_000;

/** Breaks a delivery off when the process is to stop: at once, or when a whole mail was not answered for some seconds. */
export class Stopping {
  private readonly breaking = new AbortController();
  private patience = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly told: AbortSignal | undefined) {
    if (told?.aborted === true) this.begin();
    else told?.addEventListener('abort', this.begin);
  }

  get signal(): AbortSignal {
    return this.breaking.signal;
  }

  waitForLastWord(): void {
    this.patience = LAST_WORD_MS;
  }

  over(): void {
    clearTimeout(this.timer);
    this.told?.removeEventListener('abort', this.begin);
  }

  private readonly begin = (): void => {
    if (this.patience === 0) this.breaking.abort();
    else this.timer = setTimeout(() => this.breaking.abort(), this.patience);
  };
}
