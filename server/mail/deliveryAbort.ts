/** Milliseconds to wait for the server's response to a completely transmitted mail while the process is stopping. */
const FINAL_RESPONSE_MS = 8_000;

/**
 * Aborts a delivery when the process is stopping: immediately or, if the whole mail has been transmitted, after waiting
 * some seconds for the response.
 */
export class DeliveryAbort {
  private readonly controller = new AbortController();
  private graceMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parent: AbortSignal | undefined) {
    if (parent?.aborted === true) this.begin();
    else parent?.addEventListener('abort', this.begin);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  waitForFinalResponse(): void {
    this.graceMs = FINAL_RESPONSE_MS;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.parent?.removeEventListener('abort', this.begin);
  }

  private readonly begin = (): void => {
    if (this.graceMs === 0) this.controller.abort();
    else this.timer = setTimeout(() => this.controller.abort(), this.graceMs);
  };
}
