import { limits } from '@contract/limits';
import { sqlAll, SqlParameters } from '../query/sqlFragment';
import { toTsquery } from '../query/toTsquery';
import { bm25, idfOf } from './bm25';
import type { Page, PageRequest } from './newest';
import { rankPhrasesOf, rankTermsOf, type RankTerm } from './rankTerms';
import { verified, type CandidateRow } from './rows';
import { conditionsOf, storyOfSql, versionArms, type Selection } from './selection';
import type { SearchSession } from './session';
import { newestOfStories } from './stories';

interface RankedRow extends CandidateRow {
  words: number;
  /** Two a term: its rank and its prominence; then one a phrase. */
  ranks: number[];
}

export interface RankedPage extends Omit<Page, 'next'> {
  scores: number[];
  /** Hits to skip for the next page; null after the last. */
  nextOffset: number | null;
  /** How many candidates, the newest, were ranked. */
  ranked: number;
}

/** What a phrase found as such adds to an article's score, as a part of it. */
const phraseBonus = 0.25;

async function frequencies(
  session: SearchSession,
  terms: readonly RankTerm[],
): Promise<{ articles: number; of: number[] }> {
  // As in count.ts: the CTE keeps the planner on the word index.
  const [row] = await session.rows<{ articles: number; counts: (number | null)[] }>(
    `select greatest((select reltuples from pg_class where oid = 'item_version'::regclass), 1)::float8 as articles,
      array(
        select (
          with found as materialized (select from item_version v where v.vector @@ term::tsquery)
          select count(*) from (select from found limit ${limits.hitCountExact}) counted
        )::float8
        from unnest($1::text[]) with ordinality as terms(term, place) order by place
      ) as counts`,
    [terms.map((term) => term.tsquery)],
  );
  const articles = Math.max(row?.articles ?? 1, ...(row?.counts ?? []).map((count) => count ?? 0));
  return { articles, of: (row?.counts ?? []).map((count) => count ?? 0) };
}

async function rankedRows(
  session: SearchSession,
  selection: Selection,
  terms: readonly RankTerm[],
): Promise<RankedRow[]> {
  const parameters = new SqlParameters();
  const conditions = conditionsOf(selection, parameters);
  const limit = parameters.add(limits.rankedHits);
  const ranks = terms.flatMap((term) => {
    const query = `${parameters.add(term.tsquery)}::tsquery`;
    return [`ts_rank('{1,1,1,1}', d.vector, ${query})`, `ts_rank('{0,0,0.25,1}', d.vector, ${query})`];
  });
  const phrases = rankPhrasesOf(selection.plan).flatMap((plan) => {
    const { lower } = toTsquery(plan, selection.corpus.languages, false);
    return typeof lower === 'object' ? [`(d.vector @@ ${parameters.add(lower.text)}::tsquery)::int`] : [];
  });
  const arms = versionArms(selection, parameters).map(
    (arm) => `(select v.* from item_version v where ${sqlAll([conditions.candidate, arm])}
      order by v.published desc, v.item_id desc limit ${limit}::int)`,
  );
  // The vector is unpacked once (concatenation makes a plain copy), however many ranks are taken of it.
  return session.rows<RankedRow>(
    ...parameters.statement(`select v.item_id, v.version, v.published, (extract(epoch from v.published) * 1000000)::bigint as at,
      ${storyOfSql(selection, 'v', parameters)} as story_id, (${conditions.certain}) as certain,
      v.word_count as words, array[${[...ranks, ...phrases].join(', ')}]::float4[] as ranks
     from (select * from (${arms.join(' union all ')}) arms
       order by published desc, item_id desc limit ${limit}::int) v
     cross join lateral (select v.vector || ''::tsvector as vector offset 0) d`),
  );
}

function scoreOf(row: RankedRow, idfs: readonly number[], averageWords: number): number {
  const terms = idfs.map((idf, index) => ({
    idf,
    rank: row.ranks[index * 2] ?? 0,
    prominence: row.ranks[index * 2 + 1] ?? 0,
  }));
  const phrases = row.ranks.slice(idfs.length * 2).reduce((sum, found) => sum + found, 0);
  return bm25(terms, row.words, averageWords) * (1 + phraseBonus * phrases);
}

/**
 * A page of hits by relevance: the newest `limits.rankedHits` candidates are ranked by BM25; what is older does not
 * appear, and the answer says how many were ranked. Equal scores: newest first.
 */
export async function relevantPage(
  session: SearchSession,
  selection: Selection,
  request: PageRequest,
): Promise<RankedPage> {
  const terms = rankTermsOf(selection.plan, selection.corpus.languages);
  const candidates = await rankedRows(session, selection, terms);
  const { articles, of } = await frequencies(session, terms);
  const idfs = of.map((frequency) => idfOf(articles, frequency));
  const averageWords = candidates.reduce((sum, row) => sum + row.words, 0) / Math.max(candidates.length, 1);
  const scored = candidates.map((row) => ({ row, score: scoreOf(row, idfs, averageWords) }));
  scored.sort((a, b) => b.score - a.score || b.row.published.getTime() - a.row.published.getTime());
  const wanted = request.start + request.limit + 1;
  const kept: typeof scored = [];
  for (let from = 0; from < scored.length && kept.length < wanted; from += limits.searchBlock) {
    const block = scored.slice(from, from + limits.searchBlock);
    const matching = await verified(
      session,
      selection,
      block.map((one) => one.row),
    );
    const shown = new Set<CandidateRow>(
      request.byStory ? await newestOfStories(session, selection, matching) : matching,
    );
    kept.push(...block.filter((one) => shown.has(one.row)));
  }
  const page = kept.slice(request.start, request.start + request.limit);
  return {
    rows: page.map((one) => one.row),
    scores: page.map((one) => one.score),
    nextOffset: kept.length >= wanted ? request.start + request.limit : null,
    ranked: candidates.length,
  };
}
