import { oneLineText } from '@contract/oneLine';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { makeGroup, makeSource, makeTopic, topicBody } from '../../support/server/topicBuilders';

const app = useTestApp();
let admin: SignedIn;
/** The resources that can be renamed, by kind. */
const ids: Record<string, string> = {};

interface Typed {
  method: 'GET' | 'POST' | 'PUT';
  /** `:kind` is replaced by an id. */
  path: string;
  field: string;
  /** The body besides the name. */
  body?: Record<string, unknown>;
}

const style = {
  name: 'Rose',
  accent: '#aa1155',
  link: '#7a1143',
  ground: '#fff5f8',
  paper: '#ffffff',
  headlineFont: 'serif',
  textFont: 'sans',
};
const channel = { category: 'news', name: 'Harbour Daily', url: 'https://feeds.example.com/wire' };
const person = { firstName: 'Ada', lastName: 'Lovelace', level: 0, deliveryMethods: [1] };
const account = { ...person, uid: 'ada@names.example', password: 'a long enough one 4711' };
const group = { name: 'Desk', description: 'Of the desk', users: [] };

/** All requests that store a name typed by users. */
const typed: readonly Typed[] = [
  { method: 'POST', path: '/data/v1/profiles', field: 'name', body: topicBody() },
  { method: 'PUT', path: '/data/v1/profiles/:topic', field: 'name', body: topicBody() },
  { method: 'GET', path: '/data/v1/profiles/:topic/copy?profileName=', field: 'name' },
  { method: 'POST', path: '/data/v1/profilegroups/create', field: 'name' },
  { method: 'PUT', path: '/data/v1/profilegroups/:category', field: 'name' },
  { method: 'POST', path: '/iam/v1/department/channels', field: 'name', body: channel },
  { method: 'POST', path: '/iam/v1/department/channels', field: 'contentOwner', body: channel },
  { method: 'PUT', path: '/iam/v1/department/channels/:channel', field: 'name', body: channel },
  { method: 'POST', path: '/iam/v1/usergroups', field: 'name', body: group },
  { method: 'POST', path: '/iam/v1/usergroups', field: 'description', body: group },
  { method: 'PUT', path: '/iam/v1/usergroups/:group', field: 'name', body: group },
  { method: 'POST', path: '/iam/v1/department/users', field: 'firstName', body: account },
  { method: 'POST', path: '/iam/v1/department/users', field: 'lastName', body: account },
  { method: 'PUT', path: '/iam/v1/department/users/:person', field: 'firstName', body: person },
  { method: 'PUT', path: '/iam/v1/department/users/:person', field: 'lastName', body: person },
  { method: 'POST', path: '/workspace/v1/groups', field: 'name' },
  { method: 'PUT', path: '/workspace/v1/groups/:section', field: 'name' },
  { method: 'POST', path: '/style/v1/styles', field: 'name', body: style },
];

beforeAll(async () => {
  const department = await app().department({ channelPrefix: '', maxChannels: 3 });
  admin = await app().person(department, { admin: true, publish: true });
  const made = async (path: string, body: unknown) => (await app().call(admin, 'POST', path, body)).body;
  ids.topic = await makeTopic(app(), admin);
  ids.category = await makeGroup(app(), admin);
  ids.person = (await app().person(department)).userId;
  ids.group = (await made('/iam/v1/usergroups', { ...group, users: [ids.person] })).id;
  ids.section = (await made('/workspace/v1/groups', { name: 'Markets' })).group.id;
  await app()
    .deps.db.insertInto('content_category')
    .values({ id: 'news', content_name: 'News', position: 1 })
    .execute();
  ids.channel = await makeSource(app(), { departmentId: department.id, type: 'CHANNEL' });
  await app()
    .deps.db.insertInto('feed')
    .values({ source_id: ids.channel, url: 'https://feeds.example.com/w' })
    .execute();
});

const bad = ['Two\nlines', 'Two\r\nlines', 'A\ttab', 'A\u0007bell', 'A\u0000nul', 'A\u0085line', 'A\u2028line'];

async function send({ method, path, field, body }: Typed, name: string) {
  const address = path.replace(/:(\w+)/g, (_, kind: string) => ids[kind] ?? '');
  if (method === 'GET') return app().call(admin, method, `${address}${encodeURIComponent(name)}`);
  return app().call(admin, method, address, { ...body, [field]: name });
}

test.each(typed)('$method $path accepts only a single line as $field', async (route) => {
  for (const name of bad) {
    const { status, body } = await send(route, name);
    expect({ name, status, errorCode: body.errorCode, said: body.fields?.[route.field] }).toEqual({
      name,
      status: 400,
      errorCode: 'VALIDATION',
      said: oneLineText,
    });
  }
  // Surrounding line breaks are trimmed: they are typed or pasted by accident.
  const { body } = await send(route, '  Harbour & Söhne – 港 \r\n');
  expect(body.fields?.[route.field]).toBeUndefined();
});
