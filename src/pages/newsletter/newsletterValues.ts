import type { MailTemplate } from '@contract/company';
import { limits } from '@contract/limits';
import type { NewsletterBody, NewsletterGroup } from '@contract/newsletters';
import { array, object, string } from 'yup';
import { t } from '@client/shared/texts/t';

export interface NewsletterValues {
  subject: string;
  /** Whom the mail is from. */
  fullName: string;
  userGroupIds: string[];
  templateId: string;
  /** None: the template's own. */
  styleId: string;
}

export const newsletterSchema = () =>
  object({
    subject: string()
      .trim()
      .required(t('newsletter.required.subject'))
      .max(limits.newsletterSubject, t('newsletter.tooLong', { n: limits.newsletterSubject })),
    fullName: string()
      .trim()
      .required(t('newsletter.required.from'))
      .max(limits.newsletterFromName, t('newsletter.tooLong', { n: limits.newsletterFromName })),
    userGroupIds: array()
      .min(1, t('newsletter.required.group'))
      .max(limits.newsletterUserGroups, t('newsletter.tooManyGroups', { n: limits.newsletterUserGroups })),
    templateId: string().required(t('newsletter.required.template')),
  });

const texts = ['subject', 'fullName', 'templateId', 'styleId'] as const;

/** Whether two states of the form say the same; groups in whatever order they were chosen. */
export const sameValues = (one: NewsletterValues, other: NewsletterValues): boolean =>
  texts.every((name) => one[name] === other[name]) && sameIds(new Set(one.userGroupIds), new Set(other.userGroupIds));

export const sameIds = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The newsletter as it goes over the wire. */
export function bodyOf(
  values: NewsletterValues,
  chosen: { articles: string[]; groups: NewsletterGroup[] },
  templates: readonly MailTemplate[],
  key: string,
): NewsletterBody {
  const { subject, fullName, userGroupIds, templateId, styleId } = values;
  const template = templates.find(({ id }) => id === templateId);
  return {
    subject: subject.trim(),
    ...chosen,
    outputType: 'HTML',
    templateId,
    ...(template ? { templatePrefix: template.templateRole } : {}),
    userGroupIds,
    fromName: fullName.trim(),
    ...(styleId === '' ? {} : { styleId }),
    key,
  };
}
