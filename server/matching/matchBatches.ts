import type { ArticleMatcher } from './matchArticles';
import { Backoff } from '@server/background/backoff';
import { isTransient } from '@server/db/transientErrors';
import { articlesMatched, matchingSeconds } from '@server/metrics/metrics';

const BATCH = 200;
/** Smaller ones would spend more time on the transaction than on their articles. */
const SMALLEST_FULL_BATCH = 25;
/** A batch that takes longer is followed by a smaller one: what arrives meanwhile waits for two batches. */
const LONGEST_BATCH_MS = 500;

/**
 * Matches the queue, one batch per turn. A failing batch is split in halves until the article that can't be matched is
 * isolated; it is retried after increasing pauses and doesn't block others. An outage of the database holds back none.
 */
export class MatchBatches {
  private readonly backoff = new Backoff();
  private size = BATCH;

  constructor(
    private readonly matcher: Pick<ArticleMatcher, 'matchBatch' | 'taken'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Returns whether there may be more. Throws if the database is down, if its disk is full, or if nothing could be taken. */
  async runBatch(now: Date): Promise<boolean> {
    const { size } = this;
    try {
      const end = matchingSeconds.startTimer();
      const begun = performance.now();
      const matched = await this.matcher.matchBatch(now, size, this.backoff.idsToSkip(now));
      if (matched > 0) end();
      articlesMatched.inc(matched);
      this.size = nextSize(size, matched, performance.now() - begun);
      return matched === size;
    } catch (error) {
      const [first, ...others] = this.matcher.taken;
      if (first === undefined || isTransient(error)) throw error;
      if (others.length === 0) this.backoff.add(first, now);
      this.size = Math.max(1, Math.floor(this.matcher.taken.length / 2));
      this.onError(error);
      return true;
    }
  }
}

function nextSize(size: number, matched: number, tookMs: number): number {
  if (tookMs > LONGEST_BATCH_MS) return Math.min(size, Math.max(SMALLEST_FULL_BATCH, Math.floor(matched / 2)));
  return tookMs > LONGEST_BATCH_MS / 2 ? size : Math.min(BATCH, size * 2);
}
