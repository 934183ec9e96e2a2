import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { privateSpans } from './privateSpans';
import type { SpanRecorder } from './spans';
import { traceDatabase } from './traceDatabase';

const EXPORT_TIMEOUT_MS = 5_000;
/** The longest that a stopping thread waits for the last spans. */
const LAST_EXPORT_MS = 1_000;

/**
 * Sets up OpenTelemetry for this thread. Endpoint, headers, sampling, and sizes of batches come from its standard
 * variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, …). Spans that can't be exported are dropped.
 */
export function openTelemetry(thread: string): { recorder: SpanRecorder; stop: () => Promise<void> } {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'watchdesk' }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'thread.name': thread }));
  const exporter = new OTLPTraceExporter({ timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [privateSpans(new BatchSpanProcessor(exporter))],
  });
  provider.register();
  traceDatabase(provider);
  return { recorder: recorder(), stop: () => within(LAST_EXPORT_MS, provider.shutdown()) };
}

function recorder(): SpanRecorder {
  const tracer = trace.getTracer('watchdesk');
  return {
    inSpan: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error instanceof Error ? error.name : 'error');
          throw error;
        } finally {
          span.end();
        }
      }),
    startRequest(method, headers) {
      const caller = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      const own = trace.setSpan(caller, span);
      return {
        run: (work) => context.with(own, work),
        end(route, status) {
          span.updateName(`${method} ${route ?? ''}`.trim());
          if (route !== undefined) span.setAttribute('http.route', route);
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) fail(span, String(status));
          span.end();
        },
      };
    },
  };
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Waits for a promise, but not longer than some time, and ignores its failure. */
async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise.catch(() => undefined), late]);
  clearTimeout(timer);
}
