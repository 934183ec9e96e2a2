import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readConfig } from '@server/config';
import { restoreArchive } from '@server/db/archive/restoreArchive';
import { openDatabase } from '@server/db/connect';
import { runCommand, say } from './support/terminal';

const usage = `npm run restore -- FILE

Puts an archive of npm run backup into an empty database: a new DATA_DIR, or what DATABASE_URL names. Start the server
with the same setting afterwards. People sign in anew.
`;

async function main([file, ...more]: string[]): Promise<number> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    say(usage);
    return file === '--help' ? 0 : 2;
  }
  const archive = createReadStream(file);
  const pieces = archive.pipe(createGunzip());
  archive.on('error', (error) => pieces.destroy(error));
  const database = await openDatabase({ ...readConfig(process.env), say });
  try {
    const { createdAt, tables, rows } = await restoreArchive(database.url, pieces);
    say(`Restored what was there at ${createdAt}: ${String(rows)} rows in ${String(tables)} tables.`);
  } finally {
    pieces.destroy();
    await database.close();
  }
  return 0;
}

runCommand(main);
