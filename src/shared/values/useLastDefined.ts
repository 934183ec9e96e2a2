import { useState } from 'react';

/** The last defined value of this key: a record may be removed from the lists while it is edited. */
export function useLastDefined<T>(key: string, now: T | undefined): T | undefined {
  const [last, setLast] = useState({ key, value: now });
  if (last.key !== key || (now !== undefined && now !== last.value)) setLast({ key, value: now });
  return now ?? (last.key === key ? last.value : undefined);
}
