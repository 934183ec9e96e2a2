import { insertInitialContentCategories } from '@server/channels/initialContentCategories';
import { noMetadata, type ArticleText } from '@server/engine/analyzer/articleText';
import { sealEverything } from '@server/search/ranking/seal';
import { readSentences, recombined } from './corpus';
import { fillArticles } from './fillArticles';
import { addPerson, headersOf, withDatabase, type Headers } from './hostileWorld';
import { readRealArticles } from './realArticles';

/** People of one department who read articles that everybody sees. */
export interface ReadersWorld {
  readers: Headers[];
  articles: number;
  /** Words of an article on average. */
  words: number;
  /** Texts of some articles, from which queries are made. */
  texts: string[];
}

const readers = 8;

/** The real articles as stored articles; they all belong to one language. */
function* realArticles(): Generator<ArticleText> {
  for (const { title, summary, html, source, published } of readRealArticles()) {
    const publication = source === '' ? 'Unknown' : source;
    yield {
      headline: title,
      summary,
      body: html
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' '),
      author: [],
      publication,
      ...noMetadata(),
      category: null,
      language: 'en',
      source: { id: publication.toLowerCase().replace(/[^a-z0-9]+/g, '-'), name: publication, packageIds: [] },
      departmentId: null,
      published: Number.isNaN(Date.parse(published)) ? new Date(0).toISOString() : new Date(published).toISOString(),
    };
  }
}

/** Fills a data folder, unless it has articles: with the real ones (`articles` null), or with recombined ones. */
export function fillReadersWorld(
  dataDir: string,
  articles: number | null,
  say: (line: string) => void,
): Promise<ReadersWorld> {
  return withDatabase(dataDir, async (connection) => {
    const { pool } = connection;
    const { rows: before } = await pool.query<{ found: boolean }>('select exists (select from item_version) as found');
    if (before[0]?.found !== true) {
      const real = articles === null ? [...realArticles()] : [];
      const count = real.length > 0 ? real.length : (articles ?? 2_500);
      const from = new Date(Date.now() - count * 60_000);
      await fillArticles(pool, real.length > 0 ? real : recombined(readSentences().sentences, 41, from), count, {
        say,
      });
      await sealEverything(pool);
    }
    await insertInitialContentCategories(connection.db);
    const people = [];
    for (let number = 1; number <= readers; number += 1)
      people.push(await addPerson(connection, 'Newsroom', `reader${number}`, false));
    const { rows } = await pool.query<{ count: number; words: number }>(
      'select count(*)::int as count, round(avg(word_count))::int as words from item_version',
    );
    const { rows: some } = await pool.query<{ text: string }>(
      'select body_text as text from item_version order by hashint8(item_id) limit 500',
    );
    return {
      readers: await Promise.all(people.map(({ userId }) => headersOf(connection, userId))),
      articles: rows[0]?.count ?? 0,
      words: rows[0]?.words ?? 0,
      texts: some.map(({ text }) => text),
    };
  });
}
