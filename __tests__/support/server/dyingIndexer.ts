// A process that rebuilds the index in OpenSearch and is killed at a request of its own to the database or to
// OpenSearch: DATABASE_URL, OPENSEARCH_URL, ALIAS, and KILL_AT, the number of that request. Ends by itself, with
// status 0, if it needs fewer requests.
import { Client } from '@opensearch-project/opensearch';
import pg from 'pg';
import { SearchIndexFiller } from '@server/search/opensearch/searchIndexFiller';

const { DATABASE_URL: connectionString, OPENSEARCH_URL: node = '', ALIAS: alias = '', KILL_AT: killAt } = process.env;
let requests = 0;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** Kills the process at the chosen request: an odd one while it is on its way, an even one when it is answered. */
function counted<T>(send: () => T): T {
  requests += 1;
  const isLast = requests === Number(killAt);
  const answer = send();
  if (!isLast) return answer;
  if (requests % 2 === 1) setImmediate(die);
  else void Promise.resolve(answer).finally(die);
  return answer;
}

type Function = (...args: unknown[]) => unknown;

/** Replaces a method by one that counts its calls. */
function count(owner: object, method: string): void {
  const original = Reflect.get(owner, method) as Function;
  Reflect.set(owner, method, function observed(this: unknown, ...args: unknown[]) {
    return counted(() => original.apply(this, args));
  });
}

async function main(): Promise<void> {
  const pool = new pg.Pool({ connectionString });
  const client = new Client({ node });
  count(pg.Client.prototype, 'query');
  count(client.transport, 'request');
  const filler = new SearchIndexFiller(pool, client, alias, () => undefined);
  await filler.addNext();
  while (await filler.run());
  await client.close();
  await pool.end();
}

void main();
