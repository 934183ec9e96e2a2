import { createApi } from '@reduxjs/toolkit/query/react';
import { times } from '@contract/limits';
import { baseQuery } from './baseQuery';
import { importedQueries } from './rehydration';

/** The data service. Its endpoints are injected by the files of src/api/data/. */
export const dataApi = createApi({
  reducerPath: 'dataApi',
  baseQuery,
  keepUnusedDataFor: times.apiCacheSeconds,
  tagTypes: ['Topic', 'TopicSearch', 'Search', 'Item'],
  extractRehydrationInfo: importedQueries,
  endpoints: () => ({}),
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    dataApi: ReturnType<typeof dataApi.reducer>;
  }
}
