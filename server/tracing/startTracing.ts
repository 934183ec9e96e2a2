import type { SpanRecorder } from './spans';

/** The traces of a thread. */
export interface Tracing {
  recorder: SpanRecorder;
  /** Exports the remaining spans and ends the export. */
  stop: () => Promise<void>;
}

/**
 * Exports the spans of this thread from now on. Loads OpenTelemetry, which takes a fraction of a second, and should be
 * called before the thread opens connections.
 * @param thread the name of the thread, an attribute of all its spans
 */
export async function startTracing(thread: string): Promise<Tracing> {
  const { openTelemetry } = await import('./openTelemetry');
  return openTelemetry(thread);
}
