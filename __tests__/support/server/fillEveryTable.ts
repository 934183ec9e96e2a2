import { deliveryMethods } from '@contract/limits';
import { lastEditionAt } from '@server/alerts/repository';
import { Percolator } from '@server/engine/percolator/percolator';
import { backfillTopic } from '@server/matching/backfillTopic';
import { ArticleMatcher } from '@server/matching/matchArticles';
import { hashPassword } from '@server/people/passwords/hash';
import { createChannel } from './feedBuilders';
import { NewsletterWorkspace } from './newsletterWorkspace';
import { addSource, storeArticle } from './storeArticle';
import type { SignedIn, TestApp } from './testApp';
import { companyTopicBody, makeGroup, makeProviderTopic, makeSource, makeTopic, topicBody } from './topicBuilders';
import { attachment, makePublishChannel, writeOwnArticle } from './ownArticles';
import { pixelPng, uploadFile } from './uploadFile';
import { allowPushing, ninjs, push } from './pushedNews';
import { untilOthersCommitted } from './until';
import { makeEditions } from './makeEditions';

export const filledAccount = { uid: 'ada@tarn.example', password: 'a password of the fixture' };

const body = `The quokka census of the northern islands began on Monday. Forty volunteers count the animals at night, because
quokkas sleep through the heat of the day. The insulin of wild marsupials is studied at the same time.`;

/**
 * Writes a row into every table that a backup contains, by the API where there is one: a department with an
 * administrator, a topic with an alert that is due at `now`, a story, a channel, and a workspace with a newsletter.
 */
export async function fillEveryTable(test: TestApp, now: Date): Promise<void> {
  const { db } = test.deps;
  await addSource(db, 'wire');
  await addSource(db, 'gazette');
  await makeSource(test, { name: 'All sources', type: 'PACKAGE', members: ['wire', 'gazette'] });
  await db.insertInto('content_category').values({ id: 'nature', content_name: 'Nature', position: 0 }).execute();
  await makeProviderTopic(test);

  const workspace = await NewsletterWorkspace.open(test, { timezone: 'UTC' });
  const department = { id: workspace.departmentId, realm: workspace.editor.realm, name: 'Tarn & Söhne' };
  await db.updateTable('department').set({ name: department.name }).where('id', '=', department.id).execute();
  const { uid, password } = filledAccount;
  const passwordHash = await hashPassword(password);
  const admin = await test.person(department, { uid, givenName: 'Ada', surName: 'Tarn', admin: true, passwordHash });
  await createChannel(db, department, { name: 'Tarn news', dueAt: now });
  await fillTopics(test, admin, now);
  await fillWorkspace(test, workspace, admin);
}

async function fillTopics(test: TestApp, admin: SignedIn, now: Date): Promise<void> {
  const { db } = test.deps;
  const query = {
    query: 'quokka OR "insulin of wild"~2',
    sources: [{ id: 'wire' }, { id: 'gazette' }],
    addAllSources: false,
  };
  const topic = await makeTopic(test, admin, topicBody({ name: 'Quokkas', ...query }));
  const { revision } = await db
    .updateTable('topic')
    .set({ matched_from: new Date(0) })
    .where('id', '=', topic)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await db.insertInto('favourite').values({ user_id: admin.userId, topic_id: topic, position: 0 }).execute();
  const output = await test.call(admin, 'POST', `/alert/v1/outputoptions/${admin.userId}/${topic}`, {
    infoalertEnabled: true,
  });
  if (output.status !== 200) throw new Error(`No subscription was made: ${output.text}`);

  const published = new Date(now.getTime() - 3_600_000);
  await storeArticle(db, { headline: 'Quokka census begins', body, published });
  await storeArticle(db, { headline: 'Quokka count begins', body, sourceId: 'gazette', published });
  while (await backfillTopic(db, now, { lastEditionAt }));
  const matcher = new ArticleMatcher(db, new Percolator());
  while ((await matcher.matchBatch(now, 200)) > 0);
  const matches = await db.selectFrom('topic_match').select('topic_revision').execute();
  if (!matches.some((match) => match.topic_revision === revision)) throw new Error('The topic matched no article');
  await db.updateTable('subscription').set({ next_due_at: now, frequency: 1 }).execute();
  await untilOthersCommitted(db);
  await makeEditions(db, now);
  await makeTopic(test, admin, topicBody({ name: 'Not filled in yet' }));
  // Stays in the queue: the matcher has run.
  await storeArticle(db, { headline: 'Quokka census ends', body: `${body} It ended on Friday.`, published });
}

