import { limits } from '@contract/limits';
import type { Correction } from '@contract/search';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '@client/shared/texts/t';

interface DidYouMeanProps {
  /** Words that no article contains. */
  unknown: readonly string[];
  corrections: readonly Correction[];
  /** Returns the path of a query's results; without it, corrections are buttons. */
  to?: (query: string) => string;
  onChoose: (query: string) => void;
}

/** Shows which words of a search no article contains, and spelling corrections as links or buttons. */
export function DidYouMean({ unknown, corrections, to, onChoose }: DidYouMeanProps) {
  return (
    <Box role="status">
      {unknown.length === 0 ? null : (
        <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {t('search.noArticle', { words: unknown.map((word) => `“${word}”`).join(` ${t('search.or')} `) })}{' '}
          {corrections.length === 0 ? null : `${t('search.didYouMean')} `}
          {corrections.map((correction, index) => (
            <Fragment key={correction.query}>
              {index === 0 ? null : index === corrections.length - 1 ? ` ${t('search.or')} ` : ', '}
              <Link
                {...(to ? { component: RouterLink, to: to(correction.query) } : asButton)}
                onClick={() => onChoose(correction.query)}
              >
                <Corrected {...correction} />
              </Link>
            </Fragment>
          ))}
          {corrections.length === 0 ? null : '?'}
        </Typography>
      )}
    </Box>
  );
}

const asButton = {
  component: 'button',
  type: 'button',
  sx: { font: 'inherit', verticalAlign: 'baseline', textAlign: 'start' },
} as const;

/**
 * A corrected query with the replaced words in bold. Long unchanged parts are shortened, because queries can list many
 * companies.
 */
function Corrected({ query, words }: Correction) {
  return (
    <>
      {words.map(({ start, end }, index) => (
        <Fragment key={start}>
          {shortened(query.slice(words[index - 1]?.end ?? 0, start), index > 0, true)}
          <strong>{query.slice(start, end)}</strong>
        </Fragment>
      ))}
      {shortened(query.slice(words.at(-1)?.end ?? 0), true, false)}
    </>
  );
}

/** Shortens unchanged text in the middle, or at the end that has no replaced word beside it. */
function shortened(text: string, follows: boolean, precedes: boolean): string {
  const characters = [...text];
  const beside = limits.correctionContext;
  if (characters.length <= beside * (follows && precedes ? 2 : 1) + 1) return text;
  const head = follows ? characters.slice(0, beside) : [];
  const tail = precedes ? characters.slice(-beside) : [];
  return [...head, '…', ...tail].join('');
}
