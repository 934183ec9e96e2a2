import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, SpanRecorder } from '@server/tracing/spans';

/** Records a span for each request, without open streams. Register it before other hooks. */
export function traceRequests(app: FastifyInstance, recorder: SpanRecorder): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream === true) return done();
    const span = recorder.startRequest(request.method, request.headers);
    spans.set(request, span);
    reply.raw.once('close', () => span.end(request.routeOptions.url, reply.statusCode));
    span.run(done);
  });
  // A body is read in the events of its connection, which leave the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
}
