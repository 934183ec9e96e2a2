import '@client/features/workspace/comments/texts';
import type { WorkspaceArticle } from '@contract/workspaceArticles';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';
import { LazyCommentsDialog } from '@client/features/workspace/comments/LazyCommentsDialog';
import { t } from '@client/shared/texts/t';
import { useDialogHost } from '@client/shared/ui/dialog/DialogHost';

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
    <Button
      size="small"
      color="inherit"
      startIcon={<ChatBubbleOutline fontSize="inherit" />}
      aria-label={t('comments.open', { count, title })}
      aria-haspopup="dialog"
      onClick={() =>
        openDialog((close) => (
          <LazyCommentsDialog articleId={id} ownerId={ownerId} title={title} ownId={ownId} onClose={close} />
        ))
      }
      sx={aboveCardLink}
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
