import type { IncomingHttpHeaders } from 'node:http';

/** The span of an HTTP request. */
export interface RequestSpan {
  /** Runs a function and everything that it starts in this span. */
  run(work: () => void): void;
  /** @param route the route's template; undefined if there is none */
  end(route: string | undefined, status: number): void;
}

/** Records spans. Implemented with OpenTelemetry, which is loaded only if traces are exported. */
export interface SpanRecorder {
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Continues the trace of the header `traceparent` (W3C Trace Context). */
  startRequest(method: string, headers: IncomingHttpHeaders): RequestSpan;
}

/**
 * Runs some work in a span of this name.
 * @param recorder undefined if no traces are exported
 * @param name one of few: a kind of work, and never a person or a text
 */
export function inSpan<T>(recorder: SpanRecorder | undefined, name: string, work: () => Promise<T>): Promise<T> {
  return recorder === undefined ? work() : recorder.inSpan(name, work);
}
