import type { TestApp, SignedIn } from './testApp';

/** Topics, categories and sources for tests; what a test does not say is unremarkable. */

let made = 0;

/** The body that makes a topic of one's own, which finds everything about insulin. */
export function topicBody(changes: Record<string, unknown> = {}) {
  made += 1;
  return { name: `Topic ${made}`, query: 'insulin', sources: [], addAllSources: true, ...changes };
}

/** The body that makes a company topic in a category. */
export function companyTopicBody(departmentId: string, profileGroupId: string, changes: Record<string, unknown> = {}) {
  return topicBody({
    owner: departmentId,
    profileGroupId,
    frequency: 5,
    limit: 200,
    allowedSubscription: [2, 6],
    subscribedTo: [],
    ...changes,
  });
}

/** Makes a topic and gives its id. */
export async function makeTopic(test: TestApp, who: SignedIn, body: unknown = topicBody()): Promise<string> {
  const answer = await test.call(who, 'POST', '/data/v1/profiles', body);
  if (answer.status !== 200) throw new Error(`No topic was made: ${answer.text}`);
  return answer.body.profile.id;
}

/** Makes a category and gives its id; only administrators may. */
export async function makeGroup(test: TestApp, who: SignedIn, changes: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const body = { name: `Category ${made}`, ...changes };
  const answer = await test.call(who, 'POST', '/data/v1/profilegroups/create', body);
  if (answer.status !== 200) throw new Error(`No category was made: ${answer.text}`);
  return answer.body.profileGroup.id;
}

interface SourceOptions {
  departmentId?: string | null;
  name?: string;
  type?: 'PUBLICATION' | 'PACKAGE' | 'CHANNEL';
  publishOnly?: boolean;
  members?: string[];
}

/** Makes a source, the provider's where no department is given, and gives its id. */
export async function makeSource(test: TestApp, options: SourceOptions = {}): Promise<string> {
  made += 1;
  const id = `src${made}`;
  await test.deps.db
    .insertInto('source')
    .values({
      id,
      department_id: options.departmentId ?? null,
      name: options.name ?? `Source ${made}`,
      type: options.type ?? 'PUBLICATION',
      publish_only: options.publishOnly ?? false,
    })
    .execute();
  for (const member of options.members ?? []) {
    await test.deps.db.insertInto('source_package_member').values({ package_id: id, source_id: member }).execute();
  }
  return id;
}

/** Puts a topic of the provider into the database, as its import does; the application has no way to make one. */
export async function makeProviderTopic(
  test: TestApp,
  name = 'Provider topic',
): Promise<{ id: string; groupId: string }> {
  const { db } = test.deps;
  const group = await db
    .insertInto('topic_group')
    .values({ topic_type: 'WATCHDESK', owner: 'WATCHDESK', name: 'Provider category', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topic = await db
    .insertInto('topic')
    .values({
      topic_type: 'WATCHDESK',
      owner: 'WATCHDESK',
      group_id: group.id,
      name,
      query: 'insulin',
      add_all_sources: true,
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: topic.id, groupId: group.id };
}
