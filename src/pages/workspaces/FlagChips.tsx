import type { WorkspaceArticle } from '@contract/workspaceArticles';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';

/** The flags of an article, in words. */
export function FlagChips({ article: { title, flags } }: { article: WorkspaceArticle }) {
  if (flags.length === 0) return null;
  return (
    <Stack component="ul" direction="row" useFlexGap aria-label={t('flags.ofArticle', { title })} sx={list}>
      {flags.map((flag) => (
        <li key={flag}>
          <Chip
            size="small"
            color={flag === 'approved' ? 'success' : 'warning'}
            variant="outlined"
            label={t(`flags.${flag}`)}
            sx={chip}
          />
        </li>
      ))}
    </Stack>
  );
}

const list = { gap: 0.5, flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 } as const;
/** On the background of a selected article, the status colors have too little contrast for text. */
const chip = { height: 18, fontSize: '0.6875rem', '& .MuiChip-label': { px: 0.75, color: 'text.primary' } } as const;
