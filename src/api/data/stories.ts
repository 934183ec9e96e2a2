import type { StoryAnswer, StoryItemParams } from '@contract/article';
import { dataApi } from '../dataApi';

const removedArticlePath = ({ id, itemId }: StoryItemParams): string =>
  `/data/v1/stories/${encodeURIComponent(id)}/apart/${encodeURIComponent(itemId)}`;

/** Stories: their articles, and removing an article from a story for the department. */
const storyEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    story: build.query<StoryAnswer, string>({
      query: (id) => `/data/v1/stories/${encodeURIComponent(id)}`,
      providesTags: ['Item'],
    }),
    removeFromStory: build.mutation<unknown, StoryItemParams>({
      query: (item) => ({ url: removedArticlePath(item), method: 'PUT' }),
      invalidatesTags: ['Item', 'Search'],
    }),
    restoreToStory: build.mutation<unknown, StoryItemParams>({
      query: (item) => ({ url: removedArticlePath(item), method: 'DELETE' }),
      invalidatesTags: ['Item', 'Search'],
    }),
  }),
});

export const { useStoryQuery, useRemoveFromStoryMutation, useRestoreToStoryMutation } = storyEndpoints;
