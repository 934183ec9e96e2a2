import { sql } from 'kysely';
import { addSource } from '../../support/server/storeArticle';
import { useTestApp, type SignedIn } from '../../support/server/testApp';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { makeTopic, topicBody } from '../../support/server/topicBuilders';
import { writeOwnArticle } from '../../support/server/ownArticles';

const server = useTestApp();

interface Column {
  table: string;
  column: string;
}

/** All columns that refer to users: by a foreign key, or by their name. */
async function userColumns(): Promise<Column[]> {
  const { rows } = await server().database.pool.query<Column>(`
    select c.relname as "table", a.attname as "column"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
      a.attname ~ '^(user|person|account|owner)(_id)?$|_by$'
      or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
        and f.confrelid = 'user_account'::regclass and a.attnum = any (f.conkey)))
    order by 1, 2`);
  return rows;
}

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

/** Those of the columns that contain one of these ids in some row. */
async function columnsNaming(columns: readonly Column[], names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of columns) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from ${sql.table(one.table)} where ${sql.ref(one.column)} = any(${[...names]})) as there
    `.execute(server().deps.db);
    if (rows[0]?.there === true) found.push(nameOf(one));
  }
  return found;
}

/** The tables with a row that contains the word in any column; without that of keys, whose random text may contain any. */
async function tablesWith(word: string): Promise<string[]> {
  const { pool } = server().database;
  const { rows: tables } = await pool.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'signing_key' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from "${name}" t where t::text ~ $1 limit 1`, [`\\m${word}\\M`]);
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

