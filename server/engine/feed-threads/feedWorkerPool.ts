import { availableParallelism } from 'node:os';
import { feedLimits } from '@contract/limits';
import type { ArticleText } from '../analyzer/articleText';
import { FeedError } from '../feeds/feedError';
import type { NotAFeed, ParsedFeed } from '../feeds/feedItem';
import { FeedThread, startFeedThread, type FeedAnswer, type ToFeedThread } from './feedThread';
import type { FeedWorker, NewsBytes, NewsRead, Turn } from './feedWorker';
import type { FeedDocument } from '../feeds/parseFeed';

/** Leaves one core to the web server's thread. */
const threads = Math.max(1, Math.min(feedLimits.worker.threads, availableParallelism() - 1));

/** Computes in a few threads, started on demand; waiting computations run in order. */
export class FeedWorkerPool implements FeedWorker {
  private readonly threads: readonly FeedThread[];
  private readonly idle: FeedThread[];
  private readonly waiting: ((thread: FeedThread) => void)[] = [];
  private readonly stopping = new AbortController();

  constructor(start = startFeedThread) {
    this.threads = Array.from({ length: threads }, () => new FeedThread(start));
    this.idle = [...this.threads];
  }

  /** The numbers of busy threads and of computations that wait for one. */
  get sizes(): { busy: number; waiting: number } {
    return { busy: this.threads.length - this.idle.length, waiting: this.waiting.length };
  }

  async parse(document: FeedDocument, turn: Turn = {}): Promise<ParsedFeed | NotAFeed> {
    const answer = await this.run({ kind: 'parse', document }, turn);
    if (answer.kind !== 'parsed') throw new Error('The thread answered another question.');
    return answer.feed;
  }

  async readNews(document: NewsBytes, turn: Turn = {}): Promise<NewsRead> {
    const answer = await this.run({ kind: 'readNews', document }, turn);
    if (answer.kind !== 'newsRead') throw new Error('The thread answered another question.');
    return answer.news;
  }

  async analyze(text: ArticleText, turn: Turn = {}): Promise<string> {
    const answer = await this.run({ kind: 'analyze', text }, turn);
    if (answer.kind !== 'analyzed') throw new Error('The thread answered another question.');
    return answer.vector;
  }

  /** Terminates the threads. Running and waiting computations are ABORTED. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private async run(request: ToFeedThread, { signal, begin }: Turn): Promise<FeedAnswer> {
    const thread = await this.take(signal ? AbortSignal.any([signal, this.stopping.signal]) : this.stopping.signal);
    try {
      await begin?.();
      if (this.stopping.signal.aborted) throw new FeedError('ABORTED');
      return await thread.run(request, signal);
    } finally {
      const next = this.waiting.shift();
      if (next) next(thread);
      else this.idle.push(thread);
    }
  }

  private take(signal: AbortSignal): Promise<FeedThread> {
    if (signal.aborted) return Promise.reject(new FeedError('ABORTED'));
    const thread = this.idle.pop();
    if (thread) return Promise.resolve(thread);
    return new Promise((resolve, reject) => {
      const take = (given: FeedThread): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(given);
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(take), 1);
        reject(new FeedError('ABORTED'));
      };
      this.waiting.push(take);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
