import type { AnalysedArticle } from '@server/engine/analyzer/analysedArticle';
import type { LucenePeer } from './lucene/lucenePeer';
import { writtenArticle } from './lucene/writtenArticle';
import { writtenQuery } from './lucene/writtenQuery';
import type { SavedQueryOfBench } from './savedQueries';

export interface LuceneMatching {
  /** Each article an index in memory, against which all queries are run. */
  allPerSecond: number;
  /** The same, but only the queries one of whose needed terms the article has, which an index of these terms finds first. */
  likelyPerSecond: number;
}

interface Matches {
  matches: number;
  sum: number;
}

export interface LuceneMatches {
  again: () => Promise<void>;
  /** The best of its runs; an error where others matched than `ours`. */
  best: (ours: (articles: readonly AnalysedArticle[]) => Matches) => LuceneMatching;
}

/** Articles that are matched with the likely queries alone: many more than with all. */
const LIKELY_TIMES = 10;

/**
 * The same matching by Lucene, on the same analysed articles: as Elasticsearch's percolator verifies, and with the filter
 * before it that Lucene's Monitor has. The rarest needed terms are chosen by the same articles that the percolator learns from.
 */
export async function luceneMatches(
  lucene: LucenePeer,
  queries: Iterable<SavedQueryOfBench>,
  articles: readonly AnalysedArticle[],
  sample: number,
): Promise<LuceneMatches> {
  const languages = [...new Set(articles.map(({ language }) => language))];
  const likely = Math.min(articles.length, sample * LIKELY_TIMES);
  await lucene.hold(articles.slice(0, Math.max(likely, 500)).map((article) => writtenArticle(article)));
  await lucene.save([...queries].map(({ query, sources }) => writtenQuery(query, sources, languages)));
  // Java compiles what is run often.
  await lucene.match(Math.min(likely, 500), 'likely');
  const best: LuceneMatching = { allPerSecond: 0, likelyPerSecond: 0 };
  const found: [Matches, Matches] = [
    { matches: 0, sum: 0 },
    { matches: 0, sum: 0 },
  ];
  return {
    again: async () => {
      const all = await lucene.match(sample, 'all');
      const some = await lucene.match(likely, 'likely');
      found[0] = all;
      found[1] = some;
      best.allPerSecond = Math.max(best.allPerSecond, sample / all.seconds);
      best.likelyPerSecond = Math.max(best.likelyPerSecond, likely / some.seconds);
    },
    best: (ours) => {
      [sample, likely].forEach((count, which) => {
        const { matches, sum } = ours(articles.slice(0, count));
        const theirs = found[which];
        if (theirs?.matches === matches && theirs.sum === sum) return;
        throw new Error(`Lucene found ${theirs?.matches} matches (${theirs?.sum}), the percolator ${matches} (${sum})`);
      });
      return best;
    },
  };
}
