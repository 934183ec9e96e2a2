import { request } from 'node:http';
import iconv from 'iconv-lite';
import { adminLevel } from '@contract/limits';
import type { ImportAnswer, ImportRow } from '@contract/users';
import { importTexts } from '@server/people/users/import/texts';
import type { BuiltDepartment } from '../../../../support/server/userBuilders';
import { useTestApp, type SignedIn } from '../../../../support/server/testApp';
import { countWaiting, until } from '../../../../support/server/until';

const server = useTestApp();
let department: BuiltDepartment;
let admin: SignedIn;

beforeEach(async () => {
  department = await server().department({ maxSeats: 10 });
  admin = await server().person(department, { admin: true, givenName: 'Ada', surName: 'Aalto' });
});

interface Given {
  name?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a file as a browser's form does. */
async function send(file: string | Buffer, { name = 'users.csv', fields = {}, headers = {} }: Given = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  const encoded = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await server().app.inject({
    method: 'POST',
    url: '/iam/v1/department/users/import',
    headers: { ...admin.headers, 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, text: answer.payload };
}

async function read(file: string | Buffer, given: Given = {}): Promise<ImportAnswer> {
  const { status, text } = await send(file, given);
  if (status !== 200) throw new Error(text);
  return JSON.parse(text);
}
const preview = (file: string | Buffer) => read(file, { fields: { dryRun: 'true' } });
const resultRows = ({ rows }: ImportAnswer) => rows.map((row: ImportRow) => [row.row, row.action, ...row.faults]);
const users = async () => (await server().call(admin, 'GET', '/iam/v1/department/users?hideSelf=true')).body.users;

const head = 'First Name,Last Name,Email\r\n';

describe('a file of users', () => {
  const expected = [{ firstName: 'Zoë', lastName: 'O"Neil, Jr', uid: 'zoe@example.com' }];
  const text = 'First Name;Last Name;Email\r\nZoë;"O""Neil, Jr";Zoe@Example.com\r\n;;\r\n';
  it.each([
    ['with semicolons and a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['in UTF-16, as spreadsheets save Unicode text', iconv.encode(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf-16le')],
    ['with Excel’s own first line', Buffer.from(`sep=;\r\n${text}`)],
    [
      'with other names of columns',
      Buffer.from(text.replace('First Name;Last Name;Email', 'firstName;SURNAME;e-mail')),
    ],
  ])('is parsed %s', async (_name, bytes) => {
    const answer = await preview(bytes);
    expect(answer.rows).toMatchObject(expected);
    expect(answer.notes).toEqual([]);
  });

  it('is parsed as Windows-1252 with a note, and unknown columns are listed', async () => {
    const answer = await preview(iconv.encode(text.replace(';Email', ';Email;Shoe size'), 'windows-1252'));
    expect(answer.rows).toMatchObject(expected);
    expect(answer.notes).toEqual([
      'The file isn’t in UTF-8. It was read as Windows-1252. Please check the accents below.',
      'These columns will be ignored: Shoe size.',
    ]);
  });

  it('names a column without a name if it has values', async () => {
    const answer = await preview('First Name,,Last Name,,Email\nA,x,B,,a@example.com');
    expect(answer.notes).toEqual(['These columns will be ignored: column 2 (no name).']);
  });

  it('counts rows like a spreadsheet, also with line breaks in values', async () => {
    const answer = await preview(`${head}"Two\nlines",B,a@example.com\n\nC,D,c@example.com`);
    expect(resultRows(answer)).toEqual([
      [2, 'wrong', 'Please enter a single line of text without invisible characters.'],
      [4, 'add'],
    ]);
  });

  it.each([
    ['Name,Email\nA,a@b.cc', 'The first row must name the columns. First Name, Last Name are missing.'],
    [`Email,${head}a,b,c,d`, 'The column Email appears more than once.'],
    [head, 'The file has no users below the header row.'],
    [`${head}A,B,a@b.cc\nA,"B,a@b.cc\n`, 'Row 3: a quotation mark isn’t closed, or is inside a value.'],
    [head + 'A,B,a@b.cc\n'.repeat(2_001), 'A file can have up to 2,000 users; this one has 2,001.'],
    [head + '\n'.repeat(2_000_000), 'A file can have up to 2,000 users; this one has many more rows.'],
    [`First Name,Last Name,Email${',x'.repeat(300)}\n`, 'A file can have up to 200 columns.'],
    [`${head}A,"${'B'.repeat(2_000_000)}`, 'Row 2: a quotation mark isn’t closed, or is inside a value.'],
    [`${head}${'a,'.repeat(900_000)}`, 'A file can have up to 100,000 values; this one has more.'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8]), 'Please provide a valid csv file.'],
    [Buffer.from('%PDF-1.7\n\x01"\x02stream "'), 'Please provide a valid csv file.'],
  ])('is rejected with the reason if it can’t be parsed %#', async (file, reason) => {
    const { status, text: answer } = await send(file);
    expect([status, JSON.parse(answer).errorMessage]).toEqual([400, reason]);
  });

  it('must be one .csv file of limited size', async () => {
    expect(JSON.parse((await send(head, { name: 'users.xlsx' })).text).errorMessage).toBe(
      'Please provide a valid csv file.',
    );
    for (const megabytes of [2.001, 3, 9]) {
      expect((await send(head + 'A,B,a@b.cc\n'.repeat((megabytes * 1_048_576) / 11))).status).toBe(413);
    }
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with another boundary', 'multipart/form-data; boundary=B', '--C\r\n'],
    [
      'that ends within a part',
      'multipart/form-data; boundary=B',
      '--B\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
  ])('is rejected in a form %s', async (_, type, payload) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/iam/v1/department/users/import',
      headers: { ...admin.headers, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([400, 'Please provide a valid csv file.']);
  });

  it('is not imported if a flag is neither true nor false', async () => {
    for (const field of ['dryRun', 'skipWrong']) {
      const { status, text: answer } = await send(`${head}A,B,unclear@example.com`, { fields: { [field]: 'True' } });
      expect([status, JSON.parse(answer).fields]).toEqual([400, { [field]: 'Must be true or false.' }]);
    }
    expect(await users()).toEqual([]);
  });

  it('is cut off if it never ends', async () => {
    const address = await server().listen();
    const headers = { ...admin.headers, 'content-type': 'multipart/form-data; boundary=B' };
    const sending = request(`${address}/iam/v1/department/users/import`, { method: 'POST', headers });
    const over = new Promise<boolean>((resolve) => sending.once('close', () => resolve(true)));
    sending.on('error', () => undefined);
    const refill = () => !sending.destroyed && sending.write('x'.repeat(65_536)) && setImmediate(refill);
    sending.on('drain', refill);
    refill();
    expect(await over).toBe(true);
  });
});

describe('the preview', () => {
  it('rejects a file with too many values before parsing it', async () => {
    for (const filler of [',', '"",', '|']) {
      const { status, text } = await send(head + filler.repeat(500_000), { fields: { dryRun: 'true' } });
      expect([filler, status, JSON.parse(text).fields]).toEqual([
        filler,
        400,
        { file: 'A file can have up to 100,000 values; this one has more.' },
      ]);
    }
  });

  it('skips a row whose email belongs to another department, and reports it only on import', async () => {
    const other = await server().person(await server().department());
    const answer = await read(`First Name,Last Name,Email\nAda,One,one@free.example\nAda,Two,${other.uid}\n`);
    expect(resultRows(answer)).toEqual([
      [2, 'add'],
      [3, 'wrong', 'A user with this email already exists.'],
    ]);
    expect(answer).toMatchObject({ imported: true, counts: { add: 1, change: 0, same: 0, wrong: 1 } });
  });

  it('does not reveal whether an address has an account in another department', async () => {
    const other = await server().person(await server().department());
    const rows = (uid: string) => `First Name,Last Name,Email\nAda,One,${uid}\n`;
    const [free, taken] = [await preview(rows('free@example.com')), await preview(rows(other.uid))];
    expect(taken).toEqual({ ...free, rows: [{ ...free.rows[0], uid: other.uid }] });
  });

  it('reports for each row what would be done or what is wrong, and changes nothing', async () => {
    const known = await server().person(department, { givenName: 'Kim', surName: 'Known', uid: 'kim@example.com' });
    const other = await server().person(await server().department());
    const answer = await preview(
      [
        'First Name,Last Name,Email,Level,Administrator,Password',
        'New,One,new@example.com,,,',
        'Kim,Known,KIM@example.com,,,',
        'Kim,Changed,kim@example.com,,,',
        'A,B,new@example.com,,,',
        `A,B,${other.uid},,,`,
        ',B,not an address,7,,',
        'A,B,weak@example.com,,perhaps,password',
        'A,B,both@example.com,0,Yes,',
        'A,B,level.one@example.com,1,,',
        'A,B,explicit@example.com,1,Yes,',
        `Ada,Aalto,${admin.uid},0,,`,
        'A,B,more@example.com,,,,x',
      ].join('\n'),
    );
    expect(resultRows(answer)).toEqual([
      [2, 'add'],
      [3, 'same'],
      [4, 'wrong', 'Row 3 has the same email.'],
      [5, 'wrong', 'Row 2 has the same email.'],
      [6, 'add'],
      [
        7,
        'wrong',
        'First Name is required field',
        'Please provide a valid email address.',
        'Level must be 0 (standard user) or 5 (administrator).',
      ],
      [8, 'wrong', 'Administrator must be Yes or No.', 'This password is too common. Please choose another.'],
      [9, 'wrong', 'Level and Administrator contradict each other.'],
      [10, 'add'],
      [11, 'add'],
      [12, 'wrong', 'You can’t remove your own permissions.'],
      [13, 'wrong', 'This row has more values than columns.'],
    ]);
    expect(answer.rows[8]).toMatchObject({
      administrator: false,
      notes: ['Level 1 means Standard User unless the Administrator column says Yes.'],
    });
    expect(answer.rows[9]).toMatchObject({ administrator: true, notes: [] });
    expect(answer).toMatchObject({ imported: false, counts: { add: 4, change: 0, same: 1, wrong: 7 }, problems: [] });
    expect(await users()).toHaveLength(1);
    expect(known.uid).toBe('kim@example.com');
  });

  it('reports if there are more new users than seats, and imports nothing', async () => {
    const file = head + Array.from({ length: 10 }, (_, at) => `A,B,seat${String(at)}@example.com\n`).join('');
    const problem = 'The file has 10 new users, but your company has 9 free seats.';
    expect((await preview(file)).problems).toEqual([problem]);
    expect(await read(file)).toMatchObject({ imported: false, problems: [problem] });
    expect(await users()).toEqual([]);
  });

  it('uses the singular for one seat', () => {
    expect(importTexts.seats(2, 1)).toBe('The file has 2 new users, but your company has 1 free seat.');
    expect(importTexts.seats(1, 0)).toBe('The file has 1 new user, but your company has 0 free seats.');
  });
});

describe('the import', () => {
  it('adds users without the publish right, changes users, and returns generated passwords once', async () => {
    const boss = await server().person(department, { admin: true, uid: 'boss@example.com' });
    const answer = await read(
      [
        'First Name,Last Name,Email,Administrator,Password',
        "'=1+1,One,one@example.com,Yes,",
        'Two,Two,two@example.com,,a chosen passphrase',
        'Bo,Ss,boss@example.com,No,ignored and kept',
      ].join('\n'),
      { fields: { deliveryMethods: '24, 7' } },
    );
    expect(answer).toMatchObject({ imported: true, counts: { add: 2, change: 1, same: 0, wrong: 0 } });
    expect(answer.rows[2]).toMatchObject({ changes: ['First Name', 'Last Name', 'Administrator'] });
    const made = answer.rows[0]?.password ?? '';
    expect(made).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(answer.rows.slice(1).map(({ password }) => password)).toEqual([undefined, undefined]);
    expect(await users()).toMatchObject([
      { firstName: '=1+1', level: adminLevel, deliveryMethods: [24] },
      { firstName: 'Bo', level: 0, deliveryMethods: [24] },
      { firstName: 'Two', level: 0, deliveryMethods: [24] },
    ]);
    // The user who lost the administrator role was signed out.
    expect((await server().call(boss, 'GET', '/iam/v1/users')).status).toBe(401);
    for (const [username, password] of [
      ['one@example.com', made],
      ['two@example.com', 'a chosen passphrase'],
    ]) {
      const login = await server().app.inject({
        method: 'POST',
        url: '/auth/v1/login',
        headers: { 'x-api-key': admin.headers['x-api-key'], realm: admin.realm },
        payload: { username, password },
      });
      expect(login.statusCode).toBe(200);
    }
  });

  it('imports all rows or none, unless rows with errors are to be skipped', async () => {
    const file = `${head}A,B,good@example.com\nA,,bad@example.com\n`;
    expect(await read(file)).toMatchObject({ imported: false, counts: { add: 1, wrong: 1 } });
    expect(await users()).toEqual([]);
    expect(await read(file, { fields: { skipWrong: 'true' } })).toMatchObject({ imported: true });
    expect(await users()).toMatchObject([{ uid: 'good@example.com' }]);
  });

  it('never exceeds the seats with concurrent imports', async () => {
    const file = (from: number) =>
      head + Array.from({ length: 6 }, (_, at) => `A,B,two${String(from + at)}@example.com\n`).join('');
    const answers = await Promise.all([read(file(0)), read(file(10))]);
    expect(answers.map(({ imported }) => imported).sort()).toEqual([false, true]);
    expect(await users()).toHaveLength(6);
  });

  it('does not add a user without password who was deleted while it was prepared', async () => {
    const file = `${head}Ada,Byron,kept@example.com\n`;
    await read(file);
    const { db } = server().deps;
    const importing = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('department').select('id').where('id', '=', department.id).forUpdate().execute();
      const started = send(`${file}Eve,New,new@example.com\n`);
      await until(async () => (await countWaiting(server().deps.pool)) === 1);
      await tx.deleteFrom('user_account').where('uid', '=', 'kept@example.com').execute();
      return { started };
    });
    expect((await importing.started).status).toBe(409);
    expect(await users()).toEqual([]);
  });

  it('streams its progress line by line, and an error as the last line', async () => {
    const headers = { accept: 'application/x-ndjson' };
    const lines = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const { text } = await send(`${head}A,B,lines@example.com`, { headers });
    expect(lines(text).at(-1)).toMatchObject({ imported: true });
    await server().deps.db.updateTable('user_account').set({ level: 0 }).where('id', '=', admin.userId).execute();
    expect((await send(`${head}A,B,other@example.com`, { headers })).status).toBe(403);
  });

  it('re-imports an export without changes', async () => {
    await server().person(department, { givenName: '+Plus', surName: 'Ö, "x"' });
    const { text } = await server().call(admin, 'GET', '/iam/v1/department/users/export');
    const answer = await preview(text);
    expect(answer.counts).toEqual({ add: 0, change: 0, same: 2, wrong: 0 });
    expect(answer.notes).toEqual(['These columns will be ignored: Publish, ID.']);
  });
});
