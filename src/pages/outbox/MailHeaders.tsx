import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** The header fields of an email, sorted by name. */
export function MailHeaders({ headers }: { headers: Readonly<Record<string, string>> }) {
  const sorted = Object.entries(headers).sort(([a], [b]) => a.localeCompare(b));
  return (
    <Box component="dl" sx={list}>
      {sorted.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 0.75,
  m: 0,
  p: 2,
  typography: 'body2',
} as const;
