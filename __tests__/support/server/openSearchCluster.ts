import { missingFor } from '../../../scripts/opensearch/artifacts.mjs';
import { startCluster, type OpenSearchCluster } from '../../../scripts/opensearch/cluster.mjs';

const major = process.env.OPENSEARCH_MAJOR ?? '2';

/** What is missing to start OpenSearch, in words; null if nothing is. */
export const openSearchMissing = missingFor(major);

/** Tests that take minutes run only by `npm run test:opensearch`. */
export const openSearchSuiteMissing =
  process.env.OPENSEARCH_MAJOR === undefined ? 'npm run test:opensearch runs it' : openSearchMissing;

/** At the top of a describe: a cluster for the tests in it. */
export function useOpenSearchCluster(nodes = 1): () => OpenSearchCluster {
  let cluster: OpenSearchCluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster({ major, nodes, isShort: openSearchSuiteMissing !== null });
  }, 300_000);
  afterAll(() => cluster?.stop());
  return () => {
    if (cluster === undefined) throw new Error('The cluster exists from beforeAll on');
    return cluster;
  };
}
