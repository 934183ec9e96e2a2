import { sql } from 'kysely';
import { mailLimits, times } from '@contract/limits';
import { lastEditionAt } from '@server/alerts/repository';
import { Percolator } from '@server/engine/percolator/percolator';
import { sendMails } from '@server/mail/sendMails';
import type { OutgoingMail } from '@server/mail/transport';
import { backfillTopic } from '@server/matching/backfillTopic';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { alertAll as makeAlerts, sendAll as markSent } from '../../support/server/alertAll';
import { subscribe } from '../../support/server/insertRows';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { encodedDocument, makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { useTestApp } from '../../support/server/testApp';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { countWaiting, until } from '../../support/server/until';

/** From publishing to the mail of an alert: matching, the edition, and its mail are the real ones. */

const server = useTestApp();
const db = () => server().deps.db;

/** A workspace whose editor follows what is said about numbats. */
async function newsroom() {
  const workspace = await NewsletterWorkspace.open(server());
  const channel = await makePublishChannel(server(), workspace.departmentId);
  const all = { addAllSources: true, sources: [] };
  const topic = await makeTopic(server(), workspace.editor, topicBody({ query: 'numbat OR quoll', ...all }));
  await subscribe(db(), workspace.editor.userId, topic, new Date(0));
  await db().updateTable('subscription').set({ frequency: 0 }).where('topic_id', '=', topic).execute();
  while (await backfillTopic(db(), new Date(), { lastEditionAt }));
  const { groupId } = workspace;
  const publish = (articleIds: string[], channels = [channel]) =>
    workspace.call('POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
      articleIds,
      channels: channels.map(({ number }) => String(number)),
    });
  const unpublish = (articleId: string) =>
    workspace.call('POST', `/workspace/v1/article/unpublish?ownerId=${groupId}`, [{ articleId }]);
  // Different texts, which aren't one story.
  const write = (headline: string) => {
    const bodyHtml = `<p>${`${headline} in the ${headline.split(' ')[0] ?? ''} forest, as all foresters say. `.repeat(3)}</p>`;
    return writeOwnArticle(server(), workspace.editor, groupId, { headline, bodyHtml });
  };
  return { workspace, channel, publish, unpublish, write };
}

const alertAll = () => makeAlerts(server());
const sendAll = () => markSent(server());

/** Sends the mails to a server that doesn't accept the first one before something else has happened. */
async function deliveredAfter(happens: () => Promise<unknown>): Promise<string[]> {
  const delivered: string[] = [];
  let waiting: (() => Promise<unknown>) | undefined = happens;
  const deliver = async ({ text }: OutgoingMail, beforeEnd: () => Promise<void>) => {
    const first = waiting;
    waiting = undefined;
    await first?.();
    await beforeEnd();
    delivered.push(text);
  };
  const transport = { deliver, close: () => undefined };
  const now = () => new Date(Date.now() + times.dayMs);
  await sendMails(db(), { now, from: 'alerts@watchdesk.example', transport });
  return delivered;
}

const editionsOf = (userId: string) =>
  db()
    .selectFrom('edition as e')
    .leftJoin('edition_item as i', 'i.edition_id', 'e.id')
    .select(['e.article_count', 'e.total', 'i.item_id'])
    .where('e.user_id', '=', userId)
    .execute();

