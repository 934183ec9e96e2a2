import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { lucenePrograms, wantLucene } from './lucene';

interface LuceneFound {
  hits: number;
  milliseconds: number;
  /** Set for newest first only. */
  ids: string[];
}

interface LuceneMatched {
  matches: number;
  /** The sum over all matches of article number times query number, both from 1: a checksum. */
  sum: number;
  /** CPU time of the process. */
  seconds: number;
}

/** A child process that runs Lucene and executes commands one after another. */
export class LucenePeer {
  private readonly answers: AsyncIterator<string>;

  private constructor(
    private readonly process: ChildProcessByStdio<Writable, Readable, null>,
    private readonly ended: Promise<unknown>,
    private readonly folder: string,
  ) {
    this.answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  }

  /** Runs work with Lucene, or with null if it isn't installed, which is reported. */
  static async beside<T>(say: (line: string) => void, work: (lucene: LucenePeer | null) => Promise<T>): Promise<T> {
    if (wantLucene !== null) {
      say(`without Lucene as a peer: ${wantLucene}`);
      return work(null);
    }
    const { folder, classPath, remove } = lucenePrograms();
    // Single-threaded as far as possible, including the garbage collector.
    const options = ['-XX:+UseSerialGC', '-Xms512m', '-cp', classPath, 'LucenePeer'];
    const started = spawn('java', options, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(started, 'exit');
    // A failed write is noticed by the missing response.
    started.stdin.on('error', () => undefined);
    try {
      return await work(new LucenePeer(started, ended, folder));
    } finally {
      started.stdin.end();
      await ended;
      remove();
    }
  }

  /** Creates an index in a new folder, sorted by date, newest first. */
  async open(): Promise<void> {
    await this.ask(['open', path.join(this.folder, 'index')]);
  }

  /** Replaces the held articles; their format is that of `writtenArticle`. */
  async hold(articles: readonly string[]): Promise<void> {
    await this.ask(['hold', articles.length], articles);
  }

  /** Adds the held articles to the index, with a commit after every `commitEvery` (0: none). Returns the seconds. */
  async add(commitEvery: number): Promise<number> {
    return Number(await this.ask(['add', commitEvery])) / 1e9;
  }

  /** Commits and returns the number of segments. */
  async makeSearchable(): Promise<number> {
    return Number(await this.ask(['searchable']));
  }

  /** Returns the first `top` hits of a query in the format of `writtenQuery`, counting at least `counted` hits. */
  async search(query: string, order: 'newest' | 'relevant', top: number, counted: number): Promise<LuceneFound> {
    const [hits, nanoseconds, ids = ''] = (await this.ask(['search', order, top, counted, query])).split('\t');
    return {
      hits: Number(hits),
      milliseconds: Number(nanoseconds) / 1e6,
      ids: ids === '' ? [] : ids.split(','),
    };
  }

  /** Replaces the saved queries; the held articles determine which terms are rare. */
  async save(queries: readonly string[]): Promise<void> {
    await this.ask(
      ['queries', queries.length],
      queries.map((query) => `${query}\n`),
    );
  }

  /** Matches the first held articles with all saved queries, or only with those that a prefilter selects. */
  async match(articles: number, which: 'all' | 'likely'): Promise<LuceneMatched> {
    const [matches, sum, nanoseconds] = (await this.ask(['match', articles, which])).split('\t').map(Number);
    // CPU time is measured in steps of 10 ms.
    return { matches: matches ?? 0, sum: sum ?? 0, seconds: Math.max((nanoseconds ?? 0) / 1e9, 0.005) };
  }

  private async ask(command: readonly (string | number)[], more: readonly string[] = []): Promise<string> {
    await this.write(`${command.join('\t')}\n`);
    for (const text of more) await this.write(text);
    const { value, done } = await this.answers.next();
    if (done === true) throw new Error(`Lucene ended at: ${command.slice(0, 4).join(' ')}`);
    return value;
  }

  private async write(text: string): Promise<void> {
    if (this.process.stdin.write(text)) return;
    await Promise.race([once(this.process.stdin, 'drain'), this.ended]);
  }
}
