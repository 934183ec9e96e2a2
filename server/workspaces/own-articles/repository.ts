import { sql, type Insertable } from 'kysely';
import type { Database, Db, Tx } from '@server/db/schema';

/** Inserts an own article without a version; `insertVersion` adds the first. Returns its id. */
export async function insertOwnArticle(
  tx: Tx,
  article: Omit<Insertable<Database['own_article']>, 'id' | 'latest_version'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('own_article')
    .values({ ...article, latest_version: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the article that an author created with an idempotency key, which the article's workspace was locked for. */
export async function findCreatedWith(tx: Tx, authorId: string, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const created = tx.selectFrom('own_article').select('id').where('author_id', '=', authorId);
  return (await created.where('idempotency_key', '=', key).executeTakeFirst())?.id;
}

export type NewVersion = Omit<Insertable<Database['own_article_version']>, 'article_id' | 'version'>;

/** Adds the next version of an own article, and returns its number. The caller must hold the article's lock. */
export async function insertVersion(tx: Tx, articleId: string, content: NewVersion): Promise<number> {
  const { latest_version: version } = await tx
    .updateTable('own_article')
    .set({ latest_version: sql`latest_version + 1` })
    .where('id', '=', articleId)
    .returning('latest_version')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('own_article_version')
    .values({ ...content, article_id: articleId, version })
    .execute();
  // The document names the files of the body and those that are attached.
  const named = [...content.document.matchAll(/\/files\/([0-9a-f-]{36})\/(?:original|preview)/g)];
  const fileIds = [...new Set(named.map(([, id = '']) => id))];
  if (fileIds.length > 0) {
    await sql`
      insert into own_article_file (article_id, version, file_id)
      select o.id, ${version}, f.id
      from own_article o join file f on f.department_id = o.department_id
      where o.id = ${articleId} and f.id = any(${fileIds}::text[])`.execute(tx);
  }
  return version;
}

/** An own article of a department with one of its versions: the given one, or the newest. */
export function readOwnArticle(db: Db | Tx, departmentId: string, id: string, version?: number) {
  return db
    .selectFrom('own_article as o')
    .innerJoin('own_article_version as w', 'w.article_id', 'o.id')
    .innerJoin('department as d', 'd.id', 'o.department_id')
    .leftJoin('user_account as s', 's.id', 'w.saved_by')
    .selectAll('w')
    .select([
      'o.id',
      'o.department_id',
      'o.author_id',
      'o.latest_version',
      'o.published_version',
      'o.first_published_at',
      'o.original_item_id',
      'o.original_version',
      'o.trashed_at',
      'o.created_at',
      'd.name as department_name',
      sql`d.settings->'theme'`.as('theme'),
      's.given_name as saved_by_given_name',
      's.sur_name as saved_by_sur_name',
    ])
    .where('o.id', '=', id)
    .where('o.department_id', '=', departmentId)
    .$if(version === undefined, (newest) => newest.whereRef('w.version', '=', 'o.latest_version'))
    .$if(version !== undefined, (given) => given.where('w.version', '=', version ?? 0))
    .executeTakeFirst();
}

/** The newest versions of an own article without their documents, and how many there are. */
export async function listVersions(db: Db, articleId: string, limit: number) {
  const versions = await db
    .selectFrom('own_article_version as w')
    .innerJoin('own_article as o', 'o.id', 'w.article_id')
    .leftJoin('user_account as s', 's.id', 'w.saved_by')
    .select([
      'w.version',
      'w.headline',
      'w.word_count',
      'w.saved_at',
      'o.published_version',
      's.given_name as saved_by_given_name',
      's.sur_name as saved_by_sur_name',
    ])
    .select((select) => select.fn.countAll<string>().over().as('total'))
    .where('w.article_id', '=', articleId)
    .orderBy('w.version', 'desc')
    .limit(limit)
    .execute();
  return { versions, total: Number(versions[0]?.total ?? 0) };
}

export type OwnArticleRow = NonNullable<Awaited<ReturnType<typeof readOwnArticle>>>;

/** True if a workspace holds an own article. */
export async function isInWorkspace(db: Db | Tx, workspaceId: string, articleId: string): Promise<boolean> {
  const place = db.selectFrom('workspace_article').select('article_id').where('workspace_id', '=', workspaceId);
  return (await place.where('own_article_id', '=', articleId).executeTakeFirst()) !== undefined;
}

/** Locks own articles of a department until the transaction ends, in the order of their ids; returns those that exist. */
export async function lockOwnArticles(tx: Tx, departmentId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('own_article')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('department_id', '=', departmentId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** A department's own article that copies a source's article, locked until the transaction ends. */
export function findCopy(tx: Tx, departmentId: string, originalItemId: string) {
  return tx
    .selectFrom('own_article')
    .selectAll()
    .where('original_item_id', '=', originalItemId)
    .where('department_id', '=', departmentId)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Records which version of the original a copy has the text of. */
export async function setOriginalVersion(tx: Tx, id: string, version: number): Promise<void> {
  await tx.updateTable('own_article').set({ original_version: version }).where('id', '=', id).execute();
}

/** Which version is published from now on; null for none. */
export async function setPublishedVersion(tx: Tx, id: string, version: number | null, now: Date): Promise<void> {
  await tx
    .updateTable('own_article')
    .set({
      published_version: version,
      ...(version !== null && { first_published_at: sql`coalesce(first_published_at, ${now})` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Which of these articles are own articles in a workspace (null: in any). */
export async function placedArticles(tx: Tx, workspaceId: string | null, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('workspace_article')
    .select('own_article_id')
    .distinct()
    .where('own_article_id', 'in', [...ids])
    .$if(workspaceId !== null, (query) => query.where('workspace_id', '=', workspaceId ?? ''))
    .execute();
  return rows.flatMap((row) => row.own_article_id ?? []);
}

/** Moves own articles to their authors' trash at an instant, or out of it (null). */
export async function setTrashed(tx: Tx, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('own_article')
    .set({ trashed_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Those of the articles that are in the trash of their author, and since when. */
export async function readTrashedBy(
  tx: Tx,
  authorId: string,
  ids: readonly string[],
): Promise<{ id: string; trashedAt: Date }[]> {
  const rows = await tx
    .selectFrom('own_article')
    .select(['id', 'trashed_at'])
    .where('id', 'in', [...ids])
    .where('author_id', '=', authorId)
    .where('trashed_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, trashed_at: trashedAt }) => (trashedAt ? { id, trashedAt } : []));
}

/** Deletes articles in an author's trash for good: these, or all. */
export async function deleteTrashed(db: Db, authorId: string, ids?: readonly string[]): Promise<void> {
  await db
    .deleteFrom('own_article')
    .where('author_id', '=', authorId)
    .where('trashed_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
}

/** Deletes at most `limit` own articles that were moved to the trash before an instant. */
export const pruneTrash = (before: Date, limit: number) => sql`
  delete from own_article where id in (
    select id from own_article where trashed_at < ${before} order by trashed_at limit ${limit} for update skip locked)`;

/** SQL condition on the table `file`: a version of an own article shows or attaches it. */
export const isFileUsed = sql<boolean>`exists (select from own_article_file u where u.file_id = file.id)`;

/** Whether an article that is published now has the file, in any of its versions: mails have those of earlier ones. */
export async function isFilePublished(db: Db, fileId: string): Promise<boolean> {
  const article = await db
    .selectFrom('own_article_file as u')
    .innerJoin('own_article as o', 'o.id', 'u.article_id')
    .select('o.id')
    .where('u.file_id', '=', fileId)
    .where('o.published_version', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return article !== undefined;
}
