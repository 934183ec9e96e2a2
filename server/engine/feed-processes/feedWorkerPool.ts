import { availableParallelism } from 'node:os';
import { feedLimits } from '@contract/limits';
import type { ArticleText } from '../analyzer/articleText';
import { FeedError } from '../feeds/feedError';
import type { NotAFeed, ParsedFeed } from '../feeds/feedItem';
import { FeedProcess, startFeedProcess, type FeedAnswer, type ToFeedProcess } from './feedProcess';
import type { FeedWorker, NewsBytes, NewsRead, Turn } from './feedWorker';
import type { FeedDocument } from '../feeds/parseFeed';

/** Leaves one core to the web server's thread. */
const processes = Math.max(1, Math.min(feedLimits.worker.processes, availableParallelism() - 1));

/** Computes in a few processes, started on demand; waiting computations run in order. */
export class FeedWorkerPool implements FeedWorker {
  private readonly processes: readonly FeedProcess[];
  private readonly idle: FeedProcess[];
  private readonly waiting: ((feedProcess: FeedProcess) => void)[] = [];
  private readonly stopping = new AbortController();

  constructor(start = startFeedProcess) {
    this.processes = Array.from({ length: processes }, () => new FeedProcess(start));
    this.idle = [...this.processes];
  }

  /** The numbers of busy processes and of computations that wait for one. */
  get sizes(): { busy: number; waiting: number } {
    return { busy: this.processes.length - this.idle.length, waiting: this.waiting.length };
  }

  async parse(document: FeedDocument, turn: Turn = {}): Promise<ParsedFeed | NotAFeed> {
    const answer = await this.run({ kind: 'parse', document }, turn);
    if (answer.kind !== 'parsed') throw new Error('The process answered a different request.');
    return answer.feed;
  }

  async readNews(document: NewsBytes, turn: Turn = {}): Promise<NewsRead> {
    const answer = await this.run({ kind: 'readNews', document }, turn);
    if (answer.kind !== 'newsRead') throw new Error('The process answered a different request.');
    return answer.news;
  }

  async analyze(text: ArticleText, turn: Turn = {}): Promise<string> {
    const answer = await this.run({ kind: 'analyze', text }, turn);
    if (answer.kind !== 'analyzed') throw new Error('The process answered a different request.');
    return answer.vector;
  }

  /** Kills the processes. Running and waiting computations are ABORTED. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.processes.map((feedProcess) => feedProcess.end()));
  }

  private async run(request: ToFeedProcess, { signal, begin }: Turn): Promise<FeedAnswer> {
    const feedProcess = await this.take(
      signal ? AbortSignal.any([signal, this.stopping.signal]) : this.stopping.signal,
    );
    try {
      await begin?.();
      if (this.stopping.signal.aborted) throw new FeedError('ABORTED');
      return await feedProcess.run(request, signal);
    } finally {
      const next = this.waiting.shift();
      if (next) next(feedProcess);
      else this.idle.push(feedProcess);
    }
  }

  private take(signal: AbortSignal): Promise<FeedProcess> {
    if (signal.aborted) return Promise.reject(new FeedError('ABORTED'));
    const feedProcess = this.idle.pop();
    if (feedProcess) return Promise.resolve(feedProcess);
    return new Promise((resolve, reject) => {
      const take = (given: FeedProcess): void => {
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
