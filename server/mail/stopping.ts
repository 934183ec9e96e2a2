/** Milliseconds to wait for the server's response to a completely transmitted mail while the process is stopping. */
const LAST_WORD_MS = 8_000;

/**
 * Aborts a delivery when the process is stopping: immediately or, if the whole mail has been transmitted, after waiting
 * some seconds for the response.
 */
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
