import type { AppThunk } from '@client/shared/redux/thunkTypes';

interface SubscribedRequest extends PromiseLike<unknown> {
  unsubscribe(): void;
}

interface QueryEndpoint<Arg, Request extends SubscribedRequest> {
  initiate(arg: Arg, options: { forceRefetch: true }): AppThunk<Request>;
}

/**
 * Sends a query whose result a slice or the caller holds: always sent, with a subscription in RTK Query's cache only
 * until the response. Without one, the cache entry of an earlier request of the same query, when it expires, would abort
 * this request, whose result then has neither data nor an error.
 */
export const fetchUncached =
  <Arg, Request extends SubscribedRequest>(endpoint: QueryEndpoint<Arg, Request>, arg: Arg): AppThunk<Request> =>
  (dispatch) => {
    const request = dispatch(endpoint.initiate(arg, { forceRefetch: true }));
    void request.then(() => request.unsubscribe());
    return request;
  };
