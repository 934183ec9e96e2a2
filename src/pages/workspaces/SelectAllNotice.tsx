import type { SelectableArticle } from '@contract/workspaceArticles';
import Box from '@mui/material/Box';
import { useDeferredValue, useState } from 'react';
import { errorText } from '@client/api/errorText';
import { fetchUncached } from '@client/api/fetchUncached';
import { workspaceArticleEndpoints } from '@client/api/workspace/articles';
import { useSelectionValue } from '@client/shared/list/selectionStore';
import type { ListSelection } from '@client/shared/list/listSelection';
import { useAppDispatch } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import type { WorkspaceList } from './useWorkspaceList';

interface SelectAllNoticeProps {
  list: WorkspaceList;
  chosen: ListSelection<SelectableArticle>;
  onClear: () => void;
}

/**
 * When all articles of the page are selected and the list has more pages: offers to select those of all pages. They are
 * the articles that the list has at this moment; what is added later isn't selected.
 */
export function SelectAllNotice({ list, chosen, onClear }: SelectAllNoticeProps) {
  const { notifications } = useServices();
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const page = list.articles.currentData ?? noPage;
  const selected = useSelectionValue(chosen, (rows) => {
    const { articles, total } = page;
    if (total <= articles.length || articles.length === 0 || !articles.every(({ id }) => rows.has(id))) return null;
    return rows.size >= total ? 'list' : 'page';
  });
  // The notice moves all articles, so it changes after the checkboxes; its text and its numbers at the same time.
  const shown = useDeferredValue(selected);
  const { articles, total } = useDeferredValue(page);
  const isAll = shown === 'list';

  const selectAll = async (): Promise<void> => {
    setLoading(true);
    const { workspaceSelection } = workspaceArticleEndpoints.endpoints;
    const { data, error } = await dispatch(fetchUncached(workspaceSelection, list.scope));
    setLoading(false);
    if (data) chosen.select(data.articles);
    else notifications.error(errorText(error));
  };
  return (
    // A live region, which must exist before its text does.
    <Box role="status" sx={shown ? notice : undefined}>
      {shown ? (
        <>
          <span>
            {isAll
              ? t('workspaces.listSelected', { count: total })
              : t('workspaces.pageSelected', { count: articles.length })}
          </span>
          <BusyButton size="small" loading={isLoading} onClick={isAll ? onClear : () => void selectAll()}>
            {isAll
              ? t('selection.clear')
              : t(list.isFiltered ? 'workspaces.selectFound' : 'workspaces.selectList', { count: total })}
          </BusyButton>
        </>
      ) : null}
    </Box>
  );
}

const noPage = { articles: [], total: 0 };

const notice = {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  bgcolor: 'soft',
  typography: 'body2',
} as const;
