import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readConfig } from '@server/config';
import { writeArchive } from '@server/db/backup/writeArchive';
import { createClient } from '@server/db/client';
import { openDatabaseBeside } from '@server/db/connect';
import { runCommand, printLine } from './support/terminal';

const usage = `npm run backup -- FILE

Writes a snapshot of all data to an archive (gzip). The server can be running.
The archive contains password hashes and keys, so keep it as safe as the database. To restore it, use npm run restore.
`;

/** Writes to a temporary file first and renames it, so that a file with the given name is always complete. */
async function main([file, ...more]: string[]): Promise<number> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    printLine(usage);
    return file === '--help' ? 0 : 2;
  }
  const place = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw isExistsError(error) ? new Error(`${file} already exists.`) : error;
  });
  await place.close();
  const part = `${file}.part`;
  try {
    const database = await openDatabaseBeside({ ...readConfig(process.env), say: printLine });
    const client = createClient(database.url, 'backup');
    try {
      await client.connect();
      const handle = await open(part, 'w', 0o600);
      await pipeline(writeArchive(client, new Date()), createGzip(), handle.createWriteStream({ flush: true }));
    } finally {
      await client.end().catch(() => undefined);
      await database.close();
    }
    await rename(part, file);
  } catch (error) {
    await Promise.all([rm(part, { force: true }), rm(file, { force: true })]);
    throw error;
  }
  printLine(`Wrote ${file}`);
  return 0;
}

function isExistsError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

runCommand(main);
