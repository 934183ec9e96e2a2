import { randomBytes } from 'node:crypto';
import { channelIdPrefix, defaultRealm, deliveryMethods, standardLevel } from '@contract/limits';
import { insertInitialContentCategories } from '@server/channels/initialContentCategories';
import { connect, openDatabase, type Connection } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { sealEverything } from '@server/search/ranking/seal';
import { createAdministrator } from '@server/people/administrators/createAdministrator';
import { AccessTokens } from '@server/sign-in/tokens/accessToken';
import { readSentences, recombined } from './corpus';
import { fillArticles } from './fillArticles';
import type { Attacker } from './hostileAttacks';

export type Headers = Readonly<Record<string, string>>;

/** Two departments with the same articles: the attackers', and that of the measured person. */
export interface HostileWorld {
  bystander: Headers;
  attackers: Readonly<Record<Attacker, Headers>>;
  departmentId: string;
  /** Consecutive words of articles, as in a pasted passage. */
  passage: string[];
}

export const hostileApiKey = 'bench';
const passageWords = 600;

/** Opens the database of a folder in which no server runs. */
export async function withDatabase<T>(dataDir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database.url);
    const connection = connect(database.url, { name: 'bench' });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await database.close();
  }
}

export async function addPerson({ db }: Connection, departmentName: string, name: string, isAdministrator: boolean) {
  const person = await createAdministrator(db, {
    realm: defaultRealm,
    departmentName,
    // Unique, because a kept folder has the people of earlier runs.
    email: `${name}-${randomBytes(4).toString('hex')}@bench.example`,
    firstName: name,
    lastName: 'Bench',
    password: `the bench password of ${name}`,
  });
  if (isAdministrator) return person;
  await db
    .updateTable('user_account')
    .set({ level: standardLevel, delivery_methods: [deliveryMethods.access] })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

export async function headersOf({ db }: Connection, userId: string): Promise<Headers> {
  const now = new Date();
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      user_id: userId,
      auth_type: 'password',
      refresh_hash: randomBytes(32),
      created_at: now,
      expires_at: new Date(now.getTime() + 12 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await new AccessTokens(db, () => now).sign({ userId, sessionId, realm: defaultRealm });
  return { authorization: `Bearer ${token}`, realm: defaultRealm, 'x-api-key': hostileApiKey };
}

async function readPassage({ db }: Connection): Promise<string[]> {
  const rows = await db.selectFrom('item_version').select('body_text').orderBy('item_id').limit(10).execute();
  const words = rows.flatMap(({ body_text }) => body_text.match(/[A-Za-z]+/g) ?? []);
  return words.slice(0, passageWords);
}

async function fillUpTo({ pool }: Connection, articles: number, say: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from item_version');
  const missing = articles - (rows[0]?.count ?? 0);
  if (missing <= 0) return;
  const { sentences } = readSentences();
  await fillArticles(pool, recombined(sentences, 41, new Date(Date.now() - articles * 60_000)), missing, { say });
  await sealEverything(pool);
}

/** Fills a data folder with articles unless it already has them, and adds the people. */
export function fillHostileWorld(dataDir: string, articles: number, say: (line: string) => void) {
  return withDatabase(dataDir, async (connection): Promise<HostileWorld> => {
    await fillUpTo(connection, articles, say);
    await insertInitialContentCategories(connection.db);
    const bystander = await addPerson(connection, 'Newsroom', 'vera', false);
    const administrator = await addPerson(connection, 'Attackers', 'mallory', true);
    const plain = await addPerson(connection, 'Attackers', 'eve', false);
    const other = await addPerson(connection, 'Attackers', 'oscar', false);
    return {
      bystander: await headersOf(connection, bystander.userId),
      attackers: {
        outsider: { realm: defaultRealm, 'x-api-key': hostileApiKey },
        administrator: await headersOf(connection, administrator.userId),
        plain: await headersOf(connection, plain.userId),
        other: await headersOf(connection, other.userId),
      },
      departmentId: administrator.departmentId,
      passage: await readPassage(connection),
    };
  });
}

/** Replaces the channels of the attackers' department by channels with these URLs. */
export async function setChannels({ db }: Connection, departmentId: string, urls: readonly string[]): Promise<void> {
  // Articles of a removed channel stay, and so does its source.
  const removed = { removed_at: new Date() };
  await db.updateTable('source').set(removed).where('department_id', '=', departmentId).execute();
  for (const [number, url] of urls.entries()) {
    const id = `${channelIdPrefix}-bench-${randomBytes(4).toString('hex')}`;
    const name = `Hostile ${number}`;
    await db.insertInto('source').values({ id, department_id: departmentId, name, type: 'CHANNEL' }).execute();
    await db.insertInto('feed').values({ source_id: id, url, category_id: 'news' }).execute();
  }
}

/** Makes the department's channels due at once, as if many departments had hostile channels. */
export async function makeDue({ db }: Connection, departmentId: string): Promise<void> {
  await db
    .updateTable('feed')
    .set({ next_read_at: new Date() })
    .where('leased_until', 'is', null)
    .where('source_id', 'in', (from) =>
      from.selectFrom('source').select('id').where('department_id', '=', departmentId),
    )
    .execute();
}
