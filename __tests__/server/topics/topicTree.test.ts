import type { BuiltDepartment } from '../../support/server/userBuilders';
import { startTestApp, useTestApp, type SignedIn } from '../../support/server/testApp';
import {
  companyTopicBody,
  makeGroup,
  makeProviderTopic,
  makeTopic,
  topicBody,
} from '../../support/server/topicBuilders';

const app = useTestApp();
let ours: BuiltDepartment;
let admin: SignedIn;
let user: SignedIn;

beforeAll(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true });
  user = await app().person(ours);
});

interface Tree {
  groups: {
    id: string;
    name: string;
    depth: number;
    parentGroupId: string | null;
    children: string[];
    profileGroupIcon: string | null;
  }[];
  profiles: { id: string; name: string; profileGroupId: string }[];
  total: number;
}

async function tree(who: SignedIn, kind: '' | '/company' | '/user'): Promise<Tree> {
  const answer = await app().call(who, 'GET', `/data/v1/profiles${kind}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const inGroup = (of: Tree, group: string) =>
  of.profiles.filter((profile) => profile.profileGroupId === group).map((profile) => profile.id);
const move = (who: SignedIn, id: string, to: string, order?: number) =>
  app().call(
    who,
    'GET',
    `/data/v1/profiles/${id}/move?targetProfileGroupId=${to}${order === undefined ? '' : `&profileOrder=${order}`}`,
  );
const groupUrl = (id: string) => `/data/v1/profilegroups/${id}`;

describe('moving a topic out of a category that it is not in', () => {
  it('returns 409 and moves nothing; the same move sent twice is moved once', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeGroup(app(), admin, { owner: ours.id })));
    const id = await makeTopic(app(), admin, companyTopicBody(ours.id, first ?? ''));
    const from = (source: string, target: string) =>
      app().call(
        admin,
        'GET',
        `/data/v1/profiles/${id}/move?profileGroupId=${source}&targetProfileGroupId=${target}&owner=${ours.id}`,
      );
    const group = async () =>
      (await tree(admin, '/company')).profiles.find((profile) => profile.id === id)?.profileGroupId;
    expect(await from(second ?? '', third ?? '')).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
    expect(await group()).toBe(first);
    expect((await from(first ?? '', second ?? '')).status).toBe(200);
    expect((await from(first ?? '', second ?? '')).status).toBe(200);
    expect(await group()).toBe(second);
  });

  it('takes MISC for the category of an own topic that is in none', async () => {
    const id = await makeTopic(app(), user);
    const url = (source: string) =>
      `/data/v1/profiles/${id}/move?profileGroupId=${source}&targetProfileGroupId=MISC&profileOrder=0`;
    expect((await app().call(user, 'GET', url('MISC'))).status).toBe(200);
  });
});

describe('the trees', () => {
  it('show a user’s own topics, always with Misc as the last category', async () => {
    const someone = await app().person(ours);
    expect(await tree(someone, '/user')).toMatchObject({
      groups: [{ id: 'MISC', name: 'Misc', depth: 1, parentGroupId: null, children: [], blockEdit: true }],
      profiles: [],
      total: 0,
    });
    const id = await makeTopic(app(), someone);
    expect(inGroup(await tree(someone, '/user'), 'MISC')).toEqual([id]);
    expect((await tree(user, '/user')).profiles.map((profile) => profile.id)).not.toContain(id);
  });

  it('show the company’s topics to the department, parents before children, and the provider’s to all', async () => {
    const department = await app().department();
    const boss = await app().person(department, { admin: true });
    const member = await app().person(department);
    const top = await makeGroup(app(), boss, { owner: department.id });
    const second = await makeGroup(app(), boss, { owner: department.id });
    const child = await makeGroup(app(), boss, { owner: department.id, parentGroupId: top });
    const below = await makeTopic(app(), boss, companyTopicBody(department.id, child));
    const above = await makeTopic(app(), boss, companyTopicBody(department.id, second));
    const seen = await tree(member, '/company');
    expect(seen.groups.map((group) => [group.id, group.depth])).toEqual([
      [top, 1],
      [child, 2],
      [second, 1],
    ]);
    expect(seen.groups.map((group) => group.children)).toEqual([[child], [], []]);
    expect(seen.profiles.map((profile) => profile.id)).toEqual([below, above]);
    expect((await tree(user, '/company')).profiles.map((profile) => profile.id)).not.toContain(below);
    const provided = await makeProviderTopic(app());
    for (const who of [member, user]) expect(inGroup(await tree(who, ''), provided.groupId)).toEqual([provided.id]);
  });
});

describe('categories', () => {
  it('can be created by administrators, for the company and for themselves', async () => {
    const refused = await app().call(user, 'POST', '/data/v1/profilegroups/create', { name: 'Mine' });
    expect(refused.status).toBe(403);
    expect(refused.body.errorCode).toBe('FORBIDDEN');
    const own = await app().call(admin, 'POST', '/data/v1/profilegroups/create', { name: '  Own ' });
    expect(own.body.profileGroup).toMatchObject({ name: 'Own', owner: admin.userId, topicType: 'USER', depth: 1 });
    const company = await app().call(admin, 'POST', '/data/v1/profilegroups/create', { name: 'Ours', owner: ours.id });
    expect(company.body.profileGroup).toMatchObject({ owner: ours.id, topicType: 'COMPANY', parentGroupId: null });
    const stranger = await app().person(await app().department(), { admin: true });
    const foreign = await app().call(stranger, 'POST', '/data/v1/profilegroups/create', { name: 'X', owner: ours.id });
    expect(foreign.status).toBe(404);
    const under = { name: 'X', parentGroupId: company.body.profileGroup.id };
    expect((await app().call(stranger, 'POST', '/data/v1/profilegroups/create', under)).status).toBe(404);
  });

  it.each([
    ['  ', 'Topic Group Name is required field'],
    ['x'.repeat(41), 'Maximum length is 40 characters.'],
  ])('reject the name %j', async (name, message) => {
    const answer = await app().call(admin, 'POST', '/data/v1/profilegroups/create', { name });
    expect(answer.status).toBe(400);
    expect(answer.body.errorMessage).toBe(message);
  });

  it('can’t be created in a locked one, and a user without permission gets 403 despite a bad image', async () => {
    const { db } = app().deps;
    const locked = await makeGroup(app(), admin, { owner: ours.id });
    await db.updateTable('topic_group').set({ block_edit: true }).where('id', '=', locked).execute();
    const body = { name: 'Under', parentGroupId: locked, profileGroupIcon: 'no picture' };
    for (const who of [admin, user]) {
      const refused = await app().call(who, 'POST', '/data/v1/profilegroups/create', body);
      expect(refused.body.errorCode).toBe('FORBIDDEN');
    }
  });

  it('accept no topics when locked; their topics can be reordered, changed, and moved out', async () => {
    const open = await makeGroup(app(), admin, { owner: ours.id });
    const locked = await makeGroup(app(), admin, { owner: ours.id });
    const make = (into: string) => makeTopic(app(), admin, companyTopicBody(ours.id, into));
    const [first, second, outside] = [await make(locked), await make(locked), await make(open)];
    await app().deps.db.updateTable('topic_group').set({ block_edit: true }).where('id', '=', locked).execute();
    const body = companyTopicBody(ours.id, locked);
    const copy = `/data/v1/profiles/${outside}/copy?profileName=Copy&profileGroupId=${locked}`;
    for (const refused of [
      await move(admin, outside, locked),
      await app().call(admin, 'POST', '/data/v1/profiles', body),
      await app().call(admin, 'PUT', `/data/v1/profiles/${outside}`, body),
      await app().call(admin, 'GET', copy),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.body.errorMessage).toBe('You do not have permission to edit this profile group.');
    }
    expect((await move(admin, second, locked, 0)).status).toBe(200);
    expect((await app().call(admin, 'PUT', `/data/v1/profiles/${first}`, body)).status).toBe(200);
    expect(inGroup(await tree(admin, '/company'), locked)).toEqual([second, first]);
    expect((await move(admin, first, open)).status).toBe(200);
    expect(inGroup(await tree(admin, '/company'), open)).toEqual([outside, first]);
  });

  it('can be nested five levels deep', async () => {
    let parent = await makeGroup(app(), admin, { owner: ours.id });
    for (let depth = 2; depth <= 5; depth += 1) {
      const made = await app().call(admin, 'POST', '/data/v1/profilegroups/create', {
        name: 'In',
        parentGroupId: parent,
      });
      expect(made.body.profileGroup).toMatchObject({ depth, owner: ours.id });
      parent = made.body.profileGroup.id;
    }
    const sixth = await app().call(admin, 'POST', '/data/v1/profilegroups/create', {
      name: 'In',
      parentGroupId: parent,
    });
    expect(sixth.status).toBe(409);
    expect(sixth.body.errorCode).toBe('CATEGORY_TOO_DEEP');
  });

  it('can be edited by standard users if they own them, unlike those of the company', async () => {
    const { db } = app().deps;
    const { id } = await db
      .insertInto('topic_group')
      .values({ topic_type: 'USER', owner: user.userId, department_id: ours.id, name: 'Old', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await app().call(user, 'PUT', groupUrl(id), { name: 'New' })).body.profileGroup.name).toBe('New');
    expect((await app().call(admin, 'PUT', groupUrl(id), { name: 'New' })).status).toBe(404);
    await db.updateTable('topic_group').set({ block_edit: true }).where('id', '=', id).execute();
    expect((await app().call(user, 'PUT', groupUrl(id), { name: 'Newer' })).status).toBe(403);
    const company = await makeGroup(app(), admin, { owner: ours.id });
    // A missing permission is reported before an invalid name or image.
    const bad = await app().call(user, 'PUT', groupUrl(company), {
      name: ' ',
      profileGroupIcon: 'no picture',
      updateProfileGroupIcon: true,
    });
    expect(bad.body.errorCode).toBe('FORBIDDEN');
    for (const [method, payload] of [
      ['PUT', { name: 'New' }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await app().call(user, method, groupUrl(company), payload);
      expect(refused.status).toBe(403);
      expect(refused.body.errorMessage).toBe('You do not have permission to edit this profile group.');
    }
    const provided = await makeProviderTopic(app());
    expect((await app().call(admin, 'PUT', groupUrl(provided.groupId), { name: 'Ours now' })).status).toBe(403);
  });

  it('move their contents to their parent when they are deleted', async () => {
    const top = await makeGroup(app(), admin, { owner: ours.id });
    const middle = await makeGroup(app(), admin, { parentGroupId: top });
    const leaf = await makeGroup(app(), admin, { parentGroupId: middle });
    const first = await makeTopic(app(), admin, companyTopicBody(ours.id, top));
    const second = await makeTopic(app(), admin, companyTopicBody(ours.id, middle));
    expect((await app().call(admin, 'DELETE', `${groupUrl(middle)}?owner=${ours.id}`)).status).toBe(200);
    const after = await tree(admin, '/company');
    expect(inGroup(after, top)).toEqual([first, second]);
    expect(after.groups.find((group) => group.id === leaf)).toMatchObject({ parentGroupId: top, depth: 2 });
    const refused = await app().call(admin, 'DELETE', `${groupUrl(top)}?owner=${ours.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.errorCode).toBe('CATEGORY_NOT_EMPTY');
    expect(inGroup(await tree(admin, '/company'), top)).toEqual([first, second]);
  });

  it('can’t be deleted if their contents or their parent are locked', async () => {
    const { db } = app().deps;
    const lock = (id: string, locked: boolean) =>
      db.updateTable('topic_group').set({ block_edit: locked }).where('id', '=', id).execute();
    const top = await makeGroup(app(), admin, { owner: ours.id });
    const middle = await makeGroup(app(), admin, { parentGroupId: top });
    const leaf = await makeGroup(app(), admin, { parentGroupId: middle });
    const topic = await makeTopic(app(), admin, companyTopicBody(ours.id, middle));
    const refusal = async () => {
      const refused = await app().call(admin, 'DELETE', groupUrl(middle));
      expect(refused.status).toBe(409);
      const { groups, profiles } = await tree(admin, '/company');
      expect(groups.find(({ id }) => id === leaf)).toMatchObject({ parentGroupId: middle, depth: 3 });
      expect(profiles.find(({ id }) => id === topic)).toMatchObject({ profileGroupId: middle });
      return refused.body.errorMessage;
    };
    const inside = 'This category can’t be removed because it contains something locked.';
    await lock(leaf, true);
    expect(await refusal()).toBe(inside);
    await lock(leaf, false);
    await db.updateTable('topic').set({ block_edit: true }).where('id', '=', topic).execute();
    expect(await refusal()).toBe(inside);
    await db.updateTable('topic').set({ block_edit: false }).where('id', '=', topic).execute();
    await lock(top, true);
    expect(await refusal()).toBe(
      'The parent category is locked, so nothing can move into it. Move or delete this category’s topics and categories first.',
    );
    await lock(top, false);
    expect((await app().call(admin, 'DELETE', groupUrl(middle))).status).toBe(200);
  });

  it('leave their topics in Misc when their owner deletes them', async () => {
    const group = await makeGroup(app(), admin);
    const loose = await makeTopic(app(), admin);
    const topics = [
      await makeTopic(app(), admin, topicBody({ profileGroupId: group })),
      await makeTopic(app(), admin, topicBody({ profileGroupId: group })),
    ];
    expect((await app().call(admin, 'DELETE', groupUrl(group))).status).toBe(200);
    expect(inGroup(await tree(admin, '/user'), 'MISC')).toEqual([loose, ...topics]);
  });

  it('can be reordered by administrators', async () => {
    const department = await app().department();
    const boss = await app().person(department, { admin: true });
    const member = await app().person(department);
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push(await makeGroup(app(), boss, { owner: department.id }));
    const [first = '', , third = ''] = ids;
    const to = (id: string, position: number) =>
      `${groupUrl(id)}/move?profileGroupOrder=${position}&owner=${department.id}`;
    expect((await app().call(member, 'GET', to(third, 0))).status).toBe(403);
    expect((await app().call(user, 'GET', to(third, 0))).status).toBe(404);
    expect((await app().call(boss, 'GET', to(third, 0))).status).toBe(200);
    expect((await app().call(boss, 'GET', to(first, 99))).status).toBe(200);
    expect((await tree(boss, '/company')).groups.map((group) => group.id)).toEqual([third, ids[1], first]);
  });
});

