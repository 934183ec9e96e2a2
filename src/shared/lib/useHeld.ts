import { useState } from 'react';

/** What was known last of the thing with this key: it may go from the lists while somebody works on it. */
export function useHeld<T>(key: string, now: T | undefined): T | undefined {
  const [held, setHeld] = useState({ key, value: now });
  if (held.key !== key || (now !== undefined && now !== held.value)) setHeld({ key, value: now });
  return now ?? (held.key === key ? held.value : undefined);
}
