import type { Style } from '@contract/mailStyles';
import { DateTime } from 'luxon';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
let editor: SignedIn;
let admin: SignedIn;
let stranger: SignedIn;
beforeEach(async () => {
  const department = await server().department();
  editor = await server().person(department, { publish: true });
  admin = await server().person(department, { admin: true });
  stranger = await server().person(await server().department(), { admin: true, publish: true });
});

const path = '/style/v1/styles';
const rose = {
  name: 'Rose',
  accent: '#aa1155',
  link: '#7a1143',
  ground: '#fff5f8',
  paper: '#ffffff',
  headlineFont: 'serif',
  textFont: 'sans',
};
const add = (more: object = {}, who = editor) => server().call(who, 'POST', path, { ...rose, ...more });
const names = async (who: SignedIn, from = '/workspace/v1/styles') =>
  (await server().call(who, 'GET', from)).body.styles.map(({ name, isOwn, isDefault }: Style) =>
    [name, ...(isOwn ? ['own'] : []), ...(isDefault ? ['default'] : [])].join(' '),
  );
const products = ['Company colors', 'Journal', 'Parchment', 'Ink'];

it('are the built-in ones and the department’s own, which no other department sees', async () => {
  const { body } = await add({ name: ' Rose ', description: 'For the holidays' });
  expect(body.style).toEqual({
    ...rose,
    id: expect.any(String),
    description: 'For the holidays',
    isOwn: true,
    isDefault: false,
  });
  expect(await names(admin)).toEqual([...products, 'Rose own']);
  expect(await names(admin, path)).toEqual([...products, 'Rose own']);
  expect(await names(stranger)).toEqual(products);
  expect((await server().call(stranger, 'GET', `${path}/${String(body.style.id)}`)).status).toBe(404);
  expect((await server().call(editor, 'GET', `${path}/journal`)).body.style).toMatchObject({ headlineFont: 'serif' });
});

it('require listed fonts, colors with enough contrast, and a unique name', async () => {
  await add();
  const refused = async (more: object) => (await add(more)).body.fields;
  expect(await refused({ name: 'ROSE' })).toEqual({ name: 'A style with this name already exists.' });
  expect(await refused({ name: 'journal' })).toEqual({ name: 'A style with this name already exists.' });
  expect(await refused({ name: ' ', paper: 'white', accent: 'red;}' })).toEqual({
    name: 'Style name is required',
    paper: 'Please enter a color such as #1971D5.',
    accent: 'Please enter a color such as #1971D5.',
  });
  expect(await refused({ name: 'Pale', link: '#ffccdd' })).toEqual({
    link: 'Links would be hard to read in this color. Please choose a darker one.',
  });
  expect(await refused({ name: 'Night', ground: '#101010' })).toMatchObject({
    ground: 'Text would be hard to read on this color. Please choose a lighter one.',
  });
  expect((await add({ name: 'Fancy', textFont: 'Comic Sans; x' })).status).toBe(400);
  // Two styles with the same name at once: the second one is rejected.
  const answers = await Promise.all([add({ name: 'Twice' }), add({ name: 'Twice' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('can be added by an administrator without publish permission, but not by a standard user', async () => {
  expect((await add({ name: 'Of the administrator' }, admin)).status).toBe(200);
  const reader = await server().person(await server().department());
  expect((await add({ name: 'Of a reader' }, reader)).status).toBe(403);
});

it('have one default for newsletters, and can be deleted unless the company’s settings use them', async () => {
  const { id } = (await add()).body.style;
  const makeDefault = (style: string, who = editor) => server().call(who, 'PUT', `${path}/${style}/default`);
  const remove = (style: string, who = editor) => server().call(who, 'DELETE', `${path}/${style}`);
  await makeDefault('ink');
  expect((await makeDefault(id)).body.style).toMatchObject({ name: 'Rose', isDefault: true });
  expect(await names(editor)).toEqual([...products, 'Rose own default']);
  expect((await makeDefault(id, stranger)).status).toBe(404);
  expect((await remove('ink')).status).toBe(403);

  const settings = '/iam/v1/department/settings?appId=16';
  const offered = await server().call(admin, 'GET', '/iam/v1/department/styles');
  expect(offered.body.styles.at(-1)).toMatchObject({ id, name: 'Rose' });
  const { body: kept } = await server().call(admin, 'GET', settings);
  const chosen = { ...kept, templateRole: 'TEMPLATE_LIBRARY', templateId: 'headlines', style: id, theme: {} };
  expect((await server().call(admin, 'PUT', settings, chosen)).status).toBe(200);
  expect((await server().call(admin, 'GET', settings)).body.style).toBe(id);
  const sample = await server().call(admin, 'POST', '/workspace/v1/templates/preview', {
    templateId: 'headlines',
    styleId: id,
  });
  expect(Buffer.from(sample.body.content, 'base64').toString()).toContain('#fff5f8');
  expect((await remove(id)).body).toMatchObject({ errorCode: 'STYLE_IN_USE' });

  const other = (await add({ name: 'Other' })).body.style.id;
  await makeDefault(other);
  expect((await remove(other, stranger)).status).toBe(404);
  expect((await remove(other)).status).toBe(200);
  expect(await names(editor)).toEqual([...products, 'Rose own']);
  expect((await remove(other)).status).toBe(404);
});

test('the sample mail writes dates as the company does, or as the form that is open says', async () => {
  const department = await server().department({
    settings: { timezone: 'Asia/Tokyo', dateTimeFormat: 'yyyy-MM-dd HH:mm' },
  });
  const admin = await server().person(department, { admin: true });
  const sample = async (chosen: object) => {
    const { body } = await server().call(admin, 'POST', '/workspace/v1/templates/preview', chosen);
    return Buffer.from(body.content, 'base64').toString();
  };
  const written = (zone: string, format: string) => DateTime.now().minus({ hours: 26 }).setZone(zone).toFormat(format);
  expect(await sample({})).toContain(written('Asia/Tokyo', 'yyyy-MM-dd HH:'));
  const chosen = { timezone: 'America/Los_Angeles', dateTimeFormat: 'MM/dd/yyyy hh:mm a' };
  expect(await sample(chosen)).toContain(written('America/Los_Angeles', 'MM/dd/yyyy hh:'));
  expect(await sample({ timezone: 'Nowhere/City', dateTimeFormat: 'x' })).toContain(
    written('Asia/Tokyo', 'yyyy-MM-dd HH:'),
  );
});
