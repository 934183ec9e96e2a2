import { Client } from '@opensearch-project/opensearch';
import { OpenSearchArticleSearch } from '@server/search/opensearch/openSearchArticleSearch';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';
import { missingFor } from '../../../scripts/opensearch/artifacts.mjs';
import { startCluster, type OpenSearchCluster } from '../../../scripts/opensearch/cluster.mjs';
import type { TestDatabase } from './database';

const major = process.env.OPENSEARCH_MAJOR ?? '2';

/** What is missing to start OpenSearch, in words; null if nothing is. */
export const openSearchMissing = missingFor(major);

/** The tests that take minutes run only by `npm run test:opensearch`. */
export const openSearchSuiteMissing =
  process.env.OPENSEARCH_SUITE === undefined ? 'npm run test:opensearch runs it' : openSearchMissing;

/** At the top of a describe: a cluster for the tests in it. */
export function useOpenSearchCluster(nodes = 1): () => OpenSearchCluster {
  let cluster: OpenSearchCluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster({ major, nodes });
  }, 240_000);
  afterAll(() => cluster?.stop());
  return () => {
    if (cluster === undefined) throw new Error('The cluster exists from beforeAll on');
    return cluster;
  };
}

/** A database's articles in OpenSearch. */
export interface TestSearchIndex {
  client: Client;
  filler: SearchIndexFiller;
  search: OpenSearchArticleSearch;
  /** What PostgreSQL answered instead, and why. */
  warnings: string[];
  /** The number of requests that PostgreSQL answered instead. */
  fallbacks: () => number;
  /** Sends everything that waits. */
  fill(): Promise<void>;
  close(): Promise<void>;
}

let indices = 0;

/** Connects a database to a cluster; nothing is indexed before `fill`. */
export function createTestSearchIndex(database: TestDatabase, urls: readonly string[]): TestSearchIndex {
  const client = new Client({ nodes: [...urls], requestTimeout: 10_000 });
  indices += 1;
  const alias = `test${String(process.pid)}x${String(indices)}`;
  const warnings: string[] = [];
  let fallbacks = 0;
  const fallback = new Proxy(database.articleSearch, {
    get(target, name, receiver): unknown {
      if (name !== 'exists' && name in target) fallbacks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const filler = new SearchIndexFiller(database.pool, client, alias, (refused) =>
    warnings.push(`refused ${JSON.stringify(refused)}`),
  );
  const warn = (message: string): void => void warnings.push(message);
  return {
    client,
    filler,
    search: new OpenSearchArticleSearch({ pool: database.pool, client, alias, fallback, warn }),
    warnings,
    fallbacks: () => fallbacks,
    async fill() {
      while (await filler.run());
    },
    close: () => client.close(),
  };
}
