import type { QueryResultRow } from 'pg';
import { summaryOf } from '../feeds/plainText';
import { readVector } from './readVector';
import type { RankedDocument } from './documents';

/** Whoever runs a statement: a client, or a search's session. */
export type Run = <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

export interface DocumentRow {
  item_id: string;
  version: number;
  source_id: string;
  department_id: string | null;
  published: string;
  received: string;
  headline: string;
  summary: string;
  opening: string;
  vector: string;
}

/** As long as a headline or a lead made of the text may be; see finishItem. */
const headlineLength = 100;
const openingLength = 2_000;

/** An instant in microseconds since 1970 UTC. */
export function microsecondsSql(instant: string): string {
  return `(extract(epoch from ${instant}) * 1000000)::bigint`;
}

/** The columns of `item_version v` that a document is read from. */
export const documentColumns = `v.item_id, v.version, v.source_id, v.department_id, v.headline, v.summary,
  ${microsecondsSql('v.published')} as published,
  ${microsecondsSql('v.received_at')} as received,
  left(v.body_text, ${openingLength}) as opening, v.vector::text as vector`;

/**
 * An article whose source gave no headline or no lead has one made of its text: its words count in the text alone, or
 * the first sentence of everything would weigh three times.
 */
export function documentOf(row: DocumentRow): RankedDocument {
  const derived = {
    headline: row.headline === summaryOf(row.opening, headlineLength),
    lead: row.summary === '' || row.summary === summaryOf(row.opening),
  };
  return {
    ...readVector(row.vector, derived),
    itemId: row.item_id,
    version: row.version,
    sourceId: row.source_id,
    departmentId: row.department_id,
    published: Number(row.published),
    received: Number(row.received),
  };
}
