import { randomUUID } from 'node:crypto';
import { limits } from '@contract/limits';
import { pluralize } from '@contract/numbers';
import type { Tx } from '@server/db/schema';
import { escapeHtml } from '@server/engine/escapeHtml';
import { articlesHtml } from '@server/engine/mail/articleHtml';
import { frameMail } from '@server/engine/mail/frame';
import { headerLine } from '@server/engine/mail/headerLine';
import type { Caller } from '@server/http/caller';
import { readDepartmentMailSettings } from '@server/mail/departmentMailSettings';
import { insertMail } from '@server/mail/repository';
import { readArticles } from '../articles/repository';
import type { Member } from '../notifications/members';

interface Sharing {
  caller: Caller;
  workspaceId: string;
  articleIds: readonly string[];
  recipients: readonly Member[];
  now: Date;
}

/** Queues one mail for each recipient about all articles of one sharing, in the transaction that shares them. */
export async function mailShared(
  tx: Tx,
  publicUrl: string,
  { caller, workspaceId, articleIds, recipients, now }: Sharing,
): Promise<void> {
  if (recipients.length === 0) return;
  const { departmentId } = caller;
  const { brand } = await readDepartmentMailSettings(tx, departmentId, publicUrl);
  const listed = articleIds.slice(0, limits.sharedMailArticles);
  const rows = new Map((await readArticles(tx, workspaceId, listed)).map((row) => [row.id, row]));
  const articles = listed.flatMap((id) => rows.get(id) ?? []);
  const { name: group } = await tx
    .selectFrom('user_group')
    .select('name')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const actor = await nameOf(tx, caller);
  const count = articleIds.length;
  const subject = headerLine(`${actor} shared ${pluralize(count, 'an article', '# articles')} with ${group}`);
  const addressOf = (id: string, version: number): string =>
    `${publicUrl}/workspace-article/${id}/${encodeURIComponent(workspaceId)}/${String(version)}/true`;
  const set = articles.map((row) => ({
    headline: row.title,
    byline: row.publication,
    summary: row.description.slice(0, limits.descriptionPreview),
    address: addressOf(row.id, row.item_version ?? row.own_version ?? 1),
    imageUrl: null,
  }));
  const workspaceUrl = `${publicUrl}/workspaces/${encodeURIComponent(workspaceId)}`;
  const settingsUrl = `${publicUrl}/general-settings`;
  const more = count > set.length ? pluralize(count - set.length, 'And # more article.', 'And # more articles.') : '';
  const html = frameMail({
    brand,
    title: subject,
    titleUrl: workspaceUrl,
    preview: set.map(({ headline }) => headline).join(' · '),
    contentHtml:
      articlesHtml('summaries', set) +
      (more === '' ? '' : `<p>${escapeHtml(more)}</p>`) +
      `<p><a href="${escapeHtml(workspaceUrl)}">Open the workspace</a></p>`,
    footerHtml: `You get this email because articles were shared with you. <a href="${escapeHtml(settingsUrl)}">Change this in General Settings</a>.`,
  });
  const text = [
    subject,
    ...set.map(({ headline, byline, address }) => [headline, byline, address].filter((line) => line !== '').join('\n')),
    ...(more === '' ? [] : [more]),
    `Open the workspace: ${workspaceUrl}`,
    `You get this email because articles were shared with you. Change this in General Settings: ${settingsUrl}`,
  ].join('\n\n');
  for (const { userId, address } of recipients) {
    await insertMail(tx, {
      message_id: `<shared.${randomUUID()}@${new URL(publicUrl).hostname}>`,
      kind: 'shared',
      department_id: departmentId,
      user_id: userId,
      recipient: address,
      subject,
      html,
      text,
      headers: JSON.stringify({ 'Auto-Submitted': 'auto-generated' }),
      next_attempt_at: now,
      created_at: now,
    });
  }
}

async function nameOf(tx: Tx, { userId, uid }: Caller): Promise<string> {
  const { given_name, sur_name } = await tx
    .selectFrom('user_account')
    .select(['given_name', 'sur_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${given_name} ${sur_name}`.trim() || uid;
}
