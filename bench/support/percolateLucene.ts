import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import type { LucenePeer } from './lucene/lucenePeer';
import { writtenArticle } from './lucene/writtenArticle';
import { writtenQuery } from './lucene/writtenQuery';
import type { SavedQueryOfBench } from './savedQueries';

interface LuceneMatching {
  /** All queries run against each article in a memory index. */
  allPerSecond: number;
  /** Only queries that share a required term with the article, found by an index of these terms. */
  likelyPerSecond: number;
}

interface Matches {
  matches: number;
  sum: number;
}

interface LuceneMatches {
  again: () => Promise<void>;
  /** The best run; throws if the matches differ from those of `ours`. */
  best: (ours: (articles: readonly AnalyzedArticle[]) => Matches) => LuceneMatching;
}

/** The factor by which more articles are matched with the prefilter than without. */
const LIKELY_TIMES = 10;

/**
 * The same matching with Lucene on the same analyzed articles: as Elasticsearch's percolator verifies queries, and with
 * the prefilter of Lucene's Monitor. Rare terms are chosen by the same articles that the percolator learns from.
 */
export async function luceneMatches(
  lucene: LucenePeer,
  queries: Iterable<SavedQueryOfBench>,
  articles: readonly AnalyzedArticle[],
  sample: number,
): Promise<LuceneMatches> {
  const languages = [...new Set(articles.map(({ language }) => language))];
  const likely = Math.min(articles.length, sample * LIKELY_TIMES);
  await lucene.hold(articles.slice(0, Math.max(likely, 500)).map((article) => writtenArticle(article)));
  await lucene.save([...queries].map(({ query, sources }) => writtenQuery(query, sources, languages)));
  // A warm-up for Java's JIT compiler.
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
