import { createApi } from '@reduxjs/toolkit/query/react';
import { times } from '@contract/limits';
import { baseQuery } from './baseQuery';
import { importedQueries } from './rehydration';

/** The workspace service. Its endpoints are injected by the files of src/api/workspace/. */
export const workspaceApi = createApi({
  reducerPath: 'workspaceApi',
  baseQuery,
  keepUnusedDataFor: times.apiCacheSeconds,
  tagTypes: [
    'ArticleVersions',
    'Comments',
    'EmailSettings',
    'MailStyles',
    'Media',
    'Newsletters',
    'Sections',
    'WorkspaceArticles',
    'WorkspaceLists',
  ],
  extractRehydrationInfo: importedQueries,
  endpoints: () => ({}),
});

declare module '@client/shared/redux/rootState' {
  interface RootState {
    workspaceApi: ReturnType<typeof workspaceApi.reducer>;
  }
}
