import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import type { UserGroupValues } from './userGroupSchema';

/** A user group form that was left to create a user. */
export interface UserGroupDraft {
  pathname: string;
  values: UserGroupValues;
  /** The uids of the members when the form was opened. */
  usersBefore: string[];
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isDraft(value: unknown): value is UserGroupDraft {
  if (!isRecord(value) || !isRecord(value.values)) return false;
  const { name, description, users } = value.values;
  const isFilled = typeof name === 'string' && typeof description === 'string' && isStringArray(users);
  return isFilled && typeof value.pathname === 'string' && isStringArray(value.usersBefore);
}

const draft = tabDraft('watchdesk:user-group-draft', isDraft);

export const { keep: keepDraft, forget: forgetDraft } = draft;

/** The draft of the form at this path; null if there is none. */
export function draftOf(pathname: string): UserGroupDraft | null {
  const kept = draft.kept();
  return kept?.pathname === pathname ? kept : null;
}
