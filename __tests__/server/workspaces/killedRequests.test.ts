import { sql } from 'kysely';
import { pruneUploads } from '@server/files/repository';
import { freePort } from '../../support/server/freePort';
import { NewsletterWorkspace } from '../../support/server/newsletterWorkspace';
import { makePublishChannel, writeOwnArticle } from '../../support/server/ownArticles';
import { addSource } from '../../support/server/storeArticle';
import { testApiKey, useTestApp } from '../../support/server/testApp';
import { until } from '../../support/server/until';
import { Holder, kill, WorkerProgram, type Moment } from '../../support/server/workerProcess';

/**
 * A web process is killed in the middle of publishing, unpublishing, an upload, and an email. Afterwards nothing is half
 * done; the same request to another process then does everything, once. `npm run torture` kills at every step.
 */

/** One request that is interrupted, and what is to be seen in the database. */
interface Attempt {
  path: string;
  body: object | FormData;
  /** The states of what the request changes: before it, while its process is dead, and when it was repeated. */
  state: () => Promise<unknown>;
  interrupted: unknown;
  done: unknown;
  /** The article at which a process is killed: the second of two. */
  at?: string;
  /** True if a request whose response was lost can be repeated without effect. */
  isRepeatable: boolean;
}
interface Step {
  name: string;
  moment: (attempt: Attempt) => Moment;
  prepare: (number: number) => Promise<Attempt>;
}

jest.setTimeout(120_000);
const kills = Number(process.env.TORTURE_REQUESTS ?? 4);
// Runs before the app's own hook, which drops the database.
afterAll(async () => {
  await program.remove();
  await holder.close();
});
const server = useTestApp();
const db = () => server().deps.db;

let program: WorkerProgram;
let holder: Holder;
let desk: NewsletterWorkspace;
let channel: { id: string; number: number };
let item: string;

beforeAll(async () => {
  desk = await NewsletterWorkspace.open(server());
  channel = await makePublishChannel(server(), desk.departmentId);
  await addSource(db(), 'wire');
  item = (await desk.article('Numbats return')).id;
  await desk.member({ uid: 'member@example.com' });
  const url = server().database.url;
  holder = await Holder.on(url, "current_setting('application_name') = 'watchdesk web'");
  program = new WorkerProgram({ DATABASE_URL: url, ROLES: 'web', HOST: '127.0.0.1', API_KEY: testApiKey });
}, 60_000);

const always = (moment: Moment) => () => moment;
const steps: readonly Step[] = [
  {
    name: 'publishing, after the second article is stored as an item',
    moment: always({ at: 'after insert on publication' }),
    prepare: publishing,
  },
  {
    name: 'unpublishing, after the second article is a draft',
    moment: ({ at }) => ({ at: 'after update on own_article', when: `new.id = ${String(at)}` }),
    prepare: unpublishing,
  },
  {
    name: 'an upload, in the middle of the file',
    moment: always({ at: 'before insert on file_chunk', when: 'new.position = 1' }),
    prepare: upload,
  },
  {
    name: 'an email, when one of its mails is queued',
    moment: always({ at: 'after insert on mail', when: "new.recipient = 'chair@board.example'" }),
    prepare: email,
  },
  {
    name: 'publishing, when the second article is put into the queue',
    moment: always({ at: 'after insert on match_queue' }),
    prepare: publishing,
  },
  {
    name: 'unpublishing, after a publication is withdrawn',
    moment: always({ at: 'after update on publication' }),
    prepare: unpublishing,
  },
  { name: 'an upload, when the file is known', moment: always({ at: 'after insert on file' }), prepare: upload },
  {
    name: 'an email, before it is recorded',
    moment: always({ at: 'before insert on article_email' }),
    prepare: email,
  },
  {
    name: 'publishing, when the second article counts as published',
    moment: ({ at }) => ({ at: 'after update on own_article', when: `new.id = ${String(at)}` }),
    prepare: publishing,
  },
  {
    name: 'unpublishing, after an item is hidden',
    moment: always({ at: 'after update on item_version', when: 'new.withdrawn_at is not null' }),
    prepare: unpublishing,
  },
  {
    name: 'an upload, before the file is complete',
    moment: always({ at: 'before update on file', when: 'new.completed_at is not null' }),
    prepare: upload,
  },
  { name: 'an email, after its text is stored', moment: always({ at: 'after insert on mailing' }), prepare: email },
];

const draft = (headline: string) => writeOwnArticle(server(), desk.editor, desk.groupId, { headline });
const publishBody = (articleIds: readonly string[]) => ({ articleIds, channels: [String(channel.number)] });

/** What there is of an article: its published version, places, visible item versions, all of them, and waiting matches. */
async function publicationState(articleId: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`
    select o.published_version as "publishedVersion",
      (select count(*)::int from publication p where p.article_id = o.id and p.withdrawn_at is null) as places,
      (select count(*)::int from item_version v join publication p using (item_id)
        where p.article_id = o.id and v.withdrawn_at is null) as visible,
      (select count(*)::int from item_version v where v.headline = n.headline) as versions,
      (select count(*)::int from match_queue q join item_version v using (item_id, version)
        where v.headline = n.headline) as waiting
    from own_article o join own_article_version n on n.article_id = o.id and n.version = o.latest_version
    where o.id = ${articleId}`.execute(db());
  return rows[0];
}
const unpublished = { publishedVersion: null, places: 0, visible: 0, versions: 0, waiting: 0 };
const published = { publishedVersion: 1, places: 1, visible: 1, versions: 1, waiting: 1 };
const withdrawn = { publishedVersion: null, places: 0, visible: 0, versions: 1, waiting: 0 };

