import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { versionName, type VersionKey } from '@server/articles/items/loadArticles';
import { deleteEmptyMonths } from './indices';
import { activateIndex, sendAgain, waitingVersions, type OutboxRow } from './outbox';
import { checksumSql } from './storedDocuments';

interface Comparison {
  /** The number of versions that are stored. */
  stored: number;
  /** The number of versions that are missing, superfluous, or different in OpenSearch, and are sent again. */
  differing: number;
}

/** The UTC day on which a version was received, in days since the epoch. */
const daySql = 'floor(extract(epoch from v.received_at) / 86400)::int';
const mostDays = 60_000;
const atOnce = 10_000;
/** More changes than this are sent first. */
const mostWaiting = 100_000;
/** If a larger part is missing, searches read PostgreSQL until it is sent. */
const tolerated = 0.01;

interface Bucket {
  count: number;
  checksums: number;
}

interface Version extends VersionKey {
  checksum: number;
  month: string;
}

async function storedDays(pool: Pool): Promise<Map<number, Bucket>> {
  const { rows } = await pool.query<{ day: number; count: number; checksums: string }>(
    `select ${daySql} as day, count(*)::int as count, sum(${checksumSql}) as checksums
     from item_version v where v.withdrawn_at is null group by 1`,
  );
  return new Map(rows.map(({ day, count, checksums }) => [day, { count, checksums: Number(checksums) }]));
}

interface DayAnswer {
  aggregations: { days: { buckets: readonly { key: number; doc_count: number; checksums: { value: number } }[] } };
}

async function indexedDays(client: Client, name: string): Promise<Map<number, Bucket>> {
  const days = { terms: { field: 'day', size: mostDays }, aggs: { checksums: { sum: { field: 'checksum' } } } };
  const { aggregations } = await searched<DayAnswer>(client, name, { size: 0, aggs: { days } }, 'aggregations');
  return new Map(
    aggregations.days.buckets.map(({ key, doc_count: count, checksums }) => [
      key,
      { count, checksums: checksums.value },
    ]),
  );
}

/** @throws Error unless the answer has the member `wanted`, and with it the form that the request asked for */
async function searched<Answer extends object>(
  client: Client,
  name: string,
  body: object,
  wanted: keyof Answer,
): Promise<Answer> {
  const request = { method: 'POST', path: `/${name}-*/_search`, body };
  const answer: unknown = (
    await client.transport.request({ ...request, querystring: { allow_partial_search_results: false } })
  ).body;
  const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && wanted in value;
  if (!isAnswer(answer)) throw new Error('OpenSearch’s response has an unknown format.');
  return answer;
}

async function storedVersions(pool: Pool, day: number): Promise<Version[]> {
  const { rows } = await pool.query<Omit<Version, 'checksum'> & { checksum: string }>(
    `select v.item_id as "itemId", v.version, ${checksumSql} as checksum, search_month(v.received_at) as month
     from item_version v where v.withdrawn_at is null and ${daySql} = $1`,
    [day],
  );
  return rows.map((row) => ({ ...row, checksum: Number(row.checksum) }));
}

interface VersionAnswer {
  hits: { hits: readonly { _index: string; sort: readonly [number, number, number] }[] };
}

async function indexedVersions(client: Client, name: string, day: number): Promise<Version[]> {
  const versions: Version[] = [];
  let after: readonly number[] | undefined;
  do {
    const page: VersionAnswer = await searched<VersionAnswer>(
      client,
      name,
      {
        size: atOnce,
        query: { term: { day } },
        sort: [{ item: 'asc' }, { version: 'asc' }, { checksum: 'asc' }],
        _source: false,
        ...(after && { search_after: after }),
      },
      'hits',
    );
    versions.push(
      ...page.hits.hits.map(({ _index: index, sort: [item, version, checksum] }) => ({
        itemId: String(item),
        version,
        checksum,
        month: index.slice(name.length + 1),
      })),
    );
    after = page.hits.hits.length < atOnce ? undefined : page.hits.hits.at(-1)?.sort;
  } while (after !== undefined);
  return versions;
}

function isSame(one: Bucket | undefined, other: Bucket | undefined): boolean {
  return one?.count === other?.count && one?.checksums === other?.checksums;
}

/** The versions that only one side has, or both with different checksums. */
function differences(stored: readonly Version[], indexed: readonly Version[]): Version[] {
  const known = new Map(indexed.map((version) => [versionName(version), version]));
  const missing = stored.filter((version) => known.get(versionName(version))?.checksum !== version.checksum);
  const kept = new Set(stored.map(versionName));
  return [...missing, ...indexed.filter((version) => !kept.has(versionName(version)))];
}

/**
 * Compares an index with the stored articles, by the day on which they were received, and sends again what differs.
 * What waits to be sent anyway doesn't count. Also deletes monthly indices that became empty.
 */
export async function compareWithArticles(pool: Pool, client: Client, name: string, now: Date): Promise<Comparison> {
  const waiting = await waitingVersions(pool, name, mostWaiting);
  const stored = await storedDays(pool);
  const total = [...stored.values()].reduce((sum, { count }) => sum + count, 0);
  if (waiting.length === mostWaiting) return { stored: total, differing: 0 };
  const indexed = await indexedDays(client, name);
  const sentAnyway = new Set(waiting.map(versionName));
  let differing = 0;
  for (const day of new Set([...stored.keys(), ...indexed.keys()])) {
    if (isSame(stored.get(day), indexed.get(day))) continue;
    const found = differences(await storedVersions(pool, day), await indexedVersions(client, name, day)).filter(
      (version) => !sentAnyway.has(versionName(version)),
    );
    await sendAgain(pool, name, found satisfies Omit<OutboxRow, 'id'>[]);
    differing += found.length;
    if (differing > Math.max(atOnce, total * tolerated)) await activateIndex(pool, null);
  }
  await deleteEmptyMonths(client, name, now);
  return { stored: total, differing };
}
