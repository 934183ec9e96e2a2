import { readFile } from 'node:fs/promises';
import { readConfig } from '@server/config';
import { connect, openDatabaseBeside } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import type { Db } from '@server/db/schema';
import { importSources } from '@server/engine/provider/importSources';
import { importTopics } from '@server/engine/provider/importTopics';
import { readOpml } from '@server/engine/provider/opml';
import { runCommand, say } from './support/terminal';

const usage = `npm run provider -- import-sources FILE.opml
npm run provider -- import-topics FILE.json

Makes or updates what every department sees. The server may be running. docs/operating.md shows the files.
`;

type Command = (db: Db, text: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async 'import-sources'(db, text) {
    const { added, changed, packages, refused } = await importSources(db, readOpml(text));
    const left = refused.map((url) => `\nLeft out, no http address: ${url}`).join('');
    return `${added} sources added, ${changed} updated, in ${packages} packages.${left}`;
  },
  async 'import-topics'(db, text) {
    const { added, changed } = await importTopics(db, JSON.parse(text));
    return `${added} topics added, ${changed} updated.`;
  },
};

/** What the provider manages from the terminal. */
async function main([name = '', file]: string[]): Promise<number> {
  const command = commands[name];
  if (!command || file === undefined) {
    say(usage);
    return name === '--help' ? 0 : 2;
  }
  const text = await readFile(file, 'utf8');
  const database = await openDatabaseBeside({ ...readConfig(process.env), say });
  const connection = connect(database.url, { name: 'provider' });
  try {
    await migrate(database.url, { say });
    say(await command(connection.db, text));
  } finally {
    await connection.close();
    await database.close();
  }
  return 0;
}

runCommand(main);
