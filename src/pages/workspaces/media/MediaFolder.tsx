import '@client/features/workspace/attachments/texts';
import { limits } from '@contract/limits';
import AddLink from '@mui/icons-material/AddLink';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { useMediaQuery } from '@client/api/workspace/attachments';
import { fileSize } from '@client/features/workspace/attachments/fileSize';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { ListPagination } from '@client/shared/list/ListPagination';
import { useLastPage, usePageState } from '@client/shared/navigation/usePageState';
import { t } from '@client/shared/texts/t';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import type { AddMediaDialogProps } from './AddMediaDialog';
import { MediaCard } from './MediaCard';

const UploadMediaDialog = lazyComponent<AddMediaDialogProps>(
  async () => (await import('./AddMediaDialog')).UploadMediaDialog,
  { dialog: true },
);
const WebMediaDialog = lazyComponent<AddMediaDialogProps>(
  async () => (await import('./AddMediaDialog')).WebMediaDialog,
  { dialog: true },
);

interface MediaFolderProps {
  /** The owner id of the workspace. */
  ownerId: string;
  /** True if the user may add files. */
  canUpload: boolean;
}

/** The files of a workspace: those that were uploaded, attached, or shown in articles. */
export function MediaFolder({ ownerId, canUpload }: MediaFolderProps) {
  const [page, openPage] = usePageState();
  const { currentData, error, isFetching, isSuccess, refetch } = useMediaQuery(
    { ownerId, start: (page - 1) * limits.mediaPage, limit: limits.mediaPage },
    { refetchOnMountOrArgChange: true },
  );
  const [adding, setAdding] = useState<'file' | 'web' | null>(null);
  const pages = Math.ceil((currentData?.total ?? 0) / limits.mediaPage);
  useLastPage(page, isSuccess && !isFetching ? pages : undefined);

  if (error && !currentData && !isFetching)
    return <ErrorState error={errorText(error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeletons shape="card" count={3} />;
  const { attachments, storage } = currentData;
  const AddDialog = adding === 'file' ? UploadMediaDialog : WebMediaDialog;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('media.note', { days: limits.unusedFileDays })}{' '}
          {t('media.storage', { used: fileSize(storage.used), quota: fileSize(storage.quota) })}
        </Typography>
        {canUpload ? (
          <>
            <Button size="small" color="inherit" startIcon={<UploadFile />} onClick={() => setAdding('file')}>
              {t('media.upload')}
            </Button>
            <Button size="small" color="inherit" startIcon={<AddLink />} onClick={() => setAdding('web')}>
              {t('media.fromWeb')}
            </Button>
          </>
        ) : null}
      </Stack>
      {attachments.length === 0 ? (
        <EmptyState icon={<PermMediaOutlined />} title={t('media.empty')} text={t('media.emptyText')} />
      ) : (
        <Box component="ul" aria-label={t('media.list')} sx={grid}>
          {attachments.map((file) => (
            <MediaCard key={file.id} file={file} />
          ))}
        </Box>
      )}
      <ListPagination pages={pages} page={page} label={t('media.pages')} onPage={openPage} />
      {adding === null ? null : <AddDialog ownerId={ownerId} onClose={() => setAdding(null)} />}
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
} as const;
