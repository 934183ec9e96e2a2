import type { QueryFault } from '@contract/search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';

interface QueryFaultsProps {
  id: string;
  /** `info` for hints on a query that can be read. */
  severity?: 'error' | 'info';
  query: string;
  errors: readonly QueryFault[];
  /** Given the query with a suggestion put in place of what is wrong; absent where it cannot be changed. */
  onMend?: (query: string) => void;
}

/** Why a query cannot be read, or may not be read as it was meant, and where: the place is shown in the text, and a mend is offered where there is one. */
export function QueryFaults({ id, query, errors, onMend, severity = 'error' }: QueryFaultsProps) {
  return (
    <Alert id={id} severity={severity} icon={false} sx={{ mt: 1 }}>
      {errors.slice(0, 3).map((error) => (
        <Box key={`${error.start} ${error.message}`} sx={{ '& + &': { mt: 1 } }}>
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 0.5 }}>
            {query.slice(Math.max(0, error.start - around), error.start)}
            <Box component="mark" sx={{ textDecoration: 'underline wavy', textDecorationColor: `${severity}.main` }}>
              {query.slice(error.start, error.end) || '\u2038'}
            </Box>
            {query.slice(error.end, error.end + around)}
          </Box>
          {t('search.faultAt', { at: error.start + 1, message: error.message })}
          {error.suggestion === undefined ? null : !onMend ? (
            <Box sx={{ fontWeight: 600 }}>{mendText(error.suggestion)}</Box>
          ) : (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              sx={{ display: 'block', mt: 0.75, borderColor: 'currentColor' }}
              onClick={() => onMend(query.slice(0, error.start) + (error.suggestion ?? '') + query.slice(error.end))}
            >
              {mendText(error.suggestion)}
            </Button>
          )}
        </Box>
      ))}
    </Alert>
  );
}

const mendText = (suggestion: string): string =>
  suggestion === '' ? t('search.leaveOut') : t('search.useSuggestion', { suggestion });

/** How much of the query stands on either side of the fault. */
const around = 60;
