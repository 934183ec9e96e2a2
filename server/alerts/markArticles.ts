import { markText } from '@server/engine/query/highlight';
import { readQueryIfAny } from '@server/topics/query/service';
import type { EditionArticle } from './editionArticles';

/** Adds headline and summary with the words of a topic's query marked. An invalid query marks nothing. */
export function markArticles(articles: readonly EditionArticle[], topicQuery: string): EditionArticle[] {
  const query = readQueryIfAny(topicQuery);
  if (query === null) return [...articles];
  return articles.map((article) => ({
    ...article,
    marked: {
      headline: markText(query, article.headline, article.language, 'headline'),
      summary: markText(query, article.summary, article.language, 'body'),
    },
  }));
}
