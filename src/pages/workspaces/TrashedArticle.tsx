import type { WorkspaceArticle } from '@contract/workspaceArticles';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useDates } from '@client/shared/time/useDates';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

interface TrashedArticleProps {
  /** `created` is when it was deleted. */
  article: WorkspaceArticle;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** An article in Trash. */
export function TrashedArticle({ article: { title, created }, busy, onRestore, onDelete }: TrashedArticleProps) {
  const dates = useDates();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <time dateTime={created}>{t('trash.deleted', { date: dates.minute(created) })}</time>
        </Typography>
      </Box>
      <BusyButton
        size="small"
        variant="outlined"
        loading={busy}
        onClick={onRestore}
        aria-label={t('trash.restoreOf', { title })}
      >
        {t('trash.restore')}
      </BusyButton>
      <IconButton size="small" color="error" aria-label={t('trash.deleteOf', { title })} onClick={onDelete}>
        <DeleteForeverOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
