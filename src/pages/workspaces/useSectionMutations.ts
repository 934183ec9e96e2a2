import type { Section } from '@contract/sections';
import { limits } from '@contract/limits';
import {
  useAddSectionMutation,
  useChangeSectionMutation,
  useMoveSectionMutation,
  usePlaceSectionMutation,
  useRemoveSectionMutation,
} from '@client/api/workspace/sections';
import type { SectionPlace } from '@client/api/workspace/sectionTree';
import { t } from '@client/shared/texts/t';
import { useArticleBatches } from '@client/features/workspace/batches/useArticleBatches';
import { useServices } from '@client/shared/services/useServices';

interface TitledArticle {
  id: string;
  title: string;
}

const size = limits.workspaceAtOnce;
const idsOf = (articles: readonly TitledArticle[]): string[] => articles.map(({ id }) => id);

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
  const batches = useArticleBatches(ownerId);
  const notifyIfDone = (done: boolean, text: string): boolean => {
    if (done) notifications.success(text);
    return done;
  };
  const takeOut = async (section: Pick<Section, 'id' | 'name'>, articles: readonly TitledArticle[]) => {
    const { done } = await batches.run({
      title: t('sections.removing', { name: section.name }),
      articles,
      size,
      stepOf: (some) => ({ kind: 'removeFromSection', sectionId: section.id, articleIds: idsOf(some) }),
    });
    return done;
  };
  return {
    busy: adding.isLoading || changing.isLoading || removing.isLoading || moving.isLoading,
    assigning: batches.isRunning,
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
    /**
     * Adds the articles to each section, and then removes them from another one, if given. Resolves to the ids of those
     * for which all of it was done. A section that already has all of them is reported.
     */
    async assign(
      sections: readonly Section[],
      articles: readonly TitledArticle[],
      from: Section | null | undefined = null,
    ): Promise<readonly string[]> {
      let left = articles;
      let refused = 0;
      for (const section of sections) {
        let present = 0;
        const { done } = await batches.run({
          title: t('sections.assigning', { name: section.name }),
          articles: left,
          size,
          stepOf: (some) => ({ kind: 'addToSection', sectionId: section.id, articleIds: idsOf(some) }),
          // Refused because the section has all of these.
          isDone: ({ code }) => {
            const isPresent = code === 'CONFLICT';
            if (isPresent) present += 1;
            return isPresent;
          },
        });
        left = left.slice(0, done.length);
        if (left.length > 0 && present === Math.ceil(left.length / size)) refused += 1;
      }
      if (from && left.length > 0) {
        left = left.slice(0, (await takeOut(from, left)).length);
      } else if (refused === sections.length && left.length > 0) {
        notifications.show({ text: t('sections.isThere'), variant: 'warning' });
        return [];
      }
      if (left.length === 0) return [];
      const one = sections.length === 1 && articles.length === 1;
      if (left.length < articles.length)
        notifications.show({
          text: t('batches.partly', { done: left.length, count: articles.length }),
          variant: 'info',
        });
      else notifications.success(t(one ? 'sections.assignedOne' : 'sections.assigned'));
      return idsOf(left);
    },
    /** Removes articles from a section. Resolves to the ids of those that were removed. */
    takeOut,
  };
}
