import type { Pool, QueryResultRow } from 'pg';
import { versionName, type VersionKey } from '@server/articles/items/loadArticles';
import { documentColumns, microsecondsSql, readDocuments, type DocumentRow } from '../ranking/readDocuments';
import { indexedDocument } from './indexedDocument';
import type { IndexedDocument } from './indexMapping';

/**
 * A checksum of what may change of a version `v` after it was stored. It has 31 bits, so that the sum of a day is exact
 * as a number.
 */
export const checksumSql = `(hashtextextended(concat_ws('/', v.item_id, v.version, ${microsecondsSql('v.superseded_at')}), 0)
  & 2147483647)`;

interface StoredRow extends DocumentRow {
  superseded: string | null;
  checksum: string;
}

/** Reads versions as documents for OpenSearch, by `versionName`. Deleted and withdrawn versions are missing. */
export async function readStoredDocuments(
  pool: Pool,
  keys: readonly VersionKey[],
): Promise<Map<string, IndexedDocument>> {
  const run = async <R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]> =>
    (await pool.query<R>(text, values)).rows;
  const rows = await run<StoredRow>(
    `select ${documentColumns}, ${microsecondsSql('v.superseded_at')} as superseded, ${checksumSql} as checksum
     from unnest($1::bigint[], $2::int[]) as wanted(item_id, version)
     join item_version v on v.item_id = wanted.item_id and v.version = wanted.version
     where v.withdrawn_at is null`,
    [keys.map(({ itemId }) => itemId), keys.map(({ version }) => version)],
  );
  const documents = await readDocuments(run, rows);
  return new Map(
    rows.flatMap((row, index) => {
      const document = documents[index];
      if (document === undefined) return [];
      const state = {
        superseded: row.superseded === null ? null : Number(row.superseded),
        checksum: Number(row.checksum),
      };
      const name = versionName({ itemId: row.item_id, version: row.version });
      return [[name, indexedDocument(document, state)] as const];
    }),
  );
}
