import { randomUUID } from 'node:crypto';
import type { EmailAudience, EmailPreview, SendEmailAnswer } from '@contract/articleEmail';
import { isEmailAddress } from '@contract/email';
import { limits, times } from '@contract/limits';
import { isOneLine } from '@contract/oneLine';
import type { SavedItem } from '@contract/workspaceArticles';
import type { Db, Tx } from '@server/db/schema';
import type { Caller } from '@server/http/caller';
import type { Deps } from '@server/http/deps';
import { AppError, invalid } from '@server/http/errors';
import { firstErrorByField } from '@server/http/firstErrorByField';
import { linkSecret } from '@server/mail/linkSecret';
import { emailComposer, readSender } from './composeEmail';
import { itemsToEmail } from './emailedArticles';
import { queueEmail } from './queueEmail';
import { resolveRecipients, type EmailRecipients } from './recipients';
import { countSent, findSentEmail, lockEmails } from './repository';
import { emailTexts } from './texts';

/** What a person sends by email, in the words of neither of the two calls. */
export interface EmailRequest {
  subject: string;
  comment: string;
  /** Read only if this is no repeated request: meanwhile an article may have become a draft again. */
  readItems: (db: Db | Tx) => Promise<readonly SavedItem[]>;
  groupIds: readonly string[];
  addresses: readonly string[];
  key?: string | undefined;
}

/**
 * Emails articles: queues a mail for each recipient, or does nothing. Idempotent: a second request of the same user with
 * the same key, also a concurrent one, returns the result of the first.
 */
export async function sendEmail(
  { db, config, clock }: Deps,
  caller: Caller,
  request: EmailRequest,
): Promise<SendEmailAnswer> {
  const { departmentId, userId } = caller;
  const { publicUrl } = config;
  const secret = await linkSecret(db);
  const key = request.key ?? randomUUID();
  return db.transaction().execute(async (tx) => {
    await lockEmails(tx, departmentId);
    const before = await findSentEmail(tx, userId, key);
    if (before) return { ...before, unreachable: 0, skipped: [] };
    validate(request);
    const now = clock();
    const articles = await itemsToEmail(tx, caller, await request.readItems(tx));
    const recipients = await resolveRecipients(tx, caller, request, now);
    await requireWithinLimits(tx, caller, recipients, now);
    const sender = await readSender(tx, caller);
    const content = { subject: request.subject.trim(), comment: request.comment.trim(), sender, articles };
    const compose = await emailComposer(tx, caller, publicUrl, content);
    const email = { departmentId, sender, key, articleCount: articles.length, recipients, compose };
    await queueEmail(tx, email, { now, publicUrl, secret });
    return countsOf(recipients);
  });
}

/** The email as it would be sent. Subject and recipients may be missing. */
export async function previewEmail(
  { db, config, clock }: Deps,
  caller: Caller,
  request: EmailRequest,
): Promise<EmailPreview> {
  const { publicUrl } = config;
  const recipients = await resolveRecipients(db, caller, request, clock());
  const articles = await itemsToEmail(db, caller, await request.readItems(db));
  const sender = await readSender(db, caller);
  const content = { subject: request.subject.trim(), comment: request.comment.trim(), sender, articles };
  const compose = await emailComposer(db, caller, publicUrl, content);
  const audiences: EmailAudience[] = [
    ...(recipients.colleagues.length > 0 || recipients.external.length === 0 ? (['COLLEAGUES'] as const) : []),
    ...(recipients.external.length > 0 ? (['EXTERNAL'] as const) : []),
  ];
  return {
    ...countsOf(recipients),
    subject: content.subject,
    contents: audiences.map((audience) => {
      const { html } = compose(audience, audience === 'EXTERNAL' ? publicUrl : undefined);
      return { audience, content: Buffer.from(html).toString('base64') };
    }),
  };
}

const countsOf = ({ colleagues, external, unreachable, skipped }: EmailRecipients): SendEmailAnswer => ({
  colleagues: colleagues.length,
  external: external.length,
  unreachable,
  skipped,
});

function validate({ subject, comment, groupIds, addresses }: EmailRequest): void {
  const line = subject.trim();
  if (line === '' || groupIds.length + addresses.length === 0) throw invalid(emailTexts.incomplete);
  const errors = firstErrorByField([
    ['subject', line.length > limits.emailSubject, emailTexts.longest(limits.emailSubject)],
    ['subject', !isOneLine(line), emailTexts.oneLine],
    ['comment', comment.trim().length > limits.emailComment, emailTexts.longest(limits.emailComment)],
    ['emails', addresses.length > limits.externalRecipients, emailTexts.tooManyAddresses],
    ['emails', !addresses.every((address) => isEmailAddress(address.trim())), emailTexts.address],
  ]);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function requireWithinLimits(tx: Tx, caller: Caller, recipients: EmailRecipients, now: Date): Promise<void> {
  const external = recipients.external.length;
  const count = recipients.colleagues.length + external;
  if (count === 0) throw invalid(emailTexts.nobody);
  const sent = await countSent(tx, caller, new Date(now.getTime() - times.dayMs));
  const exceeded = [
    [count > limits.emailRecipients, emailTexts.tooManyRecipients],
    [sent.emails >= limits.emailsADay, emailTexts.tooManyEmails],
    [external > 0 && sent.external + external > limits.externalEmailsADay, emailTexts.tooManyExternal],
    [
      external > 0 && sent.externalOfDepartment + external > limits.departmentExternalEmailsADay,
      emailTexts.tooManyOfDepartment,
    ],
  ] as const;
  for (const [isExceeded, text] of exceeded) if (isExceeded) throw new AppError('LIMIT_REACHED', text);
}
