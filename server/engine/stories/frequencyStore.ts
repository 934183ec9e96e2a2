import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import type { AnalysedArticle } from '../analyzer/analysedArticle';
import { hashText } from './hash';
import type { Frequencies } from './termVector';
import type { Term } from './terms';

/** From here on one article of several is counted: what is rare is known by then. */
const SAMPLED_FROM = 20_000;
const SAMPLED_EVERY = 8;

export interface Counted {
  itemId: string;
  article: AnalysedArticle;
  terms: readonly Term[];
  /** Not counted in an earlier version. */
  isNew: boolean;
}

const totalOf = (language: string): number => hashText(`language ${language}`);

async function read(tx: Tx, terms: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ term: number; articles: number }>`
    select term, articles from story_term where term = any(${terms}::int[])`.execute(tx);
  return new Map(rows.map((row) => [row.term, row.articles]));
}

async function add(tx: Tx, counts: ReadonlyMap<number, number>): Promise<void> {
  if (counts.size === 0) return;
  await sql`
    insert into story_term as known (term, articles)
    select * from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[])
    on conflict (term) do update set articles = known.articles + excluded.articles`.execute(tx);
}

/** Counts the terms of a batch, and answers by language in how many articles each of them occurs. */
export async function countTerms(tx: Tx, batch: readonly Counted[]): Promise<Map<string, Frequencies>> {
  const languages = [...new Set(batch.map(({ article }) => article.language))];
  const totals = await read(tx, languages.map(totalOf));
  const counts = new Map<number, number>();
  const count = (term: number): unknown => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { itemId, article, terms, isNew } of batch) {
    const isSampled = (totals.get(totalOf(article.language)) ?? 0) >= SAMPLED_FROM;
    if (!isNew || (isSampled && Number(BigInt(itemId) % BigInt(SAMPLED_EVERY)) !== 0)) continue;
    count(totalOf(article.language));
    for (const { hash } of terms) count(hash);
  }
  await add(tx, counts);
  const wanted = new Set(batch.flatMap(({ terms }) => terms.map(({ hash }) => hash)));
  const of = await read(tx, [...wanted, ...languages.map(totalOf)]);
  return new Map(languages.map((language) => [language, { articles: of.get(totalOf(language)) ?? 0, of }]));
}
