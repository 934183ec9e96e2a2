import { SearchFailure } from './searchFailure';

/**
 * The computing time of one search in milliseconds: the sum over the ranking thread, the matcher, and the database.
 * Waiting for a slot, a connection, or other searches doesn't count.
 */
export class ComputingBudget {
  private used = 0;

  /** @param limitMs Infinity for no limit */
  constructor(private readonly limitMs: number) {}

  get usedMs(): number {
    return this.used;
  }

  get leftMs(): number {
    return Math.max(0, this.limitMs - this.used);
  }

  /** True from the moment the matcher stops checking candidates, so that the rest suffices to build the result. */
  get isHalfUsed(): boolean {
    return this.used > this.limitMs / 2;
  }

  /** @throws SearchFailure SEARCH_TOO_EXPENSIVE if the limit is exceeded */
  use(milliseconds: number): void {
    this.used += milliseconds;
    if (this.used > this.limitMs) throw new SearchFailure('SEARCH_TOO_EXPENSIVE');
  }
}
