import { lastEditionAt } from '@server/alerts/repository';
import { backfillTopic } from '@server/matching/backfillTopic';
import { alertAll, sendAll } from '../../support/server/alertAll';
import { subscribe } from '../../support/server/insertRows';
import { makePublishChannel } from '../../support/server/ownArticles';
import { allowPushing, ninjs, push } from '../../support/server/pushedNews';
import { useTestApp } from '../../support/server/testApp';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';

const server = useTestApp();
const db = () => server().deps.db;

/** A channel into which others push, and a reader who follows numbats. */
async function wire() {
  const department = await server().department();
  const reader = await server().person(department, { admin: true });
  const channel = await makePublishChannel(server(), department.id);
  const key = await allowPushing(server(), reader, channel.id);
  const topic = await makeTopic(server(), reader, topicBody({ query: 'numbat', addAllSources: true, sources: [] }));
  await subscribe(db(), reader.userId, topic, new Date(0));
  await db().updateTable('subscription').set({ frequency: 0 }).where('topic_id', '=', topic).execute();
  while (await backfillTopic(db(), new Date(), { lastEditionAt }));
  const receive = (more: object = {}) => push(server(), { channelId: channel.id, key, bytes: ninjs(more) });
  const mails = () =>
    db().selectFrom('mail').select(['state', 'text']).where('user_id', '=', reader.userId).orderBy('id').execute();
  return { receive, mails };
}

describe('an alert of a pushed article', () => {
  it('is sent once, whatever versions follow, and after it was killed and revived', async () => {
    const { receive, mails } = await wire();
    await receive();
    await receive();
    await alertAll(server());
    await receive({ version: '2', headline: 'Numbat census begins' });
    await alertAll(server());
    await sendAll(server());
    await receive({ version: '3', pubstatus: 'canceled' });
    await alertAll(server());
    await receive({ version: '4' });
    await alertAll(server());
    expect(await mails()).toMatchObject([{ state: 'sent', text: expect.stringContaining('Numbat census ends') }]);
  });

  it('is canceled if the article is killed before it is sent', async () => {
    const { receive, mails } = await wire();
    await receive();
    await alertAll(server());
    expect(await mails()).toMatchObject([{ state: 'queued' }]);
    await receive({ version: '2', pubstatus: 'canceled' });
    expect(await mails()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('waits for the end of an embargo', async () => {
    const { receive, mails } = await wire();
    await receive({ embargoed: '2126-01-01T00:00:00Z' });
    await alertAll(server());
    expect(await mails()).toEqual([]);
    await receive({ version: '2' });
    await alertAll(server());
    expect(await mails()).toHaveLength(1);
  });
});
