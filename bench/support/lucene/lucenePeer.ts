import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { lucenePrograms, wantLucene } from './lucene';

export interface LuceneFound {
  hits: number;
  milliseconds: number;
  /** Of the newest; none of the most relevant. */
  ids: string[];
}

export interface LuceneMatched {
  matches: number;
  /** Of each match the article's number times the query's, both from 1 on. */
  sum: number;
  /** That the process computed. */
  seconds: number;
}

/** A process that runs Lucene, and does what it is told one after another. */
export class LucenePeer {
  private readonly answers: AsyncIterator<string>;

  private constructor(
    private readonly process: ChildProcessByStdio<Writable, Readable, null>,
    private readonly ended: Promise<unknown>,
    private readonly folder: string,
  ) {
    this.answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  }

  /** Work beside Lucene, or with null where it is missing, which is said. */
  static async beside<T>(say: (line: string) => void, work: (lucene: LucenePeer | null) => Promise<T>): Promise<T> {
    if (wantLucene !== null) {
      say(`without Lucene as a peer: ${wantLucene}`);
      return work(null);
    }
    const { folder, classPath, remove } = lucenePrograms();
    // One thread as far as may be: what collects garbage works alone too.
    const options = ['-XX:+UseSerialGC', '-Xms512m', '-cp', classPath, 'LucenePeer'];
    const started = spawn('java', options, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(started, 'exit');
    // What it did not take is told by the answer that is missing.
    started.stdin.on('error', () => undefined);
    try {
      return await work(new LucenePeer(started, ended, folder));
    } finally {
      started.stdin.end();
      await ended;
      remove();
    }
  }

  /** A new index in a folder of its own, its articles sorted by their dates, newest first. */
  async open(): Promise<void> {
    await this.ask(['open', path.join(this.folder, 'index')]);
  }

  /** Hands over articles, in place of those before; written as `writtenArticle` does. */
  async hold(articles: readonly string[]): Promise<void> {
    await this.ask(['hold', articles.length], articles);
  }

  /** Adds the articles held to the index, with a commit after every so many (0: none); answers the seconds that it took. */
  async add(commitEvery: number): Promise<number> {
    return Number(await this.ask(['add', commitEvery])) / 1e9;
  }

  /** Commits, and answers how many segments there are to be searched. */
  async makeSearchable(): Promise<number> {
    return Number(await this.ask(['searchable']));
  }

  /** The first so many hits of a query, written as `writtenQuery` does; at least so many are counted. */
  async search(query: string, order: 'newest' | 'relevant', top: number, counted: number): Promise<LuceneFound> {
    const [hits, nanoseconds, ids = ''] = (await this.ask(['search', order, top, counted, query])).split('\t');
    return {
      hits: Number(hits),
      milliseconds: Number(nanoseconds) / 1e6,
      ids: ids === '' ? [] : ids.split(','),
    };
  }

  /** Saves queries, in place of those before; the articles held say which terms are rare. */
  async save(queries: readonly string[]): Promise<void> {
    await this.ask(
      ['queries', queries.length],
      queries.map((query) => `${query}\n`),
    );
  }

  /** Matches the first so many articles held with all saved queries, or with those alone that could match. */
  async match(articles: number, which: 'all' | 'likely'): Promise<LuceneMatched> {
    const [matches, sum, nanoseconds] = (await this.ask(['match', articles, which])).split('\t').map(Number);
    // What the system counts comes in steps of 10 ms.
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
