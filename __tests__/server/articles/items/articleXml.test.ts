import type { Article } from '@contract/article';
import { toXml } from '@server/articles/items/articleXml';

const at = '2026-11-20T08:00:00.000Z';

const article = (headline: string): Article => ({
  id: '7',
  itemId: '7',
  itemVersion: 1,
  latestVersion: 1,
  headline,
  headlineMarked: '',
  description: '',
  body: '',
  by: '',
  published: at,
  lastModified: at,
  publication: '',
  language: 'en',
  branding: { name: '', url: null, source: 'wire', logo: null },
  link: null,
  imageUrl: null,
  wordcount: 0,
  contentCategory: null,
  articleInfo: [],
  articleDetail: { link: { related: { relatedItems: [] } } },
  medias: [],
  keywords: [],
  labels: [],
  similar: [],
  story: null,
  apart: [],
});

const headlineIn = (xml: string) => /<headline>(.*)<\/headline>/su.exec(xml)?.[1];

test.each([
  ['control characters', 'a\u0000b\u0008c\u000bd\u001fe', 'abcde'],
  ['noncharacters', 'a\ufffeb\uffffc', 'abc'],
  ['half a pair of surrogates', 'a\ud83db\ude00c', 'abc'],
  ['signs beyond the first plane', 'a😀b', 'a😀b'],
  ['tabs and line ends', 'a\tb\nc', 'a\tb\nc'],
  ['signs of markup', `a<b>&"'c`, 'a&lt;b&gt;&amp;&quot;&#39;c'],
])("toXml removes characters that XML 1.0 can't contain: %s", (_, headline, written) => {
  expect(headlineIn(toXml(article(headline)))).toBe(written);
});
