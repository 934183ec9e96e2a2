/** A chunk that could not be loaded, at one place of the page that needs it. */
export interface FailedChunk {
  id: string;
  /** True if the user opened by a click what needs it. */
  asked: boolean;
  retry: () => void;
}

/** The chunks that parts of the page wait for in vain, so that they share one error. */
export interface FailedChunks {
  /** In the order of their failures. */
  list(): readonly FailedChunk[];
  /** Returns a function that removes it. */
  add(chunk: FailedChunk): () => void;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export function createFailedChunks(): FailedChunks {
  const listeners = new Set<() => void>();
  let chunks: readonly FailedChunk[] = [];
  const change = (next: readonly FailedChunk[]): void => {
    chunks = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => chunks,
    add(chunk) {
      change([...chunks, chunk]);
      return () => change(chunks.filter((one) => one !== chunk));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
