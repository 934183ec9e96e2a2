import { DateTime } from 'luxon';
import sharp from 'sharp';
import type { DepartmentSettingsBody } from '@contract/departmentSettings';
import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const app = useTestApp();
const url = '/iam/v1/department/settings?appId=16';
let ours: BuiltDepartment;
let admin: SignedIn;
let reader: SignedIn;

beforeEach(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true });
  reader = await app().person(ours);
});

type Change = Partial<Omit<DepartmentSettingsBody, 'theme'>> & { theme?: DepartmentSettingsBody['theme'] };
const save = (change: Change, who = admin) =>
  app().call(who, 'PUT', url, {
    dateTimeFormat: 'MM/dd/yyyy hh:mm a',
    timezone: 'US/Eastern',
    templateRole: 'SYSTEM_TEMPLATE',
    theme: {},
    ...change,
  });
const settings = async () => (await app().call(admin, 'GET', url)).body;
const seen = async (who: SignedIn) => (await app().call(who, 'GET', '/iam/v1/generalsettings?appId=16')).body;

type Format = 'png' | 'jpeg' | 'gif' | 'webp';
const image = (width: number, height: number, format: Format = 'png') =>
  sharp({ create: { width, height, channels: 4, background: '#783ED280' } })
    .toFormat(format)
    .toBuffer();
const sent = async (...given: Parameters<typeof image>) => (await image(...given)).toString('base64');

async function at(address: string) {
  const { statusCode, headers, rawPayload } = await app().app.inject({ url: address });
  return { status: statusCode, type: headers['content-type'], bytes: rawPayload };
}

const ocean = {
  name: 'Ocean',
  primary: { main: '#004488', dark: '#002244' },
  secondary: { main: '#118833' },
  third: '#aa2255',
};

/** Wraps a PNG as the only image of an ico. */
function asIcon(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(22, 18);
  return Buffer.concat([directory, png]);
}

