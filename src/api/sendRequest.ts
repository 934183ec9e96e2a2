import { fetchBaseQuery, type BaseQueryApi, type FetchArgs, type FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { toApiError, type ApiError } from './apiError';
import type { AccessToken, ApiExtra } from './apiExtra';
import { uploadRequest } from './uploadRequest';

/** Metadata of a request; `request` and `response` are missing if none was sent. */
export interface CallMeta extends Partial<FetchBaseQueryMeta> {
  /** True if the caller shows the error: no snackbar. */
  handlesFailure?: boolean;
}

export type Answer =
  | { data: unknown; error?: undefined; meta?: CallMeta }
  | { error: ApiError; data?: undefined; meta?: CallMeta };

/** A request; a form with `onUploadProgress` reports the part that was sent, from 0 to 1. */
export type RequestArgs = FetchArgs & { onUploadProgress?: (sent: number) => void };

const baseUrl = typeof location === 'undefined' ? '/' : location.origin;
const fetchBase = fetchBaseQuery({
  baseUrl,
  // A lambda, so that the `fetch` of the moment of the call is used: tests replace it after this module is loaded.
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

/** Sends one request, with the token or without one, and converts its error to an ApiError. */
export async function sendRequest(
  args: string | RequestArgs,
  api: BaseQueryApi,
  extra: ApiExtra,
  token: AccessToken | null,
): Promise<Answer> {
  const { onUploadProgress, ...request }: RequestArgs = typeof args === 'string' ? { url: args } : args;
  if (onUploadProgress && request.body instanceof FormData) {
    const sent = await uploadRequest({
      url: addressOf(request),
      body: request.body,
      headers: headersFor(request, extra, token),
      signal: api.signal,
      onProgress: onUploadProgress,
    });
    if (sent.error?.status === 'TIMEOUT_ERROR')
      return { error: { status: 0, code: 'UPLOAD_STALLED', message: sent.error.error } };
    return sent.error ? { error: toApiError(sent.error) } : { data: sent.data };
  }
  const call = { ...request, headers: headersFor(request, extra, token) };
  const answer = await (isMutation(api, request)
    ? extra.withKeepalive(call, (sent) => fetchBase(sent, api, {}))
    : fetchBase(call, api, {}));
  const meta = answer.meta ? { meta: answer.meta } : {};
  return answer.error ? { error: toApiError(answer.error), ...meta } : { data: answer.data, ...meta };
}

function addressOf({ url, params = {} }: FetchArgs): string {
  const address = new URL(url, baseUrl);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}

const isMutation = ({ type }: BaseQueryApi, { method = 'GET', keepalive = false }: FetchArgs): boolean =>
  keepalive || (type === 'mutation' && method !== 'GET');
