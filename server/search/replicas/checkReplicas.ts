import pg from 'pg';
import { hostName } from '@server/config/databaseHosts';
import { describeConnectionError } from '@server/config/preflight';
import { createClient } from '@server/db/client';

const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
/** A server that is only unavailable at the moment doesn't prevent a start. */
const TEMPORARY = /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|57P0\d|53\d\d\d)$/;
/** Of the servers, and of the database on them. */
const identity = `select system_identifier::text || ' ' || oid as id
  from pg_control_system(), pg_database where datname = current_database()`;

/**
 * Checks before a start that the servers of SEARCH_DATABASE_URL can be used, and that they are copies of the database.
 * @param warn receives a message for each server that is unavailable at the moment
 * @throws Error for a wrong address, account, or certificate, or a server of another database
 */
export async function checkReplicas(
  databaseUrl: string,
  replicaUrls: readonly string[],
  warn: (message: string) => void,
): Promise<void> {
  const primary = createClient(databaseUrl, 'check');
  const wanted = await identityOf(primary);
  for (const url of replicaUrls) {
    try {
      const found = await identityOf(new pg.Client({ connectionString: url, ...limits }));
      if (found !== wanted) throw new Error(`${hostName(url)} isn’t a replica of the database in DATABASE_URL.`);
    } catch (error) {
      if (!isTemporary(error)) throw describeConnectionError(error, 'SEARCH_DATABASE_URL');
      warn(`The search replica ${hostName(url)} isn’t available. Searches use the other servers until it is.`);
    }
  }
}

async function identityOf(client: pg.Client): Promise<string | undefined> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<{ id: string }>(identity)).rows[0]?.id;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function isTemporary(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string') return TEMPORARY.test(error.code);
  return 'message' in error && /timeout|terminated/i.test(String(error.message));
}
