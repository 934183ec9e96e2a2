import { setImmediate as otherWork } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { overflowLexeme, quote, toFullTsvector } from '@server/engine/analyzer/tsvector';
import { summaryOf } from '@server/engine/feeds/plainText';
import { loadArticles, versionName } from '@server/articles/items/loadArticles';
import type { RankedDocument } from '@server/engine/postings/documents';
import { readVector, type Derived, type ReadVector } from '@server/engine/postings/parseTsvector';

/** Runs a statement, on a client or in a search's session. */
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

/** The maximum length of a headline or lead derived from the text; see finishItem. */
const headlineLength = 100;
const openingLength = 2_000;

/** An instant in microseconds since the epoch, as SQL. */
export function microsecondsSql(instant: string): string {
  return `(extract(epoch from ${instant}) * 1000000)::bigint`;
}

/** The columns of `item_version v` that make a document. */
export const documentColumns = `v.item_id, v.version, v.source_id, v.department_id, v.headline, v.summary,
  ${microsecondsSql('v.published')} as published,
  ${microsecondsSql('v.received_at')} as received,
  left(v.body_text, ${openingLength}) as opening, v.vector::text as vector`;

/**
 * If the source gave no headline or no lead, one was derived from the text. A derived lead counts as part of the text
 * only. A derived headline weighs less than a given one; see score.ts.
 */
function documentOf(row: DocumentRow, whole: AnalyzedArticle | undefined): RankedDocument {
  const derived = {
    headline: row.headline === summaryOf(row.opening, headlineLength),
    lead: row.summary === '' || summaryOf(row.summary) === summaryOf(row.opening),
  };
  return {
    ...(whole === undefined ? readVector(row.vector, derived) : readWhole(row.vector, whole, derived)),
    itemId: row.item_id,
    version: row.version,
    sourceId: row.source_id,
    departmentId: row.department_id,
    published: Number(row.published),
    received: Number(row.received),
  };
}

/** Combines the stored named fields with the headline and text at all their positions. */
function readWhole(vector: string, article: AnalyzedArticle, derived: Derived): ReadVector {
  const stored = readVector(vector, derived);
  const whole = readVector(toFullTsvector(article), derived);
  const isField = ([lexeme]: readonly [string, unknown]): boolean => lexeme.startsWith('@');
  return {
    ...whole,
    lexemes: new Map([...[...stored.lexemes].filter(isField), ...whole.lexemes]),
    positions: new Map([...[...stored.positions].filter(isField), ...whole.positions]),
  };
}

/** The maximum number of documents per turn, so that the event loop stays responsive. */
const readAtOnce = 50;
/** Long articles that are analyzed again; each has many words. */
const wholeAtOnce = 5;

const isLong = ({ vector }: DocumentRow): boolean => vector.includes(quote(overflowLexeme));

/** Splits the rows into parts with few long articles each. */
function parts(rows: readonly DocumentRow[]): DocumentRow[][] {
  const all: DocumentRow[][] = [];
  let part: DocumentRow[] = [];
  let long = 0;
  for (const row of rows) {
    if (part.length === readAtOnce || (long === wholeAtOnce && isLong(row))) [part, long] = [[], 0];
    if (part.length === 0) all.push(part);
    part.push(row);
    if (isLong(row)) long += 1;
  }
  return all;
}

/**
 * Reads the documents of stored versions. Versions too long for a tsvector are analyzed again, so that the postings
 * contain every position and decide phrases anywhere in the text.
 */
export async function readDocuments(run: Run, rows: readonly DocumentRow[]): Promise<RankedDocument[]> {
  const documents: RankedDocument[] = [];
  for (const part of parts(rows)) {
    const keys = part.filter(isLong).map(({ item_id, version }) => ({ itemId: item_id, version }));
    const articles = await loadArticles(run, keys);
    for (const row of part) {
      documents.push(documentOf(row, articles.get(versionName({ itemId: row.item_id, version: row.version }))));
    }
    await otherWork();
  }
  return documents;
}
