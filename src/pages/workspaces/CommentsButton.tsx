import '@client/features/workspace/comments/texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { LazyCommentsDialog } from '@client/features/workspace/comments/LazyCommentsDialog';
import { t } from '@client/shared/texts/t';
import { useDialogHost } from '@client/shared/ui/dialog/DialogHost';
import { CardCountButton } from './CardCountButton';

interface CommentsButtonProps {
  article: WorkspaceArticle;
  /** The owner id of the workspace. */
  ownerId: string;
  /** The owner id of the signed-in user, in whose own workspace there are no comments. */
  ownId: string;
}

/** The number of an article's comments; opens them. */
export function CommentsButton({ article: { id, title, totalComments: count }, ownerId, ownId }: CommentsButtonProps) {
  const openDialog = useDialogHost();
  if (ownerId === ownId) return null;
  return (
    <CardCountButton
      icon={<ChatBubbleOutline fontSize="inherit" />}
      count={count}
      label={t('comments.open', { count, title })}
      onClick={() =>
        openDialog((close) => (
          <LazyCommentsDialog articleId={id} ownerId={ownerId} title={title} ownId={ownId} onClose={close} />
        ))
      }
    />
  );
}
