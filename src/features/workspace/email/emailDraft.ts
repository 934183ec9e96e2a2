import type { RootState } from '@client/shared/redux/rootState';
import { createIdempotencyKey } from '@client/shared/ui/form/createIdempotencyKey';
import { savedDraft } from '@client/shared/ui/form/savedDraft';
import { isRecord } from '@client/shared/values/isRecord';
import type { EmailRequest } from './emailRequest';
import { emailCall, type EmailValues } from './emailValues';

/** What was last sent, and its idempotency key. */
export interface EmailAttempt {
  content: string;
  key: string;
}

/**
 * The next attempt. With the same content it has the same key, so that nobody gets the email twice if the response to
 * the last attempt was lost.
 */
export function nextAttempt(last: EmailAttempt, request: EmailRequest, values: EmailValues): EmailAttempt {
  const content = JSON.stringify(emailCall(request, values));
  return last.content === content ? last : { content, key: createIdempotencyKey() };
}

/** An email that isn't sent yet. */
interface EmailDraft {
  values: EmailValues;
  /** An external address that is typed, but not added yet. */
  pending: string;
  attempt: EmailAttempt;
  /** ISO 8601. */
  kept: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function isDraft(value: unknown): value is EmailDraft {
  if (!isRecord(value) || !isRecord(value.values) || !isRecord(value.attempt)) return false;
  const { values, attempt, pending, kept } = value;
  return (
    [values.subject, values.comment, attempt.content, attempt.key, pending, kept].every(isText) &&
    areTexts(values.groups) &&
    areTexts(values.externalEmails)
  );
}

export const selectDraftOwner = ({ session }: RootState): string => session.user?.ownerId ?? '';

/**
 * The email that a user is writing, of whatever articles: after a crash or the end of the session, another selection of
 * articles is usual.
 */
export const emailDraft = (userId: string) => savedDraft(userId, 'email', isDraft);
