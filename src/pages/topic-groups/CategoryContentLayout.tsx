import type { ProfileGroup } from '@contract/topic';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { ReorderableCategoryGrid } from './ReorderableCategoryGrid';

interface CategoryContentLayoutProps {
  groups: readonly ProfileGroup[];
  /** Renders an overlay on a category's card, for example a drop target. */
  overlay?: (group: ProfileGroup) => ReactNode;
  /** Content beside the heading of the topics. */
  headingActions?: ReactNode;
  table: ReactNode;
}

/** The layout of a category's content: the cards of its subcategories, and below them the table of its topics. */
export function CategoryContentLayout({ groups, overlay: over, headingActions, table }: CategoryContentLayoutProps) {
  return (
    <>
      {groups.length > 0 ? (
        <Box sx={{ mb: 3 }}>
          <ReorderableCategoryGrid groups={groups} label={t('topicList.categories')} over={over} />
        </Box>
      ) : null}
      {table ? (
        <Box component="section" aria-labelledby="topics-of-category">
          <Stack direction="row" sx={{ mb: 1.5, gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="h2" id="topics-of-category">
              {t('shell.topics')}
            </Typography>
            {headingActions}
          </Stack>
          {table}
        </Box>
      ) : null}
    </>
  );
}
