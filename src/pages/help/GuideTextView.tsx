import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import type { GuidePage } from './guidePages';
import { byGroup } from './GuideContents';
import { GuideBlocks } from './GuideBlocks';

interface GuideTextViewProps {
  page: GuidePage;
  pages: readonly GuidePage[];
  previous: GuidePage | undefined;
  next: GuidePage | undefined;
  /** The path of the guide's table of contents for this reader. */
  home: string;
  /** True if the reader can open the link. */
  canOpen: (to: string) => boolean;
}

/** A page of the guide: its content, links to the previous and next page, and on wide screens a list of all pages. */
export function GuideTextView({ page, pages, previous, next, home, canOpen }: GuideTextViewProps) {
  return (
    <Box sx={columns}>
      <Box sx={side}>
        <Contents pages={pages} current={page} />
      </Box>
      <Box component="article" sx={{ maxWidth: 760, minWidth: 0 }}>
        <PageHeader title={page.title} crumbs={[{ label: t('shell.help'), to: home }]} />
        <GuideBlocks blocks={page.blocks} canOpen={canOpen} />
        <Box component="nav" aria-label={t('help.around')} sx={around}>
          {previous ? (
            <Link component={RouterLink} to={previous.path}>
              {t('help.previous', { title: previous.title })}
            </Link>
          ) : (
            <span />
          )}
          {next ? (
            <Link component={RouterLink} to={next.path} sx={{ textAlign: 'end' }}>
              {t('help.next', { title: next.title })}
            </Link>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

function Contents({ pages, current }: { pages: readonly GuidePage[]; current: GuidePage }) {
  return (
    <Box component="nav" aria-label={t('help.pages')}>
      {byGroup(pages).map(([group, groupPages]) => (
        <Box key={group} sx={{ mb: 2 }}>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ px: 1.5 }}>
            {t(`help.group.${group}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {groupPages.map(({ slug, path, title }) => (
              <li key={slug}>
                <Link
                  component={RouterLink}
                  to={path}
                  aria-current={slug === current.slug ? 'page' : undefined}
                  underline="none"
                  color="textPrimary"
                  sx={entry}
                >
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const side = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 76,
  maxHeight: 'calc(100vh - 92px)',
  overflowY: 'auto',
  '@media print': { display: 'none' },
} as const;

const entry = {
  display: 'block',
  px: 1.5,
  py: 0.5,
  borderRadius: 0.75,
  typography: 'body2',
  '&:hover': { bgcolor: 'quiet' },
  '&[aria-current]': { bgcolor: 'soft', fontWeight: 620 },
} as const;

const around = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  justifyContent: 'space-between',
  mt: 5,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  '@media print': { display: 'none' },
} as const;
