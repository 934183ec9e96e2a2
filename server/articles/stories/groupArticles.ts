import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { loadArticles, versionName, type ArticleRow, type VersionKey } from '../items/loadArticles';
import { findCandidates } from '@server/engine/similarity/candidates';
import { lookupKeysOf, type LookupKeys } from '@server/engine/similarity/lookupKeys';
import { backgroundOf, compareArticles, type ArticleSignature } from '@server/engine/similarity/similarity';
import { nearDuplicate, rewrite } from '@server/engine/similarity/parameters';
import {
  readMembers,
  readPresent,
  readSigned,
  readUnripe,
  writeSignatures,
  type Signature,
  deleteSignatures,
} from './signatureStore';
import { sketchOf, type Sketch } from '@server/engine/similarity/sketch';
import { Stories } from '@server/engine/similarity/stories';
import { writeStories } from './repository';
import { lockStories, type StoryWindow } from './storyWindow';
import { vectorOf, type Frequencies } from '@server/engine/similarity/termVector';
import { termsOf, wordsOf, type Term } from '@server/engine/similarity/terms';

/** An article prepared for comparison. Preparing is the expensive part and needs no lock. */
export interface ArrivedArticle extends VersionKey {
  article: AnalyzedArticle;
  terms: readonly Term[];
  sketch: Sketch;
}

/** Prepares an article for comparison. */
export function arrivedArticle(key: VersionKey, article: AnalyzedArticle): ArrivedArticle {
  return { ...key, article, terms: termsOf(article), sketch: sketchOf(wordsOf(article, nearDuplicate.shortShingles)) };
}

interface Read extends ArrivedArticle {
  isNew: boolean;
}

const UNRIPE_AT_ONCE = 200;
const UNRIPE_KEPT_HOURS = 90 * 24;
const hourMs = 3_600_000;
const noKeys: LookupKeys = { bands: [], terms: [] };
const noTerms = { hashes: new Int32Array(), weights: new Float32Array() };

/**
 * Groups new articles and new versions into stories. Runs in the caller's transaction under a lock held until its end,
 * so that two workers never create two stories for one event.
 * @param window This worker's copy of the stored signatures; updated here.
 */
export async function groupArticles(
  tx: Tx,
  arrived: readonly ArrivedArticle[],
  window: StoryWindow,
  now: Date,
): Promise<void> {
  if (arrived.length === 0) return;
  await lockStories(tx);
  await window.open(tx, now);
  const signed = await readSigned(
    tx,
    arrived.map(({ itemId }) => itemId),
  );
  const fresh = arrived
    .filter(({ itemId, version }) => (signed.get(itemId) ?? 0) < version)
    .map((one) => ({ ...one, isNew: !signed.has(one.itemId) }));
  const frequencies = await window.counts.add(tx, fresh);
  const ripened = await ripenedArticles(tx, fresh, frequencies);
  const signatures = [...fresh, ...ripened].map((one) => signatureOf(one, frequencies(one.article.language)));
  const alike = compare(signatures, window);
  await writeSignatures(tx, signatures);
  await place(tx, signatures, alike);
}

/** Articles that arrived before their language had enough articles for term weights, as soon as it has. */
async function ripenedArticles(
  tx: Tx,
  fresh: readonly ArrivedArticle[],
  frequencies: (language: string) => Frequencies,
): Promise<Read[]> {
  const languages = [...new Set(fresh.map(({ article }) => article.language))];
  const ripe = languages.filter((language) => frequencies(language).articles >= rewrite.ripeArticles);
  const coming = new Set(fresh.map(({ itemId }) => itemId));
  const keys = (await readUnripe(tx, ripe, UNRIPE_AT_ONCE)).filter(({ itemId }) => !coming.has(itemId));
  const articles = await loadArticles(
    async (text, values) => (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows,
    keys,
  );
  return keys.flatMap((key) => {
    const article = articles.get(versionName(key));
    return article === undefined ? [] : [{ ...arrivedArticle(key, article), isNew: false }];
  });
}

/** The signature of an article, with term weights if its language has enough articles. Its background is set later. */
export function signatureOf(
  { itemId, version, article, terms, sketch }: ArrivedArticle,
  known: Frequencies,
): Signature {
  const ripe = known.articles >= rewrite.ripeArticles;
  return {
    itemId,
    version,
    sourceId: article.sourceId,
    departmentId: article.departmentId,
    language: article.language,
    published: article.published,
    sketch,
    terms: ripe ? vectorOf(terms, known) : noTerms,
    background: 0,
    ripe,
  };
}

/**
 * True if an article can be compared with one of this department: articles of a department with its own and the
 * provider's, and articles of the provider (null) with the provider's.
 */
function isSeen(other: ArticleSignature, departmentId: string | null): boolean {
  return other.departmentId === null || other.departmentId === departmentId;
}

/** Finds the articles of the same story for each article, by item id. Includes articles of the same batch. */
function compare(articles: readonly ArticleSignature[], window: StoryWindow): Map<string, ArticleSignature[]> {
  const keys = articles.map(lookupKeysOf);
  const entries = articles.map((article, index) => window.add(article, keys[index] ?? noKeys));
  const candidates = articles.map((article, index) =>
    findCandidates(window.index, article, keys[index] ?? noKeys, entries[index] ?? -1),
  );
  articles.forEach((article, index) => {
    const older = candidates[index]?.older ?? [];
    article.background = backgroundOf(
      article,
      older.filter((other) => isSeen(other, article.departmentId)),
    );
    window.index.setBackground(entries[index] ?? -1, article.background);
  });
  const batch = new Map(articles.map((article) => [article.itemId, article]));
  return new Map(
    articles.map((article, index) => {
      // For articles of the batch, uses the signature whose background is already computed.
      const others = (candidates[index]?.alike ?? []).map((other) => batch.get(other.itemId) ?? other);
      return [article.itemId, others.filter((other) => compareArticles(article, other) !== null)];
    }),
  );
}

async function place(
  tx: Tx,
  articles: readonly ArticleSignature[],
  alike: ReadonlyMap<string, ArticleSignature[]>,
): Promise<void> {
  const ids = [...articles, ...[...alike.values()].flat()].map(({ itemId }) => itemId);
  const present = await readPresent(tx, ids);
  const stories = new Stories(await readMembers(tx, ids));
  // In order of publication, so that a story grows from its first article.
  const inOrder = [...articles].sort(
    (a, b) => a.published - b.published || Number(BigInt(a.itemId) - BigInt(b.itemId)),
  );
  for (const article of inOrder) {
    const others = alike.get(article.itemId) ?? [];
    // Articles deleted since they were read are left out.
    stories.place(
      article,
      others.filter(({ itemId }) => present.has(itemId)),
    );
  }
  await writeStories(tx, stories.changes());
}

/**
 * Deletes signatures that are too old to be compared with new articles; those without term weights only after three
 * months. Returns the number of deleted signatures.
 */
export async function pruneSignatures(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - nearDuplicate.hours * hourMs);
  const longBefore = new Date(now.getTime() - UNRIPE_KEPT_HOURS * hourMs);
  return deleteSignatures(db, { before, longBefore, limit });
}
