import type { ImageLibrary } from '@contract/topic';
import { dataApi } from '../dataApi';

const imageLibraryEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** A file of the content network: the same for everyone. */
    imageLibrary: build.query<ImageLibrary, undefined>({
      query: () => '/cdn/library/index.json',
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useImageLibraryQuery } = imageLibraryEndpoints;
