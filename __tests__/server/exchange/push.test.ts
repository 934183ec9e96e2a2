import { sql } from 'kysely';
import { limits } from '@contract/limits';
import { lastEditionAt } from '@server/alerts/repository';
import { receiveNews } from '@server/exchange/incoming/receiveNews';
import { releaseFirst } from '@server/exchange/incoming/releaseJob';
import { backfillTopic } from '@server/matching/backfillTopic';
import { newDraft } from '@contract/newsml/newsDocument';
import { writeNewsMessage } from '@server/engine/newsml/newsMessage';
import { alertAll } from '../../support/server/alertAll';
import { subscribe } from '../../support/server/insertRows';
import { makePublishChannel } from '../../support/server/ownArticles';
import { allowPushing, ninjs, push, signatureOf } from '../../support/server/pushedNews';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { countWaiting, until } from '../../support/server/until';

let now = new Date('2026-11-23T12:00:00Z');
const server = useTestApp({ clock: () => now });

beforeEach(() => {
  now = new Date('2026-11-23T12:00:00Z');
});

/** A channel into which others may push. */
async function openChannel() {
  const department = await server().department();
  const admin = await server().person(department, { admin: true });
  const channel = await makePublishChannel(server(), department.id);
  const key = await allowPushing(server(), admin, channel.id);
  const send = async (bytes: string | Buffer, contentType?: string) =>
    push(server(), { channelId: channel.id, key, bytes, ...(contentType !== undefined && { contentType }) });
  const statuses = async (bytes: string, contentType?: string) =>
    (await send(bytes, contentType)).body.documents.map(({ status }: { status: string }) => status);
  return { department, admin, channel, key, send, statuses };
}

async function found(
  who: SignedIn,
  queryString = 'numbat',
): Promise<{ itemId: string; headline: string; itemVersion: number }[]> {
  const answer = await server().call(who, 'POST', '/data/v1/search', { queryString });
  return answer.body.results;
}

describe('a kill', () => {
  it('takes the article out of an alert that is being made', async () => {
    const { department, statuses } = await openChannel();
    const { db, pool } = server().deps;
    const reader = await server().person(department);
    const topic = await makeTopic(server(), reader, topicBody({ query: 'numbat' }));
    await subscribe(db, reader.userId, topic, new Date(0));
    await db.updateTable('subscription').set({ frequency: 0 }).where('topic_id', '=', topic).execute();
    while (await backfillTopic(db, now, { lastEditionAt }));
    await statuses(ninjs());
    const running: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`lock table edition in share mode`.execute(tx);
      running.push(alertAll(server()));
      await until(async () => (await countWaiting(pool, 'insert into "edition"')) > 0);
      let isKilled = false;
      const kill = statuses(ninjs({ version: '2', pubstatus: 'canceled' })).then(() => (isKilled = true));
      running.push(kill);
      await until(async () => isKilled || (await countWaiting(pool, 'update "item_version"')) > 0);
    });
    await Promise.all(running);
    const mails = await db.selectFrom('mail').select('state').where('user_id', '=', reader.userId).execute();
    expect(mails).toEqual([{ state: 'cancelled' }]);
  });
});

