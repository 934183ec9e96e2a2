import type { Article, ArticleCard } from '@contract/article';
import type { SearchAnswer } from '@contract/search';

/** Builds articles as the server returns them; properties that a test does not set have ordinary values. */
export const card = (itemId: string, more: Partial<ArticleCard> = {}): ArticleCard => ({
  itemId,
  itemVersion: 1,
  headline: `Headline ${itemId}`,
  headlineMarked: `Headline ${itemId}`,
  excerpt: 'How it <mark>began</mark>.',
  published: '2026-11-20T10:00:00.000Z',
  publication: 'The Wire',
  sourceId: 's1',
  author: [],
  language: 'en',
  category: null,
  imageUrl: null,
  wordCount: 200,
  storyId: null,
  storyCount: 0,
  labels: [],
  ...more,
});

export const article = (itemId: string, more: Partial<Article> = {}): Article => ({
  id: itemId,
  itemId,
  itemVersion: 1,
  latestVersion: 1,
  headline: `Headline ${itemId}`,
  headlineMarked: `Headline ${itemId}`,
  description: '',
  body: '<p>How it began.</p>',
  by: '',
  published: '2026-11-20T10:00:00.000Z',
  lastModified: '2026-11-20T10:00:00.000Z',
  publication: 'The Wire',
  language: 'en',
  branding: { name: 'The Wire', url: null, source: null, logo: null },
  link: null,
  imageUrl: null,
  wordcount: 200,
  contentCategory: null,
  articleInfo: [],
  articleDetail: { link: { related: { relatedItems: [] } } },
  medias: [],
  keywords: [],
  labels: [],
  similar: [],
  story: null,
  apart: [],
  ...more,
});

export const found = (results: readonly ArticleCard[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  results: [...results],
  offset: 0,
  hitCount: results.length,
  hitCountRelation: 'eq',
  facetResults: null,
  cursor: null,
  asOf: '2026-11-20T12:00:00.000Z',
  ...more,
});
