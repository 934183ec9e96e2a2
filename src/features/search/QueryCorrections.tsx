import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useCorrectionsQuery } from '@client/api/data/suggestions';
import { DidYouMean } from './DidYouMean';

interface QueryCorrectionsProps {
  /** Empty if nothing is to be requested: the query is invalid, or still being typed. */
  query: string;
  /** Called with the corrected query. */
  onCorrect: (query: string) => void;
}

/** Spelling corrections beside a query that is being edited; a click applies one. */
export function QueryCorrections({ query, onCorrect }: QueryCorrectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { currentData } = useCorrectionsQuery(query === '' ? skipToken : { query });
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none', '& p': { mt: 0 } }}>
      <DidYouMean
        unknown={currentData?.unknown ?? []}
        corrections={currentData?.corrections ?? []}
        onChoose={(corrected) => {
          // The clicked button is removed, so the focus moves here.
          place.current?.focus();
          onCorrect(corrected);
        }}
      />
    </Box>
  );
}
