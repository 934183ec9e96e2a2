import { sql } from 'kysely';
import { limits } from '@contract/limits';
import { useTestApp, type SignedIn } from '../support/server/testApp';
import type { BuiltDepartment } from '../support/server/userBuilders';

const server = useTestApp();
let user: SignedIn;
let admin: SignedIn;
let department: BuiltDepartment;

beforeAll(async () => {
  department = await server().department();
  user = await server().person(department);
  admin = await server().person(department, { admin: true });
});

const topic = (name: string) => ({ name, query: 'trial', sources: [], addAllSources: true });

it('refuses a person’s topic beyond 5,000, new or copied, and still changes the others', async () => {
  const { call, deps } = server();
  const first = (await call(user, 'POST', '/data/v1/profiles', topic('First'))).body.profile;
  await sql`
    insert into topic (topic_type, owner, department_id, name, query, add_all_sources, position)
    select 'USER', ${user.userId}, department_id, 'Topic ' || number, 'trial', true, number
    from topic, generate_series(2, ${limits.ownerTopics}::int) number where id = ${first.id}
  `.execute(deps.db);
  const refused = {
    errorCode: 'LIMIT_REACHED',
    errorMessage: 'There can be up to 5,000 topics here. Please delete some first.',
  };
  const added = await call(user, 'POST', '/data/v1/profiles', topic('One more'));
  expect([added.status, added.body]).toEqual([409, refused]);
  const copied = await call(user, 'GET', `/data/v1/profiles/${String(first.id)}/copy?profileName=Copy`);
  expect([copied.status, copied.body]).toEqual([409, refused]);
  const changed = await call(user, 'PUT', `/data/v1/profiles/${String(first.id)}`, topic('Renamed'));
  expect(changed.status).toBe(200);
  expect((await call(admin, 'POST', '/data/v1/profiles', topic('Of another person'))).status).toBe(200);
});

it('refuses a category beyond 1,000 of one owner', async () => {
  const { call, deps } = server();
  const url = '/data/v1/profilegroups/create';
  expect((await call(admin, 'POST', url, { name: 'First' })).status).toBe(200);
  await sql`
    insert into topic_group (topic_type, owner, department_id, name, position)
    select 'USER', owner, department_id, 'Category ' || number, number
    from topic_group, generate_series(2, ${limits.ownerCategories}::int) number where owner = ${admin.userId}
  `.execute(deps.db);
  const { status, body } = await call(admin, 'POST', url, { name: 'One more' });
  expect([status, body.errorCode]).toEqual([409, 'LIMIT_REACHED']);
});

it('refuses a user group beyond 1,000 that one person owns, new or transferred', async () => {
  const { call, deps } = server();
  const group = { name: 'Group', description: 'Group', users: [] };
  expect((await call(user, 'POST', '/iam/v1/usergroups', group)).status).toBe(200);
  await sql`
    with made as (
      insert into user_group (department_id, name, description)
      select g.department_id, 'Group ' || number, '' from user_group g
      join user_group_member m on m.group_id = g.id and m.user_id = ${user.userId},
      generate_series(2, ${limits.ownUserGroups}::int) number
      returning id)
    insert into user_group_member (group_id, user_id, is_owner) select id, ${user.userId}, true from made
  `.execute(deps.db);
  const { status, body } = await call(user, 'POST', '/iam/v1/usergroups', group);
  expect([status, body.errorCode]).toEqual([409, 'LIMIT_REACHED']);
  const colleague = await server().person(department);
  const { body: another } = await call(colleague, 'POST', '/iam/v1/usergroups', group);
  const transfer = { newOwnerId: user.userId, usergroupsIds: [another.id] };
  const transferred = await call(colleague, 'PUT', '/iam/v1/usergroups/update/owner', transfer);
  expect([transferred.status, transferred.body.errorCode]).toEqual([409, 'LIMIT_REACHED']);
});
