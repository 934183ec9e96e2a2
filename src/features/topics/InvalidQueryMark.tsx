import type { Profile } from '@contract/topic';
import Box from '@mui/material/Box';
import { t } from '@client/shared/texts/t';

/** Marks a topic in a list if the server can't parse its query any more. */
export function InvalidQueryMark({ topic }: { topic: Pick<Profile, 'queryRefused'> }) {
  if (topic.queryRefused !== true) return null;
  return (
    <Box component="strong" sx={{ display: 'block', typography: 'caption', fontWeight: 600, color: 'error.main' }}>
      {t('topics.refused.mark')}
    </Box>
  );
}
