import { isRecord } from '@client/shared/lib/isRecord';
import type { UserGroupValues } from './userGroupSchema';

const key = 'watchdesk:user-group-draft';

/** A form that was left for making a new user. */
export interface GroupDraft {
  pathname: string;
  values: UserGroupValues;
  /** Who was in the group when the form was opened. */
  usersBefore: string[];
}

export function keepDraft(draft: GroupDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Forbidden storage: the form begins anew.
  }
}

/** The draft of this address's form, if it is one. */
export function draftOf(pathname: string): GroupDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) && kept.pathname === pathname ? kept : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isDraft(kept: unknown): kept is GroupDraft {
  if (!isRecord(kept) || !isRecord(kept.values)) return false;
  const { name, description, users } = kept.values;
  const isFilled = typeof name === 'string' && typeof description === 'string' && isTexts(users);
  return isFilled && typeof kept.pathname === 'string' && isTexts(kept.usersBefore);
}
