import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { FeedError, feedErrorTexts, type FeedErrorCode } from '@server/engine/feeds/feedError';
import { feedLimits } from '@contract/limits';
import { freshSeconds, retryAfterSeconds } from './httpHints';
import { readBody, type BodyLimits } from './readBody';
import {
  checkedUrl,
  exceptionsAfter,
  guardedLookup,
  isExcepted,
  isPublicAddress,
  type AddressPolicy,
} from './safeAddress';

interface FeedRequest {
  url: string;
  /** HTTP validators from the last successful reading. */
  etag?: string | null;
  lastModified?: string | null;
  /** The Accept header; default: feeds. */
  accept?: string;
  signal?: AbortSignal;
}

export interface FetchPolicy extends AddressPolicy {
  /** The User-Agent header; includes a contact URL. */
  userAgent: string;
  limits?: Partial<BodyLimits & { totalMilliseconds: number; redirects: number }>;
  /** The clock, for `Retry-After` dates. */
  now?: () => Date;
}

interface Answered {
  status: number;
  /** The URL of the response after redirects. */
  finalUrl: string;
}

interface Moved {
  /** The new URL if all redirects were permanent (301, 308); the caller should store it. */
  movedTo: string | null;
  /** The freshness lifetime of the response in seconds; null if the server doesn't state it. */
  freshSeconds: number | null;
}

interface Problem {
  code: FeedErrorCode;
  /** An English message for users. */
  message: string;
}

/** The outcome of fetching a feed. `retryLater`: the server asked to wait (429, 503, Retry-After); `gone`: 410. */
export type FetchOutcome =
  | ({
      kind: 'content';
      bytes: Buffer;
      contentType: string;
      etag: string | null;
      lastModified: string | null;
    } & Answered &
      Moved)
  | ({ kind: 'notModified' } & Answered & Moved)
  | ({ kind: 'retryLater'; retryAfterSeconds: number | null } & Answered & Problem)
  | ({ kind: 'gone' } & Answered & Problem)
  | ({ kind: 'failed'; status: number | null; finalUrl: string } & Problem);

interface Hop {
  response: http.IncomingMessage;
  url: URL;
}

const accepted =
  'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9, application/json;q=0.8, ' +
  'application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.5, */*;q=0.1';

const redirectStatuses = new Set([300, 301, 302, 303, 307, 308]);
const permanentStatuses = new Set([301, 308]);

const codesOfNode: Record<string, FeedErrorCode> = {
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ENOTFOUND: 'UNKNOWN_HOST',
  EAI_AGAIN: 'UNKNOWN_HOST',
  ETIMEDOUT: 'TIMEOUT',
  HPE_HEADER_OVERFLOW: 'BAD_RESPONSE',
};

function codeOf(error: unknown): FeedErrorCode {
  const known = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const code = typeof known === 'string' ? known : '';
  const ours = codesOfNode[code];
  if (ours) return ours;
  if (code.startsWith('HPE_')) return 'BAD_RESPONSE';
  if (code.startsWith('ERR_TLS') || code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.includes('VERIFY'))
    return 'CERTIFICATE';
  return 'CONNECTION_LOST';
}

function headersOf(request: FeedRequest, userAgent: string): http.OutgoingHttpHeaders {
  return {
    'user-agent': userAgent,
    accept: request.accept ?? accepted,
    'accept-encoding': 'gzip, deflate, br',
    ...(request.etag ? { 'if-none-match': request.etag } : {}),
    ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
  };
}

