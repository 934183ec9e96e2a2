import type { QueryMessage } from '@contract/search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@client/shared/texts/t';

interface QueryErrorsProps {
  id: string;
  /** `info` for hints on a valid query. */
  severity?: 'error' | 'info';
  query: string;
  errors: readonly QueryMessage[];
  /** Called with the query after the suggested fix; without it, the suggestion is shown as text only. */
  onFix?: (query: string) => void;
}

/**
 * The errors of a query, or hints: an excerpt with the position marked, the message, and a button for the suggested
 * fix.
 */
export function QueryErrors({ id, query, errors, onFix, severity = 'error' }: QueryErrorsProps) {
  return (
    <Alert id={id} severity={severity} icon={false} sx={{ mt: 1 }}>
      {errors.slice(0, 3).map((error) => (
        <Box key={`${error.start} ${error.message}`} sx={{ '& + &': { mt: 1 } }}>
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 0.5 }}>
            {query.slice(Math.max(0, error.start - excerptContext), error.start)}
            <Box component="mark" sx={{ textDecoration: 'underline wavy', textDecorationColor: `${severity}.main` }}>
              {query.slice(error.start, error.end) || '\u2038'}
            </Box>
            {query.slice(error.end, error.end + excerptContext)}
          </Box>
          {t('query.errorAt', { position: error.start + 1, message: error.message })}
          {error.suggestion === undefined ? null : !onFix ? (
            <Box sx={{ fontWeight: 600 }}>{suggestionText(error.suggestion)}</Box>
          ) : (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              sx={{ display: 'block', mt: 0.75, borderColor: 'currentColor' }}
              onClick={() => onFix(query.slice(0, error.start) + (error.suggestion ?? '') + query.slice(error.end))}
            >
              {suggestionText(error.suggestion)}
            </Button>
          )}
        </Box>
      ))}
    </Alert>
  );
}

const suggestionText = (suggestion: string): string =>
  suggestion === '' ? t('search.leaveOut') : t('search.useSuggestion', { suggestion });

/** The number of characters of the excerpt on either side of the error. */
const excerptContext = 60;
