import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '@client/shared/navigation/usePageTitle';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';

interface PageHeaderProps {
  title: string;
  /** Between Home and this page. */
  crumbs?: readonly Breadcrumb[];
  /** At the left of the title. */
  icon?: ReactNode;
  /** Under the title: counts, a note. */
  note?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
}

/** A page's breadcrumbs from Home, its one h1, and its actions. It also titles the tab. */
export function PageHeader({ title, crumbs = [], icon, note, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Breadcrumbs title={title} crumbs={crumbs} />
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', minHeight: 32 }}>
        {icon}
        <Box sx={{ flex: icon ? '1 1 180px' : '1 1 220px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note ? (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5, '&:empty': { m: 0 } }}>
              {note}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        ) : null}
      </Stack>
    </Box>
  );
}
