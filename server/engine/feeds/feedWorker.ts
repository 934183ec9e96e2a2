import { setImmediate as otherWork } from 'node:timers/promises';
import { analyseArticle } from '../analyzer/analyseArticle';
import type { ArticleText } from '../analyzer/articleText';
import { toTsvector } from '../analyzer/tsvector';
import type { NotAFeed, ParsedFeed } from './feedItem';
import { parseFeed, type FeedDocument } from './parseFeed';

/** Options for waiting until a thread is free. */
export interface Turn {
  /** Cancels the computation while it waits; one that has started gets the rest of its time. */
  signal?: AbortSignal | undefined;
  /** Awaited when a thread is free, before the computation starts. */
  begin?: () => Promise<void>;
}

/** Computations on untrusted text, which may be crafted to take long. */
export interface FeedWorker {
  /** @throws FeedError ABORTED, or TOO_COMPLEX if time or memory ran out */
  parse(document: FeedDocument, turn?: Turn): Promise<ParsedFeed | NotAFeed>;
  /**
   * Analyzes one article for search.
   * @returns a tsvector literal
   * @throws FeedError as `parse` does
   */
  analyse(text: ArticleText, turn?: Turn): Promise<string>;
}

/** Computes in the calling thread, without limits of time and memory. For commands that don't serve requests. */
export const inlineFeedWorker: FeedWorker = {
  async parse(document, turn) {
    await turn?.begin?.();
    return parseFeed(document);
  },
  async analyse(text, turn) {
    await turn?.begin?.();
    await otherWork();
    return toTsvector(analyseArticle(text));
  },
};
