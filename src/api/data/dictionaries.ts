import type { ContentCategoriesAnswer, LanguagesAnswer } from '@contract/dictionaries';
import { deliveryMethods } from '@contract/limits';
import type { SourcesAnswer } from '@contract/topic';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';

/**
 * Lists that rarely change. The dictionaries slice holds them, except a package's sources, which are loaded when the
 * package is expanded.
 */
export const dictionaryEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    contentCategories: build.query<Static<typeof ContentCategoriesAnswer>, undefined>({
      query: () => '/data/v1/contentcategory',
      keepUnusedDataFor: 0,
    }),
    languages: build.query<Static<typeof LanguagesAnswer>, undefined>({
      query: () => '/data/v1/language',
      keepUnusedDataFor: 0,
    }),
    sources: build.query<Static<typeof SourcesAnswer>, undefined>({
      query: () => ({ url: '/data/v1/sources', params: { deliveryMethods: deliveryMethods.subscription } }),
      keepUnusedDataFor: 0,
    }),
    publishSources: build.query<Static<typeof SourcesAnswer>, undefined>({
      query: () => ({ url: '/data/v1/sources', params: { deliveryMethods: deliveryMethods.publish } }),
    }),
    packageSources: build.query<Static<typeof SourcesAnswer>, string>({
      query: (id) => `/data/v1/sources/${encodeURIComponent(id)}`,
    }),
  }),
});

export const { usePublishSourcesQuery, usePackageSourcesQuery } = dictionaryEndpoints;
