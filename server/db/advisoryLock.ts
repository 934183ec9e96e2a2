import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction under an advisory lock. Returns null without running it if another session holds the
 * lock.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  lock: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect();
  let broken: Error | boolean = false;
  try {
    await client.query('begin; set local statement_timeout = 0');
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lock]);
    const answer = rows[0]?.taken === true ? await work(client) : null;
    await client.query('commit');
    return answer;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}
