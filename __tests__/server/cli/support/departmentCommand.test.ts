import { departmentCommand } from '@server/cli/support/departmentCommand';
import { useTestApp } from '../../../support/server/testApp';

const app = useTestApp();
const run = (...words: string[]) => departmentCommand(app().deps.db, words);

describe('provider -- department', () => {
  it('shows the maximums of a department by name or id, with what is in use', async () => {
    const { id, realm } = await app().department({ name: 'Acme Research', maxSeats: 7, maxChannels: 4 });
    await app().person({ id, realm, name: 'Acme Research' });
    const shown = `Acme Research (${id}, realm ${realm})\nusers:    1 of at most 7\nchannels: 1 of at most 4`;
    expect([await run('Acme Research'), await run(id)]).toEqual([shown, shown]);
  });

  it('changes what is given, and only that', async () => {
    const department = await app().department({ name: 'Beta', maxSeats: 1, maxChannels: 4 });
    const admin = await app().person(department, { admin: true });
    const user = { firstName: 'A', lastName: 'B', uid: 'a@beta.example', password: 'a long one, 1', level: 0 };
    const add = () => app().call(admin, 'POST', '/iam/v1/department/users', { ...user, deliveryMethods: [24] });
    expect((await add()).body.errorCode).toBe('SEATS_FULL');
    expect(await run('Beta', '--max-seats', '2')).toMatch(/users: {4}1 of at most 2\nchannels: 1 of at most 4$/);
    expect((await add()).status).toBe(200);
    expect(await run('Beta', '--max-channels', '9')).toMatch(/2 of at most 2\nchannels: 1 of at most 9$/);
  });

  it('refuses less than is in use, and changes nothing then', async () => {
    const department = await app().department({ name: 'Gamma', maxSeats: 5, maxChannels: 5 });
    await app().person(department);
    await app().person(department);
    await expect(run('Gamma', '--max-channels', '9', '--max-seats', '1')).rejects.toThrow(
      'The department has 2 users: --max-seats can’t be less. Nothing was changed.',
    );
    expect(await run('Gamma')).toMatch(/2 of at most 5\nchannels: 1 of at most 5$/);
  });

  it('reports invalid arguments', async () => {
    await app().department({ name: 'Twice', realm: 'one' });
    await app().department({ name: 'Twice', realm: 'two' });
    await expect(run('Nowhere')).rejects.toThrow('There is no department with the name or id "Nowhere".');
    await expect(run('Twice')).rejects.toThrow(/^Several departments are called "Twice"\. Use the id: d\d+ \(realm/);
    await expect(run('Twice', '--max-seats', 'many')).rejects.toThrow('takes a whole number up to 1000000, not "many"');
    expect([await run(), await run('One', 'Two')]).toEqual([undefined, undefined]);
  });
});
