import type { Section } from '@contract/sections';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import {
  useAddSectionMutation,
  useAssignToSectionMutation,
  useChangeSectionMutation,
  useMoveSectionMutation,
  usePlaceSectionMutation,
  useRemoveSectionMutation,
} from '@client/api/workspace/sections';
import type { SectionPlace } from '@client/api/workspace/sectionTree';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';

/**
 * The mutations of a workspace's sections. Each shows a notification on success and resolves to true if it succeeded;
 * errors are shown by the API layer.
 */
export function useSectionMutations(ownerId: string) {
  const { notifications } = useServices();
  const [add, adding] = useAddSectionMutation();
  const [change, changing] = useChangeSectionMutation();
  const [remove, removing] = useRemoveSectionMutation();
  const [move, moving] = useMoveSectionMutation();
  const [placeSection] = usePlaceSectionMutation();
  const [assign, assigning] = useAssignToSectionMutation();
  const notifyIfDone = (done: boolean, text: string): boolean => {
    if (done) notifications.success(text);
    return done;
  };
  return {
    busy: adding.isLoading || changing.isLoading || removing.isLoading || moving.isLoading,
    assigning: assigning.isLoading,
    add: async (name: string, parentId: string | null) =>
      notifyIfDone(!(await add({ name, parentId, ownerId })).error, t('sections.created')),
    rename: async ({ id }: Section, name: string) =>
      notifyIfDone(!(await change({ id, body: { name, ownerId } })).error, t('sections.edited')),
    remove: async ({ id }: Section) => notifyIfDone(!(await remove({ id, ownerId })).error, t('sections.deleted')),
    move: async ({ id }: Section, parentId: string | null, position?: number) => {
      const body = { parentId, ...(position === undefined ? {} : { position }) };
      return notifyIfDone(!(await move({ id, ownerId, body })).error, t('sections.ordered'));
    },
    /** Moves a section to another place, which the list shows at once. */
    place: async (section: Section, place: SectionPlace) => {
      const isSameParent = place.parentId === section.parentId;
      const { error } = await placeSection({ id: section.id, ownerId, ...place, isSameParent });
      return notifyIfDone(!error, t('sections.ordered'));
    },
    /** Adds the articles to each section. A section that already has all of them responds with an error. */
    async assign(sections: readonly Section[], articles: readonly WorkspaceArticle[]) {
      const articleIds = articles.map(({ id }) => id);
      let done = false;
      for (const { id } of sections) done = !(await assign({ id, ownerId, articleIds })).error || done;
      const one = sections.length === 1 && articles.length === 1;
      return notifyIfDone(done, t(one ? 'sections.assignedOne' : 'sections.assigned'));
    },
  };
}