describe('a signed push', () => {
  it('makes an article of the channel’s department, which nobody else finds', async () => {
    const { department, admin, send } = await openChannel();
    const answer = await send(ninjs());
    expect([answer.status, answer.body.documents]).toEqual([
      200,
      [{ guid: 'tag:superdesk.example,2026:newsml:1', version: 1, status: 'CREATED', notes: [] }],
    ]);
    const reader = await server().person(department);
    expect(await found(reader)).toMatchObject([{ headline: 'Numbat census ends', publication: 'House News' }]);
    expect(await found(await server().person(await server().department()))).toEqual([]);
    const { body } = await server().call(admin, 'GET', `/data/v1/items/${(await found(reader))[0]?.itemId}`);
    expect(body.article).toMatchObject({ by: 'Edith Tor', link: null });
  });

  it('changes nothing when it is repeated, or is older', async () => {
    const { admin, statuses } = await openChannel();
    expect(await statuses(ninjs({ version: '3' }))).toEqual(['CREATED']);
    expect(await statuses(ninjs({ version: '3' }))).toEqual(['UNCHANGED']);
    expect(await statuses(ninjs({ version: '3', headline: 'Numbat tampered' }))).toEqual(['UNCHANGED']);
    expect(await statuses(ninjs({ version: '2', pubstatus: 'canceled' }))).toEqual(['UNCHANGED']);
    expect(await found(admin)).toMatchObject([{ headline: 'Numbat census ends', itemVersion: 1 }]);
    const queued = await server().deps.db.selectFrom('match_queue').selectAll().execute();
    expect(new Set(queued.map((row) => `${row.item_id}/${row.version}`)).size).toBe(queued.length);
  });

  it('is stored once, however many processes receive it at the same time', async () => {
    const { admin, channel } = await openChannel();
    const news = { bytes: Buffer.from(ninjs()), contentType: 'application/json', receivedAt: now };
    const received = await Promise.all(Array.from({ length: 4 }, () => receiveNews(server().deps, channel.id, news)));
    const statuses = received.flat().map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['CREATED', 'UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    expect(await found(admin)).toMatchObject([{ itemVersion: 1 }]);
  });

  it('with a higher version makes a new version of the article', async () => {
    const { admin, statuses } = await openChannel();
    await statuses(ninjs());
    expect(await statuses(ninjs({ version: '2', headline: 'Numbat census begins' }))).toEqual(['UPDATED']);
    expect(await found(admin)).toMatchObject([{ headline: 'Numbat census begins', itemVersion: 2 }]);
  });

  it('without versions makes a new version if the content differs', async () => {
    const { admin, statuses } = await openChannel();
    await statuses(ninjs({ version: undefined }));
    expect(await statuses(ninjs({ version: undefined }))).toEqual(['UNCHANGED']);
    expect(await statuses(ninjs({ version: undefined, headline: 'Numbat census begins' }))).toEqual(['UPDATED']);
    expect(await found(admin)).toMatchObject([{ headline: 'Numbat census begins' }]);
  });

  it('withdraws an article that it kills or holds, until a later version is usable', async () => {
    const { admin, statuses } = await openChannel();
    await statuses(ninjs());
    const [item] = await found(admin);
    const read = () => server().call(admin, 'GET', `/data/v1/items/${item?.itemId ?? ''}`);
    expect(await statuses(ninjs({ version: '2', pubstatus: 'canceled' }))).toEqual(['WITHDRAWN']);
    expect(await found(admin)).toEqual([]);
    expect((await read()).status).toBe(410);
    expect(await statuses(ninjs({ version: '3' }))).toEqual(['UPDATED']);
    expect(await found(admin)).toMatchObject([{ itemVersion: 2 }]);
    expect(await statuses(ninjs({ version: '4', pubstatus: 'withheld' }))).toEqual(['HELD']);
    expect(await found(admin)).toEqual([]);
  });

  it('is ignored if its document was killed before it arrived', async () => {
    const { admin, statuses } = await openChannel();
    expect(await statuses(ninjs({ version: '2', pubstatus: 'canceled' }))).toEqual(['WITHDRAWN']);
    expect(await statuses(ninjs())).toEqual(['UNCHANGED']);
    expect(await found(admin)).toEqual([]);
  });

  it('is published when its embargo ends', async () => {
    const { admin, statuses } = await openChannel();
    expect(await statuses(ninjs({ embargoed: '2026-11-23T12:05:00Z' }))).toEqual(['HELD']);
    expect(await releaseFirst(server().deps)).toBe(false);
    expect(await found(admin)).toEqual([]);
    now = new Date('2026-11-23T12:05:01Z');
    expect(await releaseFirst(server().deps)).toBe(true);
    expect(await releaseFirst(server().deps)).toBe(false);
    expect(await found(admin)).toMatchObject([
      { headline: 'Numbat census ends', published: '2026-11-23T12:05:00.000Z' },
    ]);
  });

  it('is published although another one, whose embargo ended before, can’t be', async () => {
    const { admin, statuses } = await openChannel();
    await statuses(ninjs({ guid: 'tag:superdesk.example,2026:bad', embargoed: '2026-11-23T12:01:00Z' }));
    await statuses(ninjs({ embargoed: '2026-11-23T12:05:00Z' }));
    const { pool } = server().deps;
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'Cannot be stored'; end $$`);
    await pool.query(
      `create trigger refuse before insert on item for each row when (new.guid like '%bad') execute function refuse()`,
    );
    now = new Date('2026-11-23T12:05:01Z');
    await expect(releaseFirst(server().deps)).rejects.toThrow('Cannot be stored');
    expect(await releaseFirst(server().deps)).toBe(true);
    expect(await found(admin)).toHaveLength(1);
    await pool.query('drop function refuse cascade');
    now = new Date('2026-11-23T12:06:02Z');
    expect(await releaseFirst(server().deps)).toBe(true);
    expect(await found(admin)).toHaveLength(2);
  });

  it('hides what is published if its new version is under embargo, and an empty embargo has no end', async () => {
    const { admin, statuses } = await openChannel();
    await statuses(ninjs());
    expect(await statuses(ninjs({ version: '2', embargoed: '' }))).toEqual(['HELD']);
    expect(await found(admin)).toEqual([]);
    now = new Date('2036-11-23T13:00:01Z');
    expect(await releaseFirst(server().deps)).toBe(false);
    expect(await statuses(ninjs({ version: '3' }))).toEqual(['UPDATED']);
  });

  it('stores the texts of a newsMessage and reports what it leaves out', async () => {
    const { admin, send } = await openChannel();
    const draft = newDraft({ guid: 'tag:agency.example,2026:1', now: '2026-11-20T10:00:00Z', author: 'Ada' });
    const document = (more: object) => ({
      ...draft,
      pubStatus: 'usable' as const,
      bodyHtml: '<p>A numbat.</p>',
      ...more,
    });
    const xml = writeNewsMessage({
      sender: 'agency.example',
      origin: 'Agency',
      sent: '2026-11-20T10:00:00Z',
      transmitId: '1',
      documents: [
        document({ headline: 'Numbat one' }),
        document({ guid: 'tag:agency.example,2026:2', headline: 'Numbat two' }),
      ],
    }).replace('ninat:text', 'ninat:picture');
    const { body } = await send(xml, 'application/vnd.iptc.g2.newsmessage+xml');
    expect(body.documents).toMatchObject([
      { status: 'SKIPPED', notes: ['Only text is stored.'] },
      { guid: 'tag:agency.example,2026:2', status: 'CREATED' },
    ]);
    expect(await found(admin)).toMatchObject([{ headline: 'Numbat two' }]);
  });

  it('can’t claim an own article by its guid', async () => {
    const { send, channel } = await openChannel();
    await send(ninjs({ guid: 'urn:watchdesk:article:1' }));
    const items = await server()
      .deps.db.selectFrom('item')
      .select('guid')
      .where('source_id', '=', channel.id)
      .execute();
    expect(items).toEqual([{ guid: 'feed:urn:watchdesk:article:1' }]);
  });
});

describe('a push is refused', () => {
  it('with 403 without a signature, with a wrong one, another channel’s key, and of other bytes', async () => {
    const { channel, key, admin } = await openChannel();
    const other = await openChannel();
    const bytes = ninjs();
    const status = async (signature: string | null, channelId = channel.id) =>
      (await push(server(), { channelId, key, bytes, signature })).status;
    expect(await status(null)).toBe(403);
    const large = await push(server(), {
      channelId: channel.id,
      key,
      bytes: Buffer.alloc(50_000_000),
      signature: null,
    });
    expect(large.status).toBe(403);
    expect(await status('')).toBe(403);
    expect(await status('sha1=')).toBe(403);
    expect(await status(signatureOf(bytes, ''))).toBe(403);
    expect(await status(signatureOf(`${bytes} `, key))).toBe(403);
    expect(await status(signatureOf(bytes, other.key))).toBe(403);
    expect(await status(signatureOf(bytes, key), other.channel.id)).toBe(403);
    expect(await status(signatureOf(bytes, ''), 'chnl0')).toBe(403);
    expect(await found(admin)).toEqual([]);
  });

  it('with 403 once its key is replaced or deleted, or its channel is removed', async () => {
    const { admin, channel, key, send } = await openChannel();
    const newer = await allowPushing(server(), admin, channel.id);
    expect((await send(ninjs())).status).toBe(403);
    const sendNewer = () => push(server(), { channelId: channel.id, key: newer, bytes: ninjs() });
    expect((await sendNewer()).status).toBe(200);
    const path = `/iam/v1/department/publishchannels/${channel.id}/pushkey`;
    expect((await server().call(admin, 'DELETE', path)).status).toBe(200);
    expect((await sendNewer()).status).toBe(403);
    const last = await allowPushing(server(), admin, channel.id);
    await server().call(admin, 'POST', '/iam/v1/department/channels/delete', { ids: [channel.id] });
    expect((await push(server(), { channelId: channel.id, key: last, bytes: ninjs() })).status).toBe(403);
    expect(newer).not.toBe(key);
  });

  it('with 413 if it is too large, and with 400 if it is unreadable, nested too deeply, or has an entity bomb', async () => {
    const { admin, send } = await openChannel();
    expect((await send(Buffer.alloc(limits.pushBytes + 1, 32))).status).toBe(413);
    expect((await send(Buffer.alloc(50_000_000, 32))).status).toBe(413);
    expect((await send('')).status).toBe(400);
    expect((await send('{"headline": ')).body.errorMessage).toMatch(/^Line 1, column \d+: /);
    expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
    const bomb = `<?xml version="1.0"?><!DOCTYPE nitf [<!ENTITY a "numbat"><!ENTITY b "${'&a;'.repeat(1_000)}">]>
      <nitf><body><body.head><hedline><hl1>Numbat &b;</hl1></hedline></body.head><body.content><p>&b;</p></body.content></body></nitf>`;
    const answer = await send(bomb, 'application/xml');
    expect(JSON.stringify(answer.body)).not.toContain('numbatnumbat');
    expect((await found(admin, 'document:numbatnumbat')).length).toBe(0);
  }, 30_000);
});

describe('the key of a channel', () => {
  it('is made by administrators of its department, and shown only once', async () => {
    const { department, admin, channel, send } = await openChannel();
    const path = `/iam/v1/department/publishchannels/${channel.id}`;
    const user = await server().person(department);
    const stranger = await server().person(await server().department(), { admin: true });
    expect((await server().call(user, 'POST', `${path}/pushkey`)).status).toBe(403);
    expect((await server().call(stranger, 'POST', `${path}/pushkey`)).status).toBe(404);
    expect((await server().call(stranger, 'GET', `${path}/exchange`)).status).toBe(404);
    await send(ninjs());
    const { body } = await server().call(admin, 'GET', `${path}/exchange`);
    expect(body).toEqual({
      feed: null,
      push: { createdAt: now.toISOString(), lastReceivedAt: now.toISOString() },
      pushUrl: expect.stringMatching(new RegExp(`/data/v1/push/${channel.id}$`)),
    });
  });
});
