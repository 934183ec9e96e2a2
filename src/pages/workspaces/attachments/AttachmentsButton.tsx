import '@client/features/workspace/attachments/texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { useDialogHost } from '@client/shared/ui/dialog/DialogHost';
import type { AttachmentsDialogProps } from './AttachmentsDialog';

const AttachmentsDialog = lazyComponent<AttachmentsDialogProps>(
  async () => (await import('./AttachmentsDialog')).AttachmentsDialog,
  { dialog: true },
);

interface AttachmentsButtonProps {
  article: WorkspaceArticle;
  /** The owner id of the workspace. */
  ownerId: string;
}

/** The number of an article's attachments; opens them. A source's article has none, and can't get any. */
export function AttachmentsButton({ article, ownerId }: AttachmentsButtonProps) {
  const { id, title, isOwn, isAuthor, totalAttachments: count } = article;
  const openDialog = useDialogHost();
  const mayPublish = useAppSelector(selectCanPublish);
  const canManage = isAuthor || mayPublish;
  if (isOwn ? count === 0 && !canManage : !mayPublish) return null;
  const label = t('attachments.open', { count, title });
  const open = (): void =>
    openDialog((close) => (
      <AttachmentsDialog articleId={id} ownerId={ownerId} title={title} canManage={canManage} onClose={close} />
    ));
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<AttachFile fontSize="inherit" />}
      // Focusable, so that everybody learns why it is disabled.
      aria-disabled={!isOwn || undefined}
      aria-label={isOwn ? label : `${label}. ${t('attachments.original')}`}
      title={isOwn ? undefined : t('attachments.original')}
      aria-haspopup="dialog"
      onClick={isOwn ? open : undefined}
      sx={[aboveCardLink, !isOwn && { opacity: 0.5, cursor: 'default' }]}
    >
      {count}
    </Button>
  );
}

/** Above the link that covers the whole card, so that the button can be clicked. */
const aboveCardLink = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  minWidth: 44,
  px: 0.75,
  py: 0.25,
  ml: -0.75,
  color: 'text.secondary',
} as const;
