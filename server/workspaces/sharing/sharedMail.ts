import { randomUUID } from 'node:crypto';
import { limits } from '@contract/limits';
import { pluralize } from '@contract/numbers';
import type { Tx } from '@server/db/schema';
import { escapeHtml } from '@server/engine/escapeHtml';
import { articlesHtml } from '@server/engine/mail/articleHtml';
import { frameMail, type MailBrand } from '@server/engine/mail/frame';
import { headerLine } from '@server/engine/mail/headerLine';
import type { Caller } from '@server/http/caller';
import { readDepartmentMailSettings } from '@server/mail/departmentMailSettings';
import { insertMail } from '@server/mail/repository';
import { readArticles, type ArticleRow } from '../articles/repository';
import type { Member } from '../notifications/members';

/** The articles that were shared into a workspace, the newest first. */
export interface SharedArticles {
  workspaceId: string;
  articleIds: readonly string[];
}

/** Somebody who gets a mail, and what was shared with the user groups through which it reaches them. */
interface Recipient {
  member: Member;
  shared: readonly SharedArticles[];
}

interface Sharing {
  caller: Caller;
  recipients: readonly Recipient[];
  now: Date;
}

/**
 * Queues one mail for each recipient about all articles and workspaces of one sharing, in the transaction that shares
 * them.
 */
export async function mailShared(tx: Tx, publicUrl: string, { caller, recipients, now }: Sharing): Promise<void> {
  if (recipients.length === 0) return;
  const { departmentId } = caller;
  const { brand } = await readDepartmentMailSettings(tx, departmentId, publicUrl);
  const actor = await nameOf(tx, caller);
  // Members of the same groups get the same text.
  const texts = new Map<string, MailText>();
  for (const { member, shared } of recipients) {
    const key = shared.map(({ workspaceId }) => workspaceId).join(' ');
    const content = texts.get(key) ?? (await composeMail(tx, publicUrl, { brand, actor, shared }));
    texts.set(key, content);
    await insertMail(tx, {
      message_id: `<shared.${randomUUID()}@${new URL(publicUrl).hostname}>`,
      kind: 'shared',
      department_id: departmentId,
      user_id: member.userId,
      recipient: member.address,
      ...content,
      headers: JSON.stringify({ 'Auto-Submitted': 'auto-generated' }),
      next_attempt_at: now,
      created_at: now,
    });
  }
}

interface MailText {
  subject: string;
  html: string;
  text: string;
}

interface MailContent {
  brand: MailBrand;
  actor: string;
  shared: readonly SharedArticles[];
}

async function composeMail(tx: Tx, publicUrl: string, { brand, actor, shared }: MailContent): Promise<MailText> {
  const workspaces = await workspacesOf(tx, publicUrl, shared);
  const { count, set } = await articlesOf(tx, publicUrl, shared);
  const groups = new Intl.ListFormat('en').format(workspaces.map(({ name }) => name));
  const subject = headerLine(`${actor} shared ${pluralize(count, 'an article', '# articles')} with ${groups}`);
  const settingsUrl = `${publicUrl}/general-settings`;
  const more = count > set.length ? pluralize(count - set.length, 'And # more article.', 'And # more articles.') : '';
  const links = workspaces.map(({ name, url }) => ({
    label: workspaces.length === 1 ? 'Open the workspace' : `Open the workspace ${name}`,
    url,
  }));
  const [first] = workspaces;
  const html = frameMail({
    brand,
    title: subject,
    titleUrl: first?.url,
    preview: set.map(({ headline }) => headline).join(' · '),
    contentHtml:
      articlesHtml('summaries', set) +
      (more === '' ? '' : `<p>${escapeHtml(more)}</p>`) +
      links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`).join(''),
    footerHtml: `You’re getting this email because articles were shared with you. <a href="${escapeHtml(settingsUrl)}">Change this in General Settings</a>.`,
  });
  const text = [
    subject,
    ...set.map(({ headline, byline, address }) => [headline, byline, address].filter((line) => line !== '').join('\n')),
    ...(more === '' ? [] : [more]),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    `You’re getting this email because articles were shared with you. Change this in General Settings: ${settingsUrl}`,
  ].join('\n\n');
  return { subject, html, text };
}

/** The names and URLs of the workspaces, ordered by name. */
async function workspacesOf(tx: Tx, publicUrl: string, shared: readonly SharedArticles[]) {
  const groups = await tx
    .selectFrom('user_group')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      shared.map(({ workspaceId }) => workspaceId),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return groups.map(({ id, name }) => ({ name, url: `${publicUrl}/workspaces/${encodeURIComponent(id)}` }));
}

/** The number of different articles, and the first of them, each with its URL in the first workspace that it was new in. */
async function articlesOf(tx: Tx, publicUrl: string, shared: readonly SharedArticles[]) {
  const workspaceOf = new Map<string, string>();
  for (const { workspaceId, articleIds } of shared.toReversed()) {
    for (const id of articleIds) workspaceOf.set(id, workspaceId);
  }
  const ids = [...new Set(shared.flatMap(({ articleIds }) => articleIds))];
  const listed = ids.slice(0, limits.sharedMailArticles);
  const rows = new Map<string, ArticleRow>();
  for (const { workspaceId } of shared) {
    const here = listed.filter((id) => workspaceOf.get(id) === workspaceId);
    for (const row of await readArticles(tx, workspaceId, here)) rows.set(row.article_id, row);
  }
  const set = listed.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const workspaceId = encodeURIComponent(workspaceOf.get(id) ?? '');
    const version = String(row.item_version ?? row.own_version ?? 1);
    return {
      headline: row.title,
      byline: row.publication,
      summary: row.description.slice(0, limits.descriptionPreview),
      address: `${publicUrl}/workspace-article/${id}/${workspaceId}/${version}/true`,
      imageUrl: null,
    };
  });
  return { count: ids.length, set };
}

async function nameOf(tx: Tx, { userId, uid }: Caller): Promise<string> {
  const { given_name, sur_name } = await tx
    .selectFrom('user_account')
    .select(['given_name', 'sur_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${given_name} ${sur_name}`.trim() || uid;
}
