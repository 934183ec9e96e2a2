import '@client/features/workspace/attachments/texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import AttachFile from '@mui/icons-material/AttachFile';
import { selectCanPublish } from '@client/features/session/sessionSelectors';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { useDialogHost } from '@client/shared/ui/dialog/DialogHost';
import { CardCountButton } from '../CardCountButton';
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
  return (
    <CardCountButton
      icon={<AttachFile fontSize="inherit" />}
      count={count}
      label={t('attachments.open', { count, title })}
      reason={isOwn ? undefined : t('attachments.original')}
      onClick={() =>
        openDialog((close) => (
          <AttachmentsDialog articleId={id} ownerId={ownerId} title={title} canManage={canManage} onClose={close} />
        ))
      }
    />
  );
}
