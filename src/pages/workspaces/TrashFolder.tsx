import '@client/features/workspace/deletion/texts';
import { folderId } from '@contract/folderIds';
import { limits } from '@contract/limits';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorText } from '@client/api/errorText';
import {
  useEmptyTrashMutation,
  useFolderArticlesQuery,
  useRestoreArticlesMutation,
} from '@client/api/workspace/folders';
import { ListPagination } from '@client/shared/list/ListPagination';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SelectionActionButton } from '@client/shared/list/SelectionActionButton';
import { TrashedArticle } from './TrashedArticle';

/** The articles that the user wrote and deleted: each can be restored, or deleted for good. */
export function TrashFolder({ ownerId }: { ownerId: string }) {
  const { notifications } = useServices();
  const [page, openPage] = usePageState();
  const start = (page - 1) * limits.workspacePage;
  const trash = useFolderArticlesQuery(
    { folderId: folderId(ownerId, 'trash'), start, limit: limits.workspacePage },
    { refetchOnMountOrArgChange: true },
  );
  const [restore, restoring] = useRestoreArticlesMutation();
  const [empty, emptying] = useEmptyTrashMutation();
  // Kept while the dialog fades out, so that its text doesn't change.
  const [asked, setAsked] = useState<WorkspaceArticle | 'all'>('all');
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const { currentData, error, isFetching, refetch } = trash;
  const pages = Math.ceil((currentData?.total ?? 0) / limits.workspacePage);
  useLastPage(page, trash.isSuccess && !isFetching ? pages : undefined);

  const ask = (what: typeof asked): void => {
    setAsked(what);
    setIsAsking(true);
  };
  const restoreArticle = async ({ id }: WorkspaceArticle): Promise<void> => {
    const { data } = await restore({ ownerId, articleIds: [id] });
    if (!data) return;
    if (data.articleIds.length === 0) notifications.error(t('trash.notRestored'));
    else notifications.success(t('deletion.restored', { count: data.articleIds.length }));
    // The row with the button is gone.
    heading.current?.focus();
  };
  const deleteForGood = async (): Promise<void> => {
    const { error: failed } = await empty(asked === 'all' ? {} : { articleIds: [asked.id] });
    setIsAsking(false);
    if (failed) return;
    notifications.success(t(asked === 'all' ? 'trash.emptied' : 'trash.deletedForGood'));
    heading.current?.focus();
  };

  if (error && !currentData && !isFetching)
    return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons shape="row" count={5} />;
  const { articles, total } = currentData;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" ref={heading} tabIndex={-1} sx={{ flex: '1 1 240px' }}>
          {t('trash.note', { days: limits.trashDays })}
        </Typography>
        <SelectionActionButton size="small" none={total === 0} icon={<DeleteOutlined />} onClick={() => ask('all')}>
          {t('trash.emptyAction')}
        </SelectionActionButton>
      </Stack>
      {articles.length === 0 ? (
        <EmptyState
          icon={<DeleteOutlined />}
          title={t('trash.empty')}
          text={t('trash.emptyText', { days: limits.trashDays })}
        />
      ) : (
        <Stack component="ul" aria-label={t('trash.list')} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {articles.map((article) => (
            <TrashedArticle
              key={article.id}
              article={article}
              busy={restoring.isLoading && restoring.originalArgs?.articleIds[0] === article.id}
              onRestore={() => void restoreArticle(article)}
              onDelete={() => ask(article)}
            />
          ))}
        </Stack>
      )}
      <ListPagination pages={pages} page={page} label={t('trash.pages')} onPage={openPage} />
      <ConfirmDialog
        open={isAsking}
        title={asked === 'all' ? t('trash.emptyQuestion', { count: total }) : t('trash.deleteQuestion')}
        text={asked === 'all' ? t('trash.emptyNote') : t('trash.deleteNote', { title: asked.title })}
        confirm={asked === 'all' ? t('trash.emptyAction') : t('action.delete')}
        danger
        busy={emptying.isLoading}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void deleteForGood()}
      />
    </>
  );
}
