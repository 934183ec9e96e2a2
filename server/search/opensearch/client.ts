import { readFileSync } from 'node:fs';
import { Client, errors } from '@opensearch-project/opensearch';
import type { OpenSearchConfig } from '@server/config/openSearch';

const requestTimeoutMs = 10_000;
/** The oldest releases that the tests run. */
const oldest = { 2: 19, 3: 0 } as const;

/** OpenSearch can't be reached, refused the request, or answered in part only. PostgreSQL has to answer. */
export class OpenSearchFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OpenSearchFailure';
  }
}

/** @throws Error if the file of certificates can't be read */
export function createOpenSearchClient({ urls, caFile }: OpenSearchConfig): Client {
  return new Client({
    nodes: [...urls],
    requestTimeout: requestTimeoutMs,
    // Each attempt goes to another node.
    maxRetries: Math.max(1, urls.length - 1),
    ...(caFile !== undefined && { ssl: { ca: readFileSync(caFile, 'utf8') } }),
  });
}

/** The HTTP status of an answer that the client threw; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof errors.ResponseError ? error.statusCode : undefined;
}

const wrongCertificate = /certificate|self.signed|CERT_|ERR_TLS|EPROTO|unable to (?:get|verify)/i;

/** What went wrong, in words without the address, which may contain a password. */
export function describeFailure(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return 'OpenSearch rejected the user name or password.';
  if (status === 403) return 'The OpenSearch user doesn’t have permission to do this.';
  if (status !== undefined) return `OpenSearch responded with status ${String(status)}.`;
  const message = error instanceof Error ? error.message : '';
  if (wrongCertificate.test(message)) return 'The certificate of OpenSearch couldn’t be verified.';
  if (message.includes('ENOTFOUND')) return 'The host of OpenSearch is unknown.';
  if (error instanceof errors.TimeoutError) return 'OpenSearch didn’t respond in time.';
  return 'OpenSearch can’t be reached.';
}

/** A problem that waiting doesn't solve: address, password, certificate, or version are wrong. */
class OpenSearchMisconfigured extends Error {
  constructor(message: string) {
    super(`OPENSEARCH_URL can’t be used: ${message}`);
    this.name = 'OpenSearchMisconfigured';
  }
}

/**
 * Checks address, password, certificate, and version. Resolves to what is wrong for the moment, or to null.
 * @throws OpenSearchMisconfigured if waiting wouldn't help
 */
export async function checkOpenSearch(config: OpenSearchConfig): Promise<string | null> {
  let client: Client;
  try {
    client = createOpenSearchClient(config);
  } catch {
    throw new OpenSearchMisconfigured('the file in OPENSEARCH_CA can’t be read.');
  }
  try {
    const { body } = await client.info();
    const { distribution, number } = body.version;
    const [major = 0, minor = 0] = number.split('.').map(Number);
    const known = Object.entries(oldest).some(([release, least]) => major === Number(release) && minor >= least);
    if (distribution !== 'opensearch' || !known) {
      const found = distribution === 'opensearch' ? `OpenSearch ${number}` : `another product, version ${number}`;
      throw new OpenSearchMisconfigured(`it is ${found}; OpenSearch 2.19 or 3 is needed.`);
    }
    return null;
  } catch (error) {
    if (error instanceof OpenSearchMisconfigured) throw error;
    const status = statusOf(error);
    const said = describeFailure(error);
    const isFinal = status === 401 || status === 403 || /certificate|unknown/.test(said);
    if (isFinal) throw new OpenSearchMisconfigured(said);
    return said;
  } finally {
    await client.close();
  }
}
