import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { indexTemplate } from './indexMapping';
import { statusOf } from './client';

/** The name of the index with the versions that were received in a month. */
export function monthlyIndex(name: string, month: string): string {
  return `${name}-${month}`;
}

/** Stores the mapping for all indices whose names begin with `prefix`. Must precede the first of them. */
export async function putTemplate(client: Client, prefix: string): Promise<void> {
  // The types of the client know no custom analyzers; the index tests compare the mapping with a real cluster.
  await client.transport.request({ method: 'PUT', path: `/_index_template/${prefix}`, body: indexTemplate(prefix) });
}

/**
 * Creates a monthly index unless it exists. In the index that searches read, it gets the alias. The row lock keeps the
 * alias from moving meanwhile.
 */
export async function ensureMonth(
  pool: Pool,
  client: Client,
  alias: string,
  name: string,
  month: string,
): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const { rows } = await connection.query<{ is_active: boolean }>(
      'select is_active from search_index where name = $1 for share',
      [name],
    );
    const aliases = rows[0]?.is_active === true ? { [alias]: {} } : {};
    await client.indices.create({ index: monthlyIndex(name, month), body: { aliases } }).catch((error: unknown) => {
      // Another process created it.
      if (statusOf(error) !== 400) throw error;
    });
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

/** The existing monthly indices of an index. */
export async function readMonths(client: Client, name: string): Promise<string[]> {
  const { body } = await client.indices.get({ index: `${name}-*` });
  return Object.keys(body);
}

/** Moves the alias to the indices of `name`, in one step. Null removes it. */
export async function moveAlias(client: Client, alias: string, name: string | null): Promise<void> {
  const added = name === null ? [] : await readMonths(client, name);
  const { body } = await client.indices.get({ index: `${alias}-*` });
  const removed = Object.entries(body)
    .filter(([index, { aliases }]) => !added.includes(index) && aliases !== undefined && alias in aliases)
    .map(([index]) => index);
  const actions = [
    ...added.map((index) => ({ add: { index, alias } })),
    ...removed.map((index) => ({ remove: { index, alias } })),
  ];
  if (actions.length > 0) await client.indices.updateAliases({ body: { actions } });
}

/** Deletes all monthly indices of an index. */
export async function deleteMonths(client: Client, name: string): Promise<void> {
  const months = await readMonths(client, name);
  for (const index of months) await client.indices.delete({ index });
}
