// Measures the topic tree of a department with 5,000 topics in 400 categories, from the database to JSON.
import type { Db } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import { companyTree } from '@server/topics/topicTree';
import { categories, fillBigDepartment, topics } from './support/bigDepartment';
import { withBenchDatabase } from './support/database';

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
  await fillBigDepartment(db, { departmentId: department.id, userId: user.id });
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
