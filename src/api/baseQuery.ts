import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isTokenRejected, type ApiError } from './apiError';
import { isApiExtra, isValid, type ApiExtra } from './apiExtra';
import { sendRequest, type Answer, type CallMeta, type RequestArgs } from './sendRequest';

/** `anonymous`: the request has no token and never refreshes one (signing in, public files). */
interface EndpointOptions {
  anonymous?: boolean;
  /** No error snackbar: the caller shows the error, or ignores it. */
  handlesFailure?: boolean;
}

/** `scope`: the mutation scope. Requests of one scope are sent one after another, in the order of the calls. */
type ApiCall = RequestArgs & { scope?: string };

type ApiBaseQuery = BaseQueryFn<string | ApiCall, unknown, ApiError, EndpointOptions | undefined, CallMeta>;

/**
 * The base query of the five APIs. If the server rejects the token, the token is refreshed at most once and the request
 * is repeated once; an expired token is refreshed before the request. A network error is returned like any other error
 * and signs nobody out.
 */
export const baseQuery: ApiBaseQuery = async (args, api, options) => {
  const { extra } = api;
  if (!isApiExtra(extra)) throw new Error('The store has no ApiExtra as its extra argument');
  if (extra.recording) return extra.recording.answer(api.queryCacheKey ?? '') ?? new Promise(() => undefined);
  const answer = await callInScope(args, api, extra, options);
  return options?.handlesFailure ? { ...answer, meta: { ...answer.meta, handlesFailure: true } } : answer;
};

function callInScope(
  args: string | ApiCall,
  api: BaseQueryApi,
  extra: ApiExtra,
  options: EndpointOptions | undefined,
): Promise<Answer> {
  if (typeof args === 'string' || args.scope === undefined) return call(args, api, extra, options);
  const { scope, ...request } = args;
  return extra.runSerially(scope, () => call(request, api, extra, options));
}

async function call(
  args: string | RequestArgs,
  api: BaseQueryApi,
  extra: ApiExtra,
  options: EndpointOptions | undefined,
): Promise<Answer> {
  if (options?.anonymous) return sendRequest(args, api, extra, null);

  const used = extra.credentials().token;
  if (used && !isValid(used, extra.now())) {
    const renewal = await extra.renewToken(used, api, extra);
    return 'error' in renewal ? { error: renewal.error } : sendRequest(args, api, extra, renewal.token);
  }
  const answer = await sendRequest(args, api, extra, used);
  if (!answer.error || !used || !isTokenRejected(answer.error)) return answer;
  const renewal = await extra.renewToken(used, api, extra);
  return 'error' in renewal ? { error: renewal.error } : sendRequest(args, api, extra, renewal.token);
}
