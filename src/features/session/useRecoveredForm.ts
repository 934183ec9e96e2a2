import { useEffect, useState } from 'react';
import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { selectSession } from './sessionSelectors';

/** The values of a form, and the ETag of the object that it edits. */
interface RecoverableForm<Values> {
  values: Values;
  stamp?: string | undefined;
}

interface StoredForm extends RecoverableForm<unknown> {
  ownerId: string;
  path: string;
}

const isStoredForm = (kept: unknown): kept is StoredForm =>
  isRecord(kept) && typeof kept.ownerId === 'string' && typeof kept.path === 'string' && 'values' in kept;

const draft = tabDraft('watchdesk:unsaved-form', isStoredForm);
const currentPath = (): string => location.pathname + location.search;

/**
 * Returns the values that this page's form had when the same user's session expired, once, and shows `message` as a
 * notification.
 */
export function useRecoveredForm<Values>(
  isValues: (values: unknown) => values is Values,
  message: string,
): RecoverableForm<Values> | null {
  const { notifications } = useServices();
  const ownerId = useAppSelector(selectSession).user?.ownerId;
  const [lost] = useState(() => {
    const kept = draft.kept();
    if (kept?.ownerId !== ownerId || kept?.path !== currentPath() || !isValues(kept.values)) return null;
    return { values: kept.values, ...(typeof kept.stamp === 'string' ? { stamp: kept.stamp } : {}) };
  });
  useEffect(() => {
    if (!lost) return;
    draft.forget();
    notifications.show({ text: message, variant: 'info' });
  }, [notifications, lost, message]);
  return lost;
}

/**
 * Stores the values of a changed form when the session ends. After a sign-out nothing is stored: the user was asked
 * before.
 */
export function useBackupForm<Values>(changed: () => boolean, form: RecoverableForm<Values>): void {
  const { leaving, user } = useAppSelector(selectSession);
  useEffect(() => {
    if (leaving && user && changed()) draft.keep({ ...form, ownerId: user.ownerId, path: currentPath() });
  });
}
