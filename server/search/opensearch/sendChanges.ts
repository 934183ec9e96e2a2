import type { Client } from '@opensearch-project/opensearch';
import type { Pool } from 'pg';
import { versionName } from '@server/articles/items/loadArticles';
import { ensureMonth, monthlyIndex } from './indices';
import type { IndexedDocument } from './indexMapping';
import {
  postponeRefused,
  releaseChanges,
  removeSent,
  takeChanges,
  type OutboxRow,
  type SearchIndexRow,
} from './outbox';
import { readStoredDocuments } from './storedDocuments';

/** The destination of changes. */
export interface SendTarget {
  pool: Pool;
  client: Client;
  /** The alias that searches read. */
  alias: string;
}

/** What OpenSearch said to a change. */
type Outcome = 'done' | 'later' | 'refused';

const atOnce = 1_000;
/** The maximum size of a request; OpenSearch refuses more than 100 MB. */
const requestCharacters = 8_000_000;

/** The last change of a version: it makes the earlier ones superfluous, because the current state is sent. */
function lastChanges(rows: readonly OutboxRow[]): OutboxRow[] {
  return [...new Map(rows.map((row) => [versionName(row), row])).values()];
}

function outcomeOf(status: number): Outcome {
  // 404: deleted before. 409: OpenSearch has this state or a later one.
  if (status < 300 || status === 404 || status === 409) return 'done';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The lines of a bulk request: what to do, and the document. */
function linesOf(name: string, row: OutboxRow, document: IndexedDocument | undefined): string {
  const about = {
    _index: monthlyIndex(name, row.month),
    _id: `${row.itemId}-${String(row.version)}`,
    version: Number(row.id),
    version_type: 'external',
  };
  if (document === undefined) return `${JSON.stringify({ delete: about })}\n`;
  return `${JSON.stringify({ index: about })}\n${JSON.stringify(document)}\n`;
}

interface Request {
  rows: OutboxRow[];
  body: string;
}

function requestsOf(
  name: string,
  rows: readonly OutboxRow[],
  documents: ReadonlyMap<string, IndexedDocument>,
): Request[] {
  const requests: Request[] = [];
  let last: Request | undefined;
  for (const row of rows) {
    const lines = linesOf(name, row, documents.get(versionName(row)));
    if (last === undefined || last.body.length + lines.length > requestCharacters) {
      requests.push((last = { rows: [], body: '' }));
    }
    last.rows.push(row);
    last.body += lines;
  }
  return requests;
}

interface BulkAnswer {
  items: readonly Readonly<Record<string, { status: number }>>[];
}

function isBulkAnswer(body: unknown): body is BulkAnswer {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);
}

/** Sends one bulk request and returns the outcome for each of its rows. */
async function send(client: Client, { rows, body }: Request, isSearched: boolean): Promise<Outcome[]> {
  const response = await client.transport.request({
    method: 'POST',
    path: '/_bulk',
    bulkBody: body,
    // A change is removed from the outbox when it can be found, because searches leave out what waits there.
    querystring: { refresh: isSearched ? 'wait_for' : 'false' },
  });
  const answer: unknown = response.body;
  const results = isBulkAnswer(answer) ? answer.items : [];
  return rows.map((_, index) => {
    const [result] = Object.values(results[index] ?? {});
    return outcomeOf(result?.status ?? 500);
  });
}

/** Reports documents that OpenSearch refused. */
export type ReportRefused = (versions: readonly OutboxRow[]) => void;

/**
 * Sends waiting changes of an index, at most a thousand, and removes what OpenSearch acknowledged. If the process dies,
 * another one sends the rest a minute later; external versions make a repeated or late request harmless.
 * @returns the number of changes that are done
 * @throws the client's errors; then the changes wait for the next run
 */
export async function sendChanges(
  { pool, client, alias }: SendTarget,
  index: SearchIndexRow,
  report: ReportRefused,
): Promise<number> {
  const { name, isActive } = index;
  const taken = await takeChanges(pool, name, atOnce);
  if (taken.length === 0) return 0;
  const open = new Set(taken.map(({ id }) => id));
  try {
    const rows = lastChanges(taken);
    for (const month of new Set(rows.map((row) => row.month))) {
      if (!(await ensureMonth(pool, client, alias, index, month))) return 0;
    }
    const documents = await readStoredDocuments(pool, rows);
    let done = 0;
    for (const request of requestsOf(name, rows, documents)) {
      const outcomes = await send(client, request, isActive);
      const versionsWith = (outcome: Outcome): Set<string> =>
        new Set(request.rows.filter((_, place) => outcomes[place] === outcome).map(versionName));
      const changesOf = (versions: ReadonlySet<string>): OutboxRow[] =>
        taken.filter((row) => versions.has(versionName(row)));
      const sent = changesOf(versionsWith('done')).map(({ id }) => id);
      if (!(await removeSent(pool, index, sent))) {
        // The next request will be told that the index has these, and won't wait until searches find them.
        await client.indices.refresh({ index: `${name}-*` });
        return done;
      }
      const refused = changesOf(versionsWith('refused'));
      if (refused.length > 0) {
        report(refused);
        await postponeRefused(
          pool,
          refused.map(({ id }) => id),
        );
      }
      for (const id of [...sent, ...refused.map((row) => row.id)]) open.delete(id);
      done += sent.length;
    }
    return done;
  } finally {
    if (open.size > 0) await releaseChanges(pool, [...open]);
  }
}
