import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pluralize } from '@contract/numbers';
import { readConfig } from '@server/config';
import { restoreArchive } from '@server/db/backup/restoreArchive';
import { openDatabase } from '@server/db/connect';
import { runCommand, printLine } from './support/terminal';

const usage = `npm run restore -- FILE

Restores an archive made by npm run backup into an empty database: a new DATA_DIR, or the one in DATABASE_URL. Then start
the server with the same setting. Everyone has to sign in again.
`;

async function main([file, ...more]: string[]): Promise<number> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    printLine(usage);
    return file === '--help' ? 0 : 2;
  }
  const archive = await open(file);
  try {
    const database = await openDatabase({ ...readConfig(process.env), say: printLine });
    try {
      // A read error is thrown by the iterator that consumes the stream, so the callback ignores it.
      const pieces = pipeline(archive.createReadStream(), createGunzip(), () => undefined);
      const { createdAt, tables, rows } = await restoreArchive(database.url, pieces);
      printLine(
        `Restored the backup of ${createdAt}: ${pluralize(rows, '# row', '# rows')} in ${pluralize(tables, '# table', '# tables')}.`,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    throw isGzipError(error)
      ? new Error(`${file} is damaged or wasn’t made by npm run backup: ${error.message}.`)
      : error;
  } finally {
    await archive.close();
  }
  return 0;
}

function isGzipError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

runCommand(main);
