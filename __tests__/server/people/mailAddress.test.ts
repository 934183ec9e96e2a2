import { useTestApp, type SignedIn } from '../../support/server/testApp';

const server = useTestApp();
const refusedAt = new Date('2026-11-20T12:00:00Z');
const refused = { at: refusedAt.toISOString(), reason: '550 5.1.1 No such person' };

async function refuse(person: SignedIn) {
  await server()
    .deps.db.updateTable('user_account')
    .set({ mail_bounced_at: refusedAt, mail_bounced_reason: refused.reason })
    .where('id', '=', person.userId)
    .execute();
}

describe('a bounced address', () => {
  it('is shown to its user and to administrators, who can both resume it', async () => {
    const { call, department, person } = server();
    const company = await department();
    const admin = await person(company, { admin: true });
    const reader = await person(company, { uid: 'reader@example.com' });
    const stranger = await person(await department(), { admin: true });
    const own = async () => (await call(reader, 'GET', '/iam/v1/mailaddress')).body;
    const listed = async () => {
      const { users } = (await call(admin, 'GET', '/iam/v1/department/users')).body;
      return users.find((one: { id: string }) => one.id === reader.userId);
    };
    const path = `/iam/v1/department/users/${reader.userId}`;

    expect(await own()).toEqual({ address: 'reader@example.com', refused: null });
    expect(await listed()).not.toHaveProperty('mailRefused');

    await refuse(reader);
    expect(await own()).toEqual({ address: 'reader@example.com', refused });
    expect(await listed()).toMatchObject({ mailRefused: refused });
    expect((await call(admin, 'GET', path)).body).toMatchObject({ mailRefused: refused });

    expect((await call(stranger, 'POST', `${path}/mailaddress/again`)).status).toBe(404);
    expect((await call(reader, 'POST', `${path}/mailaddress/again`)).status).toBe(403);
    expect((await own()).refused).toEqual(refused);
    expect((await call(admin, 'POST', `${path}/mailaddress/again`)).status).toBe(200);
    expect((await own()).refused).toBeNull();

    await refuse(reader);
    await refuse(admin);
    expect((await call(reader, 'POST', '/iam/v1/mailaddress/again')).status).toBe(200);
    expect((await own()).refused).toBeNull();
    expect((await call(admin, 'GET', '/iam/v1/mailaddress')).body.refused).toEqual(refused);
  });
});
