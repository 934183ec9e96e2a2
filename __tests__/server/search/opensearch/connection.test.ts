import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkOpenSearch, createOpenSearchClient } from '@server/search/opensearch/client';
import { describeUnless } from '../../../support/jest/describeIf';
import { openSearchSuiteMissing, useOpenSearchCluster } from '../../../support/server/openSearchCluster';

const folder = mkdtempSync(path.join(os.tmpdir(), 'watchdesk-tls-'));
const [keyFile, caFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];

/** Makes a certificate that signs itself; returns false if openssl is missing. */
function makeCertificate(key: string, certificate: string): boolean {
  const files = ['-keyout', key, '-out', certificate];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject];
  return spawnSync('openssl', args).status === 0;
}

const otherCaFile = path.join(folder, 'other.pem');
const made = makeCertificate(keyFile, caFile) && makeCertificate(path.join(folder, 'otherKey.pem'), otherCaFile);
const opensslMissing = made ? null : 'openssl is not installed';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = (url: string, more: { caFile?: string } = {}) => ({
  urls: [url],
  index: 'watchdesk',
  isIndexing: true,
  isSearching: true,
  ...more,
});

async function listen(server: http.Server | https.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('addresses that can’t be used', () => {
  /** A server that answers as `info` of some version. */
  async function ofVersion(version: object, check: (url: string) => Promise<void>): Promise<void> {
    const server = http.createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ version }));
    });
    const port = await listen(server);
    await check(`http://127.0.0.1:${String(port)}`).finally(() => server.close());
  }

  test('another version and another product are refused in words', async () => {
    await ofVersion({ distribution: 'opensearch', number: '2.11.0' }, async (url) => {
      await expect(checkOpenSearch(config(url))).rejects.toThrow(
        'it is OpenSearch 2.11.0; OpenSearch 2.19 or 3 is needed',
      );
    });
    await ofVersion({ number: '8.15.0' }, async (url) => {
      await expect(checkOpenSearch(config(url))).rejects.toThrow('it is another product, version 8.15.0');
    });
  });

  test('an unknown host is refused, one that doesn’t answer now is waited for', async () => {
    await expect(checkOpenSearch(config('http://search.invalid:9200'))).rejects.toThrow(
      'The host of OpenSearch is unknown.',
    );
    expect(await checkOpenSearch(config('http://127.0.0.1:1'))).toBe('OpenSearch can’t be reached.');
  });

  test('a file of certificates that can’t be read is refused', async () => {
    const wrong = config('https://127.0.0.1:1', { caFile: path.join(folder, 'none.pem') });
    await expect(checkOpenSearch(wrong)).rejects.toThrow('the file in OPENSEARCH_CA can’t be read');
  });
});

describeUnless(openSearchSuiteMissing ?? opensslMissing, 'a cluster behind TLS and a password', () => {
  const cluster = useOpenSearchCluster();
  let proxy: https.Server;
  let port = 0;
  const expected = `Basic ${Buffer.from('watchdesk:s3cret').toString('base64')}`;

  beforeAll(async () => {
    const target = new URL(cluster().urls[0] ?? '');
    proxy = https.createServer({ key: readFileSync(keyFile), cert: readFileSync(caFile) }, (request, response) => {
      if (request.headers.authorization !== expected) {
        response.writeHead(401).end();
        return;
      }
      const { method, url: place, headers } = request;
      const passed = http.request(
        { hostname: target.hostname, port: target.port, path: place, method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(passed);
    });
    port = await listen(proxy);
  });
  afterAll(() => void proxy.close());

  test('is used with its certificate and password, and refused without either', async () => {
    const url = (user: string): string => `https://${user}@127.0.0.1:${String(port)}`;
    expect(await checkOpenSearch(config(url('watchdesk:s3cret'), { caFile }))).toBeNull();
    const wrongPassword = checkOpenSearch(config(url('watchdesk:wrong'), { caFile }));
    await expect(wrongPassword).rejects.toThrow('OpenSearch rejected the user name or password.');
    const unverified = checkOpenSearch(config(url('watchdesk:s3cret')));
    await expect(unverified).rejects.toThrow('The certificate of OpenSearch couldn’t be verified.');
    const byAnother = checkOpenSearch(config(url('watchdesk:s3cret'), { caFile: otherCaFile }));
    await expect(byAnother).rejects.toThrow('The certificate of OpenSearch couldn’t be verified.');
    await expect(checkOpenSearch(config(url('other:s3cret'), { caFile }))).rejects.toThrow(
      'rejected the user name or password',
    );
    const client = createOpenSearchClient(config(url('watchdesk:s3cret'), { caFile }));
    const { body } = await client.cluster.health();
    expect(body.number_of_nodes).toBe(1);
    await client.close();
  });
});
