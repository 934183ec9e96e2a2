import type { Done } from '@contract/common';
import type { ProfileGroupAnswer, ProfileGroupBody, ProfileGroupMoveQuery } from '@contract/topic';
import type { Static } from 'typebox';
import { dataApi } from '../dataApi';
import { orderScope } from './orderScope';

const path = '/data/v1/profilegroups';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
type Answer = Static<typeof ProfileGroupAnswer>;

/** Categories of topics (topic groups). The topics slice holds the trees, and reloads them after a change. */
export const categoryEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    createCategory: build.mutation<Answer, ProfileGroupBody>({
      query: (body) => ({ url: `${path}/create`, method: 'POST', body }),
    }),
    updateCategory: build.mutation<Answer, { id: string; body: ProfileGroupBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
    }),
    deleteCategory: build.mutation<Done, { id: string; owner?: string | undefined }>({
      query: ({ id, owner }) => ({ url: one(id), method: 'DELETE', ...(owner ? { params: { owner } } : {}) }),
    }),
    /** The specification makes this a GET although it changes data. */
    moveCategory: build.mutation<unknown, { id: string } & Static<typeof ProfileGroupMoveQuery>>({
      query: ({ id, ...params }) => ({ scope: orderScope, url: `${one(id)}/move`, params }),
    }),
  }),
});

export const {
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useMoveCategoryMutation,
} = categoryEndpoints;
