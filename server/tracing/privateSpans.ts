import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** The attributes that leave the server. None contains a path, a query, a person, or a statement's values. */
const exported = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'db.system',
  'db.system.name',
  'db.collection.name',
  'db.operation.name',
  'db.postgresql.plan',
  'db.response.status_code',
]);

/**
 * Passes spans on with the attributes above only, and without the messages of errors, which quote values that people
 * entered.
 */
export function privateSpans(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => next.onEnd(withoutPersonalData(span)),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const { name, kind, startTime, endTime, duration, ended, parentSpanContext, resource, instrumentationScope } = span;
  return {
    ...{ name, kind, startTime, endTime, duration, ended, resource, instrumentationScope },
    ...(parentSpanContext && { parentSpanContext }),
    spanContext: () => span.spanContext(),
    attributes: Object.fromEntries(Object.entries(span.attributes).filter(([key]) => exported.has(key))),
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
