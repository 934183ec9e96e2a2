import { setTimeout as sleep } from 'node:timers/promises';
import { formatNumber, pluralize } from '@contract/numbers';
import { readConfig } from '@server/config';
import type { OpenSearchConfig } from '@server/config/openSearch';
import { connect, openDatabaseBeside } from '@server/db/connect';
import { checkOpenSearch, createOpenSearchClient } from '@server/search/opensearch/client';
import { compareWithArticles } from '@server/search/opensearch/compareWithArticles';
import { countWaiting, readIndices, readProgress } from '@server/search/opensearch/outbox';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';
import { printLine, runCommand } from './support/terminal';

const usage = `npm run search-index -- rebuild   fills a new index in OpenSearch, then lets searches read it
npm run search-index -- compare   compares the index with the articles, and resends what differs
npm run search-index -- status    shows the indices and what is waiting for them
npm run search-index -- remove    deletes the indices; PostgreSQL searches alone

OPENSEARCH_URL names the cluster. The server can be running, and searches keep working.
`;

type Pool = ReturnType<typeof connect>['pool'];

interface Context {
  pool: Pool;
  config: OpenSearchConfig;
  client: ReturnType<typeof createOpenSearchClient>;
  filler: SearchIndexFiller;
}

const saidEveryMs = 5_000;
const otherProcessMs = 500;

async function rebuild({ pool, filler }: Context): Promise<void> {
  const name = await filler.addNext();
  let saidAt = 0;
  while (!(await readIndices(pool)).some((index) => index.name === name && index.isActive)) {
    // False also while other processes send what is left.
    if (!(await filler.run())) await sleep(otherProcessMs);
    if (Date.now() - saidAt < saidEveryMs) continue;
    saidAt = Date.now();
    printLine(`${formatNumber(await countWaiting(pool, name))} articles to go.`);
  }
  printLine(`Searches read ${name} now.`);
}

async function compare({ pool, client }: Context): Promise<void> {
  const active = (await readIndices(pool)).find(({ isActive }) => isActive);
  if (active === undefined)
    throw new Error('There is no index that searches use. Create one with npm run search-index -- rebuild.');
  const { stored, differing } = await compareWithArticles(pool, client, active.name, new Date());
  printLine(`${pluralize(stored, '# article', '# articles')} compared, ${formatNumber(differing)} resent.`);
}

async function status({ pool }: Context): Promise<void> {
  const indices = await readIndices(pool);
  if (indices.length === 0) printLine('There is no index yet.');
  for (const { name, isActive } of indices) {
    const use = isActive ? 'searches read it' : 'it is being filled';
    printLine(
      `${name}: ${use}; ${pluralize(await countWaiting(pool, name), '# change is waiting', '# changes are waiting')}.`,
    );
  }
  const progress = await readProgress(pool);
  if (progress !== null) printLine(`Searches see the articles up to ${progress.upTo}.`);
}

const commands: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  rebuild,
  compare,
  status,
  async remove({ filler }) {
    await filler.removeAll();
    printLine('The indices were deleted. Remove OPENSEARCH_URL; otherwise, the server fills a new one.');
  },
};

async function main([name = '', ...more]: string[]): Promise<number> {
  const command = commands[name];
  if (command === undefined || more.length > 0) {
    printLine(usage);
    return name === '--help' ? 0 : 2;
  }
  const settings = readConfig(process.env);
  const config = settings.openSearch;
  if (config === undefined) throw new Error('OPENSEARCH_URL isn’t set.');
  const trouble = await checkOpenSearch(config);
  if (trouble !== null) throw new Error(trouble);
  const database = await openDatabaseBeside({ ...settings, say: printLine });
  const connection = connect(database.url, { name: 'search-index' });
  const client = createOpenSearchClient(config);
  const { pool } = connection;
  const filler = new SearchIndexFiller(pool, client, config.index, (refused) =>
    printLine(`OpenSearch rejected ${pluralize(refused.length, '# article', '# articles')}.`),
  );
  try {
    await command({ pool, config, client, filler });
    return 0;
  } finally {
    await client.close();
    await connection.close();
    await database.close();
  }
}

runCommand(main);
