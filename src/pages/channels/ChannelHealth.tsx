import type { ChannelHealth as Health } from '@contract/iam';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { t } from '@client/shared/texts/t';

const icons = {
  healthy: <CheckCircleOutlined fontSize="small" color="success" />,
  failing: <ErrorOutlineOutlined fontSize="small" color="error" />,
  waiting: <ScheduleOutlined fontSize="small" color="disabled" />,
} as const;

/** The state of a channel as an icon and a word, with the last error if its feed can't be read. */
export function ChannelHealth({ health }: { health: Health }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      {icons[health.state]}
      <Box>
        {t(`channels.state.${health.state}`)}
        {health.state === 'failing' && health.lastError !== null ? (
          <Box sx={{ typography: 'caption', color: 'error.main' }}>{health.lastError}</Box>
        ) : null}
      </Box>
    </Stack>
  );
}
