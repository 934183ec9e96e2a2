// A process that keeps the index in OpenSearch filled, as a worker does, until it is killed: DATABASE_URL,
// OPENSEARCH_URL, and ALIAS. Sends a message when it begins.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@opensearch-project/opensearch';
import pg from 'pg';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';

const { DATABASE_URL: connectionString, OPENSEARCH_URL: node = '', ALIAS: alias = '' } = process.env;

async function main(): Promise<void> {
  const filler = new SearchIndexFiller(new pg.Pool({ connectionString }), new Client({ node }), alias, () => undefined);
  process.send?.('begins');
  while (process.connected) if (!(await filler.run())) await sleep(10);
  process.exit();
}

void main();
