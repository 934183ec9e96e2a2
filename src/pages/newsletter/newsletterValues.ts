import type { MailTemplate } from '@contract/departmentSettings';
import { limits } from '@contract/limits';
import type { NewsletterBody, NewsletterGroup } from '@contract/newsletters';
import { array, object, string } from 'yup';
import { t } from '@client/shared/texts/t';

export interface NewsletterValues {
  subject: string;
  /** The sender name of the email. */
  fullName: string;
  /** The text before the articles; may be empty. */
  introduction: string;
  /** True to list every article of a story, in place of the first one only. */
  separateStories: boolean;
  userGroupIds: string[];
  templateId: string;
  /** The id of the style; empty for the default. */
  styleId: string;
}

export const newsletterSchema = () =>
  object({
    subject: string()
      .trim()
      .required(t('newsletter.required.subject'))
      .max(limits.newsletterSubject, t('field.tooLong', { n: limits.newsletterSubject })),
    fullName: string()
      .trim()
      .required(t('newsletter.required.from'))
      .max(limits.newsletterFromName, t('field.tooLong', { n: limits.newsletterFromName })),
    introduction: string()
      .trim()
      .max(limits.newsletterIntroduction, t('field.tooLong', { n: limits.newsletterIntroduction })),
    userGroupIds: array()
      .min(1, t('newsletter.required.group'))
      .max(limits.newsletterUserGroups, t('newsletter.tooManyGroups', { n: limits.newsletterUserGroups })),
    templateId: string().required(t('newsletter.required.template')),
  });

const compared = ['subject', 'fullName', 'introduction', 'separateStories', 'templateId', 'styleId'] as const;

/** True if two states of the form are equal. The order of user groups is ignored. */
export const sameValues = (one: NewsletterValues, other: NewsletterValues): boolean =>
  compared.every((name) => one[name] === other[name]) &&
  sameIds(new Set(one.userGroupIds), new Set(other.userGroupIds));

export const sameIds = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The request body for a newsletter. */
export function bodyOf(
  values: NewsletterValues,
  chosen: { articles: string[]; groups: NewsletterGroup[] },
  templates: readonly MailTemplate[],
  key: string,
): NewsletterBody {
  const { subject, fullName, introduction, separateStories, userGroupIds, templateId, styleId } = values;
  const template = templates.find(({ id }) => id === templateId);
  return {
    subject: subject.trim(),
    ...chosen,
    ...(introduction.trim() === '' ? {} : { introduction: introduction.trim() }),
    ...(separateStories ? { separateStories } : {}),
    outputType: 'HTML',
    templateId,
    ...(template ? { templatePrefix: template.templateRole } : {}),
    userGroupIds,
    fromName: fullName.trim(),
    ...(styleId === '' ? {} : { styleId }),
    key,
  };
}
