import { Client } from '@opensearch-project/opensearch';
import type { Connection } from '@server/db/connect';
import type { ArticleSearch } from '@server/search/articleSearch';
import { CircuitBreaker } from '@server/search/opensearch/circuitBreaker';
import { OpenSearchArticleSearch } from '@server/search/opensearch/openSearchArticleSearch';
import { deleteMonths } from '@server/search/opensearch/indices';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';

/** A database's articles in OpenSearch. */
export interface TestSearchIndex {
  client: Client;
  alias: string;
  filler: SearchIndexFiller;
  search: OpenSearchArticleSearch;
  /** What was logged: failures of OpenSearch, and documents that it refused. */
  warnings: string[];
  /** The number of requests, and of those that PostgreSQL answered instead. */
  counts: { asked: number; byPostgres: number };
  /** Sends everything that waits. */
  fill(): Promise<void>;
  /** Deletes what is indexed, and closes the connections. */
  close(): Promise<void>;
}

let made = 0;

/** Counts the calls of an implementation before they are passed on. */
function observedSearch(search: ArticleSearch, before: () => Promise<void> | void): ArticleSearch {
  return {
    async search(...args) {
      await before();
      return search.search(...args);
    },
    async facets(...args) {
      await before();
      return search.facets(...args);
    },
    async histogram(...args) {
      await before();
      return search.histogram(...args);
    },
    async hitInstants(...args) {
      await before();
      return search.hitInstants(...args);
    },
    exists: (...args) => search.exists(...args),
  };
}

function newAlias(): string {
  made += 1;
  return `test${String(process.pid)}x${String(made)}`;
}

/** Connects a database to a cluster; nothing is indexed before `fill`. */
export function createTestSearchIndex(
  { pool }: Connection,
  urls: readonly string[],
  { fewHits, alias = newAlias() }: { fewHits?: number; alias?: string } = {},
): TestSearchIndex {
  const client = new Client({ nodes: [...urls], requestTimeout: 10_000 });
  const warnings: string[] = [];
  const counts = { asked: 0, byPostgres: 0 };
  let isQuick = false;
  const fallback = observedSearch(new PostgresArticleSearch(pool), () => void (counts.byPostgres += 1));
  const filler = new SearchIndexFiller(pool, client, alias, (refused) =>
    warnings.push(`refused ${JSON.stringify(refused)}`),
  );
  const warn = (message: string): void => void warnings.push(message);
  const breaker = new CircuitBreaker({ failures: 3, pauseMs: 200 });
  return {
    client,
    alias,
    filler,
    search: new OpenSearchArticleSearch({ pool, client, fallback, warn, breaker, fewHits }),
    warnings,
    counts,
    async fill() {
      while (await filler.run());
      if (isQuick) return;
      // Otherwise each change waits a second until it can be found.
      const body = { index: { refresh_interval: '20ms' } };
      await client.indices.putSettings({ index: `${alias}-*`, body });
      isQuick = true;
    },
    async close() {
      await deleteMonths(client, alias).catch(() => undefined);
      await client.close();
    },
  };
}

/**
 * The search that a suite of both implementations uses: in OpenSearch, filled before each request, if
 * `npm run test:opensearch` runs it.
 */
export function searchUnderTest(connection: Connection): { articleSearch: ArticleSearch; close(): Promise<void> } {
  const url = process.env.OPENSEARCH_TEST_URL;
  if (url === undefined) {
    return { articleSearch: new PostgresArticleSearch(connection.pool), close: () => Promise.resolve() };
  }
  // Everything is counted in OpenSearch, however little it is.
  const index = createTestSearchIndex(connection, [url], { fewHits: 0 });
  const articleSearch = observedSearch(index.search, async () => {
    index.counts.asked += 1;
    await index.fill();
  });
  return {
    articleSearch,
    async close() {
      const { asked, byPostgres } = index.counts;
      if (asked > 0) {
        const rest = index.warnings.length === 0 ? '' : ` ${index.warnings.join(' ')}`;
        process.stderr.write(
          `OpenSearch answered ${String(asked - byPostgres)} of ${String(asked)} requests.${rest}\n`,
        );
      }
      await index.close();
    },
  };
}
