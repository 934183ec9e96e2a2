import type { ArticleMatcher } from './matchArticles';
import { Failing } from '@server/background/backoff';

const BATCH = 200;

/**
 * Matches what waits, a batch a turn. A batch that fails is taken in halves, so that an article that cannot be matched is found
 * alone, rests, longer each time, and keeps no other waiting.
 */
export class MatchTurns {
  private readonly failing = new Failing();
  private size = BATCH;

  constructor(
    private readonly matcher: ArticleMatcher,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Answers whether there may be more. Throws where nothing could be taken, the database being away for one. */
  async take(now: Date): Promise<boolean> {
    const { size } = this;
    try {
      const matched = await this.matcher.matchBatch(now, size, this.failing.resting(now));
      this.size = Math.min(BATCH, size * 2);
      return matched === size;
    } catch (error) {
      const [first, ...others] = this.matcher.taken;
      if (first === undefined) throw error;
      if (others.length === 0) this.failing.add(first, now);
      this.size = Math.max(1, Math.floor(this.matcher.taken.length / 2));
      this.onError(error);
      return true;
    }
  }
}
