// Measures 5,000 open streams of notifications on one process, each of its own user: the memory that they take, the CPU
// time while nothing happens (with the heartbeats), and the time from a colleague's request to the event, for a group of
// two and for a group of all. Fails if a limit is exceeded. --streams=5000; --idle=60 seconds.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { defaultRealm, deliveryMethods } from '@contract/limits';
import type { Connection } from '@server/db/connect';
import { AccessTokens } from '@server/sign-in/tokens/accessToken';
import { quantile } from './support/bystander';
import { addPerson, headersOf, hostileApiKey, type Headers } from './support/hostileWorld';
import { loadNow, processUse } from './support/load';
import { withRunningServer } from './support/runningServer';
import { openStreams, type OpenStream } from './support/streamClients';

const limits = { moreMb: 200, idleShare: 0.05, deliveryMs: 2_000 };
const option = (name: string, usual: number): number =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const count = option('streams', 5_000);
const idleSeconds = option('idle', 60);
const rounds = 20;
/** Opened and closed before the measurement, so that the code of a stream is compiled. */
const warmUp = Math.min(200, count);

interface World {
  colleague: Headers;
  people: Headers[];
  /** Groups of the colleague, with an article: of one other person, and of all. */
  groups: { pair: string; all: string };
  articleId: string;
}

async function fill(connection: Connection): Promise<World> {
  const { db } = connection;
  const { departmentId, userId } = await addPerson(connection, 'Newsroom', 'ada', true);
  const people = await sql<{ id: string }>`
    insert into user_account (department_id, realm_id, uid, given_name, sur_name, level, delivery_methods)
    select ${departmentId}, ${defaultRealm}, 'person' || n || '@bench.example', 'Person', n::text, 0,
      ${[deliveryMethods.access]}::int[]
    from generate_series(1, ${count}::int) n returning id`.execute(db);
  const ids = people.rows.map(({ id }) => id);
  const { rows: sessions } = await sql<{ id: string; user_id: string }>`
    insert into session (user_id, auth_type, refresh_hash, created_at, expires_at)
    select id, 'password', decode(md5(id) || md5(id || ${randomBytes(8).toString('hex')}), 'hex'), now(), now() + interval '12 hours'
    from unnest(${ids}::text[]) id returning id, user_id`.execute(db);
  const tokens = new AccessTokens(db, () => new Date());
  const headers: Headers[] = [];
  for (const { id: sessionId, user_id: ofUser } of sessions) {
    const token = await tokens.sign({ userId: ofUser, sessionId, realm: defaultRealm });
    headers.push({ authorization: `Bearer ${token}`, realm: defaultRealm, 'x-api-key': hostileApiKey });
  }
  const [articleId, inPair] = [await addArticle(connection), sessions[0]?.user_id ?? ''];
  const group = (name: string, members: readonly string[]) =>
    addGroup(connection, { name, departmentId, ownerId: userId, members, articleId });
  const groups = { pair: await group('Pair', [inPair]), all: await group('All', ids) };
  return { colleague: await headersOf(connection, userId), people: headers, groups, articleId };
}

async function addArticle({ db }: Connection): Promise<string> {
  await db.insertInto('source').values({ id: 'bench', name: 'The Bench', type: 'PUBLICATION' }).execute();
  const { rows } = await sql<{ id: string }>`
    with made as (insert into item (source_id, guid) values ('bench', '1') returning id)
    insert into item_version (item_id, version, source_id, published, headline, summary, publication, content_hash, vector)
    select id, 1, 'bench', now(), 'A headline', 'In a sentence.', 'The Bench', ''::bytea, ''::tsvector from made
    returning item_id as id`.execute(db);
  return rows[0]?.id ?? '';
}

interface Group {
  name: string;
  departmentId: string;
  ownerId: string;
  members: readonly string[];
  articleId: string;
}

async function addGroup({ db }: Connection, { name, departmentId, ownerId, members, articleId }: Group) {
  const { id } = await db
    .insertInto('user_group')
    .values({ department_id: departmentId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into user_group_member (group_id, user_id, is_owner)
    select ${id}, member, member = ${ownerId} from unnest(${[ownerId, ...members]}::text[]) member`.execute(db);
  await db.insertInto('workspace').values({ id, department_id: departmentId, group_id: id }).execute();
  await sql`
    insert into workspace_article (workspace_id, item_id, item_version, title)
    values (${id}, ${articleId}::bigint, 1, 'A headline')`.execute(db);
  return id;
}

/** The milliseconds from a colleague's comment to the event in each stream. */
async function deliver(url: string, world: World, group: string, streams: readonly OpenStream[]): Promise<number[]> {
  const received = streams.map((stream) => stream.nextEvent());
  const begun = performance.now();
  const answer = await fetch(`${url}/workspace/v1/articles/${world.articleId}/comments?ownerId=${group}`, {
    method: 'POST',
    headers: { ...world.colleague, 'content-type': 'application/json' },
    body: JSON.stringify({ comment: 'Please read this.' }),
  });
  if (!answer.ok) throw new Error(`The comment was refused: ${answer.status} ${await answer.text()}`);
  return (await Promise.all(received)).map((at) => at - begun).sort((a, b) => a - b);
}

function say(name: string, value: number, limit: number, unit: string): void {
  const digits = unit === 'ms' ? 0 : 1;
  console.log(`${name}: ${value.toFixed(digits)} ${unit}; to limit (${limit} ${unit}): ${(value / limit).toFixed(2)}`);
  if (value > limit) process.exitCode = 1;
}

async function measure(url: string, pid: number, world: World): Promise<void> {
  const before = await processUse(pid);
  for (const stream of await openStreams(url, world.people.slice(0, warmUp))) stream.close();
  await pause(2_000);
  const begun = performance.now();
  const streams = await openStreams(url, world.people);
  console.log(
    `${streams.length} streams opened in ${((performance.now() - begun) / 1_000).toFixed(1)} s; ${loadNow()}`,
  );
  await pause(5_000);
  const idleFrom = await processUse(pid);
  const idleBegun = performance.now();
  await pause(idleSeconds * 1_000);
  const idleTo = await processUse(pid);
  const seconds = (performance.now() - idleBegun) / 1_000;
  console.log(
    `resident memory: ${before.residentMb.toFixed(0)} MB before, ${idleTo.residentMb.toFixed(0)} MB with them`,
  );
  say('more memory', idleTo.residentMb - before.residentMb, limits.moreMb, 'MB');
  say('idle, of a core', (100 * (idleTo.cpuSeconds - idleFrom.cpuSeconds)) / seconds, 100 * limits.idleShare, '%');
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    alone.push(...(await deliver(url, world, world.groups.pair, streams.slice(0, 1))));
  say('an event for one, worst', Math.max(...alone), limits.deliveryMs, 'ms');
  const all = await deliver(url, world, world.groups.all, streams);
  console.log(`an event for all: median ${quantile(all, 0.5).toFixed(0)} ms, p95 ${quantile(all, 0.95).toFixed(0)} ms`);
  say('an event for all, worst', all.at(-1) ?? NaN, limits.deliveryMs, 'ms');
  for (const stream of streams) stream.close();
  console.log(loadNow());
}

void withRunningServer(
  async ({ url, pid, connection }) => measure(url, pid, await fill(connection)),
  // All streams of this machine come from one address.
  { API_KEY: hostileApiKey, LOG_LEVEL: 'error' },
);
