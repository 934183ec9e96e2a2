import { randomBytes, randomUUID } from 'node:crypto';
import { limits, times } from '@contract/limits';
import type {
  Newsletter,
  NewsletterBody,
  NewsletterContent,
  NewsletterPreview,
  NewsletterPreviewBody,
  NewslettersAnswer,
  NewslettersQuery,
} from '@contract/newsletters';
import type { Db, Tx } from '@server/db/schema';
import { linkSecret } from '@server/mail/linkSecret';
import { cancelMailing, personalized } from '@server/mail/mailings';
import { recipientsOf } from './recipients';
import { queueNewsletter } from './queueNewsletter';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, conflict, invalid, notFound } from '@server/http/errors';
import { findWorkspace, openWorkspace } from '@server/workspaces/access';
import { arrangeSections, readSelectedArticles, requireSendable } from './selectedArticles';
import { composeDraft, resolveMailLook, validateTexts } from './draft';
import {
  countNewsletters,
  findSent,
  listNewsletters,
  lockSending,
  mailingOf,
  ownGroups,
  readContent,
  readNewsletter,
} from './repository';
import { newsletterTexts } from './texts';

/** The unsubscribe link of a preview: the page where people change what they receive. */
const settingsUrl = (publicUrl: string): string => `${publicUrl}/general-settings`;

/** Renders a newsletter without sending it, and counts what would be sent. */
export async function previewNewsletter(
  { db, config }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: NewsletterPreviewBody,
): Promise<NewsletterPreview> {
  const { departmentId } = caller;
  const workspace = await findWorkspace(db, caller, ownerId);
  const look = await resolveMailLook(db, departmentId, body);
  const { sections, folded } = arrangeSections(
    await readSelectedArticles(db, { id: workspace.id, departmentId }, body),
    body,
  );
  await requireOwnGroups(db, caller, body.userGroupIds);
  const { reachable, unreachable, unsubscribed } = await recipientsOf(db, departmentId, body.userGroupIds);
  const { publicUrl } = config;
  const links = { publicUrl, unsubscribeUrl: settingsUrl(publicUrl) };
  const { subject, html } = await composeDraft(db, { body, departmentId, look, sections, ...links });
  const content = Buffer.from(html);
  return {
    content: content.toString('base64'),
    subject,
    bytes: content.length,
    articles: countArticles(sections),
    folded: folded.map(({ article, into }) => ({
      id: article.id,
      headline: article.headline,
      publication: article.publication,
      into: { id: into.id, headline: into.headline },
    })),
    recipients: reachable.length,
    unreachable,
    unsubscribed,
  };
}

/**
 * Sends a newsletter: stores it and queues a mail for each recipient, or does nothing. Idempotent: a second request of
 * the same user with the same key, also a concurrent one, returns the first newsletter.
 */
export async function sendNewsletter(
  { db, config, clock }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: NewsletterBody,
): Promise<Newsletter> {
  const secret = await linkSecret(db);
  const key = body.key ?? randomUUID();
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    await lockSending(tx, workspace.id);
    const before = await findEarlierRequest(tx, caller, workspace.id, key);
    if (before) return before;
    validateTexts(body);
    const dayAgo = new Date(clock().getTime() - times.dayMs);
    if ((await countNewsletters(tx, workspace.id, dayAgo)) >= limits.newslettersADay) {
      throw new AppError('LIMIT_REACHED', newsletterTexts.tooMany);
    }
    const { departmentId } = caller;
    const look = await resolveMailLook(tx, departmentId, body);
    const chosen = await readSelectedArticles(tx, { id: workspace.id, departmentId }, body);
    requireSendable(chosen);
    const { sections } = arrangeSections(chosen, body);
    const userGroups = await requireOwnGroups(tx, caller, body.userGroupIds);
    const { reachable: recipients } = await recipientsOf(tx, departmentId, body.userGroupIds);
    if (recipients.length === 0) throw invalid({ userGroupIds: newsletterTexts.nobody });
    if (recipients.length > limits.newsletterRecipients) {
      throw new AppError('LIMIT_REACHED', newsletterTexts.tooManyRecipients);
    }
    // Random, so that it cannot occur in an article.
    const unsubscribeMark = `unsubscribe-${randomBytes(16).toString('hex')}`;
    const { publicUrl } = config;
    const links = { publicUrl, unsubscribeUrl: unsubscribeMark };
    const mail = await composeDraft(tx, { body, departmentId, look, sections, ...links });
    const newsletter = {
      ...mail,
      workspaceId: workspace.id,
      departmentId,
      sentBy: { userId: caller.userId, address: caller.uid },
      key,
      fromName: body.fromName.trim(),
      unsubscribeMark,
      userGroups,
      articleCount: countArticles(sections),
      recipients,
    };
    const id = await queueNewsletter(tx, newsletter, { now: clock(), publicUrl, secret });
    const sent = id === undefined ? undefined : await readNewsletter(tx, workspace.id, id);
    return sent ?? (await findEarlierRequest(tx, caller, workspace.id, key)) ?? throwNotFound();
  });
}

export async function newslettersOf(
  db: Db,
  caller: Caller,
  { ownerId, start = 0, limit = limits.newslettersPage }: NewslettersQuery,
): Promise<NewslettersAnswer> {
  const { id } = await findWorkspace(db, caller, ownerId);
  return listNewsletters(db, id, start, limit);
}

/** A newsletter sent from a workspace that the caller can see, and its progress. */
export async function newsletterOf(
  db: Db,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<Newsletter> {
  const workspace = await findWorkspace(db, caller, ownerId);
  return (await readNewsletter(db, workspace.id, id)) ?? throwNotFound();
}

/** The HTML as sent, without any recipient's personal unsubscribe URL. */
export async function contentOf(
  { db, config }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<NewsletterContent> {
  const workspace = await findWorkspace(db, caller, ownerId);
  const sent = (await readContent(db, workspace.id, id)) ?? throwNotFound();
  const { html } = personalized(sent, settingsUrl(config.publicUrl));
  return { subject: sent.subject, content: Buffer.from(html).toString('base64') };
}

/** Cancels the mails that are still waiting. A newsletter that has been sent completely stays unchanged. */
export async function cancelSending(
  { db, clock }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  id: string,
): Promise<Newsletter> {
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    const mailingId = await mailingOf(tx, workspace.id, id);
    if (mailingId === undefined) throw notFound();
    await cancelMailing(tx, mailingId, clock());
    return (await readNewsletter(tx, workspace.id, id)) ?? throwNotFound();
  });
}

async function findEarlierRequest(tx: Tx, { userId }: Caller, workspaceId: string, key: string) {
  const sent = await findSent(tx, userId, key);
  if (!sent) return undefined;
  if (sent.workspace_id !== workspaceId) throw conflict(newsletterTexts.otherWorkspace);
  return readNewsletter(tx, workspaceId, sent.id);
}

/** The names of user groups. Throws NOT_FOUND if the caller is not a member of one of them. */
async function requireOwnGroups(db: Db | Tx, caller: Caller, groupIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(groupIds)];
  const names = await ownGroups(db, caller, wanted);
  if (names.size < wanted.length) throw notFound(newsletterTexts.groupGone);
  return wanted.map((id) => names.get(id) ?? '');
}

const countArticles = (sections: readonly { articles: readonly unknown[] }[]): number =>
  sections.reduce((sum, { articles }) => sum + articles.length, 0);

function throwNotFound(): never {
  throw notFound();
}
