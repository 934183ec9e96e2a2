import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { blamesToken, type ApiError } from './apiError';
import { isApiExtra, isValid, type ApiExtra } from './apiExtra';
import { renew } from './refresh';
import { send, type Answer, type CallMeta } from './transport';

/** `anonymous`: the call carries no token and never refreshes one (signing in, files of the content network). */
interface EndpointOptions {
  anonymous?: boolean;
  /** The caller shows the failure, or needs none to be shown: no snackbar. */
  handlesFailure?: boolean;
}

/** `scope`: what the call changes. Calls of one scope are sent one after the other, in the order in which they were made. */
type ApiCall = FetchArgs & { scope?: string };

type ApiBaseQuery = BaseQueryFn<string | ApiCall, unknown, ApiError, EndpointOptions | undefined, CallMeta>;

/**
 * The one base query under the five APIs. A call whose token is refused gets it refreshed at most once and is repeated once;
 * a token known to have run out is refreshed before. A network error is an answer like any other and signs nobody out.
 */
export const baseQuery: ApiBaseQuery = async (args, api, options) => {
  const { extra } = api;
  if (!isApiExtra(extra)) throw new Error('The store was made without the APIs’ extra argument');
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
  args: string | FetchArgs,
  api: BaseQueryApi,
  extra: ApiExtra,
  options: EndpointOptions | undefined,
): Promise<Answer> {
  if (options?.anonymous) return send(args, api, extra, null);

  const used = extra.credentials().token;
  if (used && !isValid(used, extra.now())) {
    const renewal = await renew(used, api, extra);
    return 'error' in renewal ? { error: renewal.error } : send(args, api, extra, renewal.token);
  }
  const answer = await send(args, api, extra, used);
  if (!answer.error || !used || !blamesToken(answer.error)) return answer;
  const renewal = await renew(used, api, extra);
  return 'error' in renewal ? { error: renewal.error } : send(args, api, extra, renewal.token);
}
