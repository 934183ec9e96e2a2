import { times } from '@contract/limits';
import { useEffect, useState } from 'react';

/**
 * Returns whether the user has stopped typing: true at first, false after `value` changed, and true again after a pause
 * or after `settle` was called.
 */
export function useHasSettled(value: string | null): readonly [boolean, () => void] {
  const [settledValue, setSettledValue] = useState(value);
  const isSettled = settledValue === value;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettledValue(value), times.typingPauseMs);
    return () => clearTimeout(timer);
  }, [isSettled, value]);
  return [isSettled, () => setSettledValue(value)];
}
