import { setImmediate as otherWork } from 'node:timers/promises';
import { analyzeArticle } from '../analyzer/analyzeArticle';
import type { ArticleText } from '../analyzer/articleText';
import { toTsvector } from '../analyzer/tsvector';
import type { NotAFeed, ParsedFeed } from '../feeds/feedItem';
import { parseFeed, type FeedDocument } from '../feeds/parseFeed';
import { readNewsDocuments } from '../newsml/readNewsDocuments';
import type { IncomingDocument } from '../newsml/incoming';
import { NewsmlError } from '../newsml/wellFormed';

/** Options for waiting until a process is free. */
export interface Turn {
  /** Cancels the computation while it waits; one that has started gets the rest of its time. */
  signal?: AbortSignal | undefined;
  /** Awaited when a process is free, before the computation starts. */
  begin?: () => Promise<void>;
}

/** What somebody sent to a channel: NewsML-G2, NITF, ninjs, or plain text. */
export interface NewsBytes {
  bytes: Buffer;
  /** The Content-Type header; may be empty. */
  contentType: string;
  receivedAt: Date;
}

/** The documents that were read; or why nothing could be read, with the position. */
export type NewsRead = { kind: 'news'; documents: IncomingDocument[] } | { kind: 'unreadable'; reason: string };

/** Computations on untrusted text, which may be crafted to take long. */
export interface FeedWorker {
  /** @throws FeedError ABORTED, or TOO_COMPLEX if time or memory ran out */
  parse(document: FeedDocument, turn?: Turn): Promise<ParsedFeed | NotAFeed>;
  /** @throws FeedError as `parse` does */
  readNews(news: NewsBytes, turn?: Turn): Promise<NewsRead>;
  /**
   * Analyzes one article for search.
   * @returns a tsvector literal
   * @throws FeedError as `parse` does
   */
  analyze(text: ArticleText, turn?: Turn): Promise<string>;
}

function readNews({ bytes, contentType, receivedAt }: NewsBytes): NewsRead {
  try {
    return { kind: 'news', documents: readNewsDocuments(bytes, contentType, { receivedAt }) };
  } catch (error) {
    if (error instanceof NewsmlError) return { kind: 'unreadable', reason: error.message };
    throw error;
  }
}

/** Computes in the calling thread, without limits of time and memory. For commands that don't serve requests. */
export const inlineFeedWorker: FeedWorker = {
  async parse(document, turn) {
    await turn?.begin?.();
    return parseFeed(document);
  },
  async readNews(news, turn) {
    await turn?.begin?.();
    return readNews(news);
  },
  async analyze(text, turn) {
    await turn?.begin?.();
    await otherWork();
    return toTsvector(analyzeArticle(text));
  },
};
