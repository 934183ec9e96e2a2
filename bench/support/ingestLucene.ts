import { analyzeArticle } from '@server/engine/analyzer/analyzeArticle';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import type { LucenePeer } from './lucene/lucenePeer';
import { writtenArticle } from './lucene/writtenArticle';

/** Articles per second of each round. */
export interface LuceneIngest {
  /** With a commit per batch, as durable as ours. */
  committed: number[];
  /** Without commits, as in products with their own log beside Lucene. */
  uncommitted: number[];
}

/** Adds analyzed articles with stored texts to a Lucene index: no rights, versions, or matching. */
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
        return writtenArticle(analyzeArticle(article), { id: String(index), text });
      });
      await lucene.hold(written);
      rates.uncommitted.push(articles.length / (await lucene.add(0)));
      rates.committed.push(articles.length / (await lucene.add(commitEvery)));
    },
  };
}
