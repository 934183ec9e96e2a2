import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFeed } from '@server/engine/feeds/parseFeed';
import { plainText } from '@server/engine/feeds/plainText';
import { headlineText, storable } from '@server/engine/feeds/feedText';
import { readRealArticles, realData, type RealArticle } from '../../../../bench/support/realArticles';
import { realArticlesMissing } from '../../../support/engine/articleText';
import { describeUnless } from '../../../support/jest/describeIf';

/** A page may contain several notices, so the URL alone isn't unique. */
const keyOf = (url: string | null, headline: string) => `${url ?? ''} ${headline}`;

describeUnless(realArticlesMissing, 'real feeds', () => {
  const folder = path.join(realData ?? '', 'feeds');
  // A skipped table needs a row too.
  const files = realData === undefined ? ['each'] : readdirSync(folder);
  const known = new Map<string, RealArticle>();

  beforeAll(() => {
    for (const article of readRealArticles()) known.set(keyOf(article.url, headlineText(article.title)), article);
  });

  test.each(files)('%s: reads every item with its headline, date, authors, and words', async (file) => {
    const bytes = readFileSync(path.join(folder, file));
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
      // Cleaning doesn't remove any text.
      expect(item.text).toBe(plainText(storable(article?.html ?? '')));
    }
  });
});
