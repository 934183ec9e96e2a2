import type { FavouritesAnswer, Profile } from '@contract/topic';
import { dataApi } from '../dataApi';

/** Favorite topics. The favourites slice holds the list. */
export const favouriteEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    favourites: build.query<FavouritesAnswer, undefined>({
      query: () => '/data/v1/profiles/favorite',
      keepUnusedDataFor: 0,
    }),
    setFavourite: build.mutation<unknown, { topic: Profile; enable: boolean }>({
      query: ({ topic, enable }) => ({
        scope: `favourite ${topic.id}`,
        url: `/data/v1/profiles/${encodeURIComponent(topic.id)}/favorite`,
        method: 'PUT',
        params: { enable },
      }),
      invalidatesTags: ['TopicSearch'],
      extraOptions: { handlesFailure: true },
    }),
  }),
});

export const { useSetFavouriteMutation } = favouriteEndpoints;