/** The first article is published already, so that the process dies at the second. */
async function publishing(number: number): Promise<Attempt> {
  const [first, second] = [await draft(`Published ${number}`), await draft(`Also published ${number}`)];
  await desk.call('POST', `/workspace/v1/article/publish?ownerId=${desk.groupId}`, publishBody([first]));
  return {
    path: `/workspace/v1/article/publish?ownerId=${desk.groupId}`,
    body: publishBody([first, second]),
    state: async () => [await publicationState(first), await publicationState(second)],
    interrupted: [published, unpublished],
    done: [published, published],
    at: second,
    isRepeatable: true,
  };
}

async function unpublishing(number: number): Promise<Attempt> {
  const articles = [await draft(`Withdrawn ${number}`), await draft(`Also withdrawn ${number}`)];
  const { body } = await desk.call(
    'POST',
    `/workspace/v1/article/publish?ownerId=${desk.groupId}`,
    publishBody(articles),
  );
  expect(body.articles.map(({ status }: { status: string }) => status)).toEqual(['PUBLISHED', 'PUBLISHED']);
  return {
    path: `/workspace/v1/article/unpublish?ownerId=${desk.groupId}`,
    body: articles.map((articleId) => ({ articleId, version: 1 })),
    state: () => Promise.all(articles.map(publicationState)),
    interrupted: [published, published],
    done: [withdrawn, withdrawn],
    ...(articles[1] === undefined ? {} : { at: articles[1] }),
    isRepeatable: false,
  };
}

const fileBytes = 600_000;

async function upload(number: number): Promise<Attempt> {
  const name = `report ${number}.pdf`;
  const body = new FormData();
  body.append('file', new Blob([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes, number)])]), name);
  const state = async () => {
    // Retention removes what an interrupted upload left behind.
    await pruneUploads(new Date(Date.now() + 1_000), 100).execute(db());
    const { body: media } = await desk.call('GET', `/workspace/v1/attachments?ownerId=${desk.groupId}&limit=100`);
    const { rows } = await sql<{ files: number; bytes: number }>`
      select count(distinct f.id)::int as files, coalesce(sum(length(c.bytes)), 0)::int as bytes
      from file f left join file_chunk c on c.file_id = f.id where f.name = ${name}`.execute(db());
    const shown = media.attachments.filter((file: { name: string }) => file.name === name).length;
    return { shown, ...rows[0] };
  };
  return {
    path: `/workspace/v1/attachment/upload/file?ownerId=${desk.groupId}&preview=false`,
    body,
    state,
    interrupted: { shown: 0, files: 0, bytes: 0 },
    done: { shown: 1, files: 1, bytes: fileBytes + 9 },
    isRepeatable: false,
  };
}

async function email(number: number): Promise<Attempt> {
  const subject = `For Monday ${number}`;
  const key = `email-of-the-desk-number-${number}`;
  const state = async () => {
    const mails = await db().selectFrom('mail').select('recipient').where('subject', '=', subject).execute();
    const emails = await db().selectFrom('article_email').select('id').where('idempotency_key', '=', key).execute();
    return { recipients: mails.map(({ recipient }) => recipient).sort(), emails: emails.length };
  };
  return {
    path: `/workspace/v1/articles/send?ownerId=${desk.groupId}`,
    body: { subject, articleIds: [item], ownerIds: [desk.groupId], emails: ['chair@board.example'], key },
    state,
    interrupted: { recipients: [], emails: 0 },
    done: { recipients: ['chair@board.example', 'member@example.com'], emails: 1 },
    isRepeatable: true,
  };
}

const ask = (address: string, { path, body }: Attempt): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...desk.editor.headers, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }) },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });

const rounds = Array.from({ length: kills }, (_, round) => ({ round, step: steps[round % steps.length] }));
it.each(rounds)('leaves nothing half done when killed at $step.name ($round)', async ({ round, step }) => {
  if (!step) return;
  const port = String(await freePort());
  const attempt = await step.prepare(round);
  const killed = program.start({ PORT: port });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok, 60);
  try {
    await new Promise<void>((resolve, reject) => {
      // A response means that the step was not reached.
      const send = async () => {
        ask(address, attempt).then(
          async (answer) => reject(new Error(`${answer.status} ${await answer.text()}`)),
          () => undefined,
        );
        await Promise.resolve();
      };
      holder.at(step.moment(attempt), send, () => kill(killed)).then(resolve, reject);
    });
  } finally {
    await kill(killed);
  }
  expect(await attempt.state()).toEqual(attempt.interrupted);

  const other = await listening();
  const repeated = await ask(other, attempt);
  expect([repeated.status, await attempt.state()]).toEqual([200, attempt.done]);
  if (!attempt.isRepeatable) return;
  // Its response may have been lost, too.
  expect((await ask(other, attempt)).status).toBe(200);
  expect(await attempt.state()).toEqual(attempt.done);
});

let otherAddress: Promise<string> | undefined;
/** A process that survives: the test's own. */
const listening = (): Promise<string> => (otherAddress ??= server().listen());
