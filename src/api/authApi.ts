import { createApi } from '@reduxjs/toolkit/query/react';
import { times } from '@contract/limits';
import { baseQuery } from './baseQuery';
import { importedQueries } from './rehydration';

/** The auth service. Its endpoints are injected by the files of src/api/auth/. */
export const authApi = createApi({
  reducerPath: 'authApi',
  baseQuery,
  keepUnusedDataFor: times.apiCacheSeconds,
  extractRehydrationInfo: importedQueries,
  endpoints: () => ({}),
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    authApi: ReturnType<typeof authApi.reducer>;
  }
}
