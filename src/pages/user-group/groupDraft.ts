import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import type { UserGroupValues } from './userGroupSchema';

/** A user group form that was left to create a user. */
export interface GroupDraft {
  pathname: string;
  values: UserGroupValues;
  /** The uids of the members when the form was opened. */
  usersBefore: string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isDraft(kept: unknown): kept is GroupDraft {
  if (!isRecord(kept) || !isRecord(kept.values)) return false;
  const { name, description, users } = kept.values;
  const isFilled = typeof name === 'string' && typeof description === 'string' && isTexts(users);
  return isFilled && typeof kept.pathname === 'string' && isTexts(kept.usersBefore);
}

const draft = tabDraft('watchdesk:user-group-draft', isDraft);

export const { keep: keepDraft, forget: forgetDraft } = draft;

/** The draft of the form at this path; null if there is none. */
export function draftOf(pathname: string): GroupDraft | null {
  const kept = draft.kept();
  return kept?.pathname === pathname ? kept : null;
}
