import { fetchBaseQuery, type BaseQueryApi, type FetchArgs, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { toApiError, type ApiError } from './apiError';
import type { AccessToken, ApiExtra } from './apiExtra';

/** Without a request where none was sent. */
export interface CallMeta extends Partial<FetchBaseQueryMeta> {
  /** The caller handles the failure. */
  handlesFailure?: boolean;
}

export type Answer =
  { data: unknown; error?: undefined; meta?: CallMeta } | { error: ApiError; data?: undefined; meta?: CallMeta };

const fetching = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/' : location.origin,
  // A lambda, so that what replaces fetch later (a recording, a test's network) is the one called.
  fetchFn: (input, init) => fetch(input, init),
});

function headersFor(args: FetchArgs, extra: ApiExtra, token: AccessToken | null): Headers {
  const headers = new Headers(args.headers instanceof Headers ? args.headers : undefined);
  const { realm, apiKey, singleSignOn } = extra.credentials();
  if (realm) headers.set('realm', realm);
  if (apiKey) headers.set('x-api-key', apiKey);
  if (token) headers.set('authorization', `Bearer ${token.access_token}`);
  if (token && singleSignOn) headers.set('authType', 'session');
  return headers;
}

/** One call, with one token or none, and its error in the one shape. */
export async function send(
  args: string | FetchArgs,
  api: BaseQueryApi,
  extra: ApiExtra,
  token: AccessToken | null,
): Promise<Answer> {
  const request = typeof args === 'string' ? { url: args } : args;
  const call = { ...request, headers: headersFor(request, extra, token) };
  const answer = await (isChange(api, request)
    ? extra.withKeepalive(call, (sent) => fetching(sent, api, {}))
    : fetching(call, api, {}));
  const meta = answer.meta ? { meta: answer.meta } : {};
  return answer.error ? { error: toApiError(answer.error), ...meta } : { data: answer.data, ...meta };
}

const isChange = ({ type }: BaseQueryApi, { method = 'GET', keepalive = false }: FetchArgs): boolean =>
  keepalive || (type === 'mutation' && method !== 'GET');
