import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useCorrectionsQuery } from '@client/api/data/names';
import { DidYouMean } from './DidYouMean';

interface QueryCorrectionsProps {
  /** Empty while there is nothing to ask: it is wrong, or still being typed. */
  query: string;
  /** Puts another query in its place. */
  onCorrect: (query: string) => void;
}

/** Beside a query that is edited: which of its words no article contains, and others by one click. */
export function QueryCorrections({ query, onCorrect }: QueryCorrectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { currentData } = useCorrectionsQuery(query === '' ? skipToken : { query });
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none', '& p': { mt: 0 } }}>
      <DidYouMean
        unknown={currentData?.unknown ?? []}
        corrections={currentData?.corrections ?? []}
        onChoose={(corrected) => {
          // What was clicked goes: the keys go on from here.
          place.current?.focus();
          onCorrect(corrected);
        }}
      />
    </Box>
  );
}
