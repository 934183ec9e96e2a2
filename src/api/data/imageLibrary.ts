import type { ImageLibrary } from '@contract/topic';
import { dataApi } from '../dataApi';

const imageLibraryEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** A static file, the same for all users. */
    imageLibrary: build.query<ImageLibrary, undefined>({
      query: () => '/cdn/library/index.json',
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useImageLibraryQuery } = imageLibraryEndpoints;
