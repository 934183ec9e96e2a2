import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex, type TestSearchIndex } from '../../../support/server/openSearchIndex';
import { until } from '../../../support/server/until';

const now = new Date('2026-03-10T12:00:00Z');
const startSeconds = 120;

describeUnless(openSearchSuiteMissing, 'three nodes', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster(3);
  let index: TestSearchIndex;
  const stored: string[] = [];

  beforeAll(() => {
    index = createTestSearchIndex(database(), cluster().urls);
  });
  afterAll(() => index.close());

  async function storeSome(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      stored.push(await storeArticle(database().pool, article({ body: `faultword number ${String(number)}` })));
    }
  }

  async function found(): Promise<string[]> {
    const { hits } = await index.search.search(searchRequest(parsedQuery('faultword'), { now }));
    return hits.map(({ itemId }) => itemId);
  }

  /** Sends what waits, and again after each failure, as the background job does. */
  async function fillDespiteFailures(): Promise<void> {
    await until(
      () =>
        index.fill().then(
          () => true,
          () => false,
        ),
      startSeconds,
    );
  }

  async function isGreen(nodes: number): Promise<boolean> {
    return index.client.cluster.health().then(
      ({ body }) => body.status === 'green' && body.number_of_nodes === nodes,
      () => false,
    );
  }

  test('a node that is killed during searches and indexing loses nothing, and no search fails', async () => {
    await storeSome(20);
    await index.fill();
    await until(() => isGreen(3), startSeconds);
    const node = cluster().nodes[0];
    let isOver = false;
    const numbers: number[] = [];
    const searching = (async () => {
      while (!isOver) numbers.push((await found()).length);
    })();
    const writing = (async () => {
      for (let round = 0; round < 5; round += 1) {
        await storeSome(5);
        await fillDespiteFailures();
      }
    })();
    await node?.kill();
    await writing;
    isOver = true;
    await searching;
    expect(numbers.length).toBeGreaterThan(0);
    // Nothing that was found once is ever missing.
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect((await found()).sort()).toEqual([...stored].sort());
    node?.start();
    await until(() => isGreen(3), startSeconds);
  }, 300_000);

  test('PostgreSQL answers while all nodes are gone, and OpenSearch again when they are back', async () => {
    const { nodes } = cluster();
    await Promise.all(nodes.map((node) => node.kill()));
    index.warnings.length = 0;
    for (let number = 0; number < 10; number += 1) expect((await found()).sort()).toEqual([...stored].sort());
    // Once a minute.
    expect(index.warnings).toEqual(['OpenSearch can’t be reached. PostgreSQL answers searches.']);
    await storeSome(3);
    await expect(index.fill()).rejects.toThrow();
    for (const node of nodes) node.start();
    await until(() => isGreen(3), startSeconds);
    await fillDespiteFailures();
    await until(async () => {
      const before = index.counts.byPostgres;
      expect((await found()).sort()).toEqual([...stored].sort());
      return index.counts.byPostgres === before;
    }, startSeconds);
  }, 300_000);
});
