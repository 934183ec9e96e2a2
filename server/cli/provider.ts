import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pluralize } from '@contract/numbers';
import { readConfig } from '@server/config';
import { connect, openDatabaseBeside, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { importArticles } from '@server/articles/items/importArticles';
import { importSources } from '@server/channels/sources/importSources';
import { importTopics } from '@server/topics/importTopics';
import { readOpml } from '@server/channels/sources/opml';
import { sealEverything } from '@server/search/ranking/seal';
import { runCommand, printLine } from './support/terminal';

const usage = `npm run provider -- import-sources FILE.opml
npm run provider -- import-topics FILE.json
npm run provider -- import-articles FILE.jsonl

Creates or updates content that every department sees. The server can be running. See docs/operating.md for the file
formats.

Each line of FILE.jsonl is an article. Required: {"id": "4711", "text": "..."}. Optional: source (its name; ids are unique
within a source), title, summary, html, url, published, authors, language, categories, keywords.
`;

type Command = (connection: Connection, file: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async 'import-sources'({ db }, file) {
    const { added, changed, packages, refused } = await importSources(db, readOpml(await readFile(file, 'utf8')));
    const left = refused.map((fault) => `\nSkipped. ${fault}`).join('');
    return `${pluralize(added, '# source', '# sources')} added, ${changed} updated, in ${pluralize(packages, '# package', '# packages')}.${left}`;
  },
  async 'import-topics'({ db }, file) {
    const { added, changed } = await importTopics(db, await readJson(file));
    return `${pluralize(added, '# topic', '# topics')} added, ${changed} updated.`;
  },
  async 'import-articles'({ db, pool }, file) {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
    const { added, changed, unchanged, refused, faults } = await importArticles(db, lines, new Date());
    // Seals the imported articles now, so that the first search by relevance does not scan the unsealed tail.
    await sealEverything(pool);
    const done = `${pluralize(added, '# article', '# articles')} added, ${changed} updated, ${unchanged} unchanged.`;
    if (refused === 0) return done;
    const untold = refused > faults.length ? `\n… and ${refused - faults.length} more.` : '';
    throw new Error(`${done}\n${pluralize(refused, '# line', '# lines')} skipped:\n${faults.join('\n')}${untold}`);
  },
};

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn’t valid JSON: ${String(error)}`, { cause: error });
  }
}

/** The provider's commands for content that all departments share. */
async function main([name = '', file, ...more]: string[]): Promise<number> {
  const command = commands[name];
  if (!command || file === undefined || more.length > 0) {
    printLine(usage);
    return name === '--help' ? 0 : 2;
  }
  await access(file);
  const database = await openDatabaseBeside({ ...readConfig(process.env), say: printLine });
  const connection = connect(database.url, { name: 'provider' });
  try {
    await migrate(database.url, { say: printLine });
    printLine(await command(connection, file));
  } finally {
    await connection.close();
    await database.close();
  }
  return 0;
}

runCommand(main);
