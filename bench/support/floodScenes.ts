import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Pool } from 'pg';
import { quantile } from './bystander';
import type { LoadOrder } from './hostileLoad';
import type { Headers } from './hostileWorld';

/** The two departments of the scenes, on a running server. */
export interface FloodWorld {
  url: string;
  pool: Pool;
  flooding: { departmentId: string; userId: string; headers: Headers };
  bystander: { departmentId: string; userId: string; headers: Headers };
  feedPort: number;
}

/** A flood by one department: `start` returns a function that ends it. */
interface FloodScene {
  name: string;
  start: (world: FloodWorld) => Promise<() => Promise<void>>;
  /** What the bystander waits for. */
  waits: 'requests' | 'channel' | 'alert';
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Repeats some work until the returned function is called. */
function repeating(work: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let isEnded = false;
  const running = (async () => {
    while (!isEnded) {
      await work().catch(() => undefined);
      await pause(everyMs);
    }
  })();
  return async () => {
    isEnded = true;
    await running;
  };
}

/** Runs an attack of hostileAttacks.ts in a process of its own, as the user of the flooding department. */
async function attack(name: string, { url, flooding: { departmentId, headers }, feedPort, bystander }: FloodWorld) {
  const load = fork(path.join(__dirname, `support/hostileLoad${path.extname(__filename)}`));
  const attacking = once(load, 'message');
  const attackers = { outsider: headers, plain: headers, other: headers, administrator: headers };
  const world = { bystander: bystander.headers, attackers, departmentId, passage: [] };
  const order: LoadOrder = { attack: name, url, feedPort: feedPort + 1, world };
  load.send(order);
  await attacking;
  return async () => {
    const ended = once(load, 'exit');
    load.disconnect();
    await ended;
  };
}

async function addChannels({ pool, flooding, feedPort }: FloodWorld, path: string, count: number): Promise<void> {
  await pool.query(
    `with made as (
      insert into source (id, department_id, name, type)
      select 'flood-' || n, $1, 'Flood ' || n, 'CHANNEL' from generate_series(1, $2::int) n
      on conflict (id) do update set removed_at = null returning id)
    insert into feed (source_id, url, category_id) select id, $3 || id, 'news' from made
    on conflict (source_id) do update set url = excluded.url, leased_until = null, next_read_at = now()`,
    [flooding.departmentId, count, `http://127.0.0.1:${feedPort}/${path}/`],
  );
}

async function removeChannels({ pool }: FloodWorld): Promise<void> {
  await pool.query(`update source set removed_at = now() where id like 'flood-%'`);
  await pool.query(`delete from match_queue q using item i where i.id = q.item_id and i.source_id like 'flood-%'`);
}

const makeDue = ({ pool }: FloodWorld) =>
  pool.query(`update feed set next_read_at = now() where source_id like 'flood-%' and leased_until is null`);

export const floodScenes: readonly FloodScene[] = [
  {
    name: 'an API client with 50 connections that searches',
    waits: 'requests',
    start: (world) => attack('search by one client with 50 connections', world),
  },
  {
    name: 'ten channels that never answer',
    waits: 'channel',
    async start(world) {
      await addChannels(world, 'hang', 10);
      const end = repeating(() => makeDue(world), 500);
      return async () => {
        await end();
        await removeChannels(world);
      };
    },
  },
  {
    name: 'ten channels with 500 new articles at each reading',
    waits: 'channel',
    async start(world) {
      await addChannels(world, 'flood', 10);
      const end = repeating(() => makeDue(world), 500);
      return async () => {
        await end();
        await removeChannels(world);
      };
    },
  },
  {
    name: 'a person with 5,000 topics, all due again and again',
    waits: 'alert',
    async start(world) {
      const { pool, flooding } = world;
      await pool.query(
        `with made as (
          insert into topic (topic_type, owner, department_id, name, query, add_all_sources, frequency, article_limit, position)
          select 'COMPANY', $1, $1, 'Flood ' || n, 'nothingfindsthis', true, 1, 25, n from generate_series(1, 5000) n
          returning id)
        insert into subscription (user_id, topic_id, next_due_at, send_empty) select $2, id, now(), true from made`,
        [flooding.departmentId, flooding.userId],
      );
      await pool.query('update topic_change set backfilled_at = now() where backfilled_at is null');
      await pool.query('analyze subscription, topic');
      const again = () =>
        pool.query(
          `update subscription set next_due_at = now() where id in (
            select id from subscription where user_id = $1 and next_due_at > now() for update skip locked)`,
          [flooding.userId],
        );
      const end = repeating(again, 2_000);
      return async () => {
        await end();
        await pool.query('delete from subscription where user_id = $1', [flooding.userId]);
        await pool.query(`update mail set state = 'cancelled' where user_id = $1 and state = 'queued'`, [
          flooding.userId,
        ]);
      };
    },
  },
];

/** Milliseconds (ascending) from a change until a condition in the database holds, repeated. */
export async function waits(
  rounds: number,
  begin: (round: number) => Promise<unknown>,
  isDone: (round: number) => Promise<boolean>,
  longestMs = 60_000,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await begin(round);
    const begun = performance.now();
    while (performance.now() - begun < longestMs && !(await isDone(round))) await pause(10);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}

/** Median and longest of ascending milliseconds. */
export const summary = (times: readonly number[]): { median: number; worst: number } => ({
  median: quantile(times, 0.5),
  worst: quantile(times, 1),
});
