import { limits } from '@contract/limits';
import type { NewsletterPreviewBody } from '@contract/newsletters';
import type { Db, Tx } from '@server/db/schema';
import { lookOf, mailTemplates, type MailLook } from '@server/engine/mail/looks';
import { defaultStyleId, findStyle } from '@server/mail/styles/ownStyles';
import { composeNewsletter } from '@server/engine/newsletter/composeNewsletter';
import type { DeduplicatedSections } from '@server/engine/newsletter/deduplicateStories';
import type { NewsletterArticle } from './newsletterArticles';
import { invalid } from '@server/http/errors';
import { firstFaults } from '@server/http/fieldErrors';
import { isOneLine } from '@contract/oneLine';
import { readMailSetting } from '@server/mail/templates/repository';
import { newsletterTexts } from './texts';

/** @throws VALIDATION with what is wrong with the texts that the sender gives */
export function requireTexts({ subject, fromName, userGroupIds }: NewsletterPreviewBody): void {
  const faults = firstFaults([
    ['subject', subject.trim() === '', newsletterTexts.subject],
    ['subject', subject.trim().length > limits.newsletterSubject, newsletterTexts.longest(limits.newsletterSubject)],
    ['subject', !isOneLine(subject.trim()), newsletterTexts.oneLine],
    ['fromName', fromName.trim() === '', newsletterTexts.fromName],
    [
      'fromName',
      fromName.trim().length > limits.newsletterFromName,
      newsletterTexts.longest(limits.newsletterFromName),
    ],
    ['fromName', !isOneLine(fromName.trim()), newsletterTexts.oneLine],
    ['fromName', holdsAddress(fromName), newsletterTexts.fromAddress],
    ['userGroupIds', userGroupIds.length === 0, newsletterTexts.userGroup],
  ]);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/**
 * Whether a name reads as an email address. Mail programs show the name in place of the sender's address, so it would pass
 * for the sender. Compatibility forms of @ count too (NFKC).
 */
function holdsAddress(name: string): boolean {
  return /[^\s@]\s*@\s*[^\s@]/u.test(name.normalize('NFKC'));
}

/** The template in the style that was chosen; without one in the department's default, else in the template's own. */
export async function readLook(
  db: Db | Tx,
  departmentId: string,
  { templateId, templatePrefix, styleId }: NewsletterPreviewBody,
): Promise<MailLook> {
  const template = mailTemplates.find(({ id }) => id === templateId);
  if (!template || (templatePrefix !== undefined && templatePrefix !== template.templateRole)) {
    throw invalid({ templateId: newsletterTexts.template });
  }
  const style = await findStyle(db, departmentId, styleId ?? (await defaultStyleId(db, departmentId)));
  if (styleId !== undefined && !style) throw invalid({ styleId: newsletterTexts.style });
  return lookOf(template, style);
}

export interface DraftOptions {
  body: NewsletterPreviewBody;
  departmentId: string;
  look: MailLook;
  sections: DeduplicatedSections<NewsletterArticle>['sections'];
  publicUrl: string;
  unsubscribeUrl: string;
}

/** The mail of what was chosen; dates are written as the department writes them, as it is one mail for everybody. */
export async function composeDraft(db: Db | Tx, options: DraftOptions) {
  const { body, departmentId, ...rest } = options;
  return composeNewsletter({
    ...rest,
    ...(await readMailSetting(db, departmentId)),
    subject: body.subject.trim(),
    fromName: body.fromName.trim(),
  });
}
