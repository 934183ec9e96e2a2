export const articles = {
  'articles.list': 'Articles',
} as const;
