import type { SelectableArticle } from '@contract/workspaceArticles';
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { DialogHost } from '@client/shared/ui/dialog/DialogHost';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { ListPagination } from '@client/shared/list/ListPagination';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters';
import { CreateArticleButton } from './CreateArticleButton';
import type { FilterDialogProps } from './FilterDialog';
import { FolderTabs } from './FolderTabs';
import { MediaFolder } from './media/MediaFolder';
import { RemoveSelectedDialog } from './RemoveSelectedDialog';
import type { SectionsDialogProps } from './SectionsDialog';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';
import { TrashFolder } from './TrashFolder';
import { WorkspaceArticles, type WorkspaceArticlesProps } from './WorkspaceArticles';
import { WorkspaceWithSections } from './WorkspaceWithSections';
import { WorkspaceBar, type WorkspaceBarProps } from './WorkspaceBar';

// Dialogs are loaded when they are first opened.
const SectionsDialog = lazyComponent<SectionsDialogProps>(
  async () => (await import('./SectionsDialog')).SectionsDialog,
  { dialog: true },
);
const FilterDialog = lazyComponent<FilterDialogProps>(async () => (await import('./FilterDialog')).FilterDialog, {
  dialog: true,
});

interface WorkspacesViewProps
  extends
    WorkspaceBarProps,
    ActiveFiltersProps,
    Omit<SelectionBarProps, 'onRemove' | 'onSections' | 'onOpenFilter'>,
    Omit<WorkspaceArticlesProps, 'articles'> {
  /** True if the user may create and change sections. */
  canEditSections: boolean;
  removing: boolean;
  /** Clears the search and the filters. */
  onClearFilters: () => void;
  onRemove: (articles: readonly SelectableArticle[]) => Promise<void>;
  /** Takes articles out of the selection. */
  onForget: (ids: readonly string[]) => void;
}

export function WorkspacesView(props: WorkspacesViewProps) {
  const { ownerId, isOwn, groups, list, chosen, onRemove } = props;
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState<'sections' | 'filter' | null>(null);
  const { error, currentData } = list.articles;
  // Also for a workspace that was shown: the user may have been removed from its group.
  const isUnknown = isNotFound(error);
  const name = groups.data?.workspaces.find((group) => group.ownerId === ownerId)?.name;
  const title = isOwn ? t('shell.workspaces') : (name ?? t('workspaces.choose'));
  return (
    <DialogHost>
      <PageHeader
        title={title}
        crumbs={isOwn ? [] : [{ label: t('shell.workspaces'), to: paths.workspaces() }]}
        actions={props.canPublish && !isUnknown ? <CreateArticleButton ownerId={ownerId} ownId={props.ownId} /> : null}
      />
      <WorkspaceBar {...props} />
      {isUnknown ? null : <FolderTabs ownerId={ownerId} isOwn={isOwn} folder={list.folder} onFolder={list.setFolder} />}
      {list.folder === 'trash' ? (
        <TrashFolder ownerId={ownerId} />
      ) : list.folder === 'media' ? (
        <MediaFolder ownerId={ownerId} canUpload={props.canPublish} />
      ) : isUnknown ? (
        <EmptyState
          icon={<CollectionsBookmarkOutlined />}
          title={t('workspaces.unknown')}
          text={t('workspaces.unknown.text')}
          action={
            <Button component={RouterLink} to={paths.workspaces()} variant="outlined">
              {t('workspaces.toOwn')}
            </Button>
          }
        />
      ) : (
        <>
          <ActiveFilters {...props} />
          <SelectionBar
            {...props}
            onRemove={() => setAsking(true)}
            onSections={() => setOpened('sections')}
            onOpenFilter={() => setOpened('filter')}
          />
          <WorkspaceWithSections
            ownerId={ownerId}
            canManage={props.canDelete}
            canEditSections={props.canEditSections}
            articles={currentData?.articles ?? []}
            chosen={chosen}
            onAssigned={props.onForget}
          >
            <Body {...props} />
          </WorkspaceWithSections>
        </>
      )}
      {opened === 'sections' ? (
        <SectionsDialog
          ownerId={ownerId}
          canEditSections={props.canEditSections}
          chosen={chosen}
          from={list.filter.groups}
          onAssigned={props.onForget}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === 'filter' ? (
        <FilterDialog
          ownerId={ownerId}
          members={props.members}
          sections={list.filter.groups}
          sharedBy={list.filter.sharedBy}
          onApply={props.onFilter}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <RemoveSelectedDialog
        open={asking}
        ownerId={ownerId}
        isOwn={isOwn}
        chosen={chosen}
        busy={props.removing}
        onRemove={onRemove}
        onClose={() => setAsking(false)}
      />
    </DialogHost>
  );
}

function Body(props: WorkspacesViewProps) {
  const { list, isOwn, onClearFilters } = props;
  const { currentData, error, isFetching, refetch } = list.articles;
  if (error && !currentData && !isFetching)
    return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons shape={list.view === 'list' ? 'row' : 'card'} count={5} />;
  if (currentData.articles.length > 0) {
    return (
      <>
        <WorkspaceArticles {...props} articles={currentData.articles} />
        <ListPagination pages={list.pages} page={list.page} label={t('workspaces.pages')} onPage={list.openPage} />
      </>
    );
  }
  if (list.isFiltered) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('empty.results')}
        action={
          <Button variant="outlined" onClick={onClearFilters}>
            {t('workspaces.clearFilters')}
          </Button>
        }
      />
    );
  }
  if (list.page > 1) {
    return (
      <EmptyState
        title={t('empty.results')}
        action={
          <Button variant="outlined" onClick={() => list.openPage(1)}>
            {t('search.firstPage')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<CollectionsBookmarkOutlined />}
      title={t('workspaces.empty')}
      text={t(isOwn ? 'workspaces.emptyOwn' : 'workspaces.emptyGroup')}
      action={
        <Button component={RouterLink} to={paths.search()} variant="outlined">
          {t('workspaces.read')}
        </Button>
      }
    />
  );
}
