import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { createClient } from '../client';
import { knownMigrations, migrate } from '../migrate';
import {
  ArchiveEnding,
  ArchiveHeading,
  END_OF_ROWS,
  FIRST_LINE,
  EXCLUDED_TABLES,
  quoteIdentifier,
  TableHeading,
} from './format';
import { linesOf } from './splitLines';
import { advanceTransactionIds } from './subscriptionMarks';

interface Restored {
  createdAt: string;
  tables: number;
  rows: number;
}

/**
 * Restores an archive into an empty database and migrates it to this release's schema, all or nothing. Throws if the
 * database isn't empty, or if the archive is from a newer release, truncated, or not an archive.
 */
export async function restoreArchive(url: string, pieces: AsyncIterable<Buffer>): Promise<Restored> {
  const lines = linesOf(pieces);
  const heading = await readHeading(lines);
  await checkMigrations(heading);
  await migrate(url, { upTo: heading.migrations.at(-1)?.number ?? 0 });
  const client = createClient(url, 'restore');
  await client.connect();
  try {
    await checkIsEmpty(client);
    await advanceTransactionIds(client, heading.lastTransactionId);
    const filled = await fill(client, lines);
    await migrate(url);
    await client.query('analyze');
    return { createdAt: heading.createdAt, ...filled };
  } finally {
    await client.end();
  }
}

async function readHeading(lines: AsyncGenerator<Buffer, void>): Promise<ArchiveHeading> {
  const first = await nextLine(lines);
  if (first !== FIRST_LINE) throw new Error('This isn’t a Watchdesk archive that this release can read.');
  return parsed(ArchiveHeading, await nextLine(lines));
}

async function checkMigrations(heading: ArchiveHeading): Promise<void> {
  const known = await knownMigrations();
  for (const [index, migration] of heading.migrations.entries()) {
    if (known[index]?.checksum === migration.checksum) continue;
    throw new Error(
      `The archive was made by another release of Watchdesk with the migration ${migration.name}, which this release doesn’t have. ` +
        'Restore it with that release or a later one.',
    );
  }
}

async function checkIsEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from department) or exists (select from source) or exists (select from item) as filled',
  );
  if (rows[0]?.filled !== false) {
    throw new Error(
      'The database isn’t empty. Restore into a new DATA_DIR, or into an empty database with DATABASE_URL.',
    );
  }
}

async function fill(client: pg.Client, lines: AsyncGenerator<Buffer, void>): Promise<{ tables: number; rows: number }> {
  await client.query('begin');
  try {
    const known = await emptyAll(client); // deletes the rows that migrations inserted
    let tables = 0;
    let rows = 0;
    for (;;) {
      const line = await nextLine(lines);
      const content: unknown = fromJson(line);
      if (!Check(TableHeading, content)) {
        const ending = parsed(ArchiveEnding, line);
        if (ending.rows !== rows) throw new Error(`The archive is damaged: it has ${rows} of ${ending.rows} rows.`);
        await setSequences(client, ending);
        break;
      }
      // Checked because the name of a PostgreSQL system table would let an archive do more than insert rows.
      if (!known.has(content.table))
        throw new Error(`The archive is damaged: the table "${content.table}" doesn’t exist.`);
      rows += await fillTable(client, content, lines);
      tables += 1;
    }
    await client.query('commit');
    return { tables, rows };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Empties all tables and returns their names. */
async function emptyAll(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const names = rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.has(name));
  await client.query(`truncate ${names.map(quoteIdentifier).join(', ')} cascade`);
  return new Set(names);
}

async function fillTable(
  client: pg.Client,
  heading: TableHeading,
  lines: AsyncGenerator<Buffer, void>,
): Promise<number> {
  const columns = heading.columns.map(quoteIdentifier).join(', ');
  const copy: CopyStreamQuery = client.query(
    copyFrom(`copy ${quoteIdentifier(heading.table)} (${columns}) from stdin`),
  );
  await pipeline(Readable.from(rowsOf(lines), { objectMode: false }), copy);
  return copy.rowCount;
}

const LINE_END = Buffer.from('\n');

async function* rowsOf(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw cutShort();
    if (value.length === END_OF_ROWS.length && value.toString() === END_OF_ROWS) return;
    yield value;
    yield LINE_END;
  }
}

async function setSequences(client: pg.ClientBase, ending: ArchiveEnding): Promise<void> {
  for (const [name, last] of Object.entries(ending.sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoteIdentifier(name), last]);
  }
}

async function nextLine(lines: AsyncGenerator<Buffer, void>): Promise<string> {
  const { value, done } = await lines.next();
  if (done === true) throw cutShort();
  return value.toString();
}

function parsed<S extends TSchema>(schema: S, line: string): Static<S> {
  const content = fromJson(line);
  if (!Check(schema, content)) throw new Error('The archive is damaged: a line is malformed.');
  return content;
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function cutShort(): Error {
  return new Error('The archive is incomplete.');
}
