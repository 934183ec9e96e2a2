import { demoCategories } from '@demo/newsroom/categories';
import type { ArticleText } from '@server/engine/analyzer/articleText';
import { article } from './articleText';
import { publishedArticles } from '../demo/newsroomArticles';

/** The demo's articles as the engine reads them, an hour apart. */
export function allDemoArticles(): ArticleText[] {
  return publishedArticles().map((one, index) =>
    article({
      headline: one.headline,
      summary: one.lead,
      body: one.body,
      author: [one.author],
      publication: one.source,
      organization: one.organization ?? [],
      location: one.location ?? [],
      industry: one.industry ?? [],
      subject: one.subject ?? [],
      indication: one.indication ?? [],
      drugclass: one.drugClass ?? [],
      phase: one.phase ?? [],
      keyword: one.keywords,
      category: {
        id: one.category,
        name: demoCategories.find(({ id }) => id === one.category)?.contentName ?? one.category,
      },
      language: one.language,
      source: { id: one.source, name: one.source.replaceAll('-', ' '), packageIds: ['demo'] },
      published: new Date(Date.UTC(2026, 1, 27) - index * 3_600_000).toISOString(),
    }),
  );
}
