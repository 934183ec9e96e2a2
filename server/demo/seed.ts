import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { providerOwner } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { ensureContentCategories } from '@server/channels/contentCategories';
import { hashPassword } from '@server/people/passwords/hash';
import { demoDepartments, type DemoDepartment } from './department/departments';
import { drawEmblem, type EmblemName } from './department/emblems';
import { providerTopics } from './department/providerTopics';
import { seedPerson } from './seedPeople';
import { seedChannels, seedSources } from './seedSources';
import { seedGroups, type TopicIds } from './seedTopics';

export interface SeedOptions {
  /** The demo's first start: what its articles are dated by. */
  now: Date;
  /** The realm of both departments. */
  realm: string;
  /** Passwords by address; whose is missing signs on by the demo's sign-on page alone. */
  passwords: ReadonlyMap<string, string>;
  /** Where the demo's feeds are read, without a slash at its end. */
  origin: string;
}

const settingKey = 'demo';
const logoSize = 144;
const iconSize = 64;

/** Fills an empty database with the demo's departments, in one transaction; false where there is anything in it already. */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  const passwordHashes = new Map<string, string>();
  for (const [uid, password] of options.passwords) passwordHashes.set(uid, await hashPassword(password));
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    const { now, realm, origin } = options;
    const setting = JSON.stringify({ firstStart: now.toISOString() });
    await tx.insertInto('app_setting').values({ key: settingKey, value: setting }).execute();
    await tx.insertInto('realm').values({ id: realm, name: realm }).execute();
    await ensureContentCategories(tx);
    await seedSources(tx, now, origin);
    const provider = { type: 'WATCHDESK' as const, owner: providerOwner, departmentId: null };
    const providers = await seedGroups(tx, provider, providerTopics);
    for (const department of demoDepartments) await seedDepartment(tx, department, providers, passwordHashes, options);
    return true;
  });
}

/** When the demo of this database began; undefined where there is none. */
export async function demoFirstStart(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('app_setting').select('value').where('key', '=', settingKey).executeTakeFirst();
  const value = row?.value;
  if (typeof value !== 'object' || value === null || !('firstStart' in value)) return undefined;
  const firstStart = new Date(String(value.firstStart));
  return Number.isNaN(firstStart.getTime()) ? undefined : firstStart;
}

/** Nobody works here yet: no department, no source, no realm. */
async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from department) and not exists (select 1 from source)
      and not exists (select 1 from realm) as empty`.execute(tx);
  return rows[0]?.empty === true;
}

async function seedDepartment(
  tx: Tx,
  department: DemoDepartment,
  providers: TopicIds,
  passwordHashes: ReadonlyMap<string, string>,
  { now, realm, origin }: SeedOptions,
): Promise<void> {
  const departmentId = await insertDepartment(tx, department, realm);
  const company = { type: 'COMPANY' as const, owner: departmentId, departmentId };
  await seedChannels(tx, departmentId, department, now, origin);
  const shared = new Map([...providers, ...(await seedGroups(tx, company, department.topics))]);
  const context = { realm, departmentId, now, passwordHashes, shared };
  const ids = new Map<string, string>();
  for (const person of department.people) {
    ids.set(person.uid.split('@')[0] ?? '', await seedPerson(tx, person, context));
  }
  for (const group of department.userGroups) await insertUserGroup(tx, departmentId, group, ids);
}

async function insertDepartment(tx: Tx, department: DemoDepartment, realm: string): Promise<string> {
  const { id } = await tx
    .insertInto('department')
    .values({
      realm_id: realm,
      name: department.name,
      max_seats: department.maxSeats,
      max_channels: department.maxChannels,
      channel_prefix: department.channelPrefix,
      settings: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { timezone, dateTimeFormat, footer, colors } = department;
  const logo = await insertPicture(tx, id, 'image/png', await emblem(department.emblem, logoSize));
  const favicon = await insertPicture(tx, id, 'image/png', await emblem(department.emblem, iconSize));
  const settings = { timezone, dateTimeFormat, theme: { logo, favicon, footer: { text: footer }, colors } };
  await tx
    .updateTable('department')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute();
  return id;
}

async function insertUserGroup(
  tx: Tx,
  departmentId: string,
  { name, description, members }: DemoDepartment['userGroups'][number],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { id } = await tx
    .insertInto('user_group')
    .values({ department_id: departmentId, name, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = members.flatMap((member, index) => {
    const userId = ids.get(member);
    return userId === undefined ? [] : [{ group_id: id, user_id: userId, is_owner: index === 0 }];
  });
  await tx.insertInto('user_group_member').values(rows).execute();
}

async function insertPicture(tx: Tx, departmentId: string, type: string, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('image').values({ id, department_id: departmentId, content_type: type, bytes }).execute();
  return id;
}

function emblem(name: EmblemName, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawEmblem(name)), { density: 288 })
    .resize(size, size)
    .png()
    .toBuffer();
}
