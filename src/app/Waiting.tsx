import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { t } from '@client/shared/lib/texts/t';

/** While the first code of a page comes: a thin bar, and nothing that would jump. */
export function Waiting() {
  return (
    <Box sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}>
      <LinearProgress aria-label={t('state.loading')} />
    </Box>
  );
}
