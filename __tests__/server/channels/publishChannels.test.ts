import { createAdministrator } from '@server/people/administrators/createAdministrator';
import { insertFirstPublishChannel } from '@server/channels/publish-channels/repository';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { companyTopicBody, makeGroup, makeTopic, topicBody } from '../../support/server/topicBuilders';

const server = useTestApp();
const path = '/iam/v1/department/publishchannels';

async function company(options: { channelPrefix?: string; maxChannels?: number } = {}) {
  const department = await server().department({ name: 'Acme', ...options });
  const admin = await server().person(department, { admin: true, publish: true });
  return { department, admin };
}

const add = (admin: SignedIn, name: string) => server().call(admin, 'POST', path, { name });
const list = async (admin: SignedIn) => (await server().call(admin, 'GET', path)).body;
const names = async (admin: SignedIn): Promise<string[]> =>
  (await list(admin)).channels.map(({ name }: { name: string }) => name);

describe('the publish channels of a department', () => {
  it('has one from the beginning, also if the department is made by the command line', async () => {
    const { admin } = await company();
    expect(await names(admin)).toEqual(['Acme News']);
    const { db } = server().deps;
    const person = { firstName: 'Ada', lastName: 'Admin', password: 'a-long-password-1', realm: 'acme' };
    const { departmentId } = await createAdministrator(
      db,
      { ...person, departmentName: 'Brick & Co', email: 'ada@brick.example' },
      { departmentInserted: insertFirstPublishChannel },
    );
    const channels = await db.selectFrom('source').select('name').where('department_id', '=', departmentId).execute();
    expect(channels).toEqual([{ name: 'Brick & Co News' }]);
  });

  it('is managed by administrators, with the channel prefix', async () => {
    const { admin } = await company({ channelPrefix: 'ACME ' });
    const { body: added } = await add(admin, ' Science ');
    expect(added).toMatchObject({ name: 'ACME Science', channelName: 'Science' });
    expect((await add(admin, 'science')).status).toBe(409);
    expect((await add(admin, 'ACME Science')).body.errorCode).toBe('CHANNEL_PREFIX');
    expect((await add(admin, ' ')).body.errorMessage).toBe('Channel Name is required field');
    await server().call(admin, 'PUT', `${path}/${added.id}`, { name: 'Trials' });
    expect(await names(admin)).toEqual(['Acme News', 'ACME Trials']);
  });

  it('counts towards the maximum number of channels', async () => {
    const { admin } = await company({ maxChannels: 2 });
    expect((await add(admin, 'Second')).status).toBe(200);
    expect((await add(admin, 'Third')).body.errorCode).toBe('CHANNELS_FULL');
    expect(await list(admin)).toMatchObject({ total: 2, channelTotal: 2, maxChannels: 2 });
  });

  it('names the topics that lose a channel that is removed', async () => {
    const { admin } = await company();
    const { body: channel } = await add(admin, 'Science');
    const more = { name: 'Watched', addAllSources: false, sources: [{ id: channel.id }] };
    const topic = await makeTopic(server(), admin, topicBody(more));
    const losing = { status: 'ok', topics: [{ id: topic, name: 'Watched' }] };
    const ids = [channel.id];
    const channels = '/iam/v1/department/channels';
    expect((await server().call(admin, 'POST', `${channels}/topics`, { ids })).body).toEqual(losing);
    expect((await server().call(admin, 'POST', `${channels}/delete`, { ids })).body).toEqual(losing);
    expect(await names(admin)).toEqual(['Acme News']);
  });

  it('makes the publish-only topics with all sources be matched again when it is added or removed', async () => {
    const { admin, department } = await company();
    const groupId = await makeGroup(server(), admin, { owner: department.id });
    const body = { ...companyTopicBody(department.id, groupId), publishOnly: true, query: 'numbat' };
    const topic = await makeTopic(server(), admin, { ...body, addAllSources: true, sources: [] });
    const changes = async () => {
      const rows = await server()
        .deps.db.selectFrom('topic_change')
        .select('id')
        .where('topic_id', '=', topic)
        .execute();
      return rows.length;
    };
    const before = await changes();
    const { body: channel } = await add(admin, 'Science');
    expect(await changes()).toBe(before + 1);
    await server().call(admin, 'POST', '/iam/v1/department/channels/delete', { ids: [channel.id] });
    expect(await changes()).toBe(before + 2);
  });
});

describe('listing publish sources', () => {
  it('needs publish permission, and lists the department’s publish channels only', async () => {
    const { admin, department } = await company();
    const sources = '/data/v1/sources/publishsource';
    const { body } = await server().call(admin, 'GET', `${sources}/text`);
    expect(body).toMatchObject({ total: 1, sources: [{ name: 'Acme News', publishOnly: true, type: 'CHANNEL' }] });
    expect((await server().call(admin, 'GET', `${sources}/ninat:text`)).body).toEqual(body);
    expect((await server().call(admin, 'GET', `${sources}/video`)).status).toBe(400);
    const reader = await server().person(department);
    expect((await server().call(reader, 'GET', `${sources}/text`)).status).toBe(403);
  });
});
