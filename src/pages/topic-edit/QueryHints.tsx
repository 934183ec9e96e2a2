import { queryHints } from '@contract/query/hints';
import { parseQuery } from '@contract/query/parse';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { QueryErrors } from '@client/features/search/QueryErrors';
import { useHasSettled } from '@client/features/query/useHasSettled';

interface QueryHintsProps {
  id: string;
  query: string;
  /** Applies the suggestion of a hint; absent if the query can't be changed here. */
  onFix?: ((query: string) => void) | undefined;
}

/** The hints on a valid query that is being edited. They appear after a pause in typing. */
export function QueryHints({ id, query, onFix }: QueryHintsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSettled] = useHasSettled(query);
  const hints = isSettled && parseQuery(query).ok ? queryHints(query) : [];
  const fix = onFix && {
    onFix: (fixed: string): void => {
      // The clicked button is removed, so the focus moves here.
      place.current?.focus();
      onFix(fixed);
    },
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {hints.length > 0 ? <QueryErrors id={id} severity="info" query={query} errors={hints} {...fix} /> : null}
    </Box>
  );
}
