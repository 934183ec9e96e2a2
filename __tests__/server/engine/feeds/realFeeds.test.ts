import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import { plainText } from '@server/engine/feeds/plainText';
import { headlineText, storable } from '@server/engine/feeds/unescape';

const data = ['../shared/data', '../../shared/data']
  .map((folder) => path.resolve(folder))
  .find((folder) => fs.existsSync(folder));
const withData = data === undefined ? describe.skip : describe;

interface Article {
  url: string;
  title: string;
  published: string;
  authors: string[];
  html: string;
}

const articlesIn = (folder: string): Article[] =>
  zlib
    .gunzipSync(fs.readFileSync(path.join(folder, 'articles.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The page of a report can hold several notices, so that an address alone does not name one. */
const keyOf = (url: string | null, headline: string) => `${url ?? ''} ${headline}`;

withData('real feeds (../shared/data)', () => {
  const folder = data ?? '';
  const files = data === undefined ? [] : fs.readdirSync(path.join(folder, 'feeds'));
  const known = new Map<string, Article>();

  beforeAll(() => {
    for (const article of articlesIn(folder)) known.set(keyOf(article.url, headlineText(article.title)), article);
  });

  test.each(files)('%s: every item, with its headline, date, authors and words', async (file) => {
    const bytes = fs.readFileSync(path.join(folder, 'feeds', file));
    const feed = await parseFeed({
      bytes,
      contentType: '',
      url: `https://feeds.example/${file}`,
      receivedAt: new Date('2026-11-20T12:00:00Z'),
    });
    if (feed.kind !== 'feed') throw new Error('not a feed');
    const written = bytes.toString().match(/<item>|<entry>|"content_html":/g) ?? [];
    expect(feed.items).toHaveLength(written.length);
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(written.length);
    for (const item of feed.items) {
      const article = known.get(keyOf(item.url, item.headline));
      expect([item.published, item.author, item.language]).toEqual([article?.published, article?.authors, 'en']);
      // Cleaning takes away nothing that is text.
      expect(item.text).toBe(plainText(storable(article?.html ?? '')));
    }
  });
});
