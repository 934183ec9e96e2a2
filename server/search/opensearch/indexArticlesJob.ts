import { Outage } from '@server/background/outage';
import type { JobContext, StartedJob, StartJob } from '@server/background/job';
import type { OpenSearchConfig } from '@server/config/openSearch';

type Work = (context: JobContext, config: OpenSearchConfig) => Promise<StartedJob>;

/** Starts work with OpenSearch. The client is loaded only where it is used, because that takes half a second. */
function withOpenSearch(start: Work): StartJob {
  return (context) => {
    const { openSearch } = context.config;
    if (openSearch?.isIndexing !== true) return { run: () => Promise.resolve(false) };
    let started: StartedJob | undefined;
    return {
      async run(signal) {
        started ??= await start(context, openSearch);
        return started.run(signal);
      },
      stop: () => started?.stop?.(),
    };
  };
}

/** Sends new and changed articles to OpenSearch, and fills an index that is new. */
export const indexArticles: StartJob = withOpenSearch(async ({ pool, report }, config) => {
  const { createOpenSearchClient, describeFailure } = await import('./client');
  const { SearchIndexFiller } = await import('./searchIndexFiller');
  const client = createOpenSearchClient(config);
  const filler = new SearchIndexFiller(pool, client, config.index, (refused) =>
    report(
      new Outage(`OpenSearch rejected ${String(refused.length)} articles, such as item ${refused[0]?.itemId ?? ''}.`),
      'index articles',
    ),
  );
  return {
    run: () => asOutage(() => filler.run(), describeFailure),
    stop: () => client.close(),
  };
});

const hoursBetweenComparisons = 24;

/** Compares the index with the articles once a day, and sends again what differs. */
export const compareIndex: StartJob = withOpenSearch(async ({ pool, report, clock }, config) => {
  const { createOpenSearchClient, describeFailure } = await import('./client');
  const { compareWithArticles } = await import('./compareWithArticles');
  const { takeIndexToCompare } = await import('./outbox');
  const client = createOpenSearchClient(config);
  return {
    run: () =>
      asOutage(async () => {
        const name = await takeIndexToCompare(pool, hoursBetweenComparisons);
        if (name === null) return false;
        const { differing } = await compareWithArticles(pool, client, name, clock());
        if (differing > 0) {
          report(
            new Outage(`${String(differing)} articles differed and will be resent.`),
            'trust the OpenSearch index',
          );
        }
        return false;
      }, describeFailure),
    stop: () => client.close(),
  };
});

/** Reports failures of OpenSearch in one line, without a stack. */
async function asOutage(work: () => Promise<boolean>, describe: (error: unknown) => string): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    throw isOfDatabase(error) ? error : new Outage(describe(error), { cause: error });
  }
}

/** Errors of PostgreSQL have an SQLSTATE of five characters. */
function isOfDatabase(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}
