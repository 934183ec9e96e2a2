import type pg from 'pg';

/** The oldest major version of PostgreSQL that Watchdesk supports. */
export const OLDEST_MAJOR = 15;

/** The server was reached, and can't hold the database. The message continues a sentence. */
class UnusableServerError extends Error {
  readonly code = 'UNUSABLE_SERVER';
}

/**
 * Checks that the server is recent enough and accepts writes.
 * @throws UnusableServerError
 */
export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string; standby: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      pg_is_in_recovery() as standby`,
  );
  const { number = 0, version = '', standby = false } = rows[0] ?? {};
  if (Math.floor(number / 10_000) < OLDEST_MAJOR) {
    throw new UnusableServerError(`it is PostgreSQL ${version}; ${String(OLDEST_MAJOR)} or later is needed`);
  }
  if (standby) throw new UnusableServerError('it is a standby, which accepts no writes. Name the primary, too');
}
