import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { t } from '@client/shared/lib/texts/t';

interface HistoryListProps {
  id: string;
  history: readonly string[];
  /** The one that the arrow keys have reached. */
  active: number | null;
  onChoose: (text: string) => void;
}

/** The earlier searches below the search box. */
export function HistoryList({ id, history, active, onChoose }: HistoryListProps) {
  return (
    <Paper variant="outlined" id={id} role="listbox" aria-label={t('search.history')} sx={list}>
      {history.map((text, index) => (
        <Box
          key={text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onChoose(text)}
          sx={option}
        >
          <History fontSize="small" color="disabled" />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

const list = {
  position: 'absolute',
  zIndex: 'modal',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  py: 0.5,
  boxShadow: '0 12px 32px rgba(10, 16, 20, 0.18)',
} as const;

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  minHeight: 40,
  mx: 0.5,
  borderRadius: 0.75,
  typography: 'body2',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'soft' },
} as const;