/** Writes an article, and publishes it to a channel and a topic. */
async function fillOwnArticle(test: TestApp, { departmentId, groupId, editor }: NewsletterWorkspace, admin: SignedIn) {
  const articleId = await writeOwnArticle(test, editor, groupId, { headline: 'The board has met' });
  const channel = await makePublishChannel(test, departmentId);
  const category = await makeGroup(test, admin, { owner: departmentId });
  const body = companyTopicBody(departmentId, category, { name: 'From the board', publishOnly: true });
  await test.deps.db
    .updateTable('user_account')
    .set({ delivery_methods: [deliveryMethods.access, deliveryMethods.publish] })
    .where('id', '=', admin.userId)
    .execute();
  const topic = await makeTopic(test, admin, body);
  await test.deps.db.insertInto('user_group_member').values({ group_id: groupId, user_id: admin.userId }).execute();
  const answer = await test.call(admin, 'POST', `/workspace/v1/article/publish?ownerId=${groupId}`, {
    articleIds: [articleId],
    channels: [String(channel.number)],
    profiles: [{ id: topic }],
  });
  if (answer.body.articles?.[0]?.status !== 'PUBLISHED') throw new Error(`Nothing was published: ${answer.text}`);
  await test.call(admin, 'POST', `/iam/v1/department/publishchannels/${channel.id}/feed`);
  const key = await allowPushing(test, admin, channel.id);
  const pushed = await push(test, { channelId: channel.id, key, bytes: ninjs({ headline: 'Pushed by the wire' }) });
  if (pushed.status !== 200) throw new Error(`Nothing was pushed: ${pushed.text}`);
}

async function fillWorkspace(test: TestApp, workspace: NewsletterWorkspace, admin: SignedIn): Promise<void> {
  const { db } = test.deps;
  const { departmentId, groupId, editor } = workspace;
  const member = await workspace.member({ uid: 'member@tarn.example' });
  const article = await workspace.article('A note for the board');
  await fillOwnArticle(test, workspace, admin);
  const section = await workspace.section('This week');
  await workspace.call('POST', `/workspace/v1/groups/${section}/articles?ownerId=${groupId}`, {
    articleIds: [article.id],
  });
  const style = {
    name: 'Rose',
    accent: '#aa1155',
    link: '#7a1143',
    ground: '#fff5f8',
    paper: '#ffffff',
    headlineFont: 'serif',
    textFont: 'sans',
  };
  const { body: made } = await test.call(editor, 'POST', '/style/v1/styles', style);
  const sent = await workspace.send({ articles: [article.id], subject: 'Week 47' });
  if (sent.status !== 200) throw new Error(`No newsletter was sent: ${sent.text}`);
  const splitBy = { split_by: admin.userId, story_id: await workspace.story() };
  const split = { department_id: departmentId, item_id: article.itemId, ...splitBy };
  await db.insertInto('mail_style_default').values({ department_id: departmentId, style_id: made.style.id }).execute();
  await db.insertInto('story_split').values(split).execute();
  const setting = { name: 'Weekly', subject: 'News', comment: '', groups: [], externalEmails: [] };
  await workspace.call('POST', '/workspace/v1/emailsettings', setting);
  const comments = `/workspace/v1/articles/${article.id}/comments?ownerId=${groupId}`;
  await workspace.call('POST', comments, { comment: 'For the meeting' });
  const notice = {
    user_id: member.userId,
    workspace_id: groupId,
    article_id: article.id,
    kind: 'shared' as const,
  };
  await db.insertInto('notification').values(notice).execute();
  await test.call(editor, 'POST', '/workspace/v1/emailsettings', {
    name: 'The board',
    subject: 'Week 47',
    comment: 'For Monday',
    groups: [groupId],
    externalEmails: ['chair@tarn.example'],
  });
  const email = { subject: 'Read this', articleIds: [article.id], ownerIds: [], emails: ['chair@tarn.example'] };
  const emailed = await workspace.call('POST', `/workspace/v1/articles/send?ownerId=${groupId}`, email);
  if (emailed.status !== 200) throw new Error(`No article was emailed: ${emailed.text}`);
  const declined = { department_id: departmentId, address: 'chair@tarn.example', unsubscribed_at: new Date() };
  await db.insertInto('external_address').values(declined).execute();
  const flag = `/workspace/v1/articles/${article.id}/flag/important?ownerId=${groupId}&on=true`;
  if ((await workspace.call('GET', flag)).status !== 200) throw new Error('No flag was set');
  await workspace.call('PUT', `/data/v1/articles/${article.itemId}/label/starred?on=true`);
  const upload = await uploadFile(test, editor, { bytes: pixelPng, ownerId: groupId });
  if (upload.status !== 200) throw new Error(`No file was uploaded: ${upload.text}`);
  const attachments = [attachment('file', { id: upload.body.attachmentId })];
  await writeOwnArticle(test, editor, groupId, { headline: 'The board has a picture', attachments });
  const removed = await workspace.article('No longer for the board');
  await workspace.call('POST', `/workspace/v1/articles/${removed.id}/comments?ownerId=${groupId}`, { comment: 'Why?' });
  const removal = await workspace.call(
    'POST',
    `/workspace/v1/articles/delete?ownerId=${groupId}&articleIds=${removed.id}`,
  );
  if (removal.status !== 200) throw new Error(`Nothing was removed: ${removal.text}`);
  await db.insertInto('deleted_file').values({ id: 'a file in a bucket' }).execute();
  const image = { id: 'pixel', department_id: departmentId, content_type: 'image/png', bytes: pixelPng };
  await db.insertInto('image').values(image).execute();
}
