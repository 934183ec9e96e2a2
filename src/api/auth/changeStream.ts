import { authApi } from '../authApi';
import { readEvents } from './readEvents';

/**
 * The stream of changes of the user's notifications and workspaces. It succeeds when the server ends it.
 *
 * Not in the workspace service's API: RTK Query waits with the invalidation of an API's tags until none of its calls is
 * pending, and this one is pending for minutes. This API has no tags.
 */
export const changeStreamEndpoints = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because nothing of it is cached. The call renews an expired token first, as every call does. */
    changeStream: build.mutation<null, (name: string) => void>({
      query: (onEvent) => ({
        url: '/workspace/v1/notifications/stream',
        responseHandler: async (response: Response) => {
          if (!response.ok || !response.body) return JSON.parse(await response.text()) as unknown;
          await readEvents(response.body, onEvent);
          return null;
        },
      }),
      extraOptions: { handlesFailure: true },
    }),
  }),
});
