import { times } from '@contract/limits';
import type { ArticleComment } from '@contract/comments';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { isNotFound } from '@client/api/apiError';
import { errorText } from '@client/api/errorText';
import { useWorkspaceGroupsQuery } from '@client/api/iam/groupManagement';
import { useCommentsQuery, useRemoveCommentMutation, type ArticlePlace } from '@client/api/workspace/comments';
import { t } from '@client/shared/texts/t';
import { useServices } from '@client/shared/services/useServices';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@client/shared/ui/feedback/EmptyState';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { CommentField } from './CommentField';
import { CommentItem } from './CommentItem';
import { useCommentDraft } from './useCommentDraft';
import { useCommentFocus } from './useCommentFocus';

export interface CommentsDialogProps extends ArticlePlace {
  /** The article's headline. */
  title: string;
  /** The owner id of the signed-in user. */
  ownId: string;
  onClose: () => void;
}

/** The dialog with the comments on an article in a workspace: reading, adding, editing, and removing them. */
export function CommentsDialog({ articleId, ownerId, title, ownId, onClose }: CommentsDialogProps) {
  const id = useId();
  const { notifications } = useServices();
  const { data, error, refetch } = useCommentsQuery(
    { articleId, ownerId },
    { refetchOnMountOrArgChange: true, pollingInterval: times.commentsPollMs },
  );
  const isGone = isNotFound(error);
  const groups = useWorkspaceGroupsQuery(undefined);
  const members = groups.data?.workspaces.find((group) => group.ownerId === ownerId)?.members ?? [];
  const others = members.filter((member) => member.ownerId !== ownId);
  const draft = useCommentDraft({ articleId, ownerId });
  const [remove, { isLoading: removing }] = useRemoveCommentMutation();
  const [asking, setAsking] = useState<ArticleComment | null>(null);
  const content = useCommentFocus(draft.editing, data?.articleComments.length, asking !== null);

  const removeComment = async (comment: ArticleComment): Promise<void> => {
    const { error: refused } = await remove(comment.id);
    setAsking(null);
    if (refused) return;
    if (draft.editing === comment.id) draft.cancelEdit();
    notifications.success(t('comments.deleted'));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ pb: 0 }}>
        {t('comments.title')}
      </DialogTitle>
      <DialogContent ref={content}>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {isGone ? (
          <Alert severity="info">{t('comments.gone')}</Alert>
        ) : data ? (
          <CommentList
            label={t('comments.of', { title })}
            comments={data.articleComments}
            ownId={ownId}
            onEdit={draft.edit}
            onRemove={setAsking}
          />
        ) : error ? (
          <ErrorState title={t('comments.failed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeletons count={3} shape="line" />
        )}
        <Box sx={{ mt: 2 }}>
          <CommentField
            // A new field for each comment, so that the one that is edited gets the focus.
            key={draft.editing ?? 'new'}
            label={t(draft.editing === null ? 'comments.label' : 'comments.labelEdit')}
            text={draft.text}
            members={others}
            autoFocus={draft.editing !== null}
            onText={draft.setText}
            onSubmit={() => void draft.submit()}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        {draft.editing === null ? (
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
        ) : (
          <Button color="inherit" onClick={draft.cancelEdit}>
            {t('action.cancel')}
          </Button>
        )}
        <BusyButton
          variant="contained"
          disabled={isGone || draft.text.trim() === ''}
          loading={draft.isSaving}
          onClick={() => void draft.submit()}
        >
          {t(draft.editing === null ? 'action.add' : 'action.save')}
        </BusyButton>
      </DialogActions>
      <ConfirmDialog
        open={asking !== null}
        title={t('comments.removeQuestion')}
        confirm={t('action.remove')}
        danger
        busy={removing}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) void removeComment(asking);
        }}
      />
    </Dialog>
  );
}

interface CommentListProps {
  label: string;
  comments: readonly ArticleComment[];
  ownId: string;
  onEdit: (comment: ArticleComment) => void;
  onRemove: (comment: ArticleComment) => void;
}

/** The comments, the oldest first; scrolls to the newest when one is added. */
function CommentList({ label, comments, ownId, onEdit, onRemove }: CommentListProps) {
  const box = useRef<HTMLDivElement>(null);
  const newest = comments.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  if (comments.length === 0) return <EmptyState title={t('comments.empty')} />;
  return (
    // A scrollable area can be focused, so that arrow keys scroll it.
    <Box ref={box} tabIndex={0} role="log" aria-label={label} sx={{ maxHeight: listHeight, overflowY: 'auto' }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            ownId={ownId}
            onEdit={() => onEdit(comment)}
            onRemove={() => onRemove(comment)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** In pixels, as specified. */
const listHeight = 500;