/** Those of the columns with a row whose owner doesn't exist: no user, no department, and not the provider. */
async function columnsOfNobody(columns: readonly Column[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (
        select from ${sql.table(table)} t where t.${sql.ref(column)} is not null
          and not exists (select from user_account u where t.${sql.ref(column)} in (u.id, u.uid))
          and not exists (select from department d where d.id = t.${sql.ref(column)})
          and t.${sql.ref(column)} <> 'WATCHDESK') as there`.execute(server().deps.db);
    if (rows[0]?.there === true) found.push(nameOf({ table, column }));
  }
  return found;
}

/** Gives the editor a row in every table, also in workspaces of others. */
async function liveFully(desk: NewsletterWorkspace, admin: SignedIn): Promise<void> {
  const { editor, departmentId } = desk;
  const { db } = server().deps;
  const { id: category } = await db
    .insertInto('topic_group')
    .values({ topic_type: 'USER', owner: editor.userId, department_id: departmentId, name: 'Mine', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topic = await makeTopic(server(), editor, topicBody({ profileGroupId: category }));
  const output = `/alert/v1/outputoptions/${editor.userId}/${topic}`;
  expect((await server().call(editor, 'POST', output, { infoalertEnabled: true })).status).toBe(200);
  await db.insertInto('favourite').values({ user_id: editor.userId, topic_id: topic, position: 0 }).execute();
  const { id: mailId } = await db
    .insertInto('mail')
    .values({
      message_id: '<one@example.com>',
      kind: 'alert',
      department_id: departmentId,
      user_id: editor.userId,
      recipient: editor.uid,
      subject: 'News',
      html: '',
      text: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('edition')
    .values({
      user_id: editor.userId,
      topic_id: topic,
      due_at: new Date(),
      matched_from: '1',
      matched_through: '2',
      article_count: 0,
      total: 0,
      mail_id: mailId,
    })
    .execute();

  // In a group, with its workspace, that the administrator owns from now on.
  const { itemId } = await desk.article('Shared by a person who leaves');
  const passedOn = { usergroupsIds: [desk.groupId], newOwnerId: admin.userId };
  expect((await server().call(editor, 'PUT', '/iam/v1/usergroups/update/owner', passedOn)).status).toBe(200);
  const { id: mailingId } = await db
    .insertInto('mailing')
    .values({ from_name: 'Board', html: '', text: '', unsubscribe_placeholder: 'mark' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('newsletter')
    .values({
      workspace_id: desk.groupId,
      department_id: departmentId,
      sent_by: editor.userId,
      idempotency_key: 'once',
      subject: 'News',
      mailing_id: mailingId,
      user_groups: [],
      article_count: 0,
      recipient_count: 0,
    })
    .execute();
  await db
    .insertInto('story_split')
    .values({ department_id: departmentId, item_id: itemId, story_id: await desk.story(), split_by: editor.userId })
    .execute();

  const setting = { name: 'Weekly', subject: 'News', comment: '', groups: [], externalEmails: [] };
  expect((await desk.call('POST', '/workspace/v1/emailsettings', setting)).status).toBe(200);
  const comments = `/workspace/v1/articles/${itemId}/comments?ownerId=${desk.groupId}`;
  expect((await desk.call('POST', comments, { comment: 'My last one' })).status).toBe(200);
  await db
    .insertInto('notification')
    .values({
      user_id: editor.userId,
      workspace_id: desk.groupId,
      article_id: itemId,
      kind: 'shared',
      actor_id: editor.userId,
    })
    .execute();
  await writeOwnArticle(server(), editor, desk.groupId);
  const flagged = { department_id: departmentId, flag: 'important' as const, item_id: itemId, set_by: editor.userId };
  await db.insertInto('article_flag').values(flagged).execute();
  await db.insertInto('item_label').values({ user_id: editor.userId, item_id: itemId, label: 'starred' }).execute();
  const emailSetting = { name: 'Board', subject: '', comment: '', groups: [], externalEmails: [] };
  expect((await desk.call('POST', '/workspace/v1/emailsettings', emailSetting)).status).toBe(200);
  const items = [{ itemId, itemVersion: 1 }];
  const email = { subject: 'Read this', items, to: ['chair@board.example'], ownerIds: [] };
  expect((await desk.call('POST', '/workspace/v1/items/send', email)).status).toBe(200);
  const file = { department_id: departmentId, name: 'a.pdf', content_type: 'application/pdf' };
  await db
    .insertInto('file')
    .values({ ...file, id: 'file', uploaded_by: editor.userId })
    .execute();
  const removed = await desk.article('Removed by a person who leaves');
  const removedComments = `/workspace/v1/articles/${removed.id}/comments?ownerId=${desk.groupId}`;
  expect((await desk.call('POST', removedComments, { comment: 'Why?' })).status).toBe(200);
  const removal = `/workspace/v1/articles/delete?ownerId=${desk.groupId}&articleIds=${removed.id}`;
  expect((await desk.call('POST', removal)).status).toBe(200);
  await db
    .insertInto('removed_notification')
    .values({
      id: '900000',
      user_id: editor.userId,
      workspace_id: desk.groupId,
      article_id: removed.id,
      kind: 'shared',
      created_at: new Date(),
    })
    .execute();
  await db
    .insertInto('workspace')
    .values({ id: editor.userId, department_id: departmentId, user_id: editor.userId })
    .execute();
  await db
    .insertInto('sign_on_ticket')
    .values({ hash: Buffer.from('ticket'), user_id: editor.userId, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  // Kept on purpose until it expires: deleting an account doesn't reset the limit of sign-in attempts.
  await db.insertInto('sign_in_attempt').values({ account: editor.uid, address: '192.0.2.1', device: null }).execute();
}

describe('a deleted user', () => {
  const signInAttempts = 'sign_in_attempt.account';

  it('leaves no own rows behind, and no references to missing users', async () => {
    await addSource(server().deps.db, 'wire');
    const desk = await NewsletterWorkspace.open(server());
    const { editor } = desk;
    const admin = await server().person({ id: desk.departmentId, realm: editor.realm, name: '' }, { admin: true });
    await liveFully(desk, admin);
    const columns = await userColumns();
    // A new column that refers to users fails here until `liveFully` fills it.
    expect(await columnsNaming(columns, [editor.userId, editor.uid])).toEqual(columns.map(nameOf));

    expect((await server().call(admin, 'DELETE', `/iam/v1/department/users/${editor.userId}`)).status).toBe(200);

    expect(await columnsNaming(columns, [editor.userId, editor.uid])).toEqual([signInAttempts]);
    expect(await columnsOfNobody(columns)).toEqual([signInAttempts]);
    expect(await tablesWith(editor.userId)).toEqual([]);
    // What was created for others stays, without an author.
    const { db } = server().deps;
    const shared = await db.selectFrom('workspace_article').select('shared_by').execute();
    expect(shared).toEqual([{ shared_by: null }, { shared_by: null }]);
    expect(await db.selectFrom('newsletter').select('sent_by').execute()).toEqual([{ sent_by: null }]);
    expect(await db.selectFrom('article_email').select('sent_by').execute()).toEqual([{ sent_by: null }]);
  });
});
