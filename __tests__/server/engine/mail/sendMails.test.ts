import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { sendMails } from '@server/engine/mail/sendMails';
import { outboxTransport, smtpTransport } from '@server/engine/mail/transport';
import { useTestDatabase } from '../../../support/database';
import { addDepartment, addPerson } from '../../../support/newsroom';
import { startMailServer, type MailServer } from '../../../support/mailServer';

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

const mail = (id: string) => db().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function send(now: Date) {
  const transport = smtpTransport(server.url);
  try {
    return await sendMails(db(), { now: () => now, from, transport });
  } finally {
    transport.close();
  }
}

describe('sending over SMTP', () => {
  it('hands each mail over once, as HTML and plain text with its headers', async () => {
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

  it('tries again later where the server refuses for the moment, and loses nothing', async () => {
    const queued = await queue('two');
    server.answer = { code: 451, message: 'Try again later' };
    expect(await send(start)).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', attempts: 1 });
    server.answer = undefined;
    expect(await send(start)).toMatchObject({ tried: 0 });
    expect(await send(later(2))).toMatchObject({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('gives up on an address that is refused for good, and marks it', async () => {
    const department = await addDepartment(db());
    const person = await addPerson(db(), department.id, 'gone@example.com');
    const queued = await queue('three', 'gone@example.com', person.id);
    server.answer = { code: 550, message: 'No such person' };
    await send(start);
    expect(await mail(queued.id)).toMatchObject({ state: 'failed' });
    const row = await db()
      .selectFrom('user_account')
      .select('mail_bounced_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.mail_bounced_at).toEqual(start);
  });

  it('waits for a server that is not there', async () => {
    const queued = await queue('four');
    const transport = smtpTransport('smtp://127.0.0.1:1');
    await sendMails(db(), { now: () => start, from, transport });
    transport.close();
    expect(await mail(queued.id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('repeats once, counted and under the same id, a mail whose answer never came; then gives up', async () => {
    const queued = await queue('five');
    server.cutAnswer = () => true;
    expect(await send(start)).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'uncertain', uncertain: 1 });
    expect(await send(later(10))).toMatchObject({ failed: 1 });
    expect(await mail(queued.id)).toMatchObject({ state: 'failed', uncertain: 2 });
    expect(await send(later(1_000))).toMatchObject({ tried: 0 });
    const ids = await Promise.all(server.received.map(async (source) => (await PostalMime.parse(source)).messageId));
    expect(ids).toEqual(['<five@watchdesk.example>', '<five@watchdesk.example>']);
  });

  it('takes up a mail that a dead process left: anew where it cannot have arrived, once where it may have', async () => {
    const early = await queue('early');
    const late = await queue('late');
    const cutOff = { state: 'sending' as const, leased_until: later(1) };
    await db().updateTable('mail').set(cutOff).execute();
    await db().updateTable('mail').set({ offered_at: start }).where('id', '=', late.id).execute();
    expect(await send(start)).toMatchObject({ tried: 0 });
    expect(await send(later(2))).toMatchObject({ sent: 2 });
    expect(await mail(early.id)).toMatchObject({ state: 'sent', uncertain: 0 });
    expect(await mail(late.id)).toMatchObject({ state: 'sent', uncertain: 1 });
    await db().updateTable('mail').set(cutOff).where('id', '=', late.id).execute();
    expect(await send(later(3))).toMatchObject({ tried: 0 });
    expect(await mail(late.id)).toMatchObject({ state: 'failed', uncertain: 2 });
    expect(server.received).toHaveLength(2);
  });

  it('does not end a mail that another process has taken over meanwhile', async () => {
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

  it('sends each of many mails once from several processes at the same time', async () => {
    for (let number = 0; number < 30; number += 1) await queue(`many-${number}`);
    await Promise.all([send(start), send(start), send(start)]);
    await send(start);
    const ids = await Promise.all(server.received.map(async (source) => (await PostalMime.parse(source)).messageId));
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  it('reads no second address out of a recipient', async () => {
    await queue('six', 'a@example.com, b@example.com');
    await send(start);
    expect(server.recipients.flat()).not.toContain('b@example.com');
  });
});

describe('the outbox', () => {
  it('keeps one file for a mail, however often it is handed over', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
    const transport = outboxTransport(folder);
    const queued = await queue('file');
    await sendMails(db(), { now: () => start, from, transport });
    await db().updateTable('mail').set({ state: 'queued' }).where('id', '=', queued.id).execute();
    await sendMails(db(), { now: () => start, from, transport });
    const files = await readdir(folder);
    expect(files).toEqual(['file@watchdesk.example.eml']);
    const parsed = await PostalMime.parse(await readFile(path.join(folder, 'file@watchdesk.example.eml')));
    expect(parsed.subject).toContain('Krebs');
    await rm(folder, { recursive: true });
  });
});
