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
  /** Where a query's results are; absent: choosing one does all. */
  to?: (query: string) => string;
  onChoose: (query: string) => void;
}

/** Which words of a search nothing contains, and the searches that may be meant, to go to or to choose. */
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

/** A query with the words that were put in standing out, and what stands beside them: a list of companies is long. */
function Corrected({ query, words }: Correction) {
  return (
    <>
      {words.map(({ start, end }, index) => (
        <Fragment key={start}>
          {kept(query.slice(words[index - 1]?.end ?? 0, start), index > 0, true)}
          <strong>{query.slice(start, end)}</strong>
        </Fragment>
      ))}
      {kept(query.slice(words.at(-1)?.end ?? 0), true, false)}
    </>
  );
}

/** What was left as it is, cut where it stands beside no other word. */
function kept(text: string, follows: boolean, precedes: boolean): string {
  const characters = [...text];
  const beside = limits.correctionContext;
  if (characters.length <= beside * (follows && precedes ? 2 : 1) + 1) return text;
  const head = follows ? characters.slice(0, beside) : [];
  const tail = precedes ? characters.slice(-beside) : [];
  return [...head, '…', ...tail].join('');
}
