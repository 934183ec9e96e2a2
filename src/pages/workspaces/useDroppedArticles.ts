import type { SelectableArticle } from '@contract/workspaceArticles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useWorkspaceSelectionQuery } from '@client/api/workspace/articles';
import { useIsBatchRunning } from '@client/features/workspace/batches/BatchHost';
import { useSelectionValue } from '@client/shared/list/selectionStore';
import type { ListSelection } from '@client/shared/list/listSelection';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import type { WorkspaceList } from './useWorkspaceList';

/**
 * Takes articles out of the selection that a colleague deleted, or that don't match the filter any more. Those of other
 * pages than the shown one are looked up in the whole list, and get their present flags and state from it.
 */
export function useDroppedArticles(list: WorkspaceList, chosen: ListSelection<SelectableArticle>): void {
  const { notifications } = useServices();
  const isRunning = useIsBatchRunning();
  const { currentData: page, fulfilledTimeStamp: pageLoadedAt = 0, isFetching } = list.articles;
  const shown = new Set(page?.articles.map(({ id }) => id));
  const hasOthers = useSelectionValue(chosen, (rows) => [...rows.keys()].some((id) => !shown.has(id)));
  const isBeyond = page !== undefined && hasOthers;
  const all = useWorkspaceSelectionQuery(isBeyond ? list.scope : skipToken);
  const compare = useEffectEvent((): void => {
    if (!isBeyond || isFetching || all.isFetching || !all.currentData || isRunning) return;
    const { articles } = all.currentData;
    chosen.refresh(articles.filter(({ id }) => !shown.has(id)));
    const present = new Set(articles.map(({ id }) => id));
    const gone = [...chosen.getSnapshot().keys()].filter((id) => !present.has(id) && !shown.has(id));
    if (gone.length === 0) return;
    // The ids are older than the page, on which a new article may have been selected.
    if ((all.startedTimeStamp ?? 0) < pageLoadedAt) return void all.refetch();
    chosen.forget(new Set(gone));
    notifications.show({ text: t('workspaces.dropped', { count: gone.length }), variant: 'info' });
  });
  useEffect(() => compare(), [all.fulfilledTimeStamp, pageLoadedAt, isFetching, isBeyond, isRunning]);
}
