import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  END_OF_ROWS,
  FIRST_LINE,
  quoteIdentifier,
  type ArchiveEnding,
  type ArchiveHeading,
  type TableHeading,
} from './format';
import { readMarks, type SubscriptionMarks } from './subscriptionMarks';
import { archivedTables, sequences, type ArchivedTable } from './archivedTables';

/**
 * Generates the content of an archive in chunks, from one snapshot (see format.ts). The client is in use until the end.
 */
export async function* writeArchive(client: ClientBase, now: Date): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows: migrations } = await client.query<ArchiveHeading['migrations'][number]>(
      'select number, name, checksum from schema_migration order by number',
    );
    const marks = await readMarks(client);
    const heading: ArchiveHeading = { createdAt: now.toISOString(), migrations, lastTransactionId: marks.lastId };
    yield line(FIRST_LINE);
    yield line(JSON.stringify(heading));
    let rows = 0;
    for (const table of await archivedTables(client)) {
      const columns = table.columns.map(({ name }) => name);
      yield line(JSON.stringify({ table: table.name, columns } satisfies TableHeading));
      const copy = client.query(copyTo(`copy (${select(table, marks)}) to stdout`));
      for await (const piece of copy as AsyncIterable<Buffer>) yield piece;
      rows += copy.rowCount;
      yield line(END_OF_ROWS);
    }
    const ending: ArchiveEnding = { sequences: await sequences(client), rows };
    yield line(JSON.stringify(ending));
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

function select(table: ArchivedTable, marks: SubscriptionMarks): string {
  const columns = table.columns.map(({ name, type }) => {
    const column = quoteIdentifier(name);
    return type === 'xid8' ? `${marks.of(column)} as ${column}` : column;
  });
  return `select ${columns.join(', ')} from ${quoteIdentifier(table.name)}`;
}

function line(text: string): Buffer {
  return Buffer.from(`${text}\n`);
}
