import { formatNumber } from '@contract/numbers';
import '@client/features/query/texts';
import type { PreviewAnswer } from '@contract/search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArticleCard } from '@client/features/search/ArticleCard';
import { QueryCorrections } from '@client/features/search/QueryCorrections';
import { t } from '@client/shared/texts/t';
import { ArticlesPerDayChart } from './ArticlesPerDayChart';

interface PreviewResultsProps {
  answer: PreviewAnswer;
  /** The query of the answer; empty while the preview of a changed query is loading. */
  query: string;
  /** Applies a corrected query; undefined if the query can't be changed here. */
  onCorrect: ((query: string) => void) | undefined;
  /** The label of the alert frequency. */
  frequency: string;
  /** True if the user has an alert on the topic; otherwise the number of alerts is a forecast. */
  hasAlert: boolean;
  /** True if the current query doesn't parse, so that `answer` is of an earlier one. */
  isInvalid: boolean;
  /** True if no source is selected, so that all sources were searched. */
  searchesAllSources: boolean;
}

/** The latest preview of a topic: number of articles and alerts, articles per day, and the newest articles. */
export function PreviewResults({
  answer,
  query,
  onCorrect,
  frequency,
  hasAlert,
  isInvalid,
  searchesAllSources,
}: PreviewResultsProps) {
  return (
    <>
      <Counts answer={answer} frequency={frequency} hasAlert={hasAlert} />
      {isInvalid ? <Note text={t('preview.broken')} /> : null}
      {searchesAllSources ? <Note text={t('preview.allSources')} /> : null}
      <ArticlesPerDayChart
        days={answer.days}
        notice={onCorrect ? <QueryCorrections query={query} onCorrect={onCorrect} /> : null}
      />
      <NewestArticles answer={answer} />
    </>
  );
}

const Note = ({ text }: { text: string }) => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
    {text}
  </Typography>
);

function Counts({ answer, frequency, hasAlert }: Pick<PreviewResultsProps, 'answer' | 'frequency' | 'hasAlert'>) {
  const { hitCount, hitCountRelation, alerts } = answer;
  const count = `${formatNumber(hitCount)}${hitCountRelation === 'gte' ? '+' : ''}`;
  return (
    <Box role="status" sx={{ mb: 1.5 }}>
      <Typography
        component="p"
        sx={{ fontSize: '1.875rem', fontWeight: 680, letterSpacing: '-0.02em', lineHeight: 1.2 }}
      >
        {count}{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', letterSpacing: 0 }}>
          {t('preview.count', { count: hitCount })}
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(hasAlert ? 'preview.alerts' : 'preview.noAlert', { count: alerts })}
        {frequency ? ` (${frequency})` : ''}
      </Typography>
    </Box>
  );
}

/** The newest articles. They aren't links, because a link would leave the form. */
function NewestArticles({ answer }: { answer: PreviewAnswer }) {
  if (answer.newest.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('preview.none')}
      </Typography>
    );
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('preview.newest')}
      </Typography>
      <Box
        role="group"
        aria-label={t('preview.newest')}
        tabIndex={0}
        sx={{ maxHeight: { md: 420 }, overflowY: 'auto' }}
      >
        <Box component="ol" sx={list} aria-label={t('preview.newest')}>
          {answer.newest.map((article) => (
            <li key={`${article.itemId}.${article.itemVersion}`}>
              <ArticleCard compact heading="h3" article={article} now={Date.parse(answer.asOf)} />
            </li>
          ))}
        </Box>
      </Box>
    </>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
