import { noMetadata, type ArticleText } from '@server/engine/analyzer/articleText';
import { readRealArticles, realData } from '../../../bench/support/realArticles';

/** An article with default values for what a test does not set. */
export function article(parts: Partial<ArticleText> = {}): ArticleText {
  return {
    headline: '',
    summary: '',
    body: '',
    author: [],
    publication: '',
    ...noMetadata(),
    category: null,
    language: 'en',
    source: { id: 'wire', name: 'The Wire', packageIds: [] },
    departmentId: null,
    published: '2026-03-01T12:00:00.000Z',
    ...parts,
  };
}

/** Why tests of real articles cannot run on this machine; null if they can. */
export const realArticlesMissing = realData === undefined ? 'no real articles in ../shared/data' : null;

/** Every n-th of the real articles. */
export function realArticles(every = 1): ArticleText[] {
  return readRealArticles()
    .filter((_, index) => index % every === 0)
    .map((real) =>
      article({
        headline: real.title,
        summary: real.summary,
        body: real.html
          .replace(/<[^>]*>/g, ' ')
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"'),
        author: real.authors,
        subject: real.topics,
        publication: real.source,
        source: { id: real.source.toLowerCase().replaceAll(' ', '-'), name: real.source, packageIds: [] },
        published: real.published,
      }),
    );
}
