import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, openDatabase, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';

/**
 * Runs work on an empty, migrated database: at BENCH_DATABASE_URL; in the folder BENCH_DATA_DIR, which is kept for the
 * next run; otherwise a temporary one.
 */
export async function withBenchDatabase<T>(work: (connection: Connection & { url: string }) => Promise<T>): Promise<T> {
  const kept = process.env.BENCH_DATA_DIR;
  if (kept !== undefined) await mkdir(kept, { recursive: true });
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'watchdesk-bench-')));
  await chmod(dataDir, 0o711); // as root, PostgreSQL runs as another user, who must be able to enter
  const database = await openDatabase({ databaseUrl: process.env.BENCH_DATABASE_URL, dataDir });
  try {
    await migrate(database.url);
    const connection = connect(database.url, { name: 'bench' });
    try {
      return await work({ ...connection, url: database.url });
    } finally {
      await connection.close();
    }
  } finally {
    await database.close();
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}
