import { Outage } from '@server/background/outage';
import type { StartJob } from '@server/background/job';
import type { OpenSearchConfig } from '@server/config/openSearch';
import { createOpenSearchClient, describeFailure } from './client';
import { SearchIndexFiller } from './searchIndexFiller';

/** Sends new and changed articles to OpenSearch, and fills an index that is new. Does nothing without OpenSearch. */
export const indexArticles: StartJob = ({ pool, config, report }) => {
  const { openSearch } = config;
  if (!isIndexing(openSearch)) return { run: () => Promise.resolve(false) };
  const client = createOpenSearchClient(openSearch);
  const filler = new SearchIndexFiller(pool, client, openSearch.index, (refused) =>
    report(
      new Outage(`OpenSearch refused ${String(refused.length)} articles, such as item ${refused[0]?.itemId ?? ''}.`),
      'index articles',
    ),
  );
  return {
    run: async () => {
      try {
        return await filler.run();
      } catch (error) {
        throw isOfDatabase(error) ? error : new Outage(describeFailure(error), { cause: error });
      }
    },
    stop: () => client.close(),
  };
};

function isIndexing(config: OpenSearchConfig | undefined): config is OpenSearchConfig {
  return config?.isIndexing === true;
}

/** Errors of PostgreSQL have an SQLSTATE of five characters. */
function isOfDatabase(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}
