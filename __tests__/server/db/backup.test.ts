import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { advanceTransactionIds } from '@server/db/backup/subscriptionMarks';
import { connect } from '@server/db/connect';
import { migrate } from '@server/db/migrate';
import { restoreArchive } from '@server/db/backup/restoreArchive';
import { writeArchive } from '@server/db/backup/writeArchive';
import { createTestDatabase, useTestDatabase, type TestDatabase } from '../../support/server/database';
import { execute, withDatabase } from '../../support/server/testCluster';
import {
  addCompanyTopic,
  addDepartment,
  addMatchedArticle,
  addPerson,
  subscribe,
} from '../../support/server/insertRows';
import { fillEveryTable } from '../../support/server/fillEveryTable';
import { startTestApp } from '../../support/server/testApp';
import { untilOthersCommitted } from '../../support/server/until';
import { makeEditions } from '../../support/server/makeEditions';

const database = useTestDatabase();
const others: TestDatabase[] = [];
afterEach(async () => {
  for (const other of others.splice(0)) await other.drop();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const other = await createTestDatabase();
  others.push(other);
  return other;
}

async function archive(of: Pick<TestDatabase, 'url'> = database()): Promise<Buffer> {
  const client = new pg.Client({ connectionString: of.url });
  await client.connect();
  try {
    return await buffer(Readable.from(writeArchive(client, new Date('2026-11-20T12:00:00Z'))));
  } finally {
    await client.end();
  }
}

/** Splits at arbitrary offsets, as reading a file does. */
async function* inPieces(bytes: Buffer, size = 1_000) {
  for (let from = 0; from < bytes.length; from += size) yield await Promise.resolve(bytes.subarray(from, from + size));
}

// Repeated here on purpose, so that a table left out by mistake is noticed.
const leftOut = [
  'schema_migration',
  'session',
  'sign_on_ticket',
  'sign_in_attempt',
  'signing_key',
  'vocabulary',
  'vocabulary_queue',
];

/** The content of all tables without transaction ids, which differ between clusters. */
async function contentOf({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ table: string; columns: string }>(
    `
    select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) <> 'xid8' and c.relname <> all ($1)
    group by 1 order by 1`,
    [leftOut],
  );
  const content: Record<string, string[]> = {};
  for (const { table, columns } of rows) {
    const found = await pool.query<{ row: string }>(`select row(${columns})::text as row from "${table}" order by 1`);
    content[table] = found.rows.map(({ row }) => row);
  }
  return content;
}

/** The last migration before search by relevance, corrections, rejected mails, and workspaces. */
const lastOfTheReleaseBefore = 95;
const noon = new Date('2026-11-20T12:00:00Z');
async function mailsDue(of: Pick<TestDatabase, 'db'>) {
  await untilOthersCommitted(of.db);
  await makeEditions(of.db, noon);
  const alerts = of.db.selectFrom('mail').where('kind', '=', 'alert');
  const mails = await alerts.select(['recipient', 'subject', 'text']).orderBy('recipient').execute();
  return mails.map(({ recipient, subject, text }) => ({
    recipient,
    subject,
    headlines: ['First', 'Second', 'Third'].filter((headline) => text.includes(`${headline} trial`)),
  }));
}

describe('an archive', () => {
  beforeAll(async () => {
    const { db, pool } = database();
    const department = await addDepartment(db, 'Ames\t& \\. "Söhne"\nof Basel');
    const early = await addPerson(db, department.id, 'early@example.com');
    const late = await addPerson(db, department.id, 'late@example.com');
    const topic = await addCompanyTopic(db, department.id, 'Trials', 1);
    await subscribe(db, early.id, topic.id, noon);
    await addMatchedArticle(db, { headline: 'First trial', published: new Date('2026-11-20T09:00:00Z') }, [topic]);
    await subscribe(db, late.id, topic.id, noon);
    await addMatchedArticle(db, { headline: 'Second trial', published: new Date('2026-11-20T10:00:00Z') }, [topic]);
    await addMatchedArticle(db, { headline: 'Third trial', published: new Date('2026-11-20T11:00:00Z') }, [topic]);
    await pool.query("insert into image values ('one', $1, 'image/png', '\\x00ff0a5c2e0a', now())", [department.id]);
    await pool.query(
      `with w as (insert into workspace (id, department_id, user_id) values ($1, $2, $1)),
        g as (insert into mailing (from_name, html, text, unsubscribe_placeholder)
        values ('Ada', '<p>News -mark-</p>', 'News -mark-', '-mark-') returning id),
        n as (insert into newsletter (workspace_id, department_id, sent_by, idempotency_key, subject, mailing_id,
          user_groups, article_count, recipient_count)
        select $1, $2, $1, 'a key', 'Week 47', id, '{"Board, all"}', 1, 1 from g returning mailing_id)
      insert into mail (message_id, kind, department_id, user_id, recipient, subject, html, text, mailing_id)
      select '<n@x>', 'newsletter', $2, $1, 'early@example.com', 'Week 47', '', '', mailing_id from n`,
      [early.id, department.id],
    );
    await pool.query(
      `insert into mail_style (department_id, name, link, ground, paper, headline_font, text_font)
       values ($1, 'Rose', '#7a1143', '#fff5f8', '#ffffff', 'serif', 'sans')`,
      [department.id],
    );
    await pool.query("insert into mail_style_default values ($1, '1')", [department.id]);
    await pool.query(
      "insert into session (user_id, auth_type, refresh_hash, expires_at) values ($1, 'password', '\\x01', now())",
      [early.id],
    );
  });

  it('restores all content and continues the sequences', async () => {
    const other = await emptyDatabase();
    const restored = await restoreArchive(other.url, inPieces(await archive()));
    expect(restored).toMatchObject({ createdAt: '2026-11-20T12:00:00.000Z' });
    const content = await contentOf(other);
    expect(content).toEqual(await contentOf(database()));
    expect(content.topic_match).toHaveLength(3);
    expect([content.newsletter, content.mail_style, content.mail_style_default].map((rows) => rows?.length)).toEqual([
      1, 1, 1,
    ]);
    expect((await other.pool.query('select 1 from session')).rowCount).toBe(0);

    const [before, after] = await Promise.all(
      [database(), other].map(({ pool }) => pool.query('select last_value from node_seq')),
    );
    expect(after?.rows).toEqual(before?.rows);
  });

  it('contains a row of every table of a full department, and restores each', async () => {
    const test = await startTestApp();
    try {
      await fillEveryTable(test, noon);
      const before = await contentOf(test.database);
      // Ranking is computed again after a restore.
      const archived = Object.entries(before).filter(([table]) => !/^(?:ranking|search)_/.test(table));
      // A new table fails here until `fillEveryTable` writes a row into it.
      expect(archived.filter(([, rows]) => rows.length === 0)).toEqual([]);
      const other = await emptyDatabase();
      await restoreArchive(other.url, inPieces(await archive(test.database)));
      expect(await contentOf(other)).toMatchObject(Object.fromEntries(archived));
    } finally {
      await test.close();
    }
  });

  it('from the previous release is migrated to this one without loss', async () => {
    const name = `watchdesk_before_${String(process.pid)}`;
    const url = withDatabase(database().url, name);
    const empty = `${name}_restored`;
    await execute(database().url, `create database ${name}`);
    await execute(database().url, `create database ${empty}`);
    const before = { url, ...connect(url, { name: 'test' }) };
    const after = { url: withDatabase(url, empty), ...connect(withDatabase(url, empty), { name: 'test' }) };
    try {
      await migrate(url, { upTo: lastOfTheReleaseBefore });
      const department = await addDepartment(before.db);
      const person = await addPerson(before.db, department.id, 'reader@example.com');
      const topic = await addCompanyTopic(before.db, department.id, 'Trials', 1);
      await subscribe(before.db, person.id, topic.id, noon);
      await addMatchedArticle(before.db, { headline: 'First trial', published: noon }, [topic]);
      await before.pool.query(`insert into mail (message_id, kind, recipient, subject, html, text, state)
        values ('<old@example.com>', 'alert', 'old@example.com', 'Old', 'x', 'First trial', 'uncertain')`);
      await restoreArchive(after.url, inPieces(await archive(before)));
      expect(await mailsDue(after)).toEqual([
        { recipient: 'old@example.com', subject: 'Old', headlines: ['First'] },
        { recipient: 'reader@example.com', subject: 'Trials (1)', headlines: ['First'] },
      ]);
      const { rows } = await after.pool.query('select max(number) as last from schema_migration');
      expect(rows[0]?.last).toBeGreaterThan(lastOfTheReleaseBefore);
    } finally {
      await before.close();
      await after.close();
      for (const one of [name, empty]) await execute(database().url, `drop database if exists ${one} with (force)`);
    }
  });

  it('preserves what each subscription has still to send, although transaction ids differ', async () => {
    const other = await emptyDatabase();
    await restoreArchive(other.url, inPieces(await archive()));
    const ids = await other.pool.query<{ last: string }>('select max(tx)::text as last from topic_match');
    expect(Number(ids.rows[0]?.last)).toBeLessThan(10);
    expect(await mailsDue(other)).toEqual([
      { recipient: 'early@example.com', subject: 'Trials (3)', headlines: ['First', 'Second', 'Third'] },
      { recipient: 'late@example.com', subject: 'Trials (2)', headlines: ['Second', 'Third'] },
    ]);
  });

  it('advances the cluster until the transaction ids of the archive are in the past', async () => {
    const client = new pg.Client({ connectionString: database().url });
    await client.connect();
    const now = async () =>
      Number((await client.query<{ id: string }>('select pg_current_xact_id()::text as id')).rows[0]?.id);
    const wanted = (await now()) + 40;
    await advanceTransactionIds(client, wanted);
    expect(await now()).toBeGreaterThan(wanted);
    await client.end();
  });

  it('leaves nothing behind if it is truncated or damaged', async () => {
    const whole = await archive();
    const other = await emptyDatabase();
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
    const halves = [whole.subarray(0, whole.length / 2), whole.subarray(0, lastLine)];
    for (const half of halves) {
      await expect(restoreArchive(other.url, inPieces(half))).rejects.toThrow('The archive is incomplete.');
    }
    const wrong = Buffer.from(whole.toString('latin1').replace(/"rows":\d+/, '"rows":5'), 'latin1');
    await expect(restoreArchive(other.url, inPieces(wrong))).rejects.toThrow(
      /^The archive is damaged: it has \d+ of 5 rows\.$/,
    );
    for (const table of ['pg_authid', 'department" (id) from stdin; drop table item; --']) {
      const heading = JSON.stringify({ table, columns: ['rolname'] });
      const foreign = Buffer.from(
        whole.toString('latin1').replace(/\{"table":"department".*?\}/, () => heading),
        'latin1',
      );
      await expect(restoreArchive(other.url, inPieces(foreign))).rejects.toThrow(
        `The archive is damaged: the table "${table}" doesn’t exist.`,
      );
    }
    const far = Buffer.from(whole.toString('latin1').replace(/"lastTransactionId":\d+/, '$&0000000000'), 'latin1');
    await expect(restoreArchive(other.url, inPieces(far))).rejects.toThrow('a line is malformed');
    expect((await contentOf(other)).department).toEqual([]);
    await restoreArchive(other.url, inPieces(whole));
    expect((await contentOf(other)).department).toHaveLength(1);
  });

  it("is rejected by a database that isn't empty, and by an older release", async () => {
    const whole = await archive();
    await expect(restoreArchive(database().url, inPieces(whole))).rejects.toThrow('The database isn’t empty.');
    const [first = '', heading = '', ...rest] = whole.toString('latin1').split('\n');
    const newer = JSON.stringify({
      ...JSON.parse(heading),
      migrations: [...JSON.parse(heading).migrations, { number: 9999, name: '9999-later.sql', checksum: 'x' }],
    });
    const other = await emptyDatabase();
    const bytes = Buffer.from([first, newer, ...rest].join('\n'), 'latin1');
    await expect(restoreArchive(other.url, inPieces(bytes))).rejects.toThrow(
      'with the migration 9999-later.sql, which this release doesn’t have',
    );
    await expect(restoreArchive(other.url, inPieces(Buffer.from('hello\n')))).rejects.toThrow(
      'This isn’t a Watchdesk archive',
    );
  });
});
