import type { QueryNode } from '@contract/query/ast';
import { explainQuery } from '@contract/query/explain';
import Box from '@mui/material/Box';
import { useDeferredValue, useState } from 'react';
import { t } from '@client/shared/texts/t';

/** As many lines as are drawn: lists of companies have a thousand. */
const drawn = 100;

/**
 * What a query asks for, in words: for whoever does not read AND, OR and brackets. While it cannot be read (null), as between two
 * letters, what it asked for before.
 */
export function QueryInWords({ query }: { query: QueryNode | null }) {
  const [open, setOpen] = useState(false);
  const [readable, setReadable] = useState(query);
  if (query && query !== readable) setReadable(query);
  if (!readable) return null;
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={look}>
      <summary>{t('query.inWords')}</summary>
      {open ? <Lines query={readable} /> : null}
    </Box>
  );
}

function Lines({ query }: { query: QueryNode }) {
  // Whoever types does not wait for it.
  const lines = explainQuery(useDeferredValue(query));
  return (
    <ul>
      {lines.slice(0, drawn).map(({ depth, text }, index) => (
        <Box component="li" key={index} sx={{ ml: depth * 2.5 }}>
          {text}
        </Box>
      ))}
      {lines.length > drawn ? <li>{t('query.moreWords', { count: lines.length - drawn })}</li> : null}
    </ul>
  );
}

const look = {
  typography: 'body2',
  color: 'text.secondary',
  '& > summary': { cursor: 'pointer', width: 'fit-content', py: 0.5 },
  '& > ul': { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' },
} as const;
