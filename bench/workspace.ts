// Measures a workspace of 5,000 articles at the server's API: pages and filters, the selection of all articles, all of them
// added to a section and removed from it, and 100 articles published in the steps of the dialog. Fails if the p95 of any
// request exceeds 500 ms, or 1,000 ms for a step of publishing. --rounds=20.
import { limits } from '@contract/limits';
import { printWorkspaceFilter, noFilter } from '@contract/workspaceFilter';
import { insertFirstPublishChannel } from '@server/channels/publish-channels/repository';
import { quantile } from './support/bystander';
import { deskArticles, fillBigDesk, longBody, writeDrafts, type BigDesk } from './support/bigDesk';
import { addPerson, headersOf, hostileApiKey, type Headers } from './support/hostileWorld';
import { loadNow } from './support/load';
import { withRunningServer } from './support/runningServer';

const limitMs = 500;
/** The dialog shows its progress after each step. */
const publishLimitMs = 1_000;
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice(9) ?? 20);
const published = limits.publishAtOnce;

interface Page {
  articles: { id: string }[];
  total: number;
}

/** A user of the API who measures each call. */
class Client {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly url: string,
    private readonly headers: Headers,
    readonly ownerId: string,
  ) {}

  /** @param params of the query, besides the workspace */
  async call<T>(name: string, path: string, params: Record<string, string> = {}, body?: unknown): Promise<T> {
    const query = new URLSearchParams({ ownerId: this.ownerId, ...params });
    const begun = performance.now();
    const answer = await fetch(`${this.url}/workspace/v1/${path}?${query.toString()}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.times.set(name, [...(this.times.get(name) ?? []), performance.now() - begun]);
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  report(limit = limitMs): void {
    for (const [name, all] of this.times) {
      const sorted = [...all].sort((a, b) => a - b);
      const [median, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)];
      const figures = `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, worst ${(sorted.at(-1) ?? NaN).toFixed(0)} ms`;
      console.log(`${name}, ${all.length} times: ${figures}; p95 to limit (${limit} ms): ${(p95 / limit).toFixed(2)}`);
      if (p95 > limit) process.exitCode = 1;
    }
  }
}

async function allIds(client: Client): Promise<string[]> {
  const { articles } = await client.call<Pick<Page, 'articles'>>('select all 5,000 articles', 'articles/selection');
  return articles.map(({ id }) => id);
}

async function readPages(client: Client, { sectionIds }: BigDesk, round: number): Promise<void> {
  const all = (name: string, params: Record<string, string>) => client.call<Page>(name, 'articles/all', params);
  await all('first page', {});
  await all('last page', { start: String(deskArticles - limits.workspacePage) });
  await all('first page by title', { sort_by: 'title_asc' });
  await all('filter by a word', { query: printWorkspaceFilter({ ...noFilter, title: 'election' }) });
  await all('filter by two letters', { query: printWorkspaceFilter({ ...noFilter, title: 'el' }) });
  const groups = [sectionIds[round % sectionIds.length] ?? ''];
  await all('filter by a section', { query: printWorkspaceFilter({ ...noFilter, groups }) });
  await allIds(client);
}

/** Adds all articles to a section and removes them from the one before, in requests as large as the contract allows. */
async function moveAll(client: Client, ids: readonly string[], to: string, from: string | undefined): Promise<void> {
  const begun = performance.now();
  for (let at = 0; at < ids.length; at += limits.workspaceAtOnce) {
    const some = ids.slice(at, at + limits.workspaceAtOnce);
    await client.call('500 articles added to a section', `groups/${to}/articles`, {}, { articleIds: some });
    if (from !== undefined) {
      await client.call('500 articles removed from a section', 'groups/articles/remove', {}, { [from]: some });
    }
  }
  console.log(`${ids.length} articles moved in ${((performance.now() - begun) / 1_000).toFixed(2)} s`);
}

/** Publishes drafts as the dialog does, in steps between which it shows its progress. */
async function publish(client: Client, ids: readonly string[], channel: number): Promise<void> {
  const begun = performance.now();
  for (let at = 0; at < ids.length; at += limits.publishStep) {
    const body = { articleIds: ids.slice(at, at + limits.publishStep), channels: [String(channel)] };
    const name = `${limits.publishStep} articles published`;
    const { articles } = await client.call<{ articles: { status: string }[] }>(name, 'article/publish', {}, body);
    if (articles.some(({ status }) => status !== 'PUBLISHED')) throw new Error('An article was refused');
  }
  console.log(`${ids.length} articles published in ${((performance.now() - begun) / 1_000).toFixed(2)} s`);
}

void withRunningServer(
  async ({ url, connection }) => {
    const person = await addPerson(connection, 'Newsroom', 'ada', true);
    const desk = await fillBigDesk(connection.db, person);
    const headers = await headersOf(connection, person.userId);
    const documents = Array.from({ length: published }, (_, n) => ({
      headline: `Draft ${n} of the desk, which differs from the others`,
      bodyHtml: longBody(500),
    }));
    const client = new Client(url, headers, desk.groupId);
    const drafts = await writeDrafts(url, headers, person.userId, documents);
    console.log(loadNow());
    for (let round = 0; round < rounds; round += 1) await readPages(client, desk, round);
    const ids = await allIds(client);
    const [first = '', second = ''] = desk.sectionIds;
    await moveAll(client, ids, first, undefined);
    await moveAll(client, ids, second, first);
    await moveAll(client, ids, first, second);
    await connection.db.transaction().execute((tx) => insertFirstPublishChannel(tx, person.departmentId));
    const { number } = await connection.db
      .selectFrom('source')
      .select('number')
      .where('department_id', '=', person.departmentId)
      .where('publish_only', '=', true)
      .executeTakeFirstOrThrow();
    const own = new Client(url, headers, person.userId);
    await publish(own, drafts, number);
    client.report();
    own.report(publishLimitMs);
    console.log(loadNow());
  },
  { API_KEY: hostileApiKey, LOG_LEVEL: 'error' },
);
