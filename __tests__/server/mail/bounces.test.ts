import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { readMessage, UnreadableReport } from '@server/engine/mail/deliveryReport';
import { makeReturnPath } from '@server/mail/returnPath';
import { sendMails } from '@server/mail/sendMails';
import { processBounce } from '@server/mail/processBounce';
import { smtpTransport } from '@server/mail/transport';
import { linkSecret } from '@server/mail/linkSecret';
import { clearBouncedAddress } from '@server/people/users/accounts';
import { bounce } from '@server/cli/support/bounceCommand';
import { BuiltPrograms } from '../../support/server/builtPrograms';
import { useTestDatabase } from '../../support/server/database';
import { addDepartment, addPerson } from '../../support/server/insertRows';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { awayNote, exchange, exim, gmail, passedOn, postfix, readNote, report, type Returned } from './deliveryReports';

const database = useTestDatabase();
const db = () => database().db;
const start = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const returnPath = 'bounces@news.example.com';

let server: MailServer;
let secret: Buffer;
let number = 0;
beforeAll(async () => {
  server = await startMailServer();
  secret = await linkSecret(db());
});
afterAll(() => server.stop());

/** A user to whom a mail was sent by SMTP, with what a report about it must contain. */
async function sentMail(recipient = `reader.${String((number += 1))}@example.com`) {
  const department = await addDepartment(db());
  const person = await addPerson(db(), department.id, recipient);
  const messageId = `<alert.${person.id}@watchdesk.example>`;
  const mail = await db()
    .insertInto('mail')
    .values({
      message_id: messageId,
      kind: 'alert',
      user_id: person.id,
      recipient,
      subject: 'Trials (1)',
      html: '<p>Hello</p>',
      text: 'Hello',
      next_attempt_at: start,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const transport = smtpTransport(server.url);
  const returnPathOf = (one: { id: string; messageId: string }) => makeReturnPath(returnPath, secret, one);
  await sendMails(db(), { now: () => start, from: 'Watchdesk <alerts@example.com>', transport, returnPathOf });
  transport.close();
  const returned: Returned = { to: server.senders.at(-1) ?? '', recipient, messageId };
  return { mailId: mail.id, personId: person.id, returned };
}

type Sent = Awaited<ReturnType<typeof sentMail>>;

const take = (source: string, now = later(5)) =>
  processBounce(db(), { source: Buffer.from(source), returnPath, secret, now });

async function stateOf({ mailId, personId }: Sent) {
  const person = await db()
    .selectFrom('user_account')
    .select(['mail_bounced_at as at', 'mail_bounced_reason as reason'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { state } = await db().selectFrom('mail').select('state').where('id', '=', mailId).executeTakeFirstOrThrow();
  return { ...person, state };
}

const untouched = { at: null, reason: null, state: 'sent' };

describe('a mail that comes back', () => {
  it('is sent with its own return path, from the same sender', async () => {
    const one = await sentMail();
    const two = await sentMail();
    expect(one.returned.to).toMatch(/^bounces\+\d+-[0-9a-v]{20}@news\.example\.com$/);
    expect(two.returned.to).not.toBe(one.returned.to);
    expect(server.received.at(-1)).toMatch(/^From: Watchdesk <alerts@example\.com>\r$/m);
  });

  it.each([
    ['Postfix', postfix, /^550 5\.1\.1 <.*>: Recipient address rejected: User unknown in virtual mailbox table$/],
    ['Exim', exim, /^550 5\.1\.1 User unknown$/],
    ['Exchange', exchange, /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/],
    ['Gmail', gmail, /^550-5\.1\.1 The email account .* Please try 550-5\.1\.1 double-checking/],
  ])('marks the address with the reason in a report by %s', async (_name, shape, words) => {
    const sent = await sentMail();
    expect(await take(shape(sent.returned))).toBe('marked');
    expect(await stateOf(sent)).toEqual({ at: later(5), reason: expect.stringMatching(words), state: 'failed' });
  });

  it.each([
    ['is delayed', { action: 'delayed', status: '4.4.1', diagnostic: 'smtp; 451 4.4.1 No answer' }, 'under way'],
    ['has arrived', { action: 'delivered', status: '2.0.0', diagnostic: 'smtp; 250 OK' }, 'under way'],
    ['was given to others', { action: 'expanded', status: '2.1.5', diagnostic: null }, 'under way'],
  ] as const)('marks nothing if a mail %s', async (_name, said, outcome) => {
    const sent = await sentMail();
    expect(await take(report(sent.returned, said))).toBe(outcome);
    expect(await stateOf(sent)).toEqual(untouched);
  });

  it.each([
    ['a server that never answered', { status: '4.4.1', diagnostic: 'X-Postfix; connect to mx: timed out' }],
    ['a full mailbox', { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Mailbox full' }],
    ['a policy', { status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Looks like spam' }],
    ['our sender', { status: '5.1.8', diagnostic: 'smtp; 501 5.1.8 Bad sender' }],
    ['a mail that is too long', { status: '5.3.4', diagnostic: 'smtp; 552 5.3.4 Too big' }],
  ])('marks the mail as failed, but not the address, for %s', async (_name, said) => {
    const sent = await sentMail();
    expect(await take(report(sent.returned, said))).toBe('failed');
    expect(await stateOf(sent)).toEqual({ ...untouched, state: 'failed' });
  });

  it.each([
    ['552 5.2.2 Mailbox full', 'failed'],
    ['451 4.7.1 Greylisted', 'failed'],
    ['550 No such person', 'marked'],
  ])('uses the diagnostic code if the status is unspecific: %s', async (answer, outcome) => {
    const sent = await sentMail();
    expect(await take(exim(sent.returned, answer))).toBe(outcome);
  });

  it.each(['5.4.4', '5.1.10', '5.5.0', '5.0.0', '5.4.310'])(
    'marks an address that does not exist: %s',
    async (status) => {
      const sent = await sentMail();
      expect(await take(report(sent.returned, { status, diagnostic: null }))).toBe('marked');
      expect((await stateOf(sent)).reason).toBe(`Status ${status}`);
    },
  );

  it('is recorded once, with the first reason', async () => {
    const sent = await sentMail();
    const outcomes = await Promise.all([1, 2, 3].map(() => take(postfix(sent.returned))));
    expect(outcomes.toSorted()).toEqual(['known', 'known', 'marked']);
    const first = await stateOf(sent);
    expect(await take(gmail(sent.returned), later(60))).toBe('known');
    expect(await stateOf(sent)).toEqual(first);
  });

  it('does not mark an address that was resumed since', async () => {
    const sent = await sentMail();
    await clearBouncedAddress(db(), sent.personId, later(1));
    expect(await take(postfix(sent.returned))).toBe('failed');
    expect((await stateOf(sent)).at).toBeNull();
  });

  it('does not mark another address that the user has now', async () => {
    const sent = await sentMail();
    await db()
      .updateTable('user_account')
      .set({ uid: 'new.name@example.com' })
      .where('id', '=', sent.personId)
      .execute();
    expect(await take(postfix(sent.returned))).toBe('failed');
    expect((await stateOf(sent)).at).toBeNull();
  });

  it('counts a failure of a forwarding address, unless the address itself was delivered to', async () => {
    const moved = await sentMail();
    const elsewhere = report({ ...moved.returned, recipient: 'old@elsewhere.example' });
    expect(await take(elsewhere)).toBe('marked');
    expect((await stateOf(moved)).reason).toBe('old@elsewhere.example: 550 5.1.1 No such person here');
    const list = await sentMail();
    const member = ['', 'Final-Recipient: rfc822; member@example.com', 'Action: failed', 'Status: 5.1.1'];
    const said = { action: 'expanded', status: '2.1.5', diagnostic: null, more: member };
    expect(await take(report(list.returned, said))).toBe('under way');
    expect(await stateOf(list)).toEqual(untouched);
  });
});

describe('a message that is not a report about our mail', () => {
  it.each([
    ['an out-of-office reply', awayNote],
    ['a read receipt', readNote],
    ['a forwarded report', (returned: Returned) => passedOn(returned.to, postfix(returned))],
  ])('marks nothing: %s', async (_name, shape) => {
    const sent = await sentMail();
    expect(await take(shape(sent.returned))).toBe('no report');
    expect(await stateOf(sent)).toEqual(untouched);
  });

  it('marks nothing for a report about someone else’s mail under our return path, but for a report about ours', async () => {
    const sent = await sentMail();
    const other = { ...sent.returned, recipient: 'stranger@elsewhere.example', messageId: '<dsn@mx.relay.example>' };
    expect(await take(postfix(other))).toBe('other mail');
    expect(await take(exim(other))).toBe('other mail');
    expect(await stateOf(sent)).toEqual(untouched);
  });

  it('accepts no return path that it did not create', async () => {
    const sent = await sentMail();
    const other = await sentMail();
    const [tag = '', domain = ''] = sent.returned.to.split('@');
    const signature = tag.split('-').at(-1) ?? '';
    const forged = [
      returnPath,
      `${tag.slice(0, -1)}${tag.endsWith('0') ? '1' : '0'}@${domain}`,
      `bounces+${other.mailId}-${signature}@${domain}`,
      `bounces+9223372036854775808-${signature}@${domain}`,
      `bounces+${sent.mailId}@${domain}`,
      `${tag}@elsewhere.example`,
      makeReturnPath(returnPath, Buffer.from('another secret'), {
        id: sent.mailId,
        messageId: sent.returned.messageId,
      }),
    ];
    for (const to of forged) expect(await take(postfix({ ...sent.returned, to }))).toBe('unknown');
    expect(await stateOf(sent)).toEqual(untouched);
    // Mail servers may change the case of letters.
    expect(await take(postfix({ ...sent.returned, to: sent.returned.to.toUpperCase() }))).toBe('marked');
  });
});

describe('hostile messages', () => {
  const returned = { to: 'bounces+1-0@x.example', recipient: 'a@x.example', messageId: '<1@x.example>' };
  const deep = (levels: number) =>
    Array.from(
      { length: levels },
      (_, level) => `Content-Type: multipart/report; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );

  it.each([
    ['nothing of use', ''],
    ['no parts', 'Content-Type: multipart/report; report-type=delivery-status\r\n\r\n'],
    ['no status', postfix(returned).replaceAll('message/delivery-status', 'text/plain')],
    [
      'a status of zeros',
      postfix(returned)
        .replace('Final-Recipient', '\0\0\0')
        .replaceAll(/Action|Status/g, '\0'),
    ],
    ['ten thousand levels', deep(10_000).join('')],
    ['a header of megabytes', `Content-Type: multipart/report; boundary="${'x'.repeat(3_000_000)}"\r\n\r\n`],
  ])('are unreadable, or no report: %s', async (_name, source) => {
    const read = readMessage(Buffer.from(source));
    if (source === '') expect((await read).report).toBeNull();
    else await expect(read).rejects.toThrow(UnreadableReport);
  });

  it('are parsed however repetitive they are', async () => {
    const many = (text: string) => text.repeat(Math.floor(1_500_000 / text.length));
    const sources = [
      postfix(returned).replace('X-Original-To: ', `X-Original-To: ${'a'.repeat(100_000)}`),
      postfix(returned).replace('Diagnostic-Code: ', `Diagnostic-Code: ${many(' ;')}`),
      postfix(returned).replace('Diagnostic-Code: ', many('Diagnostic-Code: smtp; 550\r\n ')),
      postfix(returned).replace('Final-Recipient', `${many('A: b\r\n\r\n')}Final-Recipient`),
      postfix(returned, { more: [many('Final-Recipient: rfc822; a@b\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n')] }),
      `Content-Type: multipart/report${'; '.repeat(60_000)}\r\n\r\n`,
      many('--b\r\n'),
      postfix(returned).replace('This is the mail system', many('\n')),
    ];
    for (const source of sources) {
      await readMessage(Buffer.from(source)).catch((error: unknown) => expect(error).toBeInstanceOf(UnreadableReport));
    }
  });

  it('return a result whatever is changed in a real report', async () => {
    const shapes = [postfix, exim, exchange, gmail].map((shape) => Buffer.from(shape(returned)));
    const change = fc.tuple(fc.nat(3_000), fc.nat(40), fc.uint8Array({ maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shapes), fc.array(change, { maxLength: 8 }), async (shape, changes) => {
        const source = changes.reduce(
          (text, [at, length, put]) => Buffer.concat([text.subarray(0, at), put, text.subarray(at + length)]),
          shape,
        );
        await readMessage(source).catch((error: unknown) => {
          if (!(error instanceof UnreadableReport)) throw error;
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('the command that a mail server hands a message to', () => {
  const env = () => ({ DATABASE_URL: database().url, MAIL_RETURN_PATH: returnPath });
  async function* given(...pieces: readonly string[]) {
    for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
  }

  it.each([
    ['a message without the secret', (one: string) => one.replaceAll(/bounces\+\S+@/g, 'bounces+1-0@'), {}, 67],
    ['a broken report', (one: string) => one.replaceAll('message/delivery-status', 'text/plain'), {}, 65],
    ['nothing', () => '', {}, 65],
    ['an unreachable database', (one: string) => one, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 75],
    ['a setting that is missing', (one: string) => one, { MAIL_RETURN_PATH: '' }, 75],
    ['a setting that is wrong', (one: string) => one, { MAIL_RETURN_PATH: 'x@y@z' }, 75],
    ['no server', (one: string) => one, { DATABASE_URL: '', DATA_DIR: '/nowhere/at/all' }, 75],
  ])('exits with a code of sysexits(3) for %s', async (_name, change, more, code) => {
    const sent = await sentMail();
    expect(await bounce(given(change(postfix(sent.returned))), undefined, { ...env(), ...more })).toMatchObject({
      code,
    });
    expect(await stateOf(sent)).toEqual(untouched);
  });

  it.each([
    ['an exit code of the command', 'exit 67', 'MAIL_RETURN_PATH=bounces@news.example.com', 67],
    ['a broken report', 'exit 65', '', 65],
    ['a marked address', 'exit 0', '', 0],
    ['an unavailable server', 'exit 75', '', 75],
    ['a release that is being deployed', 'exit 254', '', 75],
    ['settings that a shell cannot read', 'exit 0', 'MAIL_FROM=Watchdesk <alerts@example.com>', 75],
    ['no settings', 'exit 0', null, 75],
  ])('loses no report with the documented script: %s', async (_name, npm, settings, code) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bounce-'));
    try {
      const guide = await readFile('docs/operating.md', 'utf8');
      const script = /```sh\n(#!\/bin\/sh\n[^`]*bounce -- "\$1"[^`]*)```/.exec(guide)?.[1] ?? '';
      if (settings !== null) await writeFile(path.join(folder, 'env'), `${settings}\n`);
      await writeFile(path.join(folder, 'npm'), `#!/bin/sh\n[ "$5" = 'bounces+1-x;@y' ] || exit 3\n${npm}\n`, {
        mode: 0o755,
      });
      await writeFile(path.join(folder, 'script'), script.replace('/etc/watchdesk.env', path.join(folder, 'env')));
      const env = { PATH: `${folder}:/usr/bin:/bin` };
      const child = spawn('/bin/sh', [path.join(folder, 'script'), 'bounces+1-x;@y'], { env, stdio: 'ignore' });
      expect(await once(child, 'close')).toEqual([code, null]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads its input to the end, however long, and takes the recipient from its argument', async () => {
    const built = new BuiltPrograms('bounce', ['server/cli/bounce.ts']);
    const sent = await sentMail();
    const child = spawn(process.execPath, [built.at('bounce'), sent.returned.to], {
      env: { PATH: process.env.PATH ?? '', ...env() },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
    child.stdin.write(postfix(sent.returned).replaceAll(/bounces\+\S+@/g, 'someone@'));
    child.stdin.end('x'.repeat(30_000_000));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said.join('')).toBe('The email failed, and its address was marked.\n');
    expect(await stateOf(sent)).toMatchObject({ state: 'failed', reason: expect.stringContaining('User unknown') });
  });
});
