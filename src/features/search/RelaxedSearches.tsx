import { limits } from '@contract/limits';
import type { Relaxation, RelaxationsBody } from '@contract/search';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useRelaxationsQuery } from '@client/api/data/search';
import { t } from '@client/shared/texts/t';
import { truncate } from '@client/shared/texts/truncate';
import { topClauses } from './queryClauses';
import { resultCountText } from './resultCountText';

interface RelaxedSearchesProps {
  /** The search without results. */
  search: RelaxationsBody;
  /** Returns the path of the same search with another query. */
  to: (query: string) => string;
}

/** Below an empty result list: which part of the query ends it, and what the rest finds. */
export function RelaxedSearches({ search, to }: RelaxedSearchesProps) {
  // Optional: if it fails, the page stays without it.
  const { currentData } = useRelaxationsQuery(canBeRelaxed(search) ? search : skipToken);
  const relaxations = currentData?.relaxations ?? [];
  return (
    <Box role="status" sx={{ textAlign: 'center', mt: { xs: -3, sm: -5 }, pb: 4 }}>
      {relaxations.length === 0 ? null : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('search.relaxed')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 0.75 }}>
            {relaxations.map((relaxation) => (
              <Box component="li" key={relaxation.query} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={to(relaxation.query)}>
                  {nameOf(relaxation)}
                </Link>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  · {resultCountText(relaxation)}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** A topic's own query always stays, so a single clause can be left out there. */
function canBeRelaxed({ queryString = '', profile }: RelaxationsBody): boolean {
  return (topClauses(queryString)?.length ?? 0) > (profile === undefined ? 1 : 0);
}

function nameOf({ query, removed }: Relaxation): string {
  const [part = '', ...others] = removed;
  if (others.length > 0) return t('search.relaxed.only', { query: truncate(query, limits.breadcrumbTitle) });
  return t('search.relaxed.without', { part: truncate(part, limits.breadcrumbTitle) });
}
