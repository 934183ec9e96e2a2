const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 10 * 60_000;
/** After this time without a failure, the backoff starts from the beginning. */
const RESET_AFTER_MS = 3_600_000;

interface Failure {
  times: number;
  at: number;
}

/**
 * Exponential backoff by id (30 s doubling up to 10 minutes), so that failing work does not delay the work of others.
 */
export class Backoff {
  private readonly failures = new Map<string, Failure>();

  add(id: string, now: Date): void {
    this.failures.set(id, { times: (this.failures.get(id)?.times ?? 0) + 1, at: now.getTime() });
  }

  /** The ids that must not be tried at `now`. */
  idsToSkip(now: Date): string[] {
    const ids: string[] = [];
    for (const [id, { times, at }] of this.failures) {
      const since = now.getTime() - at;
      if (since < Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (times - 1))) ids.push(id);
      else if (since > RESET_AFTER_MS) this.failures.delete(id);
    }
    return ids;
  }
}
