import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { times, transport } from '@contract/limits';
import type { Config } from '../config';
import { callerAddress } from './callerAddress';
import { handleClientError } from './clientError';
import { handleError } from './errorHandler';
import { tooManyRequests } from './errors';
import { limitHeaders } from './headerSize';
import { acceptJson } from './jsonBody';
import { createGuardedServer } from './guardedServer';
import { countRequestsInProgress } from './requestsInProgress';
import { setSecurityHeaders } from './securityHeaders';
import { compileSerializers } from './compileSerializers';
import { compileValidator } from './compileValidator';
import type { SpanRecorder } from '@server/tracing/spans';
import { traceRequests } from './traceRequests';
import { wantsPage } from './wantsPage';

/** The Fastify instance with TypeBox types: handlers are typed by the contract's schemas. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Creates the Fastify instance with everything that all routes share: limits, headers, error handling, compression.
 * @param recorder records a span for each request; undefined if no traces are exported
 */
export async function createHttpApp(config: Config, recorder?: SpanRecorder): Promise<HttpApp> {
  const app = fastify({
    logger: loggerOptions(config),
    trustProxy: trustProxy(config),
    bodyLimit: transport.bodyBytes,
    requestTimeout: transport.requestTimeoutMs,
    http: { maxHeaderSize: transport.headerBytes, headersTimeout: transport.headersTimeoutMs },
    routerOptions: { maxParamLength: transport.parameterCharacters, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    clientErrorHandler: handleClientError,
    // A path that can't be decoded. A browser shows the client's page for unknown addresses.
    frameworkErrors: (error, request, reply) =>
      void (wantsPage(request) ? reply.redirect('/not-found') : handleError(error, request, reply)),
    serverFactory: createGuardedServer,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    schemaController: { compilersFactory: { buildSerializer: compileSerializers } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  if (recorder) traceRequests(app, recorder);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  acceptJson(app);
  limitHeaders(app);
  await setSecurityHeaders(app, config);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('X-Request-Id', request.id);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
  await app.register(cookie);
  await app.register(compress, {
    threshold: transport.compressFromBytes,
    // A stream for each response costs more than compressing a page of results at once.
    syncThreshold: transport.compressAtOnceBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Compressed request bodies are not accepted, so a small body cannot expand.
    globalDecompression: false,
  });
  const addressOf = (request: Parameters<typeof callerAddress>[0]): string => normalizeIP(callerAddress(request));
  const requestsInProgress = countRequestsInProgress(app, addressOf);
  await app.register(rateLimit, {
    max: transport.requestsPerMinute,
    timeWindow: times.minuteMs,
    keyGenerator: addressOf,
    // A client that waits for each response before the next request is not limited, however fast the responses are.
    allowList: (_request, address) => requestsInProgress(address) <= 1,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1_000)),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  return app;
}

/** A number means that many trusted proxies in front of the server. */
function trustProxy({ trustProxy: trusted }: Config) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

function loggerOptions(config: Config) {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
    // Logs only the path, because query strings contain search texts and signatures. A feed's path is its secret.
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/^(\/+feeds\/).*/, '$1…'),
        address: request.ip,
      }),
    },
  };
}
