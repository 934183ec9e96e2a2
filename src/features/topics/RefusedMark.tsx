import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

/** Says in a list that a topic's query is no longer understood; nothing where it is. */
export function RefusedMark({ topic }: { topic: Pick<Profile, 'queryRefused'> }) {
  if (topic.queryRefused !== true) return null;
  return (
    <Box component="strong" sx={{ display: 'block', typography: 'caption', fontWeight: 600, color: 'error.main' }}>
      {t('topics.refused.mark')}
    </Box>
  );
}
