import type { ArticleAnswer, ItemQuery } from '@contract/article';
import { times, limits } from '@contract/limits';
import type {
  BuildAnswer,
  BuildBody,
  PreviewAnswer,
  PreviewBody,
  QueryBody,
  RelaxationsAnswer,
  RelaxationsBody,
  SearchAnswer,
  SearchBody,
  SearchOptionsAnswer,
  ValidateAnswer,
} from '@contract/search';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';
import { readArticleXml, type ArticleXml } from './articleXml';

type Query = Static<typeof QueryBody>;

/** Searching articles and reading them. Searches are queries although they use POST: they change nothing. */
export const searchEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchAnswer, SearchBody>({
      query: (body) => ({ url: '/data/v1/search', method: 'POST', body }),
      providesTags: ['Search'],
    }),
    /** The newest articles of a topic, for rows and carousels on the home page. */
    topicSample: build.query<SearchAnswer, { profile: string; owner?: string | undefined }>({
      query: ({ profile, owner }) => ({
        url: '/data/v1/search',
        method: 'POST',
        body: {
          profile,
          ...(owner ? { owner } : {}),
          searchOptions: { includeOldRevisions: false },
          retrievalOptions: { sortOrder: 'NEWEST_FIRST', limit: limits.topicSample },
        } satisfies SearchBody,
      }),
      keepUnusedDataFor: limits.topicSampleCacheSeconds,
      providesTags: ['Search'],
    }),
    /** For a search without results: smaller searches that find something. */
    relaxations: build.query<RelaxationsAnswer, RelaxationsBody>({
      query: (body) => ({ url: '/data/v1/search/relaxations', method: 'POST', body }),
      providesTags: ['Search'],
    }),
    searchOptions: build.query<SearchOptionsAnswer, undefined>({
      query: () => '/data/v1/search/options',
      keepUnusedDataFor: times.apiCacheSeconds,
    }),
    validateQuery: build.query<ValidateAnswer, Query>({
      query: (body) => ({ url: '/data/v1/query/validate', method: 'POST', body }),
    }),
    buildQuery: build.query<BuildAnswer, Static<typeof BuildBody>>({
      query: (body) => ({ url: '/data/v1/query/build', method: 'POST', body }),
    }),
    previewQuery: build.query<PreviewAnswer, Static<typeof PreviewBody>>({
      query: (body) => ({ url: '/data/v1/query/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    article: build.query<Static<typeof ArticleAnswer>, { itemId: string } & ItemQuery>({
      query: ({ itemId, ...params }) => ({
        url: `/data/v1/items/${encodeURIComponent(itemId)}`,
        params: { format: 'json', ...params },
      }),
      providesTags: (_answer, _error, { itemId }) => [{ type: 'Item', id: itemId }],
    }),
    /** The article's source link and description, read from its XML. */
    articleSource: build.query<ArticleXml, { itemId: string } & ItemQuery>({
      query: ({ itemId, ...params }) => ({
        url: `/data/v1/items/${encodeURIComponent(itemId)}`,
        params: { ...params, format: 'xml' },
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: (xml) => readArticleXml(typeof xml === 'string' ? xml : ''),
      providesTags: (_answer, _error, { itemId }) => [{ type: 'Item', id: itemId }],
    }),
  }),
});

export const { useSearchQuery, useTopicSampleQuery, useArticleQuery, useArticleSourceQuery, useRelaxationsQuery } =
  searchEndpoints;
