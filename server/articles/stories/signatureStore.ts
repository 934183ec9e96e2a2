import { sql } from 'kysely';
import type { Db, Tx } from '@server/db/schema';
import type { ArticleSignature } from '@server/engine/similarity/similarity';
import type { Member } from '@server/engine/similarity/stories';

/** A signature as it is stored. */
export interface Signature extends ArticleSignature {
  version: number;
  ripe: boolean;
}

interface SignatureRow {
  place: string;
  item_id: string;
  source_id: string;
  department_id: string | null;
  language: string;
  published: Date;
  background: number;
  shingles: number;
  sketch: Buffer;
  terms: Buffer;
}

function bytes(...arrays: (Int32Array | Float32Array)[]): Buffer {
  return Buffer.concat(arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
}

function plain(buffer: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(buffer.byteLength);
  new Uint8Array(copy).set(buffer);
  return copy;
}

function signatureOfRow(row: SignatureRow): ArticleSignature {
  const terms = plain(row.terms);
  const count = terms.byteLength / 8;
  return {
    itemId: row.item_id,
    sourceId: row.source_id,
    departmentId: row.department_id,
    language: row.language,
    published: row.published.getTime(),
    background: row.background,
    sketch: { values: new Int32Array(plain(row.sketch)), shingles: row.shingles },
    terms: { hashes: new Int32Array(terms, 0, count), weights: new Float32Array(terms, count * 4, count) },
  };
}

/** Reads the signatures stored after a place, in the order of storing, each with its place. */
export async function readSignatures(
  db: Db | Tx,
  after: string,
  most: number,
): Promise<{ place: string; signature: ArticleSignature }[]> {
  const { rows } = await sql<SignatureRow>`
    select sequence_number as place, item_id, source_id, department_id, language, published, background, shingles, sketch, terms
    from story_signature where sequence_number > ${after} order by sequence_number limit ${most}`.execute(db);
  return rows.map((row) => ({ place: row.place, signature: signatureOfRow(row) }));
}

/** The items among these that have a signature, with the version it was made from. */
export async function readSigned(tx: Tx, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ item_id: string; version: number }>`
    select item_id, version from story_signature where item_id = any(${itemIds}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.item_id, row.version]));
}

/** Items without term weights, in languages that have enough articles by now. */
export async function readUnripe(
  tx: Tx,
  languages: readonly string[],
  limit: number,
): Promise<{ itemId: string; version: number }[]> {
  if (languages.length === 0) return [];
  const { rows } = await sql<{ itemId: string; version: number }>`
    select item_id as "itemId", version from story_signature
    where not is_weighted and language = any(${languages}::text[]) order by item_id limit ${limit}`.execute(tx);
  return rows;
}

/** Upserts signatures by item; written ones move to the end of the order. */
export async function writeSignatures(tx: Tx, signatures: readonly Signature[]): Promise<void> {
  if (signatures.length === 0) return;
  const column = <Value>(of: (signature: Signature) => Value): Value[] => signatures.map(of);
  await sql`
    insert into story_signature (item_id, version, source_id, department_id, language, published, is_weighted, background,
      shingles, sketch, terms)
    select * from unnest(${column((one) => one.itemId)}::bigint[], ${column((one) => one.version)}::int[],
      ${column((one) => one.sourceId)}::text[], ${column((one) => one.departmentId)}::text[],
      ${column((one) => one.language)}::text[], ${column((one) => new Date(one.published))}::timestamptz[],
      ${column((one) => one.ripe)}::bool[], ${column((one) => one.background)}::real[],
      ${column((one) => one.sketch.shingles)}::int[], ${column((one) => bytes(one.sketch.values))}::bytea[],
      ${column((one) => bytes(one.terms.hashes, one.terms.weights))}::bytea[])
    on conflict (item_id) do update set version = excluded.version, source_id = excluded.source_id,
      department_id = excluded.department_id, language = excluded.language, published = excluded.published,
      is_weighted = excluded.is_weighted, background = excluded.background, shingles = excluded.shingles,
      sketch = excluded.sketch, terms = excluded.terms, sequence_number = excluded.sequence_number`.execute(tx);
}

/** The ids among these that still exist. */
export async function readPresent(tx: Tx, itemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from item where id = any(${itemIds}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** All members of the stories that contain these items. */
export async function readMembers(tx: Tx, itemIds: readonly string[]): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select i.id as "itemId", i.story_id as "storyId", i.source_id as "sourceId", i.department_id as "departmentId",
      s.department_id as "ownerId"
    from item i join story s on s.id = i.story_id
    where i.story_id in (select story_id from item where id = any(${itemIds}::bigint[]) and story_id is not null)`.execute(
    tx,
  );
  return rows;
}

/**
 * Deletes at most `limit` signatures of articles published before an instant, and returns how many. Those without term
 * weights are kept longer.
 */
export async function deleteSignatures(
  db: Db,
  { before, longBefore, limit }: { before: Date; longBefore: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      delete from story_signature where item_id in (
        select item_id from story_signature where published < ${before} and (is_weighted or published < ${longBefore})
        order by published limit ${limit}
        for update skip locked)
      returning item_id)
    select count(*)::int as count from old`.execute(db);
  return rows[0]?.count ?? 0;
}
