import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shorten } from '../lib/shorten';
import { t } from '../lib/texts/t';
import { usePageTitle } from '../lib/usePageTitle';

export interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  /** Between Home and this page. */
  crumbs?: readonly Crumb[];
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
      <Trail title={title} crumbs={crumbs} />
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', minHeight: 40 }}>
        {icon}
        <Box sx={{ flex: icon ? '1 1 180px' : '1 1 220px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note ? (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5 }}>
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

/** The breadcrumbs alone, for pages whose title stands elsewhere. */
export function Trail({ title, crumbs }: Required<Pick<PageHeaderProps, 'title' | 'crumbs'>>) {
  return (
    <Box
      component="nav"
      aria-label={t('shell.breadcrumbs')}
      sx={{ mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      <Box component="ol" sx={trail}>
        {[{ label: t('shell.home'), to: '/' }, ...crumbs].map(({ label, to }) => (
          <li key={to}>
            <Link component={RouterLink} to={to} color="textSecondary">
              {shorten(label, limits.breadcrumbTitle)}
            </Link>
          </li>
        ))}
        <li>
          <Typography variant="caption" color="textPrimary" aria-current="page">
            {shorten(title, limits.breadcrumbTitle)}
          </Typography>
        </li>
      </Box>
    </Box>
  );
}

const trail = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > li + li::before': { content: '"/" / ""', mx: 1 },
} as const;
