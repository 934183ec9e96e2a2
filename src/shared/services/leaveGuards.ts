/** Asks before all pages are left, then calls `leave`. Returns false when there is nothing to ask. */
type Guard = (leave: () => void) => boolean;

export interface LeaveGuards {
  /** Returns a function that removes the guard. */
  add(guard: Guard): () => void;
  /** Runs what ends the work on every page, such as signing out: at once, or after the first guard that asks. */
  leave(leave: () => void): void;
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<Guard>();
  return {
    add(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    leave(leave) {
      if (![...guards].some((guard) => guard(leave))) leave();
    },
  };
}
