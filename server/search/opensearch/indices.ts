import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { indexTemplate } from './indexMapping';
import { statusOf } from './client';
import type { SearchIndexRow } from './outbox';

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
 * Creates a monthly index unless it exists; in the index that searches read, with the alias. Asked before each request,
 * because OpenSearch would otherwise create a missing one by itself, which no search would read.
 * @returns false if the index was removed meanwhile
 */
export async function ensureMonth(
  pool: Pool,
  client: Client,
  alias: string,
  { name, isActive }: SearchIndexRow,
  month: string,
): Promise<boolean> {
  const index = monthlyIndex(name, month);
  const { body: exists } = isActive
    ? await client.indices.existsAlias({ name: alias, index })
    : await client.indices.exists({ index });
  if (exists) return true;
  const connection = await pool.connect();
  try {
    // The row lock keeps another process from moving the alias meanwhile. A month begins once, so the transaction may
    // stay open during the request.
    await connection.query('begin');
    const { rows } = await connection.query<{ is_active: boolean }>(
      'select is_active from search_index where name = $1 for share',
      [name],
    );
    const [row] = rows;
    const hasAlias = row?.is_active === true;
    if (row !== undefined) await createMonth(client, alias, index, hasAlias);
    await connection.query('commit');
    return row !== undefined;
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

async function createMonth(client: Client, alias: string, index: string, hasAlias: boolean): Promise<void> {
  await client.indices
    .create({ index, body: { aliases: hasAlias ? { [alias]: {} } : {} } })
    .catch(async (error: unknown) => {
      // 400: it exists, because another process created it.
      if (statusOf(error) !== 400) throw error;
      if (hasAlias) await client.indices.putAlias({ index, name: alias });
    });
}

/** The existing monthly indices of an index. */
async function readMonths(client: Client, name: string): Promise<string[]> {
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

async function deleteIndex(client: Client, index: string): Promise<void> {
  await client.indices.delete({ index }).catch((error: unknown) => {
    // Another process deleted it. `ignore_unavailable` wouldn't cover that: it is checked before the deletion.
    if (statusOf(error) !== 404) throw error;
  });
}

/** Deletes all monthly indices whose names begin with `prefix`, but for those of the indices to keep. */
export async function deleteMonths(client: Client, prefix: string, kept: readonly string[] = []): Promise<void> {
  const months = await readMonths(client, prefix);
  for (const index of months) {
    if (kept.some((name) => index.startsWith(`${name}-`))) continue;
    await deleteIndex(client, index);
  }
}

/** Deletes the monthly indices of an index that have no documents any more, but for the present month. */
export async function deleteEmptyMonths(client: Client, name: string, now: Date): Promise<void> {
  const present = monthlyIndex(name, now.toISOString().slice(0, 7));
  for (const index of await readMonths(client, name)) {
    if (index === present) continue;
    const { body } = await client.count({ index });
    if (body.count === 0) await deleteIndex(client, index);
  }
}
