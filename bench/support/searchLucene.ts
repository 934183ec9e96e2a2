import type { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import type { Pool } from 'pg';
import { loadArticles, versionName, type ArticleRow } from '@server/articles/items/loadArticles';
import type { LucenePeer } from './lucene/lucenePeer';
import { writtenArticle } from './lucene/writtenArticle';
import { writtenQuery } from './lucene/writtenQuery';
import type { MeasuredSearch, SearchKind } from './searchKinds';

const AT_ONCE = 250;
/** The number of exactly counted hits, in both systems. */
const COUNTED = 10_000;
const WARM_SEARCHES = 200;
const WARM_MS = 1_000;
const COMPARED = 5;

/** Indexes the latest versions of the database in Lucene, analyzed as for the database. */
export async function fillLucene(pool: Pool, lucene: LucenePeer, say: (line: string) => void): Promise<void> {
  const start = performance.now();
  await lucene.open();
  let count = 0;
  // Lucene adds some while the next ones are analyzed.
  let adding: Promise<unknown> = Promise.resolve();
  for (let last = '0'; ;) {
    const { rows } = await pool.query<{ item_id: string; version: number }>(
      'select item_id, version from item_version where is_latest and item_id > $1 order by item_id limit $2',
      [last, AT_ONCE],
    );
    if (rows.length === 0) break;
    const keys = rows.map(({ item_id, version }) => ({ itemId: item_id, version }));
    const run = async (text: string, values: unknown[]) => (await pool.query<ArticleRow>(text, values)).rows;
    const articles = await loadArticles(run, keys);
    const written = keys.flatMap((key) => {
      const article = articles.get(versionName(key));
      return article === undefined ? [] : [writtenArticle(article, { id: key.itemId })];
    });
    await adding;
    adding = lucene.hold(written).then(() => lucene.add(0));
    // Awaited before the next ones are added.
    adding.catch(() => undefined);
    count += written.length;
    last = rows.at(-1)?.item_id ?? last;
  }
  await adding;
  const segments = await lucene.makeSearchable();
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`Lucene has the ${count} articles, analyzed for it in ${seconds} s, in ${segments} segments`);
}

/** Runs the same search in Lucene; null if there is no comparison. */
export async function askLucene(lucene: LucenePeer, { ofPeers }: MeasuredSearch) {
  if (ofPeers === null || ofPeers.grouping === 'STORY') return null;
  const { query, allSources, sourceIds, sort, limit } = ofPeers;
  const asked = writtenQuery(query, allSources ? 'all' : sourceIds, ['en']);
  return lucene.search(asked, sort === 'RELEVANT_FIRST' ? 'relevant' : 'newest', limit, COUNTED);
}

/** A warm-up for Java's JIT compiler. */
export async function warmLucene(
  articleSearch: PostgresArticleSearch,
  lucene: LucenePeer,
  kind: SearchKind,
): Promise<void> {
  const start = performance.now();
  for (let number = 0; number < WARM_SEARCHES && performance.now() - start < WARM_MS; number += 1)
    if ((await askLucene(lucene, await kind.make(articleSearch))) === null) return;
}

/**
 * Compares results while nothing arrives: both must count the same hits and return the same newest articles. Reports
 * differences.
 */
export async function compareWithLucene(
  articleSearch: PostgresArticleSearch,
  lucene: LucenePeer,
  kind: SearchKind,
  say: (line: string) => void,
): Promise<{ asked: number; same: number }> {
  let [asked, same] = [0, 0];
  for (let number = 0; number < COMPARED; number += 1) {
    const made = await kind.make(articleSearch);
    const theirs = await askLucene(lucene, made);
    const ours = await made.ask();
    if (theirs === null) break;
    asked += 1;
    const hits = [ours.hits, theirs.hits].map((count) => Math.min(count, COUNTED));
    const isSamePage = theirs.ids.length === 0 || theirs.ids.join() === ours.ids.join();
    if (hits[0] === hits[1] && isSamePage) same += 1;
    else say(`${kind.name}: ${hits[0]} hits, Lucene ${hits[1]}${isSamePage ? '' : ', other articles first'}`);
  }
  return { asked, same };
}
