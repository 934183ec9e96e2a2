import { createApi } from '@reduxjs/toolkit/query/react';
import { times } from '@contract/limits';
import { baseQuery } from './baseQuery';
import { importedQueries } from './rehydration';

/** The alert service. Its endpoints are injected by the files of src/api/alert/. */
export const alertApi = createApi({
  reducerPath: 'alertApi',
  baseQuery,
  keepUnusedDataFor: times.apiCacheSeconds,
  tagTypes: ['Subscriptions'],
  extractRehydrationInfo: importedQueries,
  endpoints: () => ({}),
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    alertApi: ReturnType<typeof alertApi.reducer>;
  }
}
