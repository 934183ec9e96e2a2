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
import { inlineFeedWorker } from '@server/engine/feed-processes/feedWorker';
import { departmentCommand } from './support/departmentCommand';
import { importNewsCommand } from './support/importNewsCommand';
import { runCommand, printLine } from './support/terminal';

const usage = `npm run provider -- import-sources FILE.opml
npm run provider -- import-topics FILE.json
npm run provider -- import-articles FILE.jsonl
npm run provider -- import-newsml FILE|FOLDER --channel=ID [--no-alerts]
npm run provider -- department NAME_OR_ID [--max-seats N] [--max-channels N]

The imports create or update content that every department sees; docs/operating.md has the file formats. "department"
shows how many users and channels a department may have, or changes it. The server can be running.

"import-newsml" imports NewsML-G2, NITF, ninjs, or text into one publish channel, as if it were pushed into it.

Each line of FILE.jsonl is an article. Required: {"id": "4711", "text": "..."}. Optional: source (its name; ids are unique
within a source), title, summary, html, url, published, authors, language, categories, keywords.
`;

type Import = (connection: Connection, file: string) => Promise<string>;

const imports: Readonly<Record<string, Import>> = {
  async 'import-sources'({ db }, file) {
    const { added, changed, packages, refused } = await importSources(db, readOpml(await readFile(file, 'utf8')));
    const left = refused.map((reason) => `\nSkipped. ${reason}`).join('');
    return `${pluralize(added, '# source', '# sources')} added, ${changed} updated, in ${pluralize(packages, '# package', '# packages')}.${left}`;
  },
  async 'import-topics'({ db }, file) {
    const { added, changed } = await importTopics(db, await readJson(file));
    return `${pluralize(added, '# topic', '# topics')} added, ${changed} updated.`;
  },
  async 'import-articles'({ db, pool }, file) {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
    const { added, changed, unchanged, refused, errors } = await importArticles(db, lines, new Date());
    // Seals the imported articles now, so that the first search by relevance does not scan the unsealed tail.
    await sealEverything(pool);
    const done = `${pluralize(added, '# article', '# articles')} added, ${changed} updated, ${unchanged} unchanged.`;
    if (refused === 0) return done;
    const more = refused > errors.length ? `\n… and ${refused - errors.length} more.` : '';
    throw new Error(`${done}\n${pluralize(refused, '# line', '# lines')} skipped:\n${errors.join('\n')}${more}`);
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

type Command = (connection: Connection) => Promise<string | undefined>;

const runImportNews =
  (words: string[]): Command =>
  ({ db, pool }) => {
    const deps = { db, pool, config: readConfig(process.env), clock: () => new Date(), feedWorker: inlineFeedWorker };
    return importNewsCommand(deps, words);
  };

const runDepartment =
  (words: string[]): Command =>
  ({ db }) =>
    departmentCommand(db, words);

const commands: Readonly<Record<string, (words: string[]) => Command>> = {
  department: runDepartment,
  'import-newsml': runImportNews,
};

/** The import of one file; undefined if the words do not name one. The file is looked for before a database is started. */
async function importing(name: string, [file, ...more]: string[]): Promise<Command | undefined> {
  const run = imports[name];
  if (!run || file === undefined || more.length > 0) return undefined;
  await access(file);
  return (connection) => run(connection, file);
}

/** The provider's commands: content that all departments share, and the maximums of a department. */
async function main([name = '', ...words]: string[]): Promise<number> {
  const command = commands[name]?.(words) ?? (await importing(name, words));
  if (!command) {
    printLine(usage);
    return name === '--help' ? 0 : 2;
  }
  const database = await openDatabaseBeside({ ...readConfig(process.env), say: printLine });
  const connection = connect(database.url, { name: 'provider' });
  try {
    await migrate(database.url, { say: printLine });
    printLine((await command(connection)) ?? usage);
  } finally {
    await connection.close();
    await database.close();
  }
  return 0;
}

runCommand(main);
