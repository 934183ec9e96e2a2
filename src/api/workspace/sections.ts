import type { Done } from '@contract/common';
import type {
  Section,
  SectionAnswer,
  SectionBody,
  SectionChangeBody,
  SectionMoveBody,
  SectionsAnswer,
} from '@contract/sections';
import { workspaceApi } from '../workspaceApi';
import { flatten, moveInTree, type SectionPlace } from './sectionTree';

const path = '/workspace/v1/groups';
const one = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** The id that `/order` takes for the top level. */
const topLevelId = '0';

/** The requests of quick moves are sent one after another. */
const sectionOrderScope = 'section-order';

interface SectionRef {
  id: string;
  ownerId: string;
}

/**
 * Sections of workspaces. Tags are invalidated after an error too: an error often means that someone else changed the
 * section first.
 */
export const sectionEndpoints = workspaceApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sections of a workspace, parents before children. */
    sections: build.query<{ groups: Section[]; total: number }, { ownerId: string }>({
      query: (params) => ({ url: path, params }),
      transformResponse: ({ groups, total }: SectionsAnswer) => ({ groups: flatten(groups), total }),
      providesTags: ['Sections'],
    }),
    section: build.query<SectionAnswer, { id: string; ownerId?: string }>({
      // No tags: the form refetches on each visit, and a deleted section must not be requested again.
      query: ({ id, ownerId }) => ({ url: one(id), params: { ownerId } }),
    }),
    addSection: build.mutation<SectionAnswer, SectionBody>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['Sections'],
    }),
    changeSection: build.mutation<SectionAnswer, { id: string; body: SectionChangeBody }>({
      query: ({ id, body }) => ({ url: one(id), method: 'PUT', body }),
      invalidatesTags: ['Sections', 'WorkspaceArticles'],
    }),
    removeSection: build.mutation<Done, { id: string; ownerId?: string }>({
      query: ({ id, ownerId }) => ({ url: one(id), method: 'DELETE', params: { ownerId } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Sections', 'WorkspaceArticles']),
    }),
    /** Moves a section: within its parent by `/order`, else by `/move`. The list shows it at once. */
    placeSection: build.mutation<Done, SectionRef & SectionPlace & { isSameParent: boolean }>({
      query: ({ id, ownerId, parentId, position, isSameParent }) => ({
        scope: sectionOrderScope,
        method: 'POST',
        params: { ownerId },
        ...(isSameParent
          ? { url: `${parentId === null ? `${path}/${topLevelId}` : one(parentId)}/order`, body: { [id]: position } }
          : { url: `${one(id)}/move`, body: { parentId, position } }),
      }),
      async onQueryStarted({ id, ownerId, parentId, position }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          sectionEndpoints.util.updateQueryData('sections', { ownerId }, (answer) => {
            answer.groups = moveInTree(answer.groups, id, { parentId, position });
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['Sections'],
    }),
    moveSection: build.mutation<Done, SectionRef & { body: SectionMoveBody }>({
      query: ({ id, ownerId, body }) => ({ url: `${one(id)}/move`, method: 'POST', params: { ownerId }, body }),
      invalidatesTags: ['Sections'],
    }),
  }),
});

export const {
  useSectionsQuery,
  useSectionQuery,
  useAddSectionMutation,
  useChangeSectionMutation,
  useRemoveSectionMutation,
  useMoveSectionMutation,
  usePlaceSectionMutation,
} = sectionEndpoints;
