import { analyseArticle } from '@server/engine/analyzer/analyseArticle';
import type { AnalysedArticle } from '@server/engine/analyzer/analysedArticle';
import type { Db } from '@server/db/schema';
import { groupArticles, type ArrivedArticle } from '@server/engine/stories/groupArticles';
import { cosine, vectorOf, type Frequencies, type TermVector } from '@server/engine/stories/termVector';
import { termsOf } from '@server/engine/stories/terms';
import { readSentences, recombined } from './support/corpus';
import { withBenchDatabase } from './support/database';

export interface StoriesOptions {
  /** Articles in the window when the measured ones arrive. */
  window?: number;
  articles?: number;
  say?: (line: string) => void;
}

export interface StoriesResult {
  window: number;
  articlesPerSecond: number;
  /** Of a comparison with every article of the window, in memory and by the same vectors. */
  exhaustivePerSecond: number;
  ratio: number;
}

const BATCH = 200;
/** All within the time in which copies are looked for, and most beyond that of rewrites. */
const windowMs = 13 * 24 * 3_600_000;

async function arrive(db: Db, batch: readonly AnalysedArticle[]): Promise<ArrivedArticle[]> {
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
    return article === undefined ? [] : [{ itemId: id, version: 1, article }];
  });
}

function exhaustively(window: readonly TermVector[], arrived: readonly TermVector[]): number {
  const start = performance.now();
  let best = 0;
  for (const one of arrived) for (const other of window) best = Math.max(best, cosine(one, other));
  if (best < 0) throw new Error('A cosine of weights is not negative');
  return arrived.length / ((performance.now() - start) / 1000);
}

function* batches(window: number): Generator<AnalysedArticle[]> {
  const from = Date.parse('2026-01-01');
  const made = recombined(readSentences().sentences, 11, new Date(from));
  for (let at = 0; ; at += BATCH) {
    const batch = Array.from({ length: BATCH }, () => made.next().value).map((article, index) => {
      const published = new Date(from + ((at + index) / window) * windowMs).toISOString();
      return analyseArticle({ ...article, published });
    });
    yield batch;
  }
}

/** Articles a second grouped into stories, with so many in the window, against comparing each with all of them. */
export async function run({ window = 20_000, articles = 1_000, say }: StoriesOptions = {}): Promise<StoriesResult> {
  return withBenchDatabase(async ({ db, pool }) => {
    const made = batches(window);
    const next = (): AnalysedArticle[] => made.next().value ?? [];
    const frequencies = { articles: 0, of: new Map<number, number>() };
    const vectors: TermVector[] = [];
    const known: Frequencies = frequencies;
    for (let stored = 0; stored < window; stored += BATCH) {
      const arrived = await arrive(db, next());
      await db.transaction().execute((tx) => groupArticles(tx, arrived));
      for (const { article } of arrived) {
        const terms = termsOf(article);
        frequencies.articles += 1;
        for (const { hash } of terms) frequencies.of.set(hash, (frequencies.of.get(hash) ?? 0) + 1);
        vectors.push(vectorOf(terms, known));
      }
    }
    await pool.query('analyze');
    let seconds = 0;
    const sample: TermVector[] = [];
    for (let done = 0; done < articles; done += BATCH) {
      const arrived = await arrive(db, next());
      const start = performance.now();
      await db.transaction().execute((tx) => groupArticles(tx, arrived));
      seconds += (performance.now() - start) / 1000;
      for (const { article } of arrived.slice(0, 4)) sample.push(vectorOf(termsOf(article), known));
    }
    const articlesPerSecond = articles / seconds;
    const exhaustivePerSecond = exhaustively(vectors, sample);
    const result = { window, articlesPerSecond, exhaustivePerSecond, ratio: articlesPerSecond / exhaustivePerSecond };
    say?.(
      `${window} articles in the window: ${Math.round(articlesPerSecond)} articles/s grouped; compared with every one in memory ${exhaustivePerSecond.toFixed(1)} articles/s: ${result.ratio.toFixed(1)} times`,
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