describe('an alert of a published article', () => {
  it('is sent once, however often the article is published', async () => {
    const { workspace, channel, publish, write } = await newsroom();
    const id = await write('Numbat census ends');
    await publish([id]);
    await alertAll();
    expect(await workspace.mails()).toMatchObject([{ kind: 'alert', recipient: workspace.editor.uid }]);

    await publish([id]);
    await alertAll();
    const article = encodedDocument({ headline: 'Numbat census begins' });
    await workspace.call('PUT', `/workspace/v1/articles/${id}`, { article, ownerId: workspace.groupId });
    await workspace.call('PUT', `/workspace/v1/article/${id}/publish/update?ownerId=${workspace.groupId}`);
    await alertAll();
    expect(await workspace.mails()).toHaveLength(1);

    await publish([id], [channel, await makePublishChannel(server(), workspace.departmentId, 'Second')]);
    await alertAll();
    expect(await workspace.mails()).toHaveLength(1);
  });

  it('isn’t sent again when the article is published again, or moved to another channel', async () => {
    const { workspace, channel, publish, unpublish, write } = await newsroom();
    const [numbat, quoll] = [await write('Numbat census ends'), await write('Quoll sightings double')];
    await publish([numbat, quoll]);
    await alertAll();
    await sendAll();
    expect(await workspace.mails()).toHaveLength(1);

    await unpublish(numbat);
    const preview = await workspace.call('POST', `/workspace/v1/article/publish/preview?ownerId=${workspace.groupId}`, {
      articleIds: [numbat],
      channels: [String(channel.number)],
    });
    expect(preview.body).toEqual({ topics: 0, people: 0, withdrawn: 0 });
    await publish([numbat]);
    await publish([quoll], [await makePublishChannel(server(), workspace.departmentId, 'Second')]);
    await alertAll();
    expect(await workspace.mails()).toHaveLength(1);
  });

  it('is sent of an article that was unpublished before anybody was alerted, and is published again', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const [numbat, quoll] = [await write('Numbat census ends'), await write('Quoll sightings double')];
    await publish([numbat, quoll]);
    await alertAll();
    await unpublish(numbat);
    await alertAll();

    await publish([numbat]);
    await alertAll();
    const mails = await workspace.mails();
    expect(mails.map(({ text }) => [text.includes('Numbat'), text.includes('Quoll')])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('is sent to those whose topic begins to match an article that others were alerted of', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const id = await write('Numbat census ends');
    await publish([id]);
    await alertAll();

    const reader = await workspace.member();
    const topic = await makeTopic(
      server(),
      reader,
      topicBody({ query: 'foresters', addAllSources: true, sources: [] }),
    );
    await subscribe(db(), reader.userId, topic, new Date(0));
    await db().updateTable('subscription').set({ frequency: 0 }).where('topic_id', '=', topic).execute();
    while (await backfillTopic(db(), new Date(), { lastEditionAt }));
    await alertAll();
    await sendAll();
    await unpublish(id);
    await publish([id]);
    await alertAll();
    const mails = await workspace.mails();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([workspace.editor.uid, reader.uid].toSorted());
  });

  it('is composed again without an article that is unpublished before it is sent', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const [numbat, quoll] = [await write('Numbat census ends'), await write('Quoll sightings double')];
    await publish([numbat, quoll]);
    await alertAll();
    const [before] = await workspace.mails();
    expect(before?.text).toMatch(/Numbat census ends[^]*Quoll|Quoll sightings double[^]*Numbat/);

    await unpublish(numbat);
    const [after] = await workspace.mails();
    expect(after).toMatchObject({ id: before?.id, state: 'queued', message_id: before?.message_id });
    expect(after?.text).toContain('Quoll sightings double');
    expect(`${after?.subject} ${after?.html} ${after?.text}`).not.toContain('Numbat');
    expect(await editionsOf(workspace.editor.userId)).toMatchObject([{ article_count: 1, total: 1 }]);

    await unpublish(quoll);
    expect(await workspace.mails()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('stays as it is once it is handed over', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const id = await write('Numbat census ends');
    await publish([id]);
    await alertAll();
    const now = new Date();
    await db().updateTable('mail').set({ state: 'sending', leased_until: now, handover_started_at: now }).execute();
    await unpublish(id);
    expect(await workspace.mails()).toMatchObject([{ state: 'sending', text: expect.stringContaining('Numbat') }]);
    expect(await editionsOf(workspace.editor.userId)).toMatchObject([{ article_count: 1, total: 1 }]);
  });

  it('keeps the excerpts of the other articles when it is composed again', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const numbat = await write('Numbat census ends');
    const description = ['The quoll is seen twice as often. '.repeat(30)];
    const quoll = await writeOwnArticle(server(), workspace.editor, workspace.groupId, {
      headline: 'Quoll sightings double',
      description,
    });
    await publish([numbat, quoll]);
    await alertAll();
    const sentences = async () => (await workspace.mails())[0]?.text.match(/seen twice as often/g);
    const before = await sentences();

    await unpublish(numbat);
    expect(await sentences()).toEqual(before);
  });

  it('is sent without an article that is unpublished while the mail server is slow', async () => {
    await db().updateTable('mail').set({ state: 'failed' }).execute();
    const { workspace, publish, unpublish, write } = await newsroom();
    const [numbat, quoll] = [await write('Numbat census ends'), await write('Quoll sightings double')];
    await publish([numbat, quoll]);
    await alertAll();
    expect(await deliveredAfter(() => unpublish(numbat))).toEqual([expect.not.stringContaining('Numbat')]);

    const dingo = await write('Numbat census begins');
    await publish([dingo]);
    await alertAll();
    expect(await deliveredAfter(() => unpublish(dingo))).toEqual([]);
    expect(await workspace.mails()).toMatchObject([{ state: 'sent' }, { state: 'cancelled' }]);
  });

  it('isn’t made of an article that is unpublished before the edition', async () => {
    const { workspace, publish, unpublish, write } = await newsroom();
    const id = await write('Numbat census ends');
    await publish([id]);
    const matcher = new ArticleMatcher(db(), new Percolator());
    while ((await matcher.matchBatch(new Date())) > 0);
    await unpublish(id);
    await alertAll();
    expect(await workspace.mails()).toEqual([]);
  });
});

describe('unpublishing an article', () => {
  it('succeeds while it is matched and grouped with another into a story', async () => {
    const { workspace, channel, publish, unpublish } = await newsroom();
    const second = await makePublishChannel(server(), workspace.departmentId, 'Second');
    const write = () => writeOwnArticle(server(), workspace.editor, workspace.groupId);
    const [one, other] = [await write(), await write()];
    const matcher = new ArticleMatcher(db(), new Percolator());
    while ((await matcher.matchBatch(new Date())) > 0);
    await publish([one], [channel]);
    await publish([other], [second]);
    let results: Promise<unknown[]> | undefined;
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table topic_change in access exclusive mode`.execute(tx);
        const batch = matcher.matchBatch(new Date());
        await until(async () => (await countWaiting(server().deps.pool, 'from topic_change')) > 0);
        const unpublished = unpublish(one);
        await until(async () => (await countWaiting(server().deps.pool, 'match_queue')) > 0);
        results = Promise.all([batch, unpublished.then(({ status }) => status)]);
      });
    expect(await results).toEqual([2, 200]);
  });
});

describe('a digest that is composed again', () => {
  /** A newsroom whose editor gets one mail for all topics, and follows further ones. */
  async function digestNewsroom(queries: readonly string[], more: { send_empty?: boolean } = {}) {
    const room = await newsroom();
    const { editor } = room.workspace;
    const settings = JSON.stringify({ emailSendMode: 1 });
    await db().updateTable('user_account').set({ settings }).where('id', '=', editor.userId).execute();
    await db().deleteFrom('subscription').where('user_id', '=', editor.userId).execute();
    for (const query of queries) {
      const topic = await makeTopic(server(), editor, topicBody({ name: `About ${query}`, query }));
      await subscribe(db(), editor.userId, topic, new Date(0));
    }
    await db()
      .updateTable('subscription')
      .set({ frequency: 1, ...more })
      .where('user_id', '=', editor.userId)
      .execute();
    while (await backfillTopic(db(), new Date(), { lastEditionAt }));
    return room;
  }

  it('has an Unsubscribe link for all of its topics', async () => {
    const many = Array.from({ length: mailLimits.topicsInLink + 1 }, () => 'quoll');
    const { workspace, publish, unpublish, write } = await digestNewsroom(['numbat', ...many]);
    const [numbat, quoll] = [await write('Numbat census ends'), await write('Quoll sightings double')];
    await publish([numbat, quoll]);
    await alertAll();
    await unpublish(numbat);
    const [mail] = await workspace.mails();
    const [url = ''] = /\/alert\/v1\/unsubscribe\/[^>]+/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
    const answer = await server().app.inject({ method: 'POST', url });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('You won’t get these alerts')]);
  });

  it('still reports topics that send empty alerts', async () => {
    const { workspace, publish, unpublish, write } = await digestNewsroom(['numbat', 'wombat'], { send_empty: true });
    const id = await write('Numbat census ends');
    await publish([id]);
    await alertAll();
    await unpublish(id);
    const [mail] = await workspace.mails();
    expect(mail).toMatchObject({ state: 'queued', text: expect.not.stringContaining('Numbat census') });
    expect(mail?.text).toMatch(/About numbat[^]*No new articles[^]*About wombat[^]*No new articles/);
  });
});

describe('whatever happens to a published article', () => {
  /** The names of channels stand for publishing there. */
  type Step = 'House News' | 'Second' | 'unpublish' | 'edit' | 'alert' | 'send';
  /** The steps, and how many mails name the article after a last alert. */
  const cases: readonly [steps: Step[], named: number][] = [
    [['House News'], 1],
    [['House News', 'House News', 'edit', 'House News'], 1],
    [['House News', 'alert', 'House News', 'alert', 'edit', 'House News'], 1],
    [['House News', 'alert', 'send', 'unpublish', 'House News'], 1],
    [['House News', 'alert', 'send', 'unpublish', 'alert', 'edit', 'House News', 'alert', 'send'], 1],
    [['House News', 'alert', 'send', 'Second', 'alert', 'House News'], 1],
    [['House News', 'alert', 'send', 'Second', 'alert', 'unpublish', 'Second', 'alert', 'House News'], 1],
    [['House News', 'alert', 'unpublish', 'alert', 'House News'], 1],
    [['House News', 'unpublish', 'alert', 'Second', 'alert', 'send', 'House News'], 1],
    [['House News', 'alert', 'unpublish'], 0],
    [['House News', 'alert', 'send', 'unpublish'], 1],
    [['House News', 'unpublish', 'edit', 'Second', 'unpublish'], 0],
  ];

  it.each(cases)('%j leads to %i alerts of it', async (steps, named) => {
    const { workspace, channel, publish, unpublish, write } = await newsroom();
    const second = await makePublishChannel(server(), workspace.departmentId, 'Second');
    const id = await write('Numbat census ends');
    let edits = 0;
    const run: Readonly<Record<Step, () => Promise<unknown>>> = {
      'House News': () => publish([id], [channel]),
      Second: () => publish([id], [second]),
      unpublish: () => unpublish(id),
      edit: () => {
        const article = encodedDocument({ headline: `Numbat census ends, part ${++edits}` });
        return workspace.call('PUT', `/workspace/v1/articles/${id}`, { article, ownerId: workspace.groupId });
      },
      alert: alertAll,
      send: sendAll,
    };
    for (const step of [...steps, 'alert' as const]) await run[step]();
    const mails = (await workspace.mails()).filter(({ state }) => state !== 'cancelled');
    expect(mails.filter(({ text }) => text.includes('Numbat'))).toHaveLength(named);
  });
});

describe('a newsletter', () => {
  it('is stopped by a draft, and by a published article with unpublished changes', async () => {
    const { workspace, publish, write } = await newsroom();
    const [draft, changed] = [await write('A draft'), await write('Published, then changed')];
    await publish([changed]);
    const send = () => workspace.send({ articles: [draft, changed] });
    expect((await send()).body.fields).toEqual({ [draft]: 'A draft' });
    const article = encodedDocument({ headline: 'Changed' });
    await workspace.call('PUT', `/workspace/v1/articles/${changed}`, { article, ownerId: workspace.groupId });
    const refused = await send();
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'NEWSLETTER_STATES']);
    expect(Object.keys(refused.body.fields)).toEqual([draft, changed]);
    await publish([draft]);
    await workspace.call('POST', `/workspace/v1/article/${changed}/discard?ownerId=${workspace.groupId}`);
    expect((await send()).status).toBe(200);
  });
});
