import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@client/shared/texts/t';
import { exportRequested } from '@client/shared/redux/persistedStateActions';
import { useAppDispatch } from '@client/shared/redux/hooks';

/** Exports the session as a file without secrets, to attach to a bug report. The page "QA" can replay it. */
export function ExportSession() {
  const dispatch = useAppDispatch();
  return (
    <Box component="section" sx={{ maxWidth: 680 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('replay.exportTitle')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('replay.exportText')}</Typography>
      <Button variant="outlined" onClick={() => dispatch(exportRequested())}>
        {t('replay.export')}
      </Button>
    </Box>
  );
}
