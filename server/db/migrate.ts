import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createClient } from './client';
import { checkServer } from './serverCheck';

/** SQL files named `NNNN-name.sql`; the build copies them beside this file. */
const FOLDER = path.join(__dirname, 'migrations');
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;
/** The key of the advisory lock that serializes processes starting at the same time. */
const LOCK = 7_204_331;

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

interface MigrateOptions {
  folder?: string;
  /** Don't apply migrations with a greater number. */
  upTo?: number;
  /** Called once when a new database was set up, or with the name of each migration applied to an existing one. */
  say?: (sentence: string) => void;
}

/**
 * Migrates the database to this release's schema: applies missing migrations in order, each in its own transaction,
 * under a lock that admits one process at a time. Throws if one fails (the message has file and line), if an applied
 * file was changed since, if the database is newer than this release, or if the server is too old or a standby.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { upTo = Number.POSITIVE_INFINITY } = options;
  const migrations = (await readMigrations(options.folder ?? FOLDER)).filter(({ number }) => number <= upTo);
  const client = createClient(url, 'migrate');
  await client.connect();
  try {
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    check(migrations, applied);
    const isNew = applied.length === 0;
    for (const migration of migrations.slice(applied.length)) {
      await apply(client, migration);
      if (!isNew) options.say?.(`Migrated the database: ${migration.name}`);
    }
    if (isNew) options.say?.('Created the database tables.');
  } finally {
    await client.end(); // releases the lock too
  }
}

/** The names and checksums of this release's migrations, in order. */
export async function knownMigrations(folder = FOLDER): Promise<AppliedMigration[]> {
  return (await readMigrations(folder)).map(({ number, name, checksum }) => ({ number, name, checksum }));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [index, { number, name }] of migrations.entries()) {
    if (migrations[index - 1]?.number === number) throw new Error(`Two migrations have the same number: ${name}`);
  }
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = Number(FILE_NAME.exec(name)?.[1]);
  if (!Number.isInteger(number)) throw new Error(`Migrations must be named NNNN-name.sql, not ${name}`);
  // Line ends are normalized, because git may check the file out with CRLF.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number, name, sql, checksum: sha256(sql) };
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migration (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM schema_migration ORDER BY number',
  );
  return rows;
}

function check(migrations: Migration[], applied: AppliedMigration[]): void {
  for (const [index, done] of applied.entries()) {
    const known = migrations[index];
    if (known?.number !== done.number) {
      const isNewer = known === undefined;
      throw new Error(
        isNewer
          ? `The database is newer than this release of Watchdesk: it has the migration ${done.name}. Start the newer release.`
          : `The migration ${known.name} was added before ${done.name}, which is already applied. Give it a later number.`,
      );
    }
    if (known.checksum !== done.checksum) {
      throw new Error(
        `The migration ${done.name} was changed after it was applied to this database. ` +
          'Undo the change and make it in a new migration. In development, you can use a new DATA_DIR instead.',
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${migration.name}${placeOf(error, migration.sql)} failed: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function placeOf(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) return '';
  return `, line ${String(sql.slice(0, position).split('\n').length)},`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
