interface Unconfirmed<Value> {
  /** The number of changes without a response. */
  pending: number;
  /** What the server has. */
  stored: Value;
}

/**
 * Optimistic changes of values that are changed again before the response: the last one stays shown, and if it fails,
 * what the server has is shown, not what was shown before it.
 */
export function createUnconfirmedChanges<Value>() {
  const changes = new Map<string, Unconfirmed<Value>>();
  return {
    has: (key: string): boolean => changes.has(key),
    /**
     * Begins a change; `before` is the value that is shown. Returns a function for its end, which takes the saved value,
     * or undefined if the change failed, and returns the value to show; undefined while a later change is pending.
     */
    begin(key: string, before: Value): (saved: Value | undefined) => Value | undefined {
      const change = changes.get(key) ?? { pending: 0, stored: before };
      changes.set(key, change);
      change.pending += 1;
      return (saved) => {
        if (saved !== undefined) change.stored = saved;
        change.pending -= 1;
        if (change.pending > 0) return undefined;
        changes.delete(key);
        return change.stored;
      };
    },
  };
}
