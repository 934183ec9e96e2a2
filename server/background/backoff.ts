const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;
/** After this time without a failure, the backoff starts from the beginning. */
const FORGOTTEN_AFTER_MS = 3_600_000;

interface Failure {
  times: number;
  at: number;
}

/**
 * Exponential backoff by id (30 s doubling up to 10 minutes), so that failing work does not delay the work of others.
 */
export class Failing {
  private readonly failures = new Map<string, Failure>();

  add(id: string, now: Date): void {
    this.failures.set(id, { times: (this.failures.get(id)?.times ?? 0) + 1, at: now.getTime() });
  }

  /** The ids that must not be tried at `now`. */
  resting(now: Date): string[] {
    const resting: string[] = [];
    for (const [id, { times, at }] of this.failures) {
      const since = now.getTime() - at;
      if (since < Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (times - 1))) resting.push(id);
      else if (since > FORGOTTEN_AFTER_MS) this.failures.delete(id);
    }
    return resting;
  }
}