describe('a new topic or category', () => {
  it('comes last, whatever was deleted before', async () => {
    const boss = await app().person(await app().department(), { admin: true });
    const groups: string[] = [];
    for (let n = 0; n < 4; n += 1) groups.push(await makeGroup(app(), boss));
    const topics: string[] = [];
    for (let n = 0; n < 4; n += 1) topics.push(await makeTopic(app(), boss));
    for (const id of groups.splice(0, 2)) await app().call(boss, 'DELETE', groupUrl(id));
    for (const id of topics.splice(0, 2)) await app().call(boss, 'DELETE', `/data/v1/profiles/${id}`);
    groups.push(await makeGroup(app(), boss));
    topics.push(await makeTopic(app(), boss));
    const seen = await tree(boss, '/user');
    expect(seen.groups.map(({ id }) => id)).toEqual([...groups, 'MISC']);
    expect(inGroup(seen, 'MISC')).toEqual(topics);
  });
});

describe('moving', () => {
  it('moves a topic to a position, to the end by default or if the position is too large', async () => {
    const group = await makeGroup(app(), admin, { owner: ours.id });
    const other = await makeGroup(app(), admin, { owner: ours.id });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await makeTopic(app(), admin, companyTopicBody(ours.id, group)));
    const [a = '', b = '', c = '', d = ''] = ids;
    await move(admin, d, group, 1);
    expect(inGroup(await tree(admin, '/company'), group)).toEqual([a, d, b, c]);
    // Repeating it changes nothing.
    await move(admin, d, group, 1);
    expect(inGroup(await tree(admin, '/company'), group)).toEqual([a, d, b, c]);
    await move(admin, a, group, 1_000);
    expect(inGroup(await tree(admin, '/company'), group)).toEqual([d, b, c, a]);
    await move(admin, d, group);
    expect(inGroup(await tree(admin, '/company'), group)).toEqual([d, b, c, a]);
    await move(admin, b, other);
    await move(admin, c, other, 0);
    const after = await tree(admin, '/company');
    expect([inGroup(after, group), inGroup(after, other)]).toEqual([
      [d, a],
      [c, b],
    ]);
  });

  it('is only possible within the same owner', async () => {
    const company = await makeGroup(app(), admin, { owner: ours.id });
    const companyTopic = await makeTopic(app(), admin, companyTopicBody(ours.id, company));
    const own = await makeTopic(app(), admin);
    expect((await move(admin, own, company)).status).toBe(400);
    expect((await move(admin, companyTopic, 'MISC')).status).toBe(400);
    const userTopic = await makeTopic(app(), user);
    expect((await move(user, userTopic, company)).status).toBe(403);
    const foreign = await makeGroup(app(), await app().person(await app().department(), { admin: true }));
    expect((await move(user, userTopic, foreign)).status).toBe(404);
    const provided = await makeProviderTopic(app());
    expect((await move(admin, own, provided.groupId)).status).toBe(403);
  });

  it('into a category that is deleted before or at the same time loses no topic', async () => {
    const group = await makeGroup(app(), admin, { owner: ours.id });
    const contested = await makeGroup(app(), admin, { owner: ours.id });
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push(await makeTopic(app(), admin, companyTopicBody(ours.id, group)));
    const [first = ''] = ids;
    const remove = (id: string) => app().call(admin, 'DELETE', `${groupUrl(id)}?owner=${ours.id}`);
    const [removed, moved] = await Promise.all([remove(contested), move(admin, first, contested, 0)]);
    // Either the category was already deleted, or its new content prevented that.
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([removed.status, moved.status]);
    const after = await tree(admin, '/company');
    expect(inGroup(after, moved.status === 200 ? contested : group)).toContain(first);

    await move(admin, first, group, 0);
    const gone = await makeGroup(app(), admin, { owner: ours.id });
    await remove(gone);
    const late = await move(admin, first, gone, 0);
    expect([late.status, late.body.errorMessage]).toEqual([404, 'Topic Group with requested id not found']);
    expect(inGroup(await tree(admin, '/company'), group)).toEqual(ids);
  });

  it('results in one consistent order when two users on two servers move at once', async () => {
    const second = await startTestApp({ database: app().database });
    try {
      const otherAdmin = await second.person(ours, { admin: true });
      const groups = [
        await makeGroup(app(), admin, { owner: ours.id }),
        await makeGroup(app(), admin, { owner: ours.id }),
      ];
      const ids: string[] = [];
      for (let n = 0; n < 8; n += 1)
        ids.push(await makeTopic(app(), admin, companyTopicBody(ours.id, groups[n % 2] ?? '')));
      const moves = ids.flatMap((id, n) =>
        [0, 1].map((side) => {
          const [test, who] = side === 0 ? [app(), admin] : [second, otherAdmin];
          const target = groups[(n + side) % 2];
          return test.call(
            who,
            'GET',
            `/data/v1/profiles/${id}/move?targetProfileGroupId=${target}&profileOrder=${side}`,
          );
        }),
      );
      for (const answer of await Promise.all(moves)) expect(answer.status).toBe(200);
      const rows = await app()
        .deps.db.selectFrom('topic')
        .select(['id', 'group_id', 'position'])
        .where('id', 'in', ids)
        .orderBy('position')
        .execute();
      expect(rows).toHaveLength(8);
      for (const group of groups) {
        const positions = rows.filter((row) => row.group_id === group).map((row) => row.position);
        expect(new Set(positions).size).toBe(positions.length);
      }
    } finally {
      await second.app.close();
    }
  });
});
