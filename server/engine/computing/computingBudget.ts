import { SearchFailure } from './searchFailure';

/**
 * The milliseconds that one search may compute: in the ranking thread, in the matcher and in the database together. Waiting
 * for a turn, for a connection or for other people's searches does not count.
 */
export class ComputingBudget {
  private used = 0;

  /** @param limitMs Infinity: no limit */
  constructor(private readonly limitMs: number) {}

  get usedMs(): number {
    return this.used;
  }

  get leftMs(): number {
    return Math.max(0, this.limitMs - this.used);
  }

  /** From here on the matcher looks at no more candidates, so that the rest suffices for an answer. */
  get isHalfUsed(): boolean {
    return this.used > this.limitMs / 2;
  }

  /** @throws SearchFailure SEARCH_TOO_EXPENSIVE if more was used than the limit */
  use(milliseconds: number): void {
    this.used += milliseconds;
    if (this.used > this.limitMs) throw new SearchFailure('SEARCH_TOO_EXPENSIVE');
  }
}
