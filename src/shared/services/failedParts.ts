/** A part of the page whose chunk could not be loaded. */
export interface FailedPart {
  id: string;
  /** True if the user opened the part by a click. */
  asked: boolean;
  retry: () => void;
}

/** The failed parts that are shown now, so that they share one error. */
export interface FailedParts {
  /** In the order of their failures. */
  list(): readonly FailedPart[];
  /** Returns a function that removes the part. */
  add(part: FailedPart): () => void;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createFailedParts(): FailedParts {
  const listeners = new Set<() => void>();
  let parts: readonly FailedPart[] = [];
  const change = (next: readonly FailedPart[]): void => {
    parts = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => parts,
    add(part) {
      change([...parts, part]);
      return () => change(parts.filter((one) => one !== part));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
