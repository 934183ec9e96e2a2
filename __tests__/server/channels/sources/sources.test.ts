import { useTestApp, type SignedIn } from '../../../support/server/testApp';
import { makeSource } from '../../../support/server/topicBuilders';

const app = useTestApp();
let user: SignedIn;
let publisher: SignedIn;
let stranger: SignedIn;
let ids: Record<'parcel' | 'inside' | 'alone' | 'channel' | 'paper' | 'ownNews' | 'theirNews', string>;

beforeAll(async () => {
  const ours = await app().department();
  const theirs = await app().department();
  user = await app().person(ours);
  publisher = await app().person(ours, { publish: true });
  stranger = await app().person(theirs, { admin: true });
  const inside = await makeSource(app(), { name: 'Inside' });
  const gone = await makeSource(app(), { name: 'Gone' });
  await app().deps.db.updateTable('source').set({ removed_at: new Date() }).where('id', '=', gone).execute();
  ids = {
    inside,
    alone: await makeSource(app(), { name: 'alone' }),
    parcel: await makeSource(app(), { name: 'Parcel', type: 'PACKAGE', members: [inside, gone] }),
    channel: await makeSource(app(), { name: 'Channel', type: 'CHANNEL', departmentId: ours.id }),
    paper: await makeSource(app(), { name: 'Paper', publishOnly: true, departmentId: ours.id }),
    ownNews: await publishChannelOf(ours.id),
    theirNews: await publishChannelOf(theirs.id),
  };
});

/** The publish channel that a department has from the beginning. */
const publishChannelOf = async (departmentId: string): Promise<string> => {
  const { id } = await app()
    .deps.db.selectFrom('source')
    .select('id')
    .where('department_id', '=', departmentId)
    .where('type', '=', 'CHANNEL')
    .where('publish_only', '=', true)
    .executeTakeFirstOrThrow();
  return id;
};

const list = async (who: SignedIn, path = '') => {
  const answer = await app().call(who, 'GET', `/data/v1/sources${path}`);
  expect(answer.status).toBe(200);
  expect(answer.body.total).toBe(answer.body.sources.length);
  return answer.body.sources.map((source: { id: string }) => source.id);
};

describe('sources', () => {
  it('lists the provider’s packages and publications, and the department’s channels', async () => {
    expect(await list(user, '?deliveryMethods=6')).toEqual([ids.parcel, ids.alone, ids.channel, ids.ownNews]);
    expect(await list(stranger)).toEqual([ids.parcel, ids.alone, ids.theirNews]);
    const { body } = await app().call(user, 'GET', '/data/v1/sources');
    expect(body.sources[0]).toMatchObject({ name: 'Parcel', type: 'PACKAGE', package: true, children: 1 });
    expect(body.sources[2]).toMatchObject({ name: 'Channel', type: 'CHANNEL', package: false });
  });

  it('lists the content of a package', async () => {
    expect(await list(user, `/${ids.parcel}`)).toEqual([ids.inside]);
    expect(await list(user, `/${ids.alone}`)).toEqual([]);
    expect((await app().call(stranger, 'GET', `/data/v1/sources/${ids.channel}`)).status).toBe(404);
    expect((await app().call(user, 'GET', '/data/v1/sources/nosuch')).status).toBe(404);
  });

  it('lists sources of published content only to users who may publish', async () => {
    expect(await list(publisher, '?deliveryMethods=7')).toEqual([ids.ownNews, ids.paper]);
    expect((await app().call(user, 'GET', '/data/v1/sources?deliveryMethods=7')).status).toBe(403);
  });
});

describe('dictionaries', () => {
  it('lists the content categories in their order', async () => {
    await app()
      .deps.db.insertInto('content_category')
      .values([
        { id: 'b', content_name: 'Business', position: 2 },
        { id: 'l', content_name: 'Life science', position: 1 },
      ])
      .execute();
    const { body } = await app().call(user, 'GET', '/data/v1/contentcategory');
    expect(body.contentCategories).toEqual([
      { id: 'l', contentName: 'Life science' },
      { id: 'b', contentName: 'Business' },
    ]);
  });

  it('lists languages by name', async () => {
    const { body } = await app().call(user, 'GET', '/data/v1/language');
    expect(body.languages).toContainEqual({ id: 'de', name: 'German' });
    const names: string[] = body.languages.map((language: { name: string }) => language.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });
});
