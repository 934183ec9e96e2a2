const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;
/** Who has not failed for so long begins anew. */
const FORGOTTEN_AFTER_MS = 3_600_000;

interface Failure {
  times: number;
  at: number;
}

/** Those whose work failed rest for a while, longer each time, so that the work of others is not kept waiting by theirs. */
export class Failing {
  private readonly failures = new Map<string, Failure>();

  add(id: string, now: Date): void {
    this.failures.set(id, { times: (this.failures.get(id)?.times ?? 0) + 1, at: now.getTime() });
  }

  /** Those who rest at `now`. */
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
