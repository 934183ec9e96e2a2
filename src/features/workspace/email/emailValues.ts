import type { SendArticlesBody, SendItemsBody } from '@contract/articleEmail';
import type { EmailSetting } from '@contract/emailSettings';
import { limits } from '@contract/limits';
import { array, object, string, type ObjectSchema } from 'yup';
import { t } from '@client/shared/texts/t';
import type { EmailRequest } from './emailRequest';

export interface EmailValues {
  /** Ids of user groups. */
  groups: string[];
  externalEmails: string[];
  subject: string;
  comment: string;
}

export const emptyEmail: EmailValues = { groups: [], externalEmails: [], subject: '', comment: '' };

/** The values of a saved setting; groups that the user has left are missing. */
export const valuesOfSetting = ({ groups, externalEmails, subject, comment }: EmailSetting): EmailValues => ({
  groups,
  externalEmails,
  subject,
  comment,
});

/** A missing subject and missing recipients share one message, which the specification gives. */
export const emailSchema = (): ObjectSchema<EmailValues> =>
  object({
    subject: string()
      .trim()
      .required(t('email.incomplete'))
      .max(limits.emailSubject, t('field.tooLong', { n: limits.emailSubject })),
    comment: string()
      .trim()
      .max(limits.emailComment, t('field.tooLong', { n: limits.emailComment }))
      // Formik passes an empty field as undefined.
      .ensure(),
    externalEmails: array()
      .of(string().required())
      .max(limits.externalRecipients, t('email.tooManyUsers', { n: limits.externalRecipients }))
      .required(),
    groups: array()
      .of(string().required())
      .required()
      .test('recipients', t('email.incomplete'), (groups, { parent }: { parent: EmailValues }) => {
        return groups.length + parent.externalEmails.length > 0;
      }),
  });

/** A call to the server: of items, or of articles of a workspace. */
export type EmailCall =
  | { kind: 'items'; body: SendItemsBody }
  | { kind: 'articles'; ownerId: string; body: SendArticlesBody };

export function emailCall(
  { items, fromId }: EmailRequest,
  { subject, comment, groups, externalEmails }: EmailValues,
  key?: string,
): EmailCall {
  const shared = { subject: subject.trim(), ownerIds: groups, ...(key !== undefined && { key }) };
  if (fromId === null) {
    return { kind: 'items', body: { ...shared, comments: comment.trim(), items: [...items], to: externalEmails } };
  }
  // In a workspace, an article has the id of its item, or is one that somebody wrote.
  const articleIds = items.map(({ itemId }) => itemId);
  const body = { ...shared, comment: comment.trim(), articleIds, emails: externalEmails };
  return { kind: 'articles', ownerId: fromId, body };
}
