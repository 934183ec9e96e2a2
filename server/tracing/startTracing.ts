import { setSpanRecorder } from './spans';

/**
 * Exports the spans of this thread from now on. Loads OpenTelemetry, which takes a fraction of a second, and should be
 * called before the thread opens connections.
 * @param thread the name of the thread, an attribute of all its spans
 * @returns a function that exports the remaining spans and ends the export
 */
export async function startTracing(thread: string): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./openTelemetry');
  const { recorder, stop } = openTelemetry(thread);
  setSpanRecorder(recorder);
  return async () => {
    setSpanRecorder(undefined);
    await stop();
  };
}
