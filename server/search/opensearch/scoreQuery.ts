import { kept } from '@server/engine/postings/recency';
import type { RankTerm } from '@server/engine/postings/rankRequest';
import { anyClause, type Clause } from './planQuery';

const microsecondsOfDay = 86_400_000_000;

/**
 * Scores the terms of a query by BM25 over the weighted words. The forms of a word count as their best one, because an
 * article has one language and so one stem of it.
 */
export function scoreQuery(terms: readonly RankTerm[]): Clause {
  return anyClause(
    terms.map(({ lexemes, joined, prefix, times }): Clause => {
      if (prefix !== null) {
        const fields = ['headlinePrefixes', 'bodyPrefixes'];
        return anyClause(fields.map((field) => ({ prefix: { [field]: { value: prefix, boost: times } } })));
      }
      const forms = [...new Set([...lexemes, ...joined])];
      const queries = forms.map((lexeme) => ({ term: { words: { value: lexeme, boost: times } } }));
      return queries.length === 1 ? anyClause(queries) : { dis_max: { queries } };
    }),
  );
}

/** Blends recency into the scores of a query; see recency.ts. */
export function withRecency(query: Clause, asOf: number, halfLifeDays: number): Clause {
  const decay = { origin: asOf, scale: halfLifeDays * microsecondsOfDay, decay: 0.5 };
  return {
    function_score: {
      query,
      functions: [
        // Articles dated later than the search are as good as new; the decay would count their distance too.
        { filter: { range: { published: { lte: asOf } } }, exp: { published: decay }, weight: 1 - kept },
        { filter: { range: { published: { gt: asOf } } }, weight: 1 - kept },
        { weight: kept },
      ],
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  };
}
