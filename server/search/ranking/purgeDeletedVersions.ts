import type { Pool, PoolClient } from 'pg';
import { withAdvisoryLock } from '@server/db/advisoryLock';
import { DocumentTable, type SourceOfDocuments } from '@server/engine/postings/documents';
import { decodePositions, encodePositions } from '@server/engine/postings/positions';
import { decodePostings, encodePostings } from '@server/engine/postings/postings';
import { mergeLock } from './seal';
import { readSegments, removeSegments, type Segment } from './segments';

const rowsAtOnce = 5_000;

interface PostingRow {
  lexeme: string;
  documents: number;
  postings: Buffer;
  positions: Buffer;
}

async function removedDocuments(client: PoolClient, segment: Segment, gone: ReadonlySet<string>): Promise<Set<number>> {
  const found = new Set<number>();
  const { rows } = await client.query<{ first: number; sources: SourceOfDocuments[]; content: Buffer }>(
    `select first_document as first, sources, content from ranking_documents
     where first_document + documents > $1 and first_document < $2`,
    [segment.first_document, segment.end_document],
  );
  const known = new Set(segment.tombstones);
  for (const { first, sources, content } of rows) {
    const table = new DocumentTable();
    const count = table.putPacked(0, sources, content);
    for (let index = 0; index < count; index += 1) {
      const document = first + index;
      const name = `${table.items[index] ?? 0}/${table.versions[index] ?? 0}`;
      if (gone.has(name) && document >= segment.first_document && !known.has(document)) found.add(document);
    }
  }
  return found;
}

/** A lexeme's postings without the removed documents; null if none is left. */
function without(row: PostingRow, gone: ReadonlySet<number>): PostingRow | null {
  const { documents, counts } = decodePostings(row.postings, row.documents, 0);
  const kept: number[] = [];
  documents.forEach((document, index) => {
    if (!gone.has(document)) kept.push(index);
  });
  if (kept.length === documents.length) return row;
  if (kept.length === 0) return null;
  const postings = encodePostings(
    kept.map((index) => documents[index] ?? 0),
    kept.map((index) => counts[index] ?? 0),
  );
  const all = decodePositions(row.positions, documents.length);
  const positions = encodePositions(kept.map((index) => all[index]));
  return { lexeme: row.lexeme, documents: kept.length, postings, positions };
}

async function copyWithout(client: PoolClient, from: string, to: string, gone: ReadonlySet<number>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await client.query<PostingRow>(
      `select lexeme, documents, postings, positions from ranking_posting
       where segment_id = $1 and lexeme > $2 order by lexeme limit ${rowsAtOnce}`,
      [from, after],
    );
    const kept = rows.map((row) => without(row, gone)).filter((row) => row !== null);
    await client.query(
      'insert into ranking_posting select $1, * from unnest($2::text[], $3::int[], $4::bytea[], $5::bytea[])',
      [
        to,
        kept.map((row) => row.lexeme),
        kept.map((row) => row.documents),
        kept.map((row) => row.postings),
        kept.map((row) => row.positions),
      ],
    );
    const last = rows.at(-1);
    if (rows.length < rowsAtOnce || last === undefined) return;
    after = last.lexeme;
  }
}

async function rewrite(client: PoolClient, segment: Segment, gone: ReadonlySet<number>): Promise<void> {
  const all = [...segment.tombstones, ...gone];
  const dead = new Set(all);
  let first = segment.first_document;
  while (dead.has(first)) first += 1;
  await client.query('delete from ranking_segment where id = $1', [segment.id]);
  if (gone.size < segment.documents) {
    const { rows } = await client.query<{ id: string }>(
      `insert into ranking_segment (first_document, end_document, documents, tombstones) values ($1, $2, $3, $4) returning id`,
      [first, segment.end_document, segment.documents - gone.size, all.filter((number) => number > first)],
    );
    await copyWithout(client, segment.id, rows[0]?.id ?? '', gone);
  }
  await removeSegments(client, [segment.id]);
}

/**
 * Removes deleted versions from the segments once there are at least `atLeast`. Until then searches don't return them,
 * but they still count in document frequencies. Runs in one transaction and returns the number of removed versions.
 */
export async function purgeDeletedVersions(pool: Pool, atLeast: number): Promise<number> {
  const purged = await withAdvisoryLock(pool, mergeLock, async (client) => {
    const { rows } = await client.query<{ item_id: string; version: number }>(
      'delete from ranking_tombstone where (select count(*) from ranking_tombstone) >= $1 returning item_id, version',
      [Math.max(1, atLeast)],
    );
    if (rows.length === 0) return 0;
    const gone = new Set(rows.map((row) => `${row.item_id}/${row.version}`));
    const segments = await readSegments(client);
    for (const segment of segments) {
      const numbers = await removedDocuments(client, segment, gone);
      if (numbers.size > 0) await rewrite(client, segment, numbers);
    }
    await client.query(
      `delete from ranking_documents d where not exists (
         select from ranking_segment s
         where s.first_document < d.first_document + d.documents and s.end_document > d.first_document)`,
    );
    return rows.length;
  });
  return purged ?? 0;
}
