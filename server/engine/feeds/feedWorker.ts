import { setImmediate as otherWork } from 'node:timers/promises';
import { analyseArticle } from '../analyzer/analyseArticle';
import type { ArticleText } from '../analyzer/articleText';
import { toVector } from '../analyzer/vector';
import type { NotAFeed, ParsedFeed } from './feedItem';
import { parseFeed, type FeedDocument } from './parseFeed';

/** How a computation waits for its turn. */
export interface Turn {
  /** Gives up the turn while it is waited for; a computation that has begun gets the rest of its time. */
  signal?: AbortSignal | undefined;
  /** Awaited when the turn has come, before anything is computed. */
  begin?: () => Promise<void>;
}

/** What is computed over text of foreign publishers, who may have made it to take long. */
export interface FeedWorker {
  /** @throws FeedError ABORTED, or TOO_COMPLEX where time or memory ran out */
  parse(document: FeedDocument, turn?: Turn): Promise<ParsedFeed | NotAFeed>;
  /**
   * Analyses one article for search.
   * @returns a tsvector literal
   * @throws FeedError as `parse` does
   */
  analyse(text: ArticleText, turn?: Turn): Promise<string>;
}

/** Computes in the calling thread, without limits of time and memory: for commands, which serve nobody else. */
export const feedWorkInThisThread: FeedWorker = {
  async parse(document, turn) {
    await turn?.begin?.();
    return parseFeed(document);
  },
  async analyse(text, turn) {
    await turn?.begin?.();
    await otherWork();
    return toVector(analyseArticle(text));
  },
};
