import type { PoolClient } from 'pg';
import { packDocuments, type RankedDocument } from '@server/engine/postings/documents';
import { encodePositions } from '@server/engine/postings/positions';
import { encodePostings } from '@server/engine/postings/postings';

interface Gathered {
  documents: number[];
  counts: number[];
  positions: (readonly number[] | undefined)[];
}

function gather(documents: readonly RankedDocument[], first: number): Map<string, Gathered> {
  const lexemes = new Map<string, Gathered>();
  documents.forEach((document, index) => {
    for (const [lexeme, counts] of document.lexemes) {
      let gathered = lexemes.get(lexeme);
      if (gathered === undefined) lexemes.set(lexeme, (gathered = { documents: [], counts: [], positions: [] }));
      gathered.documents.push(first + index);
      gathered.counts.push(counts);
      gathered.positions.push(document.positions.get(lexeme));
    }
  });
  return lexemes;
}

// Rows per INSERT: large enough to be fast, small enough for the driver and the database to hold as text.
const rowsAtOnce = 20_000;

/** Stores documents as a segment. Only one transaction may call this at a time; see seal.ts. */
export async function addSegment(client: PoolClient, documents: readonly RankedDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const { rows: numbers } = await client.query<{ first: number }>(
    `select (setval('ranking_document_seq', nextval('ranking_document_seq') + $1 - 1) - $1 + 1)::int as first`,
    [documents.length],
  );
  const first = numbers[0]?.first ?? 0;
  const { sources, content } = packDocuments(documents);
  const { rows } = await client.query<{ id: string }>(
    `with stored as (insert into ranking_documents values ($1, $2, $3, $4))
     insert into ranking_segment (first_document, end_document, documents) values ($1, $1 + $2, $2) returning id`,
    [first, documents.length, JSON.stringify(sources), content],
  );
  // Inserting in key order is faster.
  const postings = [...gather(documents, first)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (let from = 0; from < postings.length; from += rowsAtOnce) {
    const some = postings.slice(from, from + rowsAtOnce);
    await client.query(
      `insert into ranking_posting select $1, * from unnest($2::text[], $3::int[], $4::bytea[], $5::bytea[])`,
      [
        rows[0]?.id,
        some.map(([lexeme]) => lexeme),
        some.map(([, gathered]) => gathered.documents.length),
        some.map(([, gathered]) => encodePostings(gathered.documents, gathered.counts)),
        some.map(([, gathered]) => encodePositions(gathered.positions)),
      ],
    );
  }
}

export interface Segment {
  id: string;
  first_document: number;
  end_document: number;
  documents: number;
  /** The unused numbers of its range. */
  tombstones: number[];
}

/** All segments, in the order of their document numbers. */
export async function readSegments(client: Pick<PoolClient, 'query'>): Promise<Segment[]> {
  const { rows } = await client.query<Segment>(
    'select id, first_document, end_document, documents, tombstones from ranking_segment order by first_document',
  );
  return rows;
}

/** Deletes segments with their postings. Their documents stay, because a merged segment uses them. */
export async function removeSegments(client: PoolClient, ids: readonly string[]): Promise<void> {
  await client.query('delete from ranking_posting where segment_id = any($1::bigint[])', [ids]);
  await client.query('delete from ranking_segment where id = any($1::bigint[])', [ids]);
}
