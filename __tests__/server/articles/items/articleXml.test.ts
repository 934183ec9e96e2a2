import { toXml } from '@server/articles/items/articleXml';
import type { ArticleRow } from '@server/articles/items/visibleArticles';

const published = new Date('2026-11-20T08:00:00.000Z');

const article = (headline: string): ArticleRow => ({
  item_id: '7',
  version: 1,
  latest_version: 1,
  withdrawn_at: null,
  publish_only: false,
  headline,
  summary: '',
  body_text: '',
  body_html: '',
  published,
  updated: null,
  publication: '',
  source_id: 'wire',
  source_name: 'wire',
  homepage: null,
  author: [],
  language: 'en',
  image_url: null,
  word_count: 0,
  category_id: null,
  content_name: null,
  story_id: null,
  told_in: null,
  url: null,
  metadata: {},
  media: [],
  related: [],
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
