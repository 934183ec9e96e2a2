import { workspaceApi } from '../workspaceApi';
import { readEvents } from './readEvents';

/** The stream of changes of the user's notifications and workspaces. It succeeds when the server ends it. */
export const changeStreamEndpoints = workspaceApi.injectEndpoints({
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
