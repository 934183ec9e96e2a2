import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';
import { clampLines } from '@client/shared/ui/layout/clampLines';
import type { GuideGroup, GuidePage } from './guidePages';

/** Groups pages by task, in the order of the guide. */
export function byGroup(pages: readonly GuidePage[]): [GuideGroup, GuidePage[]][] {
  const groups = new Map<GuideGroup, GuidePage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups];
}

/** The table of contents of the guide: all pages by group, with their summaries. */
export function GuideContents({ pages }: { pages: readonly GuidePage[] }) {
  return (
    <Box sx={columns}>
      {byGroup(pages).map(([group, groupPages]) => (
        <Box component="section" key={group} aria-labelledby={`group-${group}`} sx={box}>
          <Typography variant="h2" id={`group-${group}`} sx={{ mb: 1.5 }}>
            {t(`help.group.${group}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {groupPages.map(({ slug, path, title, summary }) => (
              <li key={slug}>
                <Link component={RouterLink} to={path} sx={{ fontWeight: 560 }}>
                  {title}
                </Link>
                <Typography variant="body2" color="textSecondary" sx={clampLines(2)}>
                  {summary}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  columnGap: 2,
  columns: { xs: 1, sm: 2, lg: 3 },
  mb: 4,
} as const;

const box = {
  breakInside: 'avoid',
  mb: 2,
  p: { xs: 2, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
