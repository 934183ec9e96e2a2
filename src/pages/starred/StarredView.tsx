import type { StarredAnswer } from '@contract/articleActions';
import StarBorder from '@mui/icons-material/StarBorder';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@client/api/errorText';
import { ArticlePages } from '@client/features/search/ArticlePages';
import { landingArticlePath } from '@client/features/search/articlePaths';
import { SelectedArticleActions } from '@client/features/workspace/SelectedArticleActions';
import type { SelectedArticles } from '@client/features/workspace/useSelectedArticles';
import { useSelectedCount } from '@client/shared/list/listSelection';
import { ListViewToggle, type ListView } from '@client/shared/list/ListViewToggle';
import { SelectionActions, stickyListBar } from '@client/shared/list/SelectionActions';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';

interface StarredViewProps {
  starred: { data?: StarredAnswer | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The selected articles; null if the department has no workspaces to save them to. */
  chosen: SelectedArticles | null;
  /** The owner id of the signed-in user. */
  ownId: string;
  view: ListView;
  onView: (view: ListView) => void;
  now: number;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The list of starred articles, with the controls of result lists. */
export function StarredView(props: StarredViewProps) {
  return (
    <>
      <PageHeader title={t('shell.starred')} />
      <StarredList {...props} />
    </>
  );
}

function StarredList({ starred, chosen, ownId, view, onView, now, page, pages, onPage }: StarredViewProps) {
  const selected = useSelectedCount(chosen);
  const { data, error, isFetching, refetch } = starred;
  if (error && !isFetching) return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape={view === 'list' ? 'row' : 'card'} />;
  if (data.total === 0) {
    return <EmptyState icon={<StarBorder />} title={t('starred.none')} text={t('starred.none.text')} />;
  }
  return (
    <>
      <Stack data-list-bar direction="row" useFlexGap sx={bar}>
        <SelectionActions
          count={selected}
          onClear={() => chosen?.clear()}
          status={
            <Typography variant="subtitle2" component="p" role="status" sx={{ flex: '1 0 auto' }}>
              {selected > 0 ? t('selection.count', { count: selected }) : t('articles.count', { count: data.total })}
            </Typography>
          }
        >
          {chosen ? <SelectedArticleActions chosen={chosen} ownId={ownId} /> : null}
        </SelectionActions>
        <ListViewToggle view={view} onChange={onView} />
      </Stack>
      <ArticlePages
        articles={data.articles}
        listPage={null}
        to={landingArticlePath}
        now={now}
        chosen={chosen}
        view={view}
        busy={isFetching}
        page={page}
        pages={pages}
        onPage={onPage}
      />
    </>
  );
}

const bar = { ...stickyListBar, columnGap: 2, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' } as const;
