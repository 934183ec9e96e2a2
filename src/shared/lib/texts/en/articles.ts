export const articles = {
  'articles.list': 'Articles',
  'articles.story': '+{count} from other sources',
  'articles.count': '{count} articles',
  'articles.countOne': '1 article',
  'articles.countMore': '{count}+ articles',
  'articles.sort': 'Sort by',
  'articles.newest': 'Newest first',
  'articles.relevant': 'Most relevant first',
  'articles.stories': 'Group stories',
} as const;
