import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import type { Db } from '@server/db/schema';
import {
  arrivedArticle,
  groupArticles,
  signatureOf,
  type ArrivedArticle,
} from '@server/articles/stories/groupArticles';
import { writeSignatures } from '@server/articles/stories/signatureStore';
import { StoryWindow } from '@server/articles/stories/storyWindow';
import { cosine, type TermVector } from '@server/engine/similarity/termVector';
import { readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { computedSeconds, databaseSeconds, loadNow, timed } from './support/load';
import { memoryUsed } from './support/memory';

interface StoriesOptions {
  /** The number of articles in the window before the measurement. */
  window?: number;
  articles?: number;
  say?: (line: string) => void;
}

interface StoriesResult {
  window: number;
  articlesPerSecond: number;
  /** Two workers with a window each, alternating at the lock. */
  byTwoPerSecond: number;
  /** Comparing with every article of the window, in memory, on the same vectors. */
  exhaustivePerSecond: number;
  ratio: number;
  /** The time of a new worker to read the window, in seconds, and its memory, in bytes per article. */
  startSeconds: number;
  bytesPerArticle: number;
}

const BATCH = 200;
/** Within the window for copies, and mostly outside that for rewrites. */
const windowMs = 13 * 24 * 3_600_000;

async function arrive(db: Db, batch: readonly AnalyzedArticle[]): Promise<{ id: string; article: AnalyzedArticle }[]> {
  const sources = [...new Set(batch.map(({ sourceId }) => sourceId))];
  await db
    .insertInto('source')
    .values(sources.map((id) => ({ id, name: id, type: 'PUBLICATION' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .insertInto('item')
    .values(batch.map(({ sourceId }) => ({ source_id: sourceId, guid: crypto.randomUUID() })))
    .returning('id')
    .execute();
  return rows.flatMap(({ id }, index) => {
    const article = batch[index];
    return article === undefined ? [] : [{ id, article }];
  });
}

const readOf = (arrived: readonly { id: string; article: AnalyzedArticle }[]): ArrivedArticle[] =>
  arrived.map(({ id, article }) => arrivedArticle({ itemId: id, version: 1 }, article));

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Articles per second of CPU time. */
function exhaustively(window: readonly TermVector[], arrived: readonly TermVector[]): number {
  const start = computedSeconds();
  let best = 0;
  for (const one of arrived) for (const other of window) best = Math.max(best, cosine(one, other));
  if (best < 0) throw new Error('A cosine of weights is not negative');
  return arrived.length / (computedSeconds() - start);
}

function* batches(window: number): Generator<AnalyzedArticle[]> {
  const from = Date.now() - windowMs;
  const made = recombined(readSentences().sentences, 11, new Date(from));
  for (let at = 0; ; at += BATCH) {
    yield Array.from({ length: BATCH }, () => made.next().value).map((article, index) => {
      const published = new Date(from + ((at + index) / window) * windowMs).toISOString();
      return analyzeArticle({ ...article, published });
    });
  }
}

/** Fills the window with unrelated articles. */
async function fill(db: Db, next: () => AnalyzedArticle[], window: number): Promise<void> {
  const known = new StoryWindow();
  for (let stored = 0; stored < window; stored += BATCH) {
    const arrived = readOf(await arrive(db, next()));
    await known.counts.read(db);
    await db.transaction().execute(async (tx) => {
      const frequencies = await known.counts.add(
        tx,
        arrived.map((one) => ({ ...one, isNew: true })),
      );
      await writeSignatures(
        tx,
        arrived.map((one) => signatureOf(one, frequencies(one.article.language))),
      );
    });
  }
}

/** Measures articles grouped into stories per second with a given window, compared with exhaustive comparison. */
export async function run({ window = 20_000, articles = 4_000, say }: StoriesOptions = {}): Promise<StoriesResult> {
  return withBenchDatabase(async ({ db, pool }) => {
    const made = batches(window);
    const next = (): AnalyzedArticle[] => made.next().value ?? [];
    await fill(db, next, window);
    await pool.query('analyze');

    const before = memoryUsed();
    const opening = performance.now();
    const workers = [new StoryWindow(), new StoryWindow()] as const;
    await workers[0].prepare(db);
    const startSeconds = (performance.now() - opening) / 1000;
    const bytesPerArticle = (memoryUsed() - before) / window;
    await workers[1].prepare(db);

    const group = (batch: readonly { id: string; article: AnalyzedArticle }[], worker: StoryWindow) => {
      const arrived = readOf(batch);
      return db.transaction().execute((tx) => groupArticles(tx, arrived, worker, new Date()));
    };
    // A warm-up, so that code is compiled and statements are planned.
    await group(await arrive(db, next()), workers[0]);
    const [single, double, here, inDatabase]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let done = 0; done < articles / 2; done += BATCH) {
      const arrived = await arrive(db, next());
      const before = [computedSeconds(), await databaseSeconds(pool)] as const;
      single.push(await timed(() => group(arrived, workers[0])));
      here.push(computedSeconds() - before[0]);
      inDatabase.push(((await databaseSeconds(pool)) ?? NaN) - (before[1] ?? NaN));
    }
    for (let done = 0; done < articles / 2; done += BATCH) {
      const arrived = await arrive(db, next());
      const halves = [arrived.slice(0, BATCH / 2), arrived.slice(BATCH / 2)] as const;
      double.push(await timed(() => Promise.all([group(halves[0], workers[0]), group(halves[1], workers[1])])));
    }

    const vectors: TermVector[] = [];
    for (let entry = 0; entry < window; entry += 1) {
      const signature = workers[0].index.signature(entry);
      if (signature !== null) vectors.push(signature.terms);
    }
    // The median batch, which excludes outliers in both directions.
    const articlesPerSecond = BATCH / middle(single);
    const exhaustivePerSecond = exhaustively(vectors, vectors.slice(-20));
    const result = {
      window,
      articlesPerSecond,
      byTwoPerSecond: BATCH / middle(double),
      exhaustivePerSecond,
      ratio: articlesPerSecond / exhaustivePerSecond,
      startSeconds,
      bytesPerArticle,
    };
    say?.(
      `${window} articles in the window: ${Math.round(articlesPerSecond)} articles/s grouped, ${Math.round(result.byTwoPerSecond)} by two workers in batches of half the size; compared with every one in memory ${exhaustivePerSecond.toFixed(1)} articles/s: ${result.ratio.toFixed(1)} times; a worker that starts reads the window in ${startSeconds.toFixed(1)} s and keeps ${Math.round(bytesPerArticle)} bytes an article; an article grouped takes ${((middle(here) / BATCH) * 1_000).toFixed(2)} ms of computing here and ${((inDatabase.reduce((sum, one) => sum + one, 0) / inDatabase.length / BATCH) * 1_000).toFixed(2)} ms in the database; ${loadNow()}`,
    );
    return result;
  });
}

if (process.argv[1]?.endsWith('stories.ts') === true) {
  const large = process.argv.includes('--large');
  const given = process.argv
    .slice(2)
    .map(Number)
    .find((count) => count > 0);
  void run({ window: given ?? (large ? 200_000 : 20_000), say: (line) => process.stdout.write(`${line}\n`) });
}
