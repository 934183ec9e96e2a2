import { sql } from 'kysely';
import { withdrawItems } from '@server/articles/items/versionStore';
import { otherPublications } from '@server/articles/stories/otherPublications';
import type { Tx } from '@server/db/schema';
import { summaryOf } from '@server/engine/feeds/plainText';
import type { Deps } from '@server/http/deps';
import { linkSecret } from '@server/mail/linkSecret';
import { cancelMail, replaceMail } from '@server/mail/repository';
import { deleteMatchesOfItems } from '@server/matching/repository';
import type { EditionArticle } from './editionArticles';
import { markArticles } from './markArticles';
import { composeMail, type NewEdition } from './queueMail';
import { readAlertRecipient } from './recipient';
import { deleteEditionItems } from './repository';

/**
 * Withdraws items for all readers: lists, searches, and topics, and the alerts that wait to be made or sent. Those who
 * saved them keep them.
 */
export async function withdrawEverywhere(tx: Tx, deps: Deps, itemIds: readonly string[]): Promise<void> {
  await withdrawItems(tx, itemIds, deps.clock());
  await deleteMatchesOfItems(tx, itemIds);
  await removeFromWaitingAlerts(tx, deps, itemIds);
}

interface WaitingMail {
  id: string;
  user_id: string;
  recipient: string;
  message_id: string;
  mayHaveArrived: boolean;
}

/** SQL condition: the mail waits, or its sender hasn't handed it over yet. */
const isNotHandedOver = (mail: string) => {
  const column = (name: string) => sql.ref(`${mail}.${name}`);
  return sql<boolean>`(${column('state')} in ('queued', 'uncertain')
    or ${column('state')} = 'sending' and ${column('handover_started_at')} is null)`;
};

/**
 * Takes withdrawn items out of the alerts that aren't sent yet: their mails are composed again, or canceled if nothing
 * remains. A sender that hasn't handed over such a mail loses it. A mail that was handed over stays, and so does the
 * record of what was sent.
 */
async function removeFromWaitingAlerts(tx: Tx, deps: Deps, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  // A process that is about to hand over one of these mails records it first, and then the mail isn't found here.
  const { rows: mails } = await sql<WaitingMail>`
    select m.id, m.user_id, m.recipient, m.message_id, m.uncertain_attempts > 0 as "mayHaveArrived" from mail m
    where ${isNotHandedOver('m')} and m.kind = 'alert' and m.id in (
      select e.mail_id from mail w
      join edition e on e.mail_id = w.id
      join edition_item i on i.edition_id = e.id
      where ${isNotHandedOver('w')} and i.item_id = any(${[...itemIds]}::bigint[]))
    order by m.id for update of m`.execute(tx);
  for (const mail of mails) await composeAgain(tx, deps, mail, itemIds);
}

async function composeAgain(tx: Tx, deps: Deps, mail: WaitingMail, itemIds: readonly string[]): Promise<void> {
  const recipient = await readAlertRecipient(tx, mail.user_id);
  const group: NewEdition[] = [];
  const editions = await tx
    .selectFrom('edition as e')
    .innerJoin('topic as t', 't.id', 'e.topic_id')
    .leftJoin('subscription as s', (join) =>
      join.onRef('s.user_id', '=', 'e.user_id').onRef('s.topic_id', '=', 'e.topic_id'),
    )
    .select(['e.id', 'e.due_at', 'e.total', 't.id as topic_id', 't.name', 't.query', 't.query_refused', 's.send_empty'])
    .select(sql<boolean>`t.topic_type = 'USER'`.as('is_private'))
    .where('e.mail_id', '=', mail.id)
    .orderBy('t.name')
    .execute();
  for (const edition of editions) {
    // The mail that may have arrived had them.
    const removed = mail.mayHaveArrived ? 0 : await deleteEditionItems(tx, edition.id, itemIds);
    const articles = await articlesOf(tx, edition, recipient.departmentId, itemIds);
    if (articles.length === 0 && edition.send_empty !== true) continue;
    group.push({
      id: edition.id,
      dueAt: edition.due_at,
      address: mail.recipient,
      topic: {
        id: edition.topic_id,
        name: edition.name,
        path: `/topic-search-results/${edition.topic_id}`,
        articles: markArticles(articles, edition.query),
        total: Math.max(articles.length, edition.total - removed),
        isRefused: edition.query_refused,
        isPrivate: edition.is_private,
      },
    });
  }
  if (group.length === 0) return cancelMail(tx, mail.id);
  const { config, db } = deps;
  const mailDomain = new URL(config.publicUrl).hostname;
  const options = { now: deps.clock(), publicUrl: config.publicUrl, mailDomain, secret: await linkSecret(db) };
  await replaceMail(tx, mail.id, composeMail(recipient, group, options, mail.message_id));
}

/** The articles of an edition that aren't withdrawn, in their order. */
async function articlesOf(
  tx: Tx,
  edition: { id: string; topic_id: string },
  departmentId: string,
  withdrawn: readonly string[],
): Promise<EditionArticle[]> {
  const { rows } = await sql<Omit<EditionArticle, 'path'>>`
    with shown as (
      select i.position, i.item_id, v.version, v.headline, v.summary, v.publication, v.published, v.image_url, v.language,
        item.story_id
      from edition_item i
      join item on item.id = i.item_id
      join item_version v on v.item_id = i.item_id and v.version = i.version
      where i.edition_id = ${edition.id} and i.item_id <> all(${[...withdrawn]}::bigint[]) and v.withdrawn_at is null
    )
    select item_id as "itemId", version, headline, summary, publication, published, image_url as "imageUrl", language,
      ${otherPublications('shown', departmentId)} as "alsoIn"
    from shown order by position`.execute(tx);
  return rows.map((article) => ({
    ...article,
    summary: summaryOf(article.summary),
    path: `/topic-article/${article.itemId}/${article.version}/${edition.topic_id}?edition=${edition.id}`,
  }));
}
