import { analyseArticle } from '@server/engine/analyzer/analyseArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import type { LucenePeer } from './lucene/lucenePeer';
import { writtenArticle } from './lucene/writtenArticle';

/** Articles a second, round by round. */
export interface LuceneIngest {
  /** What was added is there after a power loss, as often as ours is. */
  committed: number[];
  /** What was added is only in memory, as in products that keep a log of their own beside Lucene. */
  uncommitted: number[];
}

/** Adds articles, analysed beforehand, to Lucene's index, their texts kept: nobody's rights, no versions, no matching. */
export async function ingestByLucene(
  lucene: LucenePeer | null,
  commitEvery: number,
): Promise<{ rates: LuceneIngest; again: (articles: readonly ArticleText[]) => Promise<void> }> {
  const rates: LuceneIngest = { committed: [], uncommitted: [] };
  await lucene?.open();
  return {
    rates,
    again: async (articles) => {
      if (lucene === null) return;
      const written = articles.map((article, index) => {
        const text = `${article.headline} ${article.summary} ${article.body}`;
        return writtenArticle(analyseArticle(article), { id: String(index), text });
      });
      await lucene.hold(written);
      rates.uncommitted.push(articles.length / (await lucene.add(0)));
      rates.committed.push(articles.length / (await lucene.add(commitEvery)));
    },
  };
}
