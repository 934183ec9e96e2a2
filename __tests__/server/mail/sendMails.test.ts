import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { sendMails } from '@server/mail/sendMails';
import { outboxTransport, smtpTransport } from '@server/mail/transport';
import { useTestDatabase } from '../../support/server/database';
import { addDepartment, addPerson } from '../../support/server/insertRows';
import { startMailServer, type MailServer } from '../../support/server/mailServer';
import { until } from '../../support/server/until';

const database = useTestDatabase();
const db = () => database().db;
const from = 'Watchdesk <alerts@watchdesk.example>';
const start = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.received.length = 0;
  server.answer = undefined;
  server.cutAnswer = undefined;
  server.cutAt = undefined;
  await db().deleteFrom('mail').execute();
});

async function queue(messageId: string, recipient = 'reader@example.com', userId: string | null = null) {
  return db()
    .insertInto('mail')
    .values({
      message_id: `<${messageId}@watchdesk.example>`,
      kind: 'alert',
      user_id: userId,
      recipient,
      subject: 'Trials (1) — “Krebs” für alle',
      html: '<p>Hello</p>',
      text: 'Hello',
      headers: JSON.stringify({
        'List-Unsubscribe': '<https://news.example.com/u/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      }),
      next_attempt_at: start,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Queues mails of departments in this order. */
async function queueOfDepartments(ids: readonly string[]) {
  for (const [number, departmentId] of ids.entries()) {
    const { id } = await queue(`mail-${number}`);
    await db().updateTable('mail').set({ department_id: departmentId }).where('id', '=', id).execute();
  }
}

const mail = (id: string) => db().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function send(now: Date) {
  const transport = smtpTransport(server.url);
  try {
    return await sendMails(db(), { now: () => now, from, transport });
  } finally {
    transport.close();
  }
}

describe('the order of sending', () => {
  it('takes a mail of each department in turn, also from one call to the next', async () => {
    const names = ['A', 'B', 'C'];
    const departments = await Promise.all(names.map((name) => addDepartment(db(), name)));
    const [first = '', second = '', third = ''] = departments.map(({ id }) => id).sort();
    await queueOfDepartments([first, first, first, first, first, second, third, third]);
    const turn = { departmentId: '' };
    const sent: string[] = [];
    for (let call = 0; call < 8; call += 1) {
      const before = await db().selectFrom('mail').select('id').where('state', '=', 'sent').execute();
      const transport = smtpTransport(server.url);
      await sendMails(db(), { now: () => start, from, transport, turn, limit: 1 });
      transport.close();
      const after = await db().selectFrom('mail').select(['id', 'department_id']).where('state', '=', 'sent').execute();
      const [added] = after.filter(({ id }) => !before.some((other) => other.id === id));
      sent.push(added?.department_id ?? 'none');
    }
    expect(sent).toEqual([first, second, third, first, third, first, first, first]);
  });
});

describe('sending over SMTP', () => {
  it('sends each mail once, as HTML and plain text with its headers', async () => {
    const queued = await queue('one');
    expect(await send(start)).toEqual({ sent: 1, failed: 0, tried: 1 });
    expect(await send(later(10))).toEqual({ sent: 0, failed: 0, tried: 0 });
    expect(server.received).toHaveLength(1);
    const parsed = await PostalMime.parse(server.received[0] ?? '');
    expect(parsed).toMatchObject({
      subject: 'Trials (1) — “Krebs” für alle',
      messageId: '<one@watchdesk.example>',
      to: [{ address: 'reader@example.com' }],
    });
    expect(parsed.text).toContain('Hello');
    expect(parsed.html).toContain('<p>Hello</p>');
    const headers = Object.fromEntries(parsed.headers.map((header) => [header.key, header.value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect((await mail(queued.id)).state).toBe('sent');
  });

  it('retries a mail that the server rejects temporarily, and loses none', async () => {
    const queued = await queue('two');
    server.answer = { code: 451, message: 'Try again later' };
    expect(await send(start)).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', attempts: 1 });
    server.answer = undefined;
    expect(await send(start)).toMatchObject({ tried: 0 });
    expect(await send(later(2))).toMatchObject({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  const bounceOf = (userId: string) =>
    db()
      .selectFrom('user_account')
      .select(['mail_bounced_at as at', 'mail_bounced_reason as reason'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();

  it('does not send a queued mail to a user who has lost access, or whose address has bounced', async () => {
    const { id } = await addDepartment(db());
    const gone = await addPerson(db(), id, 'gone@example.com');
    const there = await addPerson(db(), id, 'there@example.com');
    await db().updateTable('user_account').set({ delivery_methods: [] }).where('id', '=', gone.id).execute();
    const [first, second, kept] = [
      await queue('gone', 'gone@example.com', gone.id),
      await queue('refused', 'there@example.com', there.id),
      await queue('elsewhere', 'colleague@example.com', gone.id),
    ];
    const refused = { mail_bounced_at: start, mail_bounced_reason: 'No such user' };
    await db().updateTable('user_account').set(refused).where('id', '=', there.id).execute();
    await send(later(1));
    expect(server.recipients.slice(-server.received.length)).toEqual([['colleague@example.com']]);
    expect((await mail(first.id)).state).toBe('failed');
    expect(await mail(second.id)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('rejected') });
    expect((await mail(kept.id)).state).toBe('sent');
  });

  it('stores an error whatever characters the server’s response contains', async () => {
    const queued = await queue('odd');
    server.answer = { code: 554, message: `Content\u0000 refused ${'x'.repeat(5000)}` };
    expect(await send(start)).toMatchObject({ failed: 1 });
    const { last_error: fault } = await mail(queued.id);
    expect(fault).toContain('554 Content  refused xx');
    expect(fault).toHaveLength(1000);
  });

  it.each(['5.1.1 No such person here', 'No such person here'])(
    'fails a mail to a permanently rejected address, and marks the address: 550 %s',
    async (message) => {
      const department = await addDepartment(db());
      const uid = `gone.${String(message.length)}@example.com`;
      const person = await addPerson(db(), department.id, uid);
      const queued = await queue(message, uid, person.id);
      server.answer = { code: 550, message };
      await send(start);
      expect(await mail(queued.id)).toMatchObject({ state: 'failed' });
      const bounce = await bounceOf(person.id);
      expect(bounce.at).toEqual(start);
      expect(bounce.reason).toContain('No such person here');
    },
  );

  it.each([
    ['our authorization at the recipient', { code: 550, message: '5.7.1 Relay access denied' }, 'queued'],
    ['a mailbox that is full', { code: 552, message: '5.2.2 Mailbox full' }, 'queued'],
    ['our sender', { code: 550, message: 'No such sender', at: 'sender' }, 'queued'],
    ['every connection', { code: 554, message: 'No service', at: 'connection' }, 'queued'],
    ['a whole mail temporarily', { code: 451, message: '4.7.1 Greylisted', at: 'mail' }, 'queued'],
    ['a whole mail permanently', { code: 554, message: '5.6.0 Not this', at: 'mail' }, 'failed'],
  ] as const)('does not mark the address when the server rejects %s', async (name, answer, state) => {
    const department = await addDepartment(db());
    const person = await addPerson(db(), department.id, `${name.replaceAll(/\W/g, '')}@example.com`);
    const queued = await queue(name.replaceAll(/\W/g, ''), person.uid, person.id);
    server.answer = { ...answer };
    await send(start);
    expect((await bounceOf(person.id)).at).toBeNull();
    expect((await mail(queued.id)).state).toBe(state);
    server.answer = undefined;
    await send(later(30));
    expect((await mail(queued.id)).state).toBe(state === 'queued' ? 'sent' : 'failed');
  });

  it('waits for an unreachable server, however long, and tries only one mail', async () => {
    const queued = [await queue('four'), await queue('four-b'), await queue('four-c'), await queue('four-d')];
    const transport = smtpTransport('smtp://127.0.0.1:1');
    const result = await sendMails(db(), { now: () => start, from, transport });
    expect(result).toMatchObject({ sent: 0, outage: expect.stringContaining('ECONNREFUSED') });
    expect(result.tried).toBeLessThanOrEqual(3);
    for (const hours of [1, 24, 240, 2_400]) await sendMails(db(), { now: () => later(hours * 60), from, transport });
    transport.close();
    const states = await Promise.all(queued.map(async ({ id }) => (await mail(id)).state));
    expect(states).toEqual(['queued', 'queued', 'queued', 'queued']);
    await send(later(2_400 * 60 + 11));
    expect(server.received).toHaveLength(4);
  });

  it.each([
    ['with an untrusted certificate', { tls: true }, '', /certificate/],
    ['that refuses the password', { password: 'right' }, 'reader:wrong@', /^Invalid login: 535 5\.7\.8 Wrong password/],
    ['that requires a password and gets none', { password: 'right' }, '', /^Mail command failed: 530 /],
  ] as const)('keeps all mails for a server %s, and reports the reason', async (_name, options, who, words) => {
    const queued = await queue('guarded');
    jest.spyOn(console, 'error').mockReturnValue(); // smtp-server warns of the certificate that it brings
    const guarded = await startMailServer(options);
    jest.restoreAllMocks();
    const transport = smtpTransport(guarded.url.replace('//', `//${who}`));
    const result = await sendMails(db(), { now: () => start, from, transport });
    transport.close();
    await guarded.stop();
    expect(result).toMatchObject({ sent: 0, outage: expect.stringMatching(words) });
    expect(guarded.received).toEqual([]);
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', uncertain_attempts: 0, last_error: result.outage });
  });

  it('uses the password and parameters in the server’s URL', async () => {
    await queue('let-in');
    jest.spyOn(console, 'error').mockReturnValue();
    const guarded = await startMailServer({ tls: true, password: 'right' });
    jest.restoreAllMocks();
    const transport = smtpTransport(`${guarded.url.replace('//', '//reader:right@')}?ignoreTLS=true`);
    expect(await sendMails(db(), { now: () => start, from, transport })).toMatchObject({ sent: 1 });
    transport.close();
    await guarded.stop();
  });

  it('stops while a server accepts the connection but sends nothing, and keeps the mail', async () => {
    const queued = await queue('mute');
    const stopping = new AbortController();
    const mute = net.createServer(() => stopping.abort()).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const transport = smtpTransport(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
    expect(await sendMails(db(), { now: () => start, from, transport, signal: stopping.signal })).toMatchObject({
      sent: 0,
    });
    transport.close();
    mute.close();
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', leased_until: null });
  });

  it('delivers once through greylisting of ten minutes', async () => {
    const queued = await queue('grey');
    for (let minute = 0; minute <= 20; minute += 1) {
      server.answer = minute < 10 ? { code: 450, message: '4.2.0 Greylisted, come back in ten minutes' } : undefined;
      await send(later(minute));
    }
    expect(await mail(queued.id)).toMatchObject({ state: 'sent', attempts: 5, sent_at: later(15) });
    expect(server.received).toHaveLength(1);
  });

  it('gives up on a mail that is deferred for five days, counted only while the server is available', async () => {
    const queued = await queue('put-off');
    const away = smtpTransport('smtp://127.0.0.1:1');
    await sendMails(db(), { now: () => start, from, transport: away });
    away.close();
    server.answer = { code: 450, message: '4.2.0 Not now' };
    const back = 10 * 24 * 60;
    await send(later(back));
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', deferred_since: later(back) });
    await send(later(back + 4 * 24 * 60));
    expect((await mail(queued.id)).state).toBe('queued');
    await send(later(back + 5 * 24 * 60 + 1));
    expect((await mail(queued.id)).state).toBe('failed');
  });

  it('aborts when it is stopped, and queues the mail again', async () => {
    const queued = await queue('stopped');
    const stopping = new AbortController();
    const transport = smtpTransport(server.url);
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const sending = sendMails(db(), {
      now: () => start,
      from,
      signal: stopping.signal,
      transport: {
        ...transport,
        deliver: (outgoing, beforeEnd, signal) =>
          transport.deliver(
            outgoing,
            async () => {
              begun();
              // The server has received all but the end of the mail, and nothing more follows.
              await new Promise((_resolve, reject) => {
                signal?.addEventListener('abort', () => reject(new Error('stopped')));
              });
              await beforeEnd();
            },
            signal,
          ),
      },
    });
    await hasBegun;
    stopping.abort();
    expect(await sending).toMatchObject({ sent: 0, tried: 1 });
    transport.close();
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', leased_until: null, next_attempt_at: start });
    expect(await send(start)).toMatchObject({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('repeats a mail whose response was lost once, counted and with the same Message-ID, and then gives up', async () => {
    const queued = await queue('five');
    server.cutAnswer = () => true;
    expect(await send(start)).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'uncertain', uncertain_attempts: 1 });
    expect(await send(later(10))).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'failed', uncertain_attempts: 2 });
    expect(await send(later(1_000))).toMatchObject({ tried: 0 });
    const ids = await Promise.all(server.received.map(async (source) => (await PostalMime.parse(source)).messageId));
    expect(ids).toEqual(['<five@watchdesk.example>', '<five@watchdesk.example>']);
  });

  it.each(['MAIL', 'RCPT'] as const)(
    'knows that a mail interrupted at %s has not arrived, however often',
    async (command) => {
      const queued = await queue('early');
      server.cutAt = command;
      for (const minutes of [0, 30, 60]) {
        expect((await send(later(minutes))).outage).toBeDefined();
        expect(await mail(queued.id)).toMatchObject({
          state: 'queued',
          uncertain_attempts: 0,
          handover_started_at: null,
        });
      }
      server.cutAt = undefined;
      expect(await send(later(120))).toEqual({ sent: 1, failed: 0, tried: 1 });
      expect(server.received).toHaveLength(1);
    },
  );

  it('does not repeat a mail whose acceptance could not be stored for a moment', async () => {
    const { pool } = database();
    await pool.query(`create table away (); insert into away default values;
      create function refuse() returns trigger language plpgsql as $$ begin
        if exists (select from away) then raise exception 'Away'; end if; return new; end $$;
      create trigger refuse before update on mail for each row when (new.state = 'sent') execute function refuse()`);
    const { id } = await queue('kept');
    const sending = send(start);
    await until(() => server.received.length > 0);
    await pool.query('delete from away');
    expect(await sending).toEqual({ sent: 1, failed: 0, tried: 1 });
    await pool.query('drop function refuse cascade; drop table away');
    expect(await mail(id)).toMatchObject({ state: 'sent', uncertain_attempts: 0, attempts: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('queues a mail again at once that an outage of the database interrupted', async () => {
    const { pool } = database();
    // Each of the first two updates of a sender that begins to hand the mail over, and then gives it back, fails.
    await pool.query(`create sequence refusals;
      create function refuse() returns trigger language plpgsql as $$ begin
        if nextval('refusals') <= 2 then raise exception 'Away'; end if; return new; end $$;
      create trigger refuse before update on mail for each row when (old.state = 'sending') execute function refuse()`);
    const { id } = await queue('given back');
    expect(await send(start)).toMatchObject({ sent: 0, failed: 1 });
    expect(await mail(id)).toMatchObject({ state: 'queued', uncertain_attempts: 0, leased_until: null });
    expect(await send(later(10))).toEqual({ sent: 1, failed: 0, tried: 1 });
    await pool.query('drop function refuse cascade; drop sequence refusals');
    expect(server.received).toHaveLength(1);
  });

  it('recovers a mail of a dead process: as new if it cannot have arrived, once if it may have', async () => {
    const early = await queue('early');
    const late = await queue('late');
    const cutOff = { state: 'sending' as const, leased_until: later(1) };
    await db().updateTable('mail').set(cutOff).execute();
    await db().updateTable('mail').set({ handover_started_at: start }).where('id', '=', late.id).execute();
    expect(await send(start)).toMatchObject({ tried: 0 });
    expect(await send(later(2))).toMatchObject({ sent: 2 });
    expect(await mail(early.id)).toMatchObject({ state: 'sent', uncertain_attempts: 0 });
    expect(await mail(late.id)).toMatchObject({ state: 'sent', uncertain_attempts: 1 });
    await db().updateTable('mail').set(cutOff).where('id', '=', late.id).execute();
    expect(await send(later(3))).toMatchObject({ tried: 0 });
    expect(await mail(late.id)).toMatchObject({ state: 'failed', uncertain_attempts: 2 });
    expect(server.received).toHaveLength(2);
  });

  it('does not update a mail that another process has taken over', async () => {
    const queued = await queue('slow');
    const slow = smtpTransport(server.url);
    const result = await sendMails(db(), {
      now: () => start,
      from,
      transport: {
        ...slow,
        async deliver(outgoing, beforeEnd) {
          await db().updateTable('mail').set({ attempts: 2 }).where('id', '=', queued.id).execute();
          await slow.deliver(outgoing, beforeEnd);
        },
      },
    });
    slow.close();
    expect(result).toMatchObject({ failed: 1 });
    expect(server.received).toEqual([]);
    expect(await mail(queued.id)).toMatchObject({ state: 'sending', attempts: 2 });
  });

  it('sends each of many mails once from several concurrent processes', async () => {
    for (let number = 0; number < 30; number += 1) await queue(`many-${number}`);
    await Promise.all([send(start), send(start), send(start)]);
    await send(start);
    const ids = await Promise.all(server.received.map(async (source) => (await PostalMime.parse(source)).messageId));
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  it('leases mails one by one, even if the planner expects a single row', async () => {
    await queue('first');
    await database().pool.query('vacuum (full, analyze) mail');
    for (const name of ['second', 'third', 'fourth', 'fifth', 'sixth']) await queue(name);
    expect(await send(start)).toMatchObject({ sent: 6 });
  });

  it('parses no second address from a recipient', async () => {
    await queue('six', 'a@example.com, b@example.com');
    await send(start);
    expect(server.recipients.flat()).not.toContain('b@example.com');
  });
});

describe('the outbox', () => {
  it('writes one file for a mail, however often it is delivered', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
    await chmod(folder, 0o755);
    const transport = outboxTransport(folder);
    const queued = await queue('file');
    await sendMails(db(), { now: () => start, from, transport });
    await db().updateTable('mail').set({ state: 'queued' }).where('id', '=', queued.id).execute();
    await sendMails(db(), { now: () => start, from, transport });
    const files = await readdir(folder);
    expect(files).toEqual(['file@watchdesk.example.eml']);
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(path.join(folder, 'file@watchdesk.example.eml'))).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path.join(folder, 'file@watchdesk.example.eml')));
    expect(parsed.subject).toContain('Krebs');
    await rm(folder, { recursive: true });
  });
});
