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

function namesSql(facet: 'organization' | 'subject'): string {
  const names = `v.metadata -> '${facet}'`;
  return `array(select name from jsonb_array_elements_text(case jsonb_typeof(${names}) when 'array' then ${names} else '[]' end)
    name where name <> '') as ${facet}`;
}

interface StoredRow extends DocumentRow {
  publication: string;
  category_id: string | null;
  language: string;
  organization: string[];
  subject: string[];
  superseded: string | null;
  checksum: string;
}

function present(value: string | null): string[] {
  return value === null || value === '' ? [] : [value];
}

/** Reads versions as documents for OpenSearch, by `versionName`. Deleted and withdrawn versions are missing. */
export async function readStoredDocuments(
  pool: Pool,
  keys: readonly VersionKey[],
): Promise<Map<string, IndexedDocument>> {
  const run = async <R extends QueryResultRow>(text: string, values?: unknown[]): Promise<R[]> =>
    (await pool.query<R>(text, values)).rows;
  const rows = await run<StoredRow>(
    `select ${documentColumns}, ${microsecondsSql('v.superseded_at')} as superseded, ${checksumSql} as checksum,
       v.publication, v.category_id, v.language, ${namesSql('organization')}, ${namesSql('subject')}
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
        values: {
          publication: present(row.publication),
          category: present(row.category_id),
          language: present(row.language),
          organization: row.organization,
          subject: row.subject,
        },
      };
      const name = versionName({ itemId: row.item_id, version: row.version });
      return [[name, indexedDocument(document, state)] as const];
    }),
  );
}
