import { limits } from '@contract/limits';
import type { NewsletterPreviewBody } from '@contract/newsletters';
import type { Db, Tx } from '@server/db/schema';
import { lookOf, mailTemplates, type MailLook } from '@server/engine/mail/looks';
import { defaultStyleId, findStyle } from '@server/mail/styles/ownStyles';
import { composeNewsletter } from '@server/engine/newsletter/composeNewsletter';
import type { DeduplicatedSections } from '@server/engine/newsletter/deduplicateStories';
import type { NewsletterArticle } from './newsletterArticles';
import { invalid } from '@server/http/errors';
import { firstErrorByField } from '@server/http/firstErrorByField';
import { isOneLine } from '@contract/oneLine';
import { readDepartmentMailSettings } from '@server/mail/departmentMailSettings';
import { newsletterTexts } from './texts';

/**
 * Validates what is needed to send a newsletter: its content and its user groups.
 * @throws AppError VALIDATION with a message for each field
 */
export function validateTexts(body: NewsletterPreviewBody): void {
  throwIfAny({
    ...contentErrors(body),
    ...(body.userGroupIds.length === 0 && { userGroupIds: newsletterTexts.userGroup }),
  });
}

/**
 * Validates the subject, sender name, and introduction.
 * @throws AppError VALIDATION with a message for each field
 */
export const validateContent = (body: NewsletterPreviewBody): void => throwIfAny(contentErrors(body));

function throwIfAny(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function contentErrors({ subject, fromName, introduction = '' }: NewsletterPreviewBody): Record<string, string> {
  return firstErrorByField([
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
    ['fromName', looksLikeAddress(fromName), newsletterTexts.fromAddress],
    [
      'introduction',
      introduction.trim().length > limits.newsletterIntroduction,
      newsletterTexts.longest(limits.newsletterIntroduction),
    ],
  ]);
}

/**
 * Whether a name looks like an email address. Mail clients show the name in place of the sender's address, so it could
 * impersonate another sender. Compatibility forms of @ count too (NFKC).
 */
function looksLikeAddress(name: string): boolean {
  return /[^\s@]\s*@\s*[^\s@]/u.test(name.normalize('NFKC'));
}

/**
 * The selected template in the selected style or, without one, in the department's default style, else in the
 * template's own.
 * @throws AppError VALIDATION for an unknown template or style
 */
export async function resolveMailLook(
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

interface DraftOptions {
  body: NewsletterPreviewBody;
  departmentId: string;
  look: MailLook;
  sections: DeduplicatedSections<NewsletterArticle>['sections'];
  publicUrl: string;
  unsubscribeUrl: string;
}

/**
 * Composes the newsletter. Dates use the department's time zone and format, because all recipients get the same mail.
 */
export async function composeDraft(db: Db | Tx, options: DraftOptions) {
  const { body, departmentId, ...rest } = options;
  return composeNewsletter({
    ...rest,
    ...(await readDepartmentMailSettings(db, departmentId, options.publicUrl)),
    subject: body.subject.trim(),
    fromName: body.fromName.trim(),
    introduction: (body.introduction ?? '').trim(),
  });
}
