import { useEffect, useState } from 'react';
import { isRecord } from '@client/shared/values/isRecord';
import { tabDraft } from '@client/shared/ui/form/tabDraft';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { selectSession } from './sessionSelectors';

/** What was typed into a form, and the stamp of what it was opened from. */
export interface LostForm<Values> {
  values: Values;
  stamp?: string | undefined;
}

interface Kept extends LostForm<unknown> {
  ownerId: string;
  path: string;
}

const isKept = (kept: unknown): kept is Kept =>
  isRecord(kept) && typeof kept.ownerId === 'string' && typeof kept.path === 'string' && 'values' in kept;

const draft = tabDraft('watchdesk:unsaved-form', isKept);
const here = (): string => location.pathname + location.search;

/** What this address's form held when the session of the same person ended by itself: given once, and said in these words. */
export function useLostForm<Values>(
  isValues: (values: unknown) => values is Values,
  words: string,
): LostForm<Values> | null {
  const { notifications } = useServices();
  const ownerId = useAppSelector(selectSession).user?.ownerId;
  const [lost] = useState(() => {
    const kept = draft.kept();
    if (kept?.ownerId !== ownerId || kept?.path !== here() || !isValues(kept.values)) return null;
    return { values: kept.values, ...(typeof kept.stamp === 'string' ? { stamp: kept.stamp } : {}) };
  });
  useEffect(() => {
    if (!lost) return;
    draft.forget();
    notifications.show({ text: words, variant: 'info' });
  }, [notifications, lost, words]);
  return lost;
}

/** Keeps what a changed form holds when the session ends. Signing out, which asks first, keeps nothing. */
export function useKeepLostForm<Values>(changed: () => boolean, form: LostForm<Values>): void {
  const { leaving, user } = useAppSelector(selectSession);
  useEffect(() => {
    if (leaving && user && changed()) draft.keep({ ...form, ownerId: user.ownerId, path: here() });
  });
}
