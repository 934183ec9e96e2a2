import type { ArticleComment } from '@contract/comments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { truncate } from '@client/shared/texts/truncate';
import { useDates } from '@client/shared/time/useDates';

interface CommentItemProps {
  comment: ArticleComment;
  /** The owner id of the signed-in user, who may change the own comments. */
  ownId: string;
  onEdit: () => void;
  onRemove: () => void;
}

const labelCharacters = 40;

/** A comment: author, date, and text; for its author with Edit and Remove. */
export function CommentItem({ comment, ownId, onEdit, onRemove }: CommentItemProps) {
  const dates = useDates();
  const isOwn = comment.ownerId === ownId;
  const label = { text: truncate(comment.comment, labelCharacters) };
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography variant="subtitle2" component="span">
          {authorOf(comment, isOwn)}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="span">
          <time dateTime={comment.created}>{dates.minute(comment.created)}</time>
          {comment.edited === null ? null : (
            <>
              {' · '}
              <time dateTime={comment.edited} title={dates.minute(comment.edited)}>
                {t('comments.edited')}
              </time>
            </>
          )}
        </Typography>
      </Box>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {comment.comment}
      </Typography>
      {isOwn ? (
        <Box sx={{ ml: -0.75 }}>
          <Button
            size="small"
            color="inherit"
            data-comment={comment.id}
            aria-label={t('comments.editOf', label)}
            onClick={onEdit}
          >
            {t('comments.edit')}
          </Button>
          <Button size="small" color="inherit" aria-label={t('comments.removeOf', label)} onClick={onRemove}>
            {t('action.remove')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function authorOf({ ownerId, firstName, lastName }: ArticleComment, isOwn: boolean): string {
  if (isOwn) return t('comments.you');
  return ownerId === null ? t('comments.nobody') : `${firstName} ${lastName}`.trim();
}
