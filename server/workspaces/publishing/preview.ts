import { CompiledQuery, sql } from 'kysely';
import { deliveryMethods, limits } from '@contract/limits';
import type { PublishBody, PublishPreview } from '@contract/ownArticles';
import { loadArticles, type ArticleRow } from '@server/articles/items/loadArticles';
import type { Db, Tx } from '@server/db/schema';
import type { AnalyzedArticle } from '@server/engine/analyzer/analyzedArticle';
import { Percolator } from '@server/engine/percolator/percolator';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError } from '@server/http/errors';
import { readSavedQueries } from '@server/matching/savedQueries';
import { findWorkspace } from '../access';
import { publishWithin } from './publishing';
import { publicationsOf } from './repository';
import { ownArticleOf } from './ownArticleOf';
import { publishTargets } from './targets';

/** What publishing these articles would do: how many people it alerts, and how many articles it withdraws somewhere. */
export async function previewPublishing(
  deps: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: PublishBody,
): Promise<PublishPreview> {
  const { db, clock } = deps;
  const targets = await publishTargets(db, caller, body);
  const workspace = await findWorkspace(db, caller, ownerId);
  const articleIds = [...new Set(body.articleIds)];
  if (articleIds.length > limits.publishPreview) return { topics: null, people: null, withdrawn: 0 };
  const topics = new Set<string>();
  const people = new Set<string>();
  const percolator = await subscribedTopics(db, caller.departmentId);
  let withdrawn = 0;
  for (const articleId of articleIds) {
    const outcome = await rehearse(db, async (tx) => {
      const id = await ownArticleOf(tx, deps, caller, workspace.id, articleId);
      const before = await currentItems(tx, id);
      await publishWithin(tx, deps, caller, id, targets);
      const after = await currentItems(tx, id);
      const isWithdrawn = before.some((itemId) => !after.includes(itemId));
      return { id, articles: await articlesOf(tx, after), isWithdrawn };
    });
    if (!outcome) continue;
    if (outcome.isWithdrawn) withdrawn += 1;
    for (const [itemId, article] of outcome.articles) {
      const matching = percolator.match(article, clock()).map(({ id }) => id);
      const matched = await notYetMatched(db, itemId, matching);
      for (const { userId, topicId } of await subscribersToAlert(db, caller.departmentId, outcome.id, matched)) {
        topics.add(topicId);
        people.add(userId);
      }
    }
  }
  return { topics: topics.size, people: people.size, withdrawn };
}

/**
 * Publishes in a transaction that is rolled back, so that the preview shows what publishing will do. Undefined
 * if it is refused.
 */
async function rehearse<T>(db: Db, publish: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  const tx = await db.startTransaction().execute();
  try {
    return await publish(tx);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return undefined;
  } finally {
    await tx.rollback().execute();
  }
}

async function currentItems(tx: Tx, articleId: string): Promise<string[]> {
  const publications = await publicationsOf(tx, articleId);
  return publications.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ itemId }) => itemId);
}

/** The newest versions of items, as matching reads them. */
async function articlesOf(tx: Tx, itemIds: readonly string[]): Promise<[string, AnalyzedArticle][]> {
  if (itemIds.length === 0) return [];
  const newest = await tx
    .selectFrom('item')
    .select(['id as itemId', 'latest_version as version'])
    .where('id', 'in', [...itemIds])
    .execute();
  const loaded = await loadArticles(
    async (text, values) => (await tx.executeQuery<ArticleRow>(CompiledQuery.raw(text, values))).rows,
    newest,
  );
  return [...loaded].map(([name, article]) => [name.split('/')[0] ?? '', article]);
}

/** The topics that users of the department subscribe to. */
async function subscribedTopics(db: Db, departmentId: string): Promise<Percolator> {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select('s.topic_id')
    .distinct()
    .where('u.department_id', '=', departmentId)
    .execute();
  const percolator = new Percolator();
  const saved = await readSavedQueries(
    db,
    rows.map((row) => row.topic_id),
  );
  for (const { id, revision, query, scope } of saved) percolator.add(id, revision, query, scope);
  return percolator;
}

/** Topics that already show the item alert nobody again. */
async function notYetMatched(db: Db, itemId: string, topicIds: readonly string[]): Promise<string[]> {
  if (topicIds.length === 0) return [];
  const rows = await db
    .selectFrom('topic_match')
    .select('topic_id')
    .where('item_id', '=', itemId)
    .where('topic_id', 'in', [...topicIds])
    .execute();
  const matched = new Set(rows.map((row) => row.topic_id));
  return topicIds.filter((id) => !matched.has(id));
}

/** The subscribers of topics whom an own article alerts: without those whose editions have it already. */
async function subscribersToAlert(
  db: Db,
  departmentId: string,
  articleId: string,
  topicIds: readonly string[],
): Promise<{ userId: string; topicId: string }[]> {
  if (topicIds.length === 0) return [];
  const { rows } = await sql<{ userId: string; topicId: string }>`
    select s.user_id as "userId", s.topic_id as "topicId"
    from subscription s join user_account u on u.id = s.user_id
    where u.department_id = ${departmentId} and ${deliveryMethods.access} = any(u.delivery_methods)
      and s.topic_id = any(${[...topicIds]}::bigint[])
      and not exists (
        select from publication p
        join edition_item sent on sent.item_id = p.item_id
        join edition e on e.id = sent.edition_id
        where p.article_id = ${articleId} and e.user_id = s.user_id and e.topic_id = s.topic_id)`.execute(db);
  return rows;
}
