import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const app = useTestApp();

/** Two administrators of a department who edit the same resource. */
async function two(): Promise<{ ours: string; anna: SignedIn; bert: SignedIn }> {
  const department = await app().department();
  const anna = await app().person(department, { admin: true });
  return { ours: department.id, anna, bert: await app().person(department, { admin: true }) };
}

const said = ({ status, body }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode];

it('returns 409 when a category was changed by somebody else', async () => {
  const { ours, anna, bert } = await two();
  const create = { name: 'Rivals', owner: ours };
  const { profileGroup } = (await app().call(anna, 'POST', '/data/v1/profilegroups/create', create)).body;
  const change = (who: SignedIn, body: object) =>
    app().call(who, 'PUT', `/data/v1/profilegroups/${profileGroup.id}`, body);
  const { stamp } = profileGroup;
  const first = await change(anna, { name: 'Competitors', stamp });
  expect(first.status).toBe(200);
  expect(said(await change(bert, { name: 'Others', stamp }))).toEqual([409, 'CHANGED_MEANWHILE']);
  expect((await change(bert, { name: 'Others', stamp: first.body.profileGroup.stamp })).status).toBe(200);
  const tree = (await app().call(anna, 'GET', '/data/v1/profiles/company')).body;
  expect(tree.groups).toMatchObject([{ name: 'Others' }]);
  expect((await change(anna, { name: 'Without a look' })).body.profileGroup.name).toBe('Without a look');
});

it('returns 409 when a topic was changed by somebody else, but not when only its place or alerts were', async () => {
  const { anna } = await two();
  const id = await makeTopic(app(), anna);
  const address = `/data/v1/profiles/${id}`;
  const change = (body: Record<string, unknown>) => app().call(anna, 'PUT', address, topicBody(body));
  const { stamp } = (await app().call(anna, 'GET', address)).body.profile;
  expect((await change({ description: 'In another tab', stamp })).status).toBe(200);
  expect(said(await change({ description: 'Here', stamp }))).toEqual([409, 'CHANGED_MEANWHILE']);
  const now = (await app().call(anna, 'GET', address)).body.profile;
  expect(now.description).toBe('In another tab');
  const alert = { infoalertEnabled: true };
  const switched = await app().call(anna, 'POST', `/alert/v1/outputoptions/${anna.userId}/${id}`, alert);
  expect(switched.status).toBe(200);
  expect((await change({ description: 'Here', stamp: now.stamp })).status).toBe(200);
});

it('returns 409 when a company’s settings were changed by somebody else', async () => {
  const { anna, bert } = await two();
  const url = '/iam/v1/department/settings?appId=16';
  const { stamp } = (await app().call(anna, 'GET', url)).body;
  const change = (who: SignedIn, text: string, seen?: string) =>
    app().call(who, 'PUT', url, {
      dateTimeFormat: 'MM/dd/yyyy hh:mm a',
      timezone: 'US/Eastern',
      templateRole: 'SYSTEM_TEMPLATE',
      theme: { footer: { text } },
      ...(seen === undefined ? {} : { stamp: seen }),
    });
  const both = await Promise.all([change(anna, 'Of Anna', stamp), change(bert, 'Of Bert', stamp)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await change(bert, 'Of Bert')).status).toBe(200);
  expect((await app().call(anna, 'GET', url)).body.theme.footer).toEqual({ text: 'Of Bert' });
});
