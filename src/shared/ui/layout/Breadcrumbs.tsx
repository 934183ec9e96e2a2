import { limits } from '@contract/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@client/shared/navigation/paths';
import { useIsPathEnabled } from '@client/shared/navigation/disabledPaths';
import { truncate } from '@client/shared/texts/truncate';
import { t } from '@client/shared/texts/t';

export interface Breadcrumb {
  label: string;
  to: string;
}

interface TrailProps {
  title: string;
  /** Between Home and this page. */
  crumbs: readonly Breadcrumb[];
}

/** A page's breadcrumbs from Home. */
export function Breadcrumbs({ title, crumbs }: TrailProps) {
  const isEnabled = useIsPathEnabled();
  return (
    <Box
      component="nav"
      aria-label={t('shell.breadcrumbs')}
      sx={{ mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      <Box component="ol" sx={trail}>
        {[{ label: t('shell.home'), to: paths.home() }, ...crumbs].map(({ label, to }) => (
          <li key={to}>
            {isEnabled(to) ? (
              <Link component={RouterLink} to={to} color="textSecondary">
                {truncate(label, limits.breadcrumbTitle)}
              </Link>
            ) : (
              truncate(label, limits.breadcrumbTitle)
            )}
          </li>
        ))}
        <li>
          <Typography variant="caption" color="textPrimary" aria-current="page">
            {truncate(title, limits.breadcrumbTitle)}
          </Typography>
        </li>
      </Box>
    </Box>
  );
}

/** The padding leaves room for the focus ring of a link, which would be cut off. */
const shortened = {
  minWidth: 0,
  p: 0.5,
  m: -0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const trail = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  // One line on phones, so that the page doesn't move when a long title has loaded.
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& > li': { xs: shortened, sm: {} },
  '& > li:first-of-type': { flex: 'none' },
  '& > li + li::before': { content: '"/" / ""', mx: 1 },
} as const;
