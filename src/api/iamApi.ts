import { createApi } from '@reduxjs/toolkit/query/react';
import { times } from '@contract/limits';
import { baseQuery } from './baseQuery';
import { importedQueries } from './rehydration';

/** The iam service. Its endpoints are injected by the files of src/api/iam/. */
export const iamApi = createApi({
  reducerPath: 'iamApi',
  baseQuery,
  keepUnusedDataFor: times.apiCacheSeconds,
  tagTypes: ['Users', 'Channels', 'UserGroups', 'Colleagues', 'Theme', 'MailAddress'],
  extractRehydrationInfo: importedQueries,
  endpoints: () => ({}),
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    iamApi: ReturnType<typeof iamApi.reducer>;
  }
}
