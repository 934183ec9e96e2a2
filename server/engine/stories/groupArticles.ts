import { CompiledQuery, sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { loadArticles, versionName, type ArticleRow, type VersionKey } from '../search/loadArticles';
import { findCandidates } from './candidates';
import { countTerms } from './frequencyStore';
import { backgroundOf, type Telling } from './likeness';
import { near, rewrite } from './parameters';
import {
  readMembers,
  readSigned,
  readTellings,
  readUnripe,
  writeBackgrounds,
  writeSignatures,
  type Signature,
} from './signatureStore';
import { bandsOf, sketchOf } from './sketch';
import { Stories } from './stories';
import { writeStories } from './storyStore';
import { keysOf, vectorOf, type Frequencies } from './termVector';
import { termsOf, wordsOf, type Term } from './terms';

export interface ArrivedArticle extends VersionKey {
  article: AnalysedArticle;
}

interface Read extends ArrivedArticle {
  terms: Term[];
  isNew: boolean;
}

const UNRIPE_AT_ONCE = 200;
const UNRIPE_KEPT_HOURS = 90 * 24;
const hourMs = 3_600_000;
const noTerms = { hashes: new Int32Array(), weights: new Float32Array() };

/**
 * Groups articles that arrived, or came in a new version, with those that tell the same story. In the caller's
 * transaction, under a lock that it keeps to its end: two workers never make two stories of one.
 */
export async function groupArticles(tx: Tx, arrived: readonly ArrivedArticle[]): Promise<void> {
  if (arrived.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended('stories', 0))`.execute(tx);
  const signed = await readSigned(
    tx,
    arrived.map(({ itemId }) => itemId),
  );
  const fresh = arrived
    .filter(({ itemId, version }) => (signed.get(itemId) ?? 0) < version)
    .map((one) => ({ ...one, terms: termsOf(one.article), isNew: !signed.has(one.itemId) }));
  const frequencies = await countTerms(tx, fresh);
  const ripened = await ripenedArticles(tx, frequencies);
  const known = ripened.length === 0 ? frequencies : await countTerms(tx, [...fresh, ...ripened]);
  const signatures = [...fresh, ...ripened].map((one) => signatureOf(one, known));
  await writeSignatures(tx, signatures);
  await place(tx, signatures);
}

/** Articles that came before their language could be weighed, as soon as it can. */
async function ripenedArticles(tx: Tx, frequencies: ReadonlyMap<string, Frequencies>): Promise<Read[]> {
  const ripe = [...frequencies].filter(([, { articles }]) => articles >= rewrite.ripeArticles).map(([name]) => name);
  const keys = await readUnripe(tx, ripe, UNRIPE_AT_ONCE);
  const articles = await loadArticles(
    async (text, values) => (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows,
    keys,
  );
  return keys.flatMap((key) => {
    const article = articles.get(versionName(key));
    return article === undefined ? [] : [{ ...key, article, terms: termsOf(article), isNew: false }];
  });
}

function signatureOf({ itemId, version, article, terms }: Read, known: ReadonlyMap<string, Frequencies>): Signature {
  const frequencies = known.get(article.language);
  const ripe = frequencies !== undefined && frequencies.articles >= rewrite.ripeArticles;
  const sketch = sketchOf(wordsOf(article, near.shortShingles));
  const vector = ripe ? vectorOf(terms, frequencies) : noTerms;
  return {
    itemId,
    version,
    sourceId: article.sourceId,
    departmentId: article.departmentId,
    language: article.language,
    published: article.published,
    sketch,
    terms: vector,
    background: 0,
    ripe,
    keys: [...bandsOf(sketch), ...keysOf(vector).map(({ hash }) => hash)],
  };
}

/** A department's articles are compared with its own and the provider's; a provider's background is the provider's. */
function isSeen(other: Telling | undefined, departmentId: string | null): other is Telling {
  return other !== undefined && (other.departmentId === null || other.departmentId === departmentId);
}

async function place(tx: Tx, articles: readonly Telling[]): Promise<void> {
  const candidates = await findCandidates(tx, articles);
  const wanted = new Set([...candidates.values()].flatMap(({ alike, older }) => [...alike, ...older]));
  for (const { itemId } of articles) wanted.delete(itemId);
  const known = await readTellings(tx, [...wanted]);
  for (const article of articles) known.set(article.itemId, article);
  for (const article of articles) {
    const older = (candidates.get(article.itemId)?.older ?? []).map((id) => known.get(id));
    article.background = backgroundOf(
      article,
      older.filter((other) => isSeen(other, article.departmentId)),
    );
  }
  await writeBackgrounds(tx, articles);
  const stories = new Stories(await readMembers(tx, [...known.keys()]));
  // In the order of publication, so that a story grows from the article that told it first.
  const inOrder = [...articles].sort(
    (a, b) => a.published - b.published || Number(BigInt(a.itemId) - BigInt(b.itemId)),
  );
  for (const article of inOrder) {
    const alike = (candidates.get(article.itemId)?.alike ?? []).map((id) => known.get(id));
    stories.place(
      article,
      alike.filter((other) => other !== undefined),
    );
  }
  await writeStories(tx, stories.changes());
}

/**
 * Deletes what is too old to be compared with anything that arrives, if its words have been weighed, and after three
 * months if they have not; answers how many articles that was.
 */
export async function forgetOldSignatures(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - near.hours * hourMs);
  const longBefore = new Date(now.getTime() - UNRIPE_KEPT_HOURS * hourMs);
  const { rows } = await sql<{ count: number }>`
    with old as (
      delete from story_signature where item_id in (
        select item_id from story_signature where published < ${before} and (ripe or published < ${longBefore})
        order by published limit ${limit}
        for update skip locked)
      returning item_id, published, keys),
    keys as (
      delete from story_key k using (select item_id, published, unnest(keys) as key from old) o
      where k.key = o.key and k.published = o.published and k.item_id = o.item_id)
    select count(*)::int as count from old`.execute(db);
  return rows[0]?.count ?? 0;
}
