import { randomUUID } from 'node:crypto';
import { limits, times } from '@contract/limits';
import type { NewsletterPreviewBody, NewsletterTestAnswer } from '@contract/newsletters';
import { insertMail } from '@server/mail/repository';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, invalid } from '@server/http/errors';
import { openWorkspace } from '@server/workspaces/access';
import { composeDraft, resolveMailLook, validateContent } from './draft';
import { isReachable } from './recipients';
import { countMails } from './repository';
import { arrangeSections, readSelectedArticles } from './selectedArticles';
import { newsletterTexts } from './texts';

const kind = 'newsletter-test';

/**
 * Queues a newsletter as a test mail to the caller only. Unlike sending, it needs no user groups, accepts drafts, and
 * appears in no list of newsletters.
 */
export async function sendTestMail(
  { db, config, clock }: Deps,
  caller: Caller,
  ownerId: string | undefined,
  body: NewsletterPreviewBody,
): Promise<NewsletterTestAnswer> {
  const { userId, departmentId, uid: recipient } = caller;
  const { publicUrl } = config;
  return db.transaction().execute(async (tx) => {
    const workspace = await openWorkspace(tx, caller, ownerId);
    validateContent(body);
    if (!(await isReachable(tx, userId))) throw invalid(newsletterTexts.unreachable);
    const now = clock();
    const dayAgo = new Date(now.getTime() - times.dayMs);
    if ((await countMails(tx, userId, kind, dayAgo)) >= limits.newsletterTestsADay) {
      throw new AppError('LIMIT_REACHED', newsletterTexts.tooManyTests);
    }
    const look = await resolveMailLook(tx, departmentId, body);
    const selected = await readSelectedArticles(tx, { id: workspace.id, departmentId }, body);
    const { sections } = arrangeSections(selected, body);
    const links = { publicUrl, unsubscribeUrl: `${publicUrl}/general-settings` };
    const { subject, html, text } = await composeDraft(tx, { body, departmentId, look, sections, ...links });
    await insertMail(tx, {
      message_id: `<newsletter-test.${randomUUID()}@${new URL(publicUrl).hostname}>`,
      kind,
      department_id: departmentId,
      user_id: userId,
      recipient,
      subject: newsletterTexts.testSubject(subject),
      from_name: body.fromName.trim(),
      html,
      text,
      headers: JSON.stringify({ 'Reply-To': recipient, 'Auto-Submitted': 'auto-generated' }),
      next_attempt_at: now,
      created_at: now,
    });
    return { recipient };
  });
}
