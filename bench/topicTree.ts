// How long the tree of a department with 5,000 topics in 400 categories takes, from the database to JSON.
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { companyTree } from '@server/services/data/topics/tree';
import { withBenchDatabase } from './support/database';

const topics = 5_000;
const categories = 400;
const limitMs = 150;
const rounds = 30;

async function fill(db: Db): Promise<Caller> {
  await db.insertInto('realm').values({ id: 'bench', name: 'bench' }).execute();
  const department = await db
    .insertInto('department')
    .values({ realm_id: 'bench', name: 'Bench', max_seats: 1, max_channels: 1, settings: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await db
    .insertInto('user_account')
    .values({ department_id: department.id, realm_id: 'bench', uid: 'a@b.example', given_name: 'A', sur_name: 'B' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const company = { topic_type: 'COMPANY', owner: department.id, department_id: department.id } as const;
  const groups: string[] = [];
  for (let position = 0; position < categories; position += 1) {
    const parent_id = position % 4 === 0 ? null : (groups[position - 1] ?? null);
    const group = { ...company, name: `Category ${position}`, parent_id, position };
    const { id } = await db.insertInto('topic_group').values(group).returning('id').executeTakeFirstOrThrow();
    groups.push(id);
  }
  for (let from = 0; from < topics; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({
      ...company,
      group_id: groups[(from + n) % categories] ?? null,
      name: `Topic number ${from + n}`,
      description: 'What this topic is about, in a sentence of some length.',
      query: 'insulin',
      add_all_sources: true,
      frequency: 5,
      article_limit: 200,
      position: Math.floor((from + n) / categories),
    }));
    const made = await db.insertInto('topic').values(rows).returning('id').execute();
    const subscribed = made.filter((_, n) => n % 10 === 0);
    await db
      .insertInto('subscription')
      .values(subscribed.map(({ id }) => ({ user_id: user.id, topic_id: id, next_due_at: new Date() })))
      .execute();
  }
  return {
    userId: user.id,
    uid: 'a@b.example',
    departmentId: department.id,
    realm: 'bench',
    level: 5,
    role: 'ADMIN',
    deliveryMethods: [24],
    publishPermission: false,
    sessionId: '',
  };
}

async function measure(db: Db, caller: Caller): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    JSON.stringify(await companyTree(db, caller));
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

async function main(): Promise<void> {
  await withBenchDatabase(async ({ db }) => {
    const times = await measure(db, await fill(db));
    const at = (part: number) => times[Math.floor(part * times.length)] ?? 0;
    const figures = `median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`;
    console.log(`${topics} topics in ${categories} categories: ${figures}`);
    console.log(`median to limit (${limitMs} ms): ${(at(0.5) / limitMs).toFixed(2)}`);
  });
}

void main();
