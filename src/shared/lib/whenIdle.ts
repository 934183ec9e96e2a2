let idle = false;

/** Whether what is being asked for was asked for by nobody: it may fail in silence, and must not take the page away. */
export const isIdleWork = (): boolean => idle;

/** Asks for something that may be wanted soon: at rest, or as the pointer or the focus comes near. */
export function beforehand<T>(work: () => T): T {
  idle = true;
  try {
    return work();
  } finally {
    idle = false;
  }
}

/** Runs something once the page has come to rest. Returns how to drop it. */
export function whenIdle(work: () => void, afterMs = 4_000): () => void {
  const timer = setTimeout(() => beforehand(work), afterMs);
  return () => clearTimeout(timer);
}
