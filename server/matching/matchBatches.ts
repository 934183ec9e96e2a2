import type { ArticleMatcher } from './matchArticles';
import { Backoff } from '@server/background/backoff';
import { articlesMatched, matchingSeconds } from '@server/metrics/metrics';

const BATCH = 200;

/**
 * Matches the queue, one batch per turn. A failing batch is split in halves until the article that can't be matched is
 * isolated; it is retried after increasing pauses and doesn't block others.
 */
export class MatchBatches {
  private readonly backoff = new Backoff();
  private size = BATCH;

  constructor(
    private readonly matcher: ArticleMatcher,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Returns whether there may be more. Throws if nothing could be taken, for example because the database is down. */
  async runBatch(now: Date): Promise<boolean> {
    const { size } = this;
    try {
      const end = matchingSeconds.startTimer();
      const matched = await this.matcher.matchBatch(now, size, this.backoff.idsToSkip(now));
      if (matched > 0) end();
      articlesMatched.inc(matched);
      this.size = Math.min(BATCH, size * 2);
      return matched === size;
    } catch (error) {
      const [first, ...others] = this.matcher.taken;
      if (first === undefined) throw error;
      if (others.length === 0) this.backoff.add(first, now);
      this.size = Math.max(1, Math.floor(this.matcher.taken.length / 2));
      this.onError(error);
      return true;
    }
  }
}
