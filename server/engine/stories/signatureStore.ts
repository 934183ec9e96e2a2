import { sql } from 'kysely';
import type { Tx } from '@server/db/schema';
import type { Telling } from './likeness';
import type { Member } from './stories';

/** An article as it is stored for comparing. */
export interface Signature extends Telling {
  version: number;
  ripe: boolean;
  /** Bands and heavy terms under which it is found. */
  keys: readonly number[];
}

interface SignatureRow {
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

function tellingOf(row: SignatureRow): Telling {
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

/** The stored signatures of these items, by item. */
export async function readTellings(tx: Tx, itemIds: readonly string[]): Promise<Map<string, Telling>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<SignatureRow>`
    select item_id, source_id, department_id, language, published, background, shingles, sketch, terms
    from story_signature where item_id = any(${itemIds}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.item_id, tellingOf(row)]));
}

/** Which of these items have a signature, and in which version. */
export async function readSigned(tx: Tx, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ item_id: string; version: number }>`
    select item_id, version from story_signature where item_id = any(${itemIds}::bigint[])`.execute(tx);
  return new Map(rows.map((row) => [row.item_id, row.version]));
}

/** Items whose words could not be weighed when they came, of languages in which they can by now. */
export async function readUnripe(
  tx: Tx,
  languages: readonly string[],
  limit: number,
): Promise<{ itemId: string; version: number }[]> {
  if (languages.length === 0) return [];
  const { rows } = await sql<{ itemId: string; version: number }>`
    select item_id as "itemId", version from story_signature
    where not ripe and language = any(${languages}::text[]) order by item_id limit ${limit}`.execute(tx);
  return rows;
}

/** Stores signatures, in place of earlier ones of the same items. */
export async function writeSignatures(tx: Tx, signatures: readonly Signature[]): Promise<void> {
  const ids = signatures.map(({ itemId }) => itemId);
  await sql`
    delete from story_key k using (
      select item_id, published, unnest(keys) as key from story_signature where item_id = any(${ids}::bigint[])) old
    where k.key = old.key and k.published = old.published and k.item_id = old.item_id`.execute(tx);
  await sql`delete from story_signature where item_id = any(${ids}::bigint[])`.execute(tx);
  if (signatures.length === 0) return;
  const rows = signatures.map((one) => ({
    item_id: one.itemId,
    version: one.version,
    source_id: one.sourceId,
    department_id: one.departmentId,
    language: one.language,
    published: new Date(one.published),
    ripe: one.ripe,
    background: one.background,
    shingles: one.sketch.shingles,
    sketch: bytes(one.sketch.values),
    terms: bytes(one.terms.hashes, one.terms.weights),
    keys: [...one.keys],
  }));
  await tx.insertInto('story_signature').values(rows).execute();
  await sql`
    insert into story_key (key, published, item_id)
    select distinct unnest(keys), published, item_id from story_signature where item_id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

/** Keeps how much these are like their older neighbours. */
export async function writeBackgrounds(tx: Tx, tellings: readonly Telling[]): Promise<void> {
  await sql`
    update story_signature s set background = new.background
    from unnest(${tellings.map(({ itemId }) => itemId)}::bigint[], ${tellings.map(({ background }) => background)}::real[])
      as new(item_id, background)
    where s.item_id = new.item_id`.execute(tx);
}

/** Everything in the stories that these items are in. */
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
