import { sql } from 'kysely';
import sharp from 'sharp';
import { providerOwner } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { insertInitialContentCategories } from '@server/channels/initialContentCategories';
import { insertFirstPublishChannel } from '@server/channels/publish-channels/repository';
import { insertAppSetting, readAppSetting } from '@server/db/appSettings';
import { insertImage } from '@server/images/repository';
import { insertDepartment, writeDepartmentSettings } from '@server/people/departments/repository';
import { addToGroup, insertGroup } from '@server/people/user-groups/groupWrites';
import { hashPassword } from '@server/people/passwords/hash';
import { demoDepartments, type DemoDepartment } from './department/departments';
import { readEmblem, type EmblemName } from './department/emblems';
import { providerTopics } from './department/providerTopics';
import { seedPerson } from './seedPeople';
import { seedChannels, seedSources } from './seedSources';
import { seedGroups, type TopicIds } from './seedTopics';

interface SeedOptions {
  /** The demo's first start; articles are dated relative to it. */
  now: Date;
  /** The realm of both departments. */
  realm: string;
  /** Passwords by email; users without one can only use the demo's sign-on page. */
  passwords: ReadonlyMap<string, string>;
  /** The origin of the demo's feeds, without a trailing slash. */
  origin: string;
}

const settingKey = 'demo';
const logoSize = 144;
const iconSize = 64;

/**
 * Seeds an empty database with the demo's departments in one transaction; returns false if the database isn't empty.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  const passwordHashes = new Map<string, string>();
  for (const [uid, password] of options.passwords) passwordHashes.set(uid, await hashPassword(password));
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    const { now, origin } = options;
    await insertAppSetting(tx, settingKey, { firstStart: now.toISOString() });
    await insertInitialContentCategories(tx);
    await seedSources(tx, now, origin);
    const provider = { type: 'WATCHDESK' as const, owner: providerOwner, departmentId: null };
    const providers = await seedGroups(tx, provider, providerTopics);
    for (const department of demoDepartments) await seedDepartment(tx, department, providers, passwordHashes, options);
    return true;
  });
}

/** The first start of the demo in this database; undefined if there is none. */
export async function demoFirstStart(db: Db): Promise<Date | undefined> {
  const value = await readAppSetting(db, settingKey);
  if (typeof value !== 'object' || value === null || !('firstStart' in value)) return undefined;
  const firstStart = new Date(String(value.firstStart));
  return Number.isNaN(firstStart.getTime()) ? undefined : firstStart;
}

/** Whether the database has no department, source, or realm yet. */
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
  const departmentId = await insertDepartment(tx, { ...department, realm });
  await insertFirstPublishChannel(tx, departmentId);
  await seedSettings(tx, departmentId, department);
  const company = { type: 'COMPANY' as const, owner: departmentId, departmentId };
  await seedChannels(tx, departmentId, department, now, origin);
  const shared = new Map([...providers, ...(await seedGroups(tx, company, department.topics))]);
  const context = { realm, departmentId, now, passwordHashes, shared };
  const ids = new Map<string, string>();
  for (const person of department.people) {
    ids.set(person.uid.split('@')[0] ?? '', await seedPerson(tx, person, context));
  }
  for (const group of department.userGroups) await seedUserGroup(tx, departmentId, group, ids);
}

async function seedSettings(tx: Tx, id: string, department: DemoDepartment): Promise<void> {
  const { timezone, dateTimeFormat, footer, colors } = department;
  const picture = async (size: number) =>
    insertImage(tx, id, { contentType: 'image/png', bytes: await emblem(department.emblem, size) });
  const logo = await picture(logoSize);
  const favicon = await picture(iconSize);
  const theme = { logo, favicon, footer: { text: footer }, colors };
  const features = { navbarNotifications: true, sendButton: true };
  await writeDepartmentSettings(tx, id, { timezone, dateTimeFormat, theme, features });
}

async function seedUserGroup(
  tx: Tx,
  departmentId: string,
  { name, description, members }: DemoDepartment['userGroups'][number],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const [owner, ...others] = members.flatMap((member) => ids.get(member) ?? []);
  if (owner === undefined) throw new Error(`The group ${name} has no owner.`);
  const groupId = await insertGroup(tx, departmentId, owner, { name, description });
  await addToGroup(tx, groupId, others);
}

async function emblem(name: EmblemName, size: number): Promise<Buffer> {
  return sharp(await readEmblem(name), { density: 288 })
    .resize(size, size)
    .png()
    .toBuffer();
}
