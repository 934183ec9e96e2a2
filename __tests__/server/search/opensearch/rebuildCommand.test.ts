import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { compareWithArticles } from '@server/search/opensearch/compareWithArticles';
import { readIndices } from '@server/search/opensearch/outbox';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { BuiltPrograms } from '../../../support/server/builtPrograms';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';
import { createTestSearchIndex } from '../../../support/server/openSearchIndex';

const now = new Date('2026-03-10T12:00:00Z');

describeUnless(openSearchSuiteMissing, 'npm run search-index', () => {
  const database = useTestDatabase();
  const cluster = useOpenSearchCluster();
  let programs: BuiltPrograms;
  beforeAll(() => {
    const links = { migrations: 'server/db/migrations' };
    programs = new BuiltPrograms('search-index', ['server/cli/search-index.ts'], links);
  });

  async function run(alias: string, word: string) {
    const child = spawn(process.execPath, [programs.at('search-index'), word], {
      cwd: programs.folder,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database().url,
        OPENSEARCH_URL: cluster().urls[0],
        OPENSEARCH_INDEX: alias,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [[status], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return { status: status as number | null, stdout, stderr };
  }

  test('rebuild replaces the index behind the alias while articles come in and are searched', async () => {
    const { pool } = database();
    const index = createTestSearchIndex(database(), cluster().urls);
    const stored: string[] = [];
    const store = async () => stored.push(await storeArticle(pool, article({ body: 'behindalias' })));
    for (let number = 0; number < 200; number += 1) await store();
    await index.fill();
    const before = (await readIndices(pool)).map(({ name }) => name);

    let isOver = false;
    const counts: number[] = [];
    const background = [
      async () => {
        await store();
        await index.filler.run();
      },
      async () => {
        const request = searchRequest(parsedQuery('behindalias'), { now, limit: 10_000 });
        counts.push((await index.search.search(request)).hits.length);
      },
    ].map(async (work) => {
      while (!isOver) await work();
    });
    const rebuilt = await run(index.alias, 'rebuild');
    isOver = true;
    await Promise.all(background);

    expect(rebuilt).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Searches read') as string,
    });
    const after = await readIndices(pool);
    expect(after).toEqual([expect.objectContaining({ isActive: true })]);
    expect(before).not.toContain(after[0]?.name);
    const { body } = await index.client.indices.getAlias({ name: index.alias });
    const readNow = Object.keys(body).map((name) => name.slice(0, after[0]?.name.length));
    expect(new Set(readNow)).toEqual(new Set(after.map(({ name }) => name)));
    const { body: all } = await index.client.indices.get({ index: `${index.alias}-*` });
    expect(Object.keys(all).sort()).toEqual(Object.keys(body).sort());

    // Searches went on, in OpenSearch, and nothing that was found once was ever missing.
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect([index.counts.byPostgres, index.warnings]).toEqual([0, []]);
    await index.fill();
    const compared = await compareWithArticles(pool, index.client, after[0]?.name ?? '', new Date());
    expect(compared).toEqual({ stored: stored.length, differing: 0 });

    const { stdout } = await run(index.alias, 'status');
    expect(stdout).toContain(`${after[0]?.name ?? ''}: searches read it; 0 changes are waiting.`);
    expect(await run(index.alias, 'remove')).toMatchObject({ status: 0 });
    expect(await readIndices(pool)).toEqual([]);
    await index.close();
  }, 240_000);

  test('refuses a wrong address in words', async () => {
    const child = spawn(process.execPath, [programs.at('search-index'), 'status'], {
      cwd: programs.folder,
      env: { PATH: process.env.PATH, DATABASE_URL: database().url, OPENSEARCH_URL: 'http://search.invalid:9200' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [[status], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect([status, stderr]).toEqual([1, 'OPENSEARCH_URL can’t be used: The host of OpenSearch is unknown.\n']);
  }, 60_000);
});
