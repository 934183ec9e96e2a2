import { normalizeQuery } from '@contract/query/normalize';
import { escapeWord } from '@contract/query/escape';
import { parseQueryWithRepeats } from '@contract/query/parse';
import { importArticles } from '@server/articles/items/importArticles';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { sealEverything } from '@server/search/ranking/seal';
import { chance } from './support/corpus';
import { withBenchDatabase } from './support/database';
import { readJudgedCollections, type JudgedCollection } from './support/judgedCollections';
import { PlainBm25 } from './support/plainBm25';
import { mean, randomizationTest, relevanceOf, type Relevance } from './support/relevanceMeasures';

interface RelevanceBenchResult {
  collection: string;
  questions: number;
  measure: 'MAP' | 'nDCG@10';
  ours: number;
  bm25: number;
  /** The probability of a difference this large by chance. */
  p: number;
}

/** A question as a query: any of its words may match. */
function queryTextOf(question: string): string {
  return (question.match(/[\p{L}\p{N}]+/gu) ?? []).map(escapeWord).join(' OR ');
}

/** The depth of the ranking; more than any question has relevant articles. */
const looked = 1_000;

/** The first articles by relevance in the product's search, as ids of the collection. */
async function searchOurs(articleSearch: PostgresArticleSearch, question: string): Promise<string[]> {
  const parsed = parseQueryWithRepeats(queryTextOf(question));
  if (!parsed.ok) throw new Error(`${question}: ${parsed.errors[0]?.message}`);
  const { hits } = await articleSearch.search({
    query: parsed.query && normalizeQuery(parsed.query),
    queryWithRepeats: parsed.query,
    departmentId: null,
    sourceIds: [],
    allSources: true,
    now: new Date(),
    start: 0,
    limit: looked,
    sort: 'RELEVANT_FIRST',
    grouping: 'NONE',
  });
  const { rows } = await articleSearch.pool.query<{ guid: string }>(
    `select i.guid from unnest($1::bigint[]) with ordinality as hit(id, place) join item i using (id) order by place`,
    [hits.map(({ itemId }) => itemId)],
  );
  return rows.map(({ guid }) => guid);
}

type Ranked = Record<'ours' | 'bm25', Relevance>;

async function askEach({ articles, lines, questions }: JudgedCollection): Promise<Ranked[]> {
  const bm25 = new PlainBm25(articles.map(({ id, title, text }) => ({ id, text: `${title ?? ''} ${text ?? ''}` })));
  return withBenchDatabase(async ({ db, pool }) => {
    await importArticles(
      db,
      (async function* () {
        yield* lines;
      })(),
      new Date(),
    );
    await sealEverything(pool);
    const articleSearch = new PostgresArticleSearch(pool);
    const ranked: Ranked[] = [];
    for (const { text, relevant } of questions) {
      const judged = new Set(relevant);
      ranked.push({
        ours: relevanceOf(await searchOurs(articleSearch, text), judged),
        bm25: relevanceOf(bm25.search(text).slice(0, looked), judged),
      });
    }
    return ranked;
  });
}

const measures = [
  ['MAP', ({ averagePrecision }: Relevance) => averagePrecision],
  ['nDCG@10', ({ ndcgAt10 }: Relevance) => ndcgAt10],
] as const;

function lineOf({ collection, questions, measure, ours, bm25, p }: RelevanceBenchResult): string {
  const numbers = [ours, bm25, ours - bm25, p].map((value) => value.toFixed(4).padStart(9)).join('');
  return `${collection.padEnd(8)}${String(questions).padStart(5)}  ${measure.padEnd(8)}${numbers}`;
}

/** Measures relevance ranking on judged collections, compared with a plain BM25 on the same stems. */
export async function run(say: (line: string) => void = () => undefined): Promise<RelevanceBenchResult[]> {
  const collections = readJudgedCollections();
  if (collections.length === 0) say('skipped: the judged collections (../shared/data/judged) are not at hand');
  else say('        questions  measure     ours     BM25     diff.   p');
  const results: RelevanceBenchResult[] = [];
  for (const collection of collections) {
    const ranked = await askEach(collection);
    for (const [measure, valueOf] of measures) {
      const differences = ranked.map(({ ours, bm25 }) => valueOf(ours) - valueOf(bm25));
      const result: RelevanceBenchResult = {
        collection: collection.name,
        questions: ranked.length,
        measure,
        ours: mean(ranked.map(({ ours }) => valueOf(ours))),
        bm25: mean(ranked.map(({ bm25 }) => valueOf(bm25))),
        p: randomizationTest(differences, chance(7)),
      };
      results.push(result);
      say(lineOf(result));
    }
  }
  return results;
}

if (process.argv[1]?.endsWith('relevance.ts') === true) {
  void run((line) => process.stdout.write(`${line}\n`));
}
