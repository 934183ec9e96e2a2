import type { QueryNode } from '@contract/query/ast';
import { explainQuery } from '@contract/query/explain';
import Box from '@mui/material/Box';
import { useDeferredValue, useState } from 'react';
import { t } from '@client/shared/texts/t';

/** The maximum number of rendered lines: a query can have a thousand company names. */
const maxLines = 100;

/**
 * Explains a query in plain language. While the query doesn't parse (null), as during typing, the last explanation
 * stays.
 */
export function QueryExplanation({ query }: { query: QueryNode | null }) {
  const [open, setOpen] = useState(false);
  const [readable, setReadable] = useState(query);
  if (query && query !== readable) setReadable(query);
  if (!readable) return null;
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={detailsStyles}>
      <summary>{t('query.inWords')}</summary>
      {open ? <Lines query={readable} /> : null}
    </Box>
  );
}

function Lines({ query }: { query: QueryNode }) {
  // Deferred, so that typing doesn't wait for it.
  const lines = explainQuery(useDeferredValue(query));
  return (
    <ul>
      {lines.slice(0, maxLines).map(({ depth, text }, index) => (
        <Box component="li" key={index} sx={{ ml: depth * 2.5 }}>
          {text}
        </Box>
      ))}
      {lines.length > maxLines ? <li>{t('query.moreWords', { count: lines.length - maxLines })}</li> : null}
    </ul>
  );
}

const detailsStyles = {
  typography: 'body2',
  color: 'text.secondary',
  '& > summary': { cursor: 'pointer', width: 'fit-content', py: 0.5 },
  '& > ul': { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' },
} as const;
