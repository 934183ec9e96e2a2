import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { addSource } from '../../support/server/storeArticle';
import { makeSource } from '../../support/server/topicBuilders';

const app = useTestApp();
let user: SignedIn;
beforeEach(async () => {
  user = await app().person(await app().department({ settings: { timezone: 'Europe/Berlin' } }));
});

describe('/iam/v1/usersettings', () => {
  it('returns the user’s effective personal settings, and what personalizes lists', async () => {
    const all = (await app().call(user, 'GET', '/iam/v1/usersettings')).body;
    expect(all).toMatchObject({ id: user.userId, timezone: 'Europe/Berlin', emailSendMode: 2, newsletters: true });
    expect(all).not.toHaveProperty('features');
    const { status, body } = await app().call(user, 'GET', '/iam/v1/usersettings/personalization');
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['basketSortDefault', 'basketViewDefault', 'dateFormat', 'hideInfodeskTopics', 'id', 'timezone'],
    ]);
  });

  it('changes the user’s own settings only, and shares them with the general settings', async () => {
    const change = { basketViewDefault: 'list', timezone: 'Asia/Tokyo' };
    const { body } = await app().call(user, 'POST', `/iam/v1/usersettings/${user.userId}`, change);
    expect(body).toMatchObject(change);
    expect((await app().call(user, 'GET', '/iam/v1/generalsettings')).body).toMatchObject(change);
    const other = await app().person(await app().department());
    expect((await app().call(user, 'POST', `/iam/v1/usersettings/${other.userId}`, change)).status).toBe(404);
    const wrong = await app().call(user, 'POST', `/iam/v1/usersettings/${user.userId}`, { timezone: 'Mars/Olympus' });
    expect(wrong.status).toBe(400);
  });
});

describe('GET /pharma/v1/sources', () => {
  it('returns the provider’s sources without the department’s channels', async () => {
    await addSource(app().deps.db, 'wire');
    await makeSource(app(), { name: 'Ours', departmentId: user.departmentId, type: 'CHANNEL' });
    const { body } = await app().call(user, 'GET', '/pharma/v1/sources');
    expect(body.sources.map(({ name }: { name: string }) => name)).toEqual(['wire']);
  });

  it.each([
    '/pharma/v1/none',
    '/iam/v1/none',
    '/data/v1/none',
    '/workspace/v1/none',
    '/style/v1/none',
    '/alert/v1/none',
  ])('returns 404 as JSON for the unknown path %s, also to a browser', async (url) => {
    const answer = await app().app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NOT_FOUND']);
  });
});
