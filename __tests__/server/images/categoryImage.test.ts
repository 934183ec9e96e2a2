import sharp from 'sharp';
import type { BuiltDepartment } from '../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../support/server/testApp';

const app = useTestApp();
let ours: BuiltDepartment;
let admin: SignedIn;

beforeAll(async () => {
  ours = await app().department();
  admin = await app().person(ours, { admin: true });
});

type Format = 'png' | 'jpeg' | 'gif' | 'webp';
async function picture(width: number, height: number, format: Format = 'png', background = '#783ED2'): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background } }).toFormat(format);
  return (await image.toBuffer()).toString('base64');
}

const create = (changes: Record<string, unknown>) =>
  app().call(admin, 'POST', '/data/v1/profilegroups/create', { name: 'Pictured', owner: ours.id, ...changes });
const edit = (id: string, changes: Record<string, unknown>) =>
  app().call(admin, 'PUT', `/data/v1/profilegroups/${id}`, { name: 'Pictured', ...changes });

async function imageAt(address: string) {
  const answer = await app().app.inject({ url: address });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  return sharp(answer.rawPayload).metadata();
}

describe('the image of a category', () => {
  it.each([
    ['png', 1920, 1280],
    ['jpeg', 60, 200],
  ] as const)('is converted from a %s of %d by %d to a square JPEG', async (format, width, height) => {
    const made = await create({ profileGroupIcon: await picture(width, height, format) });
    expect(made.status).toBe(200);
    const address: string = made.body.profileGroup.profileGroupIcon;
    expect(address).toMatch(/^\/cdn\/images\//);
    expect(await imageAt(address)).toMatchObject({ format: 'jpeg', width: 249, height: 249 });
  });

  it('can be from the image library', async () => {
    const made = await create({ profileGroupIcon: '/cdn/library/health-care/heart.svg' });
    expect(made.body.profileGroup.profileGroupIcon).toBe('/cdn/library/health-care/heart.svg');
    const nowhere = '/cdn/library/health-care/none.svg';
    for (const address of [nowhere, '/cdn/../../etc/passwd.png', 'https://example.com/x.png', '/cdn/library/x.html']) {
      expect((await create({ profileGroupIcon: address })).body.errorCode).toBe('IMAGE_INVALID');
    }
  });

  it('changes only if requested, and deletes the previous one', async () => {
    const made = await create({ profileGroupIcon: await picture(300, 300) });
    const { id, profileGroupIcon: first } = made.body.profileGroup;
    const another = await picture(10, 10, 'png', '#D23E78');
    const kept = await edit(id, { profileGroupIcon: another, updateProfileGroupIcon: false });
    expect(kept.body.profileGroup.profileGroupIcon).toBe(first);
    const changed = await edit(id, { profileGroupIcon: another, updateProfileGroupIcon: true });
    const second: string = changed.body.profileGroup.profileGroupIcon;
    expect(second).not.toBe(first);
    expect((await app().app.inject({ url: first })).statusCode).toBe(404);
    const none = await edit(id, { updateProfileGroupIcon: true });
    expect(none.body.profileGroup.profileGroupIcon).toBeNull();
    expect((await app().app.inject({ url: second })).statusCode).toBe(404);
  });

  it('is rejected with the same texts as in the form', async () => {
    const type = 'Please upload a png or jpg file.';
    const dimensions = 'Please upload an image which width is less than 1920px and height is less than 1280px';
    const size = 'Please upload an image which size is less than 1mb';
    const cases: [string, string][] = [
      [await picture(20, 20, 'gif'), type],
      [await picture(20, 20, 'webp'), type],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64'), type],
      [Buffer.from('no picture at all').toString('base64'), type],
      ['%%%', type],
      [await picture(1921, 10), dimensions],
      [await picture(10, 1281), dimensions],
      [Buffer.alloc(1_048_577, 1).toString('base64'), size],
    ];
    for (const [profileGroupIcon, message] of cases) {
      const answer = await create({ profileGroupIcon });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errorCode: 'IMAGE_INVALID', errorMessage: message });
    }
  });

  it('is rejected if it is truncated', async () => {
    const whole = await picture(400, 400, 'jpeg');
    const answer = await create({ profileGroupIcon: whole.slice(0, whole.length / 2 - ((whole.length / 2) % 4)) });
    expect(answer.body).toMatchObject({ errorCode: 'IMAGE_INVALID' });
  });
});

describe('a value that is no image', () => {
  it.each([
    ['white space', ' \ufeff '],
    ['a million spaces before a sign that is not base64', `${' '.repeat(1_000_000)}!`],
    ['an end without a beginning', '=='],
  ])('is rejected: %s', async (_name, profileGroupIcon) => {
    const refused = await create({ profileGroupIcon });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'IMAGE_INVALID' } });
  });
});
