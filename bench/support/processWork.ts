import { makeDueEditions } from '@server/alerts/editions';
import { ingestItems } from '@server/articles/items/ingest';
import { connect, type Connection } from '@server/db/connect';
import { Percolator } from '@server/engine/percolator/percolator';
import { linkSecret } from '@server/mail/linkSecret';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { Ranker } from '@server/search/ranking/ranker';
import { SearchSession } from '@server/search/searchSession';
import { chance, readSentences, recombined, take } from './corpus';
import { computedSeconds } from './load';
import { feedItemOf } from './newsroom';
import { searchKinds } from './searchKinds';
import { sentenceWords, wordsByShare } from './searchMeasures';

export type Work = 'ingest' | 'matching' | 'editions' | 'search';

/** What a process does: its share of the units for ingest and search; what it gets of a queue for the others. */
export interface WorkOrder {
  kind: Work;
  url: string;
  units: number;
  /** Different for each process, so that no two have the same articles. */
  seed: number;
}

export interface WorkReport {
  units: number;
  cpuSeconds: number;
  seconds: number;
}

const reading = 50;
const batch = 200;

/** Prepares the work, and returns the function that does it and returns the number of units done. */
const preparations: Record<Work, (connection: Connection, order: WorkOrder) => Promise<() => Promise<number>>> = {
  ingest({ db }, { units, seed }) {
    const { sentences } = readSentences();
    const items = take(recombined(sentences, seed, new Date()), units);
    const readings = Array.from({ length: Math.ceil(units / reading) }, (_, number) => {
      const part = items.slice(number * reading, (number + 1) * reading);
      return { sourceId: `publication-${(seed + number) % 50}`, items: part.map(feedItemOf) };
    });
    return Promise.resolve(async () => {
      for (const one of readings) await ingestItems(db, { ...one, receivedAt: new Date() });
      return units;
    });
  },
  async matching({ db }) {
    const matcher = new ArticleMatcher(db, new Percolator());
    // Reads the saved queries; nothing is queued yet that it could take before the others.
    await matcher.matchBatch(new Date(), 0);
    return async () => {
      let matched = 0;
      for (let count = 1; count > 0; matched += count) count = await matcher.matchBatch(new Date(), batch);
      return matched;
    };
  },
  async editions({ db }) {
    const options = { publicUrl: 'https://bench.example', mailDomain: 'bench.example', secret: await linkSecret(db) };
    const onError = (error: unknown): never => {
      throw error;
    };
    return async () => {
      let editions = 0;
      for (;;) {
        const made = await makeDueEditions(db, { ...options, now: new Date(), people: 50, onError });
        if (made.people === 0) return editions;
        editions += made.editions;
      }
    };
  },
  async search({ pool }, { units, seed }) {
    const { sentences } = readSentences();
    const random = chance(seed);
    const ranker = new Ranker();
    const articleSearch = new PostgresArticleSearch(pool, ranker);
    await SearchSession.run(pool, undefined, (session) => ranker.warm(session), 'repeatable read');
    const kinds = searchKinds(
      wordsByShare(sentences, random),
      () => sentenceWords(sentences, random, 2).join(' '),
      () => sentenceWords(sentences, random, 20),
      new Date(),
    );
    for (const kind of kinds) await (await kind.make(articleSearch)).ask();
    return async () => {
      for (let count = 0; count < units; count += 1) {
        const kind = kinds[count % kinds.length];
        if (kind !== undefined) await (await kind.make(articleSearch)).ask();
      }
      return units;
    };
  },
};

// Runs as a process of its own. The first message is the order, the second one starts the work.
let work: (() => Promise<number>) | undefined;
let connection: Connection | undefined;

async function obey(message: unknown): Promise<void> {
  if (isOrder(message)) {
    connection = connect(message.url, { name: 'bench process' });
    work = await preparations[message.kind](connection, message);
    process.send?.('ready');
    return;
  }
  const [begun, cpu] = [performance.now(), computedSeconds()];
  const units = (await work?.()) ?? 0;
  const report: WorkReport = {
    units,
    cpuSeconds: computedSeconds() - cpu,
    seconds: (performance.now() - begun) / 1_000,
  };
  process.send?.(report);
}

function isOrder(message: unknown): message is WorkOrder {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

process.on('message', (message) => void obey(message));
process.once('disconnect', () => process.exit());
