/** Holds the leaving of all pages, to ask first, and then calls `go`; false where there is nothing to ask. */
type Hold = (go: () => void) => boolean;

const holds = new Set<Hold>();

/** Returns how to let go. */
export function holdLeaving(hold: Hold): () => void {
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Does what ends the work on every page, as signing out does: at once, or when whoever has something unsaved agrees. */
export function leaveAll(go: () => void): void {
  if (![...holds].some((hold) => hold(go))) go();
}