describe('a company’s settings', () => {
  it('are the defaults until an administrator changes them', async () => {
    expect(await settings()).toEqual({
      dateTimeFormat: 'MM/dd/yyyy hh:mm a',
      timezone: 'US/Eastern',
      templateRole: 'SYSTEM_TEMPLATE',
      aiSummary: false,
      translateOwnArticles: false,
      configured: { summaryModel: false, translation: false },
      theme: { footer: { text: '' }, colors: expect.stringContaining('#04A28B') },
      stamp: expect.any(String),
    });
  });

  it('apply to all users of the company and nobody else', async () => {
    const other = await app().person(await app().department());
    const answer = await save({
      dateTimeFormat: 'yyyy-MM-dd HH:mm',
      timezone: 'Europe/Berlin',
      theme: {
        logo: await sent(1440, 250),
        favicon: `data:image/png;base64,${await sent(64, 48)}`,
        footer: { text: ' Ours & only ours ' },
        colors: JSON.stringify(ocean),
      },
    });
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);

    const { theme, dateFormat, timezone } = await seen(reader);
    expect([dateFormat, timezone]).toEqual(['yyyy-MM-dd HH:mm', 'Europe/Berlin']);
    expect(await sharp((await at(theme.logo.url)).bytes).metadata()).toMatchObject({
      format: 'png',
      width: 720,
      height: 125,
      hasAlpha: true,
    });
    expect(await sharp((await at(theme.favicon.url)).bytes).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(JSON.parse((await at(theme.footer.url)).bytes.toString())).toEqual({ text: 'Ours & only ours' });
    expect(JSON.parse((await at(theme.color.url)).bytes.toString())).toEqual(ocean);
    expect((await seen(other)).theme).toEqual({});
    expect(await settings()).toMatchObject({ theme: { logo: theme.logo.url, footer: { text: 'Ours & only ours' } } });
  });

  it('keep an omitted image, replace a new one, and delete one that is reset', async () => {
    await save({ theme: { logo: await sent(100, 50), favicon: await sent(32, 32) } });
    const first = (await seen(reader)).theme;
    await save({ theme: { logo: await sent(60, 60, 'jpeg') } });
    const second = (await seen(reader)).theme;
    expect(second.favicon).toEqual(first.favicon);
    expect(second.logo.url).not.toBe(first.logo.url);
    expect(await at(second.logo.url)).toMatchObject({ status: 200, type: 'image/jpeg' });
    await save({
      theme: { logo: '', footer: { text: '' }, colors: JSON.stringify({ ...ocean, name: 'defaultTheme' }) },
    });
    expect(Object.keys((await seen(reader)).theme)).toEqual(['favicon']);
    const kept = await app().deps.db.selectFrom('image').select('id').where('department_id', '=', ours.id).execute();
    expect(kept).toHaveLength(1);
  });

  it('keep both changes of two administrators who change different images at once', async () => {
    const logo = await sent(100, 50);
    const favicon = await sent(32, 32);
    await Promise.all([save({ theme: { logo } }), save({ theme: { favicon } })]);
    expect(Object.keys((await seen(reader)).theme).sort()).toEqual(['favicon', 'logo']);
  });

  it('store a valid ico unchanged, as logo and as favicon', async () => {
    const ico = asIcon(await image(48, 48));
    await save({ theme: { logo: ico.toString('base64'), favicon: ico.toString('base64') } });
    const { theme } = await seen(reader);
    expect(await at(theme.favicon.url)).toMatchObject({ status: 200, type: 'image/x-icon', bytes: ico });
    expect((await at(theme.logo.url)).type).toBe('image/x-icon');
    // Truncated, or larger than any browser displays, which would still have to decode it.
    for (const bad of [ico.subarray(0, 40), asIcon(await image(257, 16)), asIcon(await image(16, 300))]) {
      const refused = await save({ theme: { favicon: bad.toString('base64') } });
      expect(refused.body.fields).toEqual({ favicon: 'Please upload a png, jpg, gif or ico file.' });
    }
  });

  it('never render an SVG, which could take hours', async () => {
    const tenfold = (level: number) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`;
    const levels = Array.from({ length: 14 }, (_, level) => tenfold(level)).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10"><defs><path id="a0" d="M0 0h9v9z"/>${levels}</defs><use href="#a14"/></svg>`;
    const refused = await save({ theme: { logo: Buffer.from(svg).toString('base64') } });
    expect(refused.body.fields).toEqual({ logo: 'Please upload a png, jpg or ico file.' });
  });

  it.each([
    ['favicon', [20, 20, 'webp'], 'Please upload a png, jpg, gif or ico file.'],
    ['favicon', [33, 32, 'gif'], 'Please upload a gif with size 32px x 32px'],
    ['logo', [32, 32, 'gif'], 'Please upload a png, jpg or ico file.'],
    ['logo', [1921, 10], 'Please upload an image which width is less than 1920px and height is less than 1280px'],
    [
      'logo',
      [10, 1281, 'jpeg'],
      'Please upload an image which width is less than 1920px and height is less than 1280px',
    ],
  ] as const)('reject a %s of %j with the texts of the form, and store nothing', async (field, given, text) => {
    const [width, height, format] = given;
    const answer = await save({ timezone: 'Asia/Tokyo', theme: { [field]: await sent(width, height, format) } });
    expect([answer.status, answer.body.errorCode, answer.body.fields]).toEqual([
      400,
      'IMAGE_INVALID',
      { [field]: text },
    ]);
    expect((await settings()).timezone).toBe('US/Eastern');
  });

  it('reject an image over 1 MB, and accept a gif of the right size as favicon', async () => {
    const large = await save({ theme: { logo: Buffer.alloc(1_048_577, 1).toString('base64') } });
    expect(large.body.fields).toEqual({ logo: 'Please upload an image which size is less than 1mb' });
    expect((await save({ theme: { favicon: await sent(32, 32, 'gif') } })).status).toBe(200);
  });

  it('reject unknown formats, time zones, templates, styles, and colors, field by field', async () => {
    const bad = await save({
      dateTimeFormat: '',
      timezone: '',
      templateRole: 'TEMPLATE_LIBRARY',
      templateId: 'watchdesk',
      style: 'none',
      theme: { colors: '{"name":"x","primary":{"main":"red"}}' },
    });
    expect([bad.status, bad.body.errorCode]).toEqual([400, 'VALIDATION']);
    expect(bad.body.fields).toEqual({
      dateTimeFormat: 'Date format is required field',
      timezone: 'Time zone is required field',
      templateId: 'Please choose a template.',
      style: 'Please choose a style.',
      colors: 'These colors aren’t valid',
    });
    for (const colors of [
      'no json',
      JSON.stringify({ ...ocean, third: 'url(x)' }),
      JSON.stringify({ ...ocean, primary: { main: '#123456', dark: 'x' } }),
    ]) {
      expect((await save({ theme: { colors } })).status).toBe(400);
    }
  });

  it('remove template and style when the system template is chosen again', async () => {
    await save({ templateRole: 'TEMPLATE_LIBRARY', templateId: 'briefing', style: 'ink' });
    expect(await settings()).toMatchObject({ templateRole: 'TEMPLATE_LIBRARY', templateId: 'briefing', style: 'ink' });
    await save({ templateRole: 'SYSTEM_TEMPLATE' });
    expect(await settings()).not.toHaveProperty('templateId');
    expect(await settings()).not.toHaveProperty('style');
  });

  it('reschedule the alerts of users without their own time zone', async () => {
    const { db } = app().deps;
    const own = await app().person(ours, { settings: { timezone: 'UTC' } });
    const due = async (who: SignedIn) =>
      (
        await db
          .selectFrom('subscription')
          .select('next_due_at')
          .where('user_id', '=', who.userId)
          .executeTakeFirstOrThrow()
      ).next_due_at.getTime();
    const topic = await db
      .insertInto('topic')
      .values({ topic_type: 'COMPANY', owner: ours.id, department_id: ours.id, name: 'T', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subscription = { topic_id: topic.id, frequency: 5, article_limit: 10, next_due_at: new Date('2099-01-01') };
    await db
      .insertInto('subscription')
      .values([reader, own].map(({ userId }) => ({ ...subscription, user_id: userId })))
      .execute();
    await save({ timezone: 'Asia/Tokyo' });
    expect(new Date(await due(reader)).getUTCHours()).toBe(21); // 6 a.m. in the new time zone
    expect(await due(own)).toBe(subscription.next_due_at.getTime());
  });
});

test('the templates list the system’s first, and each has an existing style', async () => {
  const { templates } = (await app().call(reader, 'GET', '/workspace/v1/templates')).body;
  const { styles } = (await app().call(reader, 'GET', '/iam/v1/department/styles')).body;
  expect(templates[0].templateRole).toBe('SYSTEM_TEMPLATE');
  expect(templates.length).toBeGreaterThan(2);
  const ids = styles.map(({ id }: { id: string }) => id);
  for (const { templateStyle } of templates) expect(ids).toContain(templateStyle);
});

test('a sample mail shows template, style, and color, and loads nothing', async () => {
  const preview = async (body: object) => {
    const answer = await app().call(reader, 'POST', '/workspace/v1/templates/preview', body);
    return Buffer.from(answer.body.content, 'base64').toString();
  };
  const system = await preview({ color: '#112233' });
  expect(system).toContain('#112233');
  expect(system).toContain('Its summary follows');
  const headlines = await preview({ templateId: 'headlines', styleId: 'parchment', color: '#112233' });
  expect(headlines).not.toContain('Its summary follows');
  expect(headlines).toContain('#f3ecdf');
  expect(await preview({ templateId: 'headlines', styleId: 'ink', color: '#112233' })).not.toContain('#112233');
  for (const html of [system, headlines]) expect(html).not.toMatch(/%%|#0a0b0|src="http/);
});

test('a sample mail has the company’s name, logo, time zone, and date format', async () => {
  const preview = async () => {
    const answer = await app().call(reader, 'POST', '/workspace/v1/templates/preview', {});
    return Buffer.from(answer.body.content, 'base64').toString();
  };
  const published = new Date(app().deps.clock().getTime() - 2 * 3_600_000);
  const theme = { logo: await sent(200, 50) };
  expect((await save({ timezone: 'Japan', dateTimeFormat: 'dd/MM/yyyy HH:mm', theme })).status).toBe(200);
  const html = await preview();
  expect(html).toContain(DateTime.fromJSDate(published, { zone: 'Asia/Tokyo' }).toFormat('dd/MM/yyyy HH:'));
  const [, logo = ''] = /src="https?:\/\/[^/]+(\/cdn\/theme\/[^"]+)"/.exec(html) ?? [];
  expect(await at(logo)).toMatchObject({ status: 200, type: 'image/png' });
  // Webmail, which is another origin, may load it without a session.
  const { headers } = await app().app.inject({ url: logo });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
