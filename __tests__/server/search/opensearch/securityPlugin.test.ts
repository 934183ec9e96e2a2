import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Client } from '@opensearch-project/opensearch';
import { checkOpenSearch, createOpenSearchClient, describeFailure } from '@server/search/opensearch/client';
import { compareWithArticles } from '@server/search/opensearch/compareWithArticles';
import { OpenSearchArticleSearch } from '@server/search/opensearch/openSearchArticleSearch';
import { readIndices } from '@server/search/opensearch/outbox';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';
import { PostgresArticleSearch } from '@server/search/postgresArticleSearch';
import { securityMissingFor } from '../../../../scripts/opensearch/artifacts.mjs';
import { startCluster, type OpenSearchCluster } from '../../../../scripts/opensearch/cluster.mjs';
import { article } from '../../../support/engine/articleText';
import { parsedQuery } from '../../../support/engine/parsedQuery';
import { searchRequest } from '../../../support/engine/searchRequest';
import { storeArticle } from '../../../support/engine/storeArticleText';
import { describeUnless } from '../../../support/jest/describeIf';
import { useTestDatabase } from '../../../support/server/database';
import { openSearchSuiteMissing } from '../../../support/server/openSearchCluster';

const major = process.env.OPENSEARCH_MAJOR ?? '2';
const now = new Date('2026-03-10T12:00:00Z');
const folder = mkdtempSync(path.join(os.tmpdir(), 'watchdesk-security-'));
const at = (name: string): string => path.join(folder, name);
const caFile = at('ca.pem');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes an authority and a certificate for 127.0.0.1; returns false if openssl is missing. */
function makeCertificates(): boolean {
  const openssl = (...args: string[]): boolean => spawnSync('openssl', args).status === 0;
  const newKey = (key: string): string[] => ['-newkey', 'rsa:2048', '-nodes', '-keyout', at(key)];
  writeFileSync(at('extensions'), 'subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n');
  const signed = ['-CA', caFile, '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('extensions')];
  return (
    openssl('req', '-x509', ...newKey('ca.key'), '-out', caFile, '-days', '2', '-subj', '/CN=authority') &&
    openssl('req', ...newKey('node.key'), '-out', at('node.csr'), '-subj', '/CN=node') &&
    openssl('x509', '-req', '-in', at('node.csr'), '-out', at('node.pem'), '-days', '2', ...signed)
  );
}

const missing = openSearchSuiteMissing ?? securityMissingFor(major);
const opensslMissing = missing === null && !makeCertificates() ? 'openssl is not installed' : null;

/** The permissions that docs/operating.md names. */
const watchdeskRole = {
  cluster_permissions: ['cluster_monitor', 'indices:admin/index_template/put', 'indices:data/write/bulk'],
  index_permissions: [{ index_patterns: ['watchdesk-*'], allowed_actions: ['*'] }],
};
const password = 'Correct-horse-7-battery';

describeUnless(missing ?? opensslMissing, 'a cluster with the security plugin', () => {
  const database = useTestDatabase();
  let cluster: OpenSearchCluster;

  const config = (user: string, given = password, ca: string | null = caFile) => ({
    urls: [cluster.urls[0]?.replace('https://', `https://${user}:${given}@`) ?? ''],
    index: 'watchdesk',
    isIndexing: true,
    isSearching: true,
    ...(ca !== null && { caFile: ca }),
  });

  beforeAll(async () => {
    const [key = '', certificate = '', ca = ''] = ['node.key', 'node.pem', 'ca.pem'].map((name) =>
      readFileSync(at(name), 'utf8'),
    );
    cluster = await startCluster({ major, security: { key, certificate, ca } });
    const admin: Client = createOpenSearchClient(config('admin', 'admin'));
    const put = (place: string, body: object): Promise<unknown> =>
      admin.transport.request({ method: 'PUT', path: `/_plugins/_security/api/${place}`, body });
    await put('roles/watchdesk', watchdeskRole);
    for (const user of ['watchdesk', 'stranger']) await put(`internalusers/${user}`, { password });
    await put('rolesmapping/watchdesk', { users: ['watchdesk'] });
    await admin.close();
  }, 300_000);
  afterAll(() => cluster.stop());

  test('refuses a wrong password, an unknown user, and a missing authority at the start, in words', async () => {
    await expect(checkOpenSearch(config('watchdesk'))).resolves.toBeNull();
    await expect(checkOpenSearch(config('watchdesk', 'wrong'))).rejects.toThrow(
      'OpenSearch rejected the user name or password.',
    );
    await expect(checkOpenSearch(config('nobody'))).rejects.toThrow('OpenSearch rejected the user name or password.');
    await expect(checkOpenSearch(config('stranger'))).rejects.toThrow(
      'The OpenSearch user doesn’t have permission to do this.',
    );
    const untrusted = checkOpenSearch(config('watchdesk', password, null));
    await expect(untrusted).rejects.toThrow('The certificate of OpenSearch couldn’t be verified.');
  });

  test('is filled, searched, rebuilt, compared, and emptied with the documented permissions alone', async () => {
    const { pool } = database();
    const client = createOpenSearchClient(config('watchdesk'));
    const filler = new SearchIndexFiller(pool, client, 'watchdesk', (refused) => {
      throw new Error(`refused ${JSON.stringify(refused)}`);
    });
    const warnings: string[] = [];
    const search = new OpenSearchArticleSearch({
      pool,
      client,
      fallback: new PostgresArticleSearch(pool),
      warn: (message) => void warnings.push(message),
      // Everything is counted in OpenSearch, however little it is.
      fewHits: 0,
    });
    const asked = searchRequest(parsedQuery('guardedword'), { now });
    const item = await storeArticle(pool, article({ body: 'guardedword' }));
    const withdrawn = await storeArticle(pool, article({ body: 'guardedword' }));
    while (await filler.run());
    await pool.query('update item_version set withdrawn_at = now(), is_latest = false where item_id = $1', [withdrawn]);
    while (await filler.run());
    for (const sort of ['NEWEST_FIRST', 'RELEVANT_FIRST'] as const) {
      expect((await search.search({ ...asked, sort })).hits).toMatchObject([{ itemId: item }]);
    }
    expect(await search.facets(asked)).toMatchObject({ counted: 1 });
    expect(await search.histogram(asked, 7)).toHaveLength(7);
    await filler.addNext();
    while (await filler.run());
    const [active, ...others] = await readIndices(pool);
    expect(others).toEqual([]);
    const compared = await compareWithArticles(pool, client, active?.name ?? '', new Date());
    expect(compared).toEqual({ stored: 1, differing: 0 });
    expect((await search.search(asked)).hits).toMatchObject([{ itemId: item }]);
    await filler.removeAll();
    expect(warnings).toEqual([]);
    await client.close();
  }, 120_000);

  test('lets nobody read or write the index without the role', async () => {
    const client = createOpenSearchClient(config('stranger'));
    const filler = new SearchIndexFiller(database().pool, client, 'watchdesk', () => undefined);
    const failure: unknown = await filler.run().catch((error: unknown) => error);
    expect(describeFailure(failure)).toBe('The OpenSearch user doesn’t have permission to do this.');
    await client.close();
  });
});