/** Sends one request on its own connection to a checked address. */
function ask(
  url: URL,
  headers: http.OutgoingHttpHeaders,
  policy: FetchPolicy,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'GET',
      headers,
      agent: false,
      lookup: guardedLookup(url, policy),
      maxHeaderSize: feedLimits.fetch.headerBytes,
      signal,
    });
    // The lookup returns checked addresses only; this check also covers connections made without a lookup.
    outgoing.on('socket', (socket) => {
      socket.once('connect', () => {
        if (isExcepted(url, policy) || isPublicAddress(socket.remoteAddress ?? '')) return;
        outgoing.destroy(new FeedError('PRIVATE_ADDRESS'));
      });
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function nextHop(response: http.IncomingMessage, from: URL, policy: FetchPolicy): URL {
  const location = response.headers.location;
  if (!location) throw new FeedError('BAD_REDIRECT');
  // Node decodes headers as Latin-1, but servers send UTF-8 here.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, from)) throw new FeedError('BAD_REDIRECT');
  return checkedUrl(text, policy, from);
}

const header = (response: http.IncomingMessage, name: 'etag' | 'last-modified' | 'content-type' | 'content-encoding') =>
  response.headers[name] ?? '';

function problemOf(status: number): Problem {
  if (status === 401 || status === 403) return { code: 'STATUS', message: `The server denied access (${status}).` };
  if (status === 404) return { code: 'STATUS', message: 'The server couldn’t find this address (404).' };
  return { code: 'STATUS', message: `The server responded with status ${status}.` };
}

function refusal({ response, url }: Hop, now: Date): FetchOutcome {
  const status = response.statusCode ?? 0;
  const answered = { status, finalUrl: url.href };
  if (status === 410) return { kind: 'gone', ...answered, code: 'GONE', message: feedErrorTexts.GONE };
  const seconds = retryAfterSeconds(response.headers['retry-after'], now);
  if (status === 429 || status === 503 || (seconds !== null && status >= 400)) {
    const words =
      status === 429 ? 'The server is getting too many requests (429).' : `The server responded with status ${status}.`;
    return { kind: 'retryLater', ...answered, retryAfterSeconds: seconds, code: 'RETRY_LATER', message: words };
  }
  return { kind: 'failed', ...answered, ...problemOf(status) };
}

async function answerOf(
  hop: Hop,
  permanent: boolean,
  request: FeedRequest,
  policy: FetchPolicy,
): Promise<FetchOutcome> {
  const { response, url } = hop;
  const status = response.statusCode ?? 0;
  const now = policy.now?.() ?? new Date();
  const moved = permanent && url.href !== new URL(request.url).href ? url.href : null;
  const common = { status, finalUrl: url.href, movedTo: moved, freshSeconds: freshSeconds(response.headers) };
  const conditional = Boolean(request.etag ?? request.lastModified);
  if (status === 304 && conditional) return { kind: 'notModified', ...common };
  if (status < 200 || status > 299) return refusal(hop, now);
  const bytes = await readBody(response, header(response, 'content-encoding'), {
    ...feedLimits.fetch,
    ...policy.limits,
  });
  if (bytes.length === 0) throw new FeedError('EMPTY');
  return {
    kind: 'content',
    ...common,
    bytes,
    contentType: header(response, 'content-type'),
    etag: header(response, 'etag') || null,
    lastModified: header(response, 'last-modified') || null,
  };
}

async function follow(
  request: FeedRequest,
  given: FetchPolicy,
  signal: AbortSignal,
  seen: { url: string },
): Promise<FetchOutcome> {
  const headers = headersOf(request, given.userAgent);
  let policy = given;
  const maximum = policy.limits?.redirects ?? feedLimits.fetch.redirects;
  let url = checkedUrl(request.url, policy);
  let permanent = true;
  for (let redirects = 0; ; redirects += 1) {
    seen.url = url.href;
    const response = await ask(url, headers, policy, signal);
    const status = response.statusCode ?? 0;
    try {
      if (!redirectStatuses.has(status)) return await answerOf({ response, url }, permanent, request, policy);
      if (redirects === maximum) throw new FeedError('TOO_MANY_REDIRECTS');
      permanent &&= permanentStatuses.has(status);
      policy = { ...policy, allowedAddresses: exceptionsAfter(url, policy) };
      url = nextHop(response, url, policy);
    } finally {
      (response satisfies Readable).destroy();
    }
  }
}

/**
 * Fetches a feed by GET, conditionally if validators are given, without cookies or credentials. Connects only to public
 * addresses at every hop, except those that the policy allows. Limits time, size (compressed and decompressed),
 * headers, and redirects. Never throws; a failure is an outcome with a code and a message. Follows RFC 9110 (redirects,
 * Retry-After, validators) and RFC 9111 (freshness).
 */
export async function fetchFeed(request: FeedRequest, policy: FetchPolicy): Promise<FetchOutcome> {
  const timeout = AbortSignal.timeout(policy.limits?.totalMilliseconds ?? feedLimits.fetch.totalMilliseconds);
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  const seen = { url: request.url };
  try {
    return await follow(request, policy, signal, seen);
  } catch (error) {
    const failed = { kind: 'failed', status: null, finalUrl: seen.url } as const;
    if (error instanceof FeedError) return { ...failed, code: error.code, message: error.message };
    const code = request.signal?.aborted ? 'ABORTED' : timeout.aborted ? 'TIMEOUT' : codeOf(error);
    return { ...failed, code, message: feedErrorTexts[code] };
  }
}
