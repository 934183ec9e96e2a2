import type { InjectOptions } from 'fastify';
import { storeArticle } from './storeArticle';
import { createUser, type BuiltDepartment } from './userBuilders';
import { createChannel } from './feedBuilders';
import { notifyAbout } from './notifyAbout';
import { startTestApp, type SignedIn, type TestApp } from './testApp';
import { companyTopicBody, makeGroup, makeProviderTopic, makeSource, makeTopic, topicBody } from './topicBuilders';

/** Who calls: nobody, another department's administrator, a plain user, an administrator of the same department. */
export const callers = ['nobody', 'stranger', 'user', 'admin'] as const;
export type CallerName = (typeof callers)[number];

/** A department with an administrator and a plain user, and an administrator of another one; and things that are theirs. */
export interface World {
  test: TestApp;
  department: BuiltDepartment;
  people: Record<Exclude<CallerName, 'nobody'>, SignedIn>;
  /** Somebody else of the department; the owner id. */
  colleague(): Promise<string>;
  /** A topic of the plain user's own. */
  ownTopic(): Promise<string>;
  companyGroup(): Promise<string>;
  companyTopic(): Promise<{ id: string; groupId: string }>;
  providerTopic(): Promise<string>;
  /** A channel of the department's. */
  channel(): Promise<string>;
  /** The publish channel that the department has from the beginning. */
  publishChannel(): Promise<string>;
  contentCategory(id: string): Promise<void>;
  /** A source of the department's own. */
  source(): Promise<string>;
  /** An article of one of the department's channels. */
  article(): Promise<string>;
  /** A story of two articles; the second one's id beside it. */
  story(): Promise<{ id: string; itemId: string }>;
  userGroup(): Promise<string>;
  /** An article in the workspace of a group that the plain user owns. */
  savedArticle(): Promise<{ id: string; ownerId: string }>;
  notification(): Promise<string>;
  image(): Promise<string>;
}

export interface Call {
  method: NonNullable<InjectOptions['method']>;
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The answer stays open; only its status is awaited. */
  isStream?: boolean;
}

export async function makeWorld(): Promise<World> {
  const config = {
    demo: { enabled: true, wireMinutes: 5 },
    openId: { issuer: 'http://127.0.0.1:9', clientId: 'watchdesk', clientSecret: 'none' },
  };
  const test = await startTestApp({ config });
  const { db } = test.deps;
  const look = {
    footer: { text: 'Ours' },
    colors: { name: 'c', primary: { main: '#111111' }, secondary: { main: '#222222' }, third: '#333333' },
  };
  const department = await test.department({ settings: { theme: look } });
  const admin = await test.person(department, { admin: true, publish: true });
  const user = await test.person(department);
  const stranger = await test.person(await test.department(), { admin: true, publish: true });

  const article = async (): Promise<string> => {
    const sourceId = await makeSource(test, { departmentId: department.id, type: 'CHANNEL' });
    return storeArticle(db, { headline: `About insulin ${sourceId}`, sourceId, departmentId: department.id });
  };
  const userGroup = async (): Promise<string> => {
    const { id } = await db
      .insertInto('user_group')
      .values({ department_id: department.id, name: 'Group' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_group_member').values({ group_id: id, user_id: user.userId, is_owner: true }).execute();
    return id;
  };
  return {
    test,
    department,
    people: { admin, user, stranger },
    colleague: async () => (await createUser(db, department)).userId,
    ownTopic: () => makeTopic(test, user, topicBody()),
    companyGroup: () => makeGroup(test, admin, { owner: department.id }),
    async companyTopic() {
      const groupId = await makeGroup(test, admin, { owner: department.id });
      return { id: await makeTopic(test, admin, companyTopicBody(department.id, groupId)), groupId };
    },
    providerTopic: async () => (await makeProviderTopic(test)).id,
    channel: async () => (await createChannel(db, department)).id,
    async publishChannel() {
      const { id } = await db
        .selectFrom('source')
        .select('id')
        .where('department_id', '=', department.id)
        .where('publish_only', '=', true)
        .executeTakeFirstOrThrow();
      return id;
    },
    async contentCategory(id) {
      const row = { id, content_name: id, position: 1 };
      await db
        .insertInto('content_category')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    source: () => makeSource(test, { departmentId: department.id }),
    article,
    async story() {
      const { id } = await db
        .insertInto('story')
        .values({ department_id: department.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [first, itemId] = [await article(), await article()];
      await db.updateTable('item').set({ story_id: id }).where('id', 'in', [first, itemId]).execute();
      return { id, itemId };
    },
    userGroup,
    async savedArticle() {
      const ownerId = await userGroup();
      const items = [{ itemId: await article(), itemVersion: 1 }];
      const { body } = await test.call(user, 'POST', `/workspace/v1/items/save?ownerId=${ownerId}`, { items });
      return { id: body.items[0].articleId, ownerId };
    },
    async notification() {
      const workspace = { id: user.userId, departmentId: department.id, isPersonal: true };
      const articleId = await notifyAbout(test, 'One', workspace, [user]);
      const { id } = await db
        .selectFrom('notification')
        .select('id')
        .where('article_id', '=', articleId)
        .executeTakeFirstOrThrow();
      return id;
    },
    async image() {
      const id = `image-${String(Math.random()).slice(2)}`;
      await db
        .insertInto('image')
        .values({ id, department_id: department.id, content_type: 'image/png', bytes: Buffer.from('png') })
        .execute();
      return id;
    },
  };
}

/** Makes the call as one of the four and gives the answer's status. */
export async function callAs(
  world: World,
  who: CallerName,
  { method, url, headers = {}, body, isStream = false }: Call,
): Promise<number> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await world.test.app.inject({
    method,
    url,
    headers: { ...type, ...(who === 'nobody' ? {} : world.people[who].headers), ...headers },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(isStream && { payloadAsStream: true }),
  });
  if (isStream) answer.stream().destroy();
  return answer.statusCode;
}
