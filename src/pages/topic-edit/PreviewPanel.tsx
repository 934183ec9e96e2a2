import { limits } from '@contract/limits';
import { parseQuery } from '@contract/query/parse';
import type { PreviewAnswer, PreviewBody } from '@contract/search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePreview } from '@client/features/query/usePreview';
import { ArticleList } from '@client/features/search/ArticleList';
import { t } from '@client/shared/lib/texts/t';
import { DayBars } from './DayBars';
import { queryOf, sourcesOf, type TopicPlace, type TopicValues } from './topicValues';

interface PreviewPanelProps {
  values: TopicValues;
  place: TopicPlace;
  frequencies: Readonly<Record<string, string>>;
}

/** What the topic would find as it is at this moment: how many, when, how many alerts, and the newest ten. */
export function PreviewPanel({ values, place, frequencies }: PreviewPanelProps) {
  const query = queryOf(values);
  const readable = query !== null && parseQuery(query).ok;
  const sources = sourcesOf(values).map(({ id }) => id);
  const frequency =
    place.type === 'COMPANY' && values.frequency !== '' ? Number(values.frequency) : limits.ownTopicFrequencyDefault;
  const nothing = query === '' && sources.length === 0 && !values.addAllSources;
  const assumed = !values.addAllSources && sources.length === 0;
  const body: PreviewBody | null =
    readable && !nothing
      ? {
          query,
          sources: values.addAllSources ? [] : sources,
          addAllSources: values.addAllSources || assumed,
          frequency,
        }
      : null;
  const { answer, error, stale, retry } = usePreview(body);
  return (
    <Paper variant="outlined" component="section" aria-label={t('preview.title')} sx={panel}>
      {stale && body ? <LinearProgress aria-label={t('state.loading')} sx={progress} /> : null}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('preview.title')}
      </Typography>
      {nothing || (!answer && !body) ? (
        <Typography variant="body2" color="textSecondary">
          {t('preview.start')}
        </Typography>
      ) : null}
      {error !== null ? (
        <Stack direction="row" spacing={1} role="alert" sx={{ alignItems: 'center', mb: 1 }}>
          <Typography variant="body2" color="error" sx={{ flex: 1 }}>
            {error}
          </Typography>
          <Button size="small" onClick={retry}>
            {t('action.retry')}
          </Button>
        </Stack>
      ) : null}
      {answer && !nothing ? (
        <Box sx={{ opacity: stale ? 0.55 : 1, transition: 'opacity 150ms' }} aria-busy={stale}>
          <Figures answer={answer} frequency={frequencies[String(frequency)] ?? ''} />
          {readable ? null : <Note text={t('preview.broken')} />}
          {assumed && readable ? <Note text={t('preview.allSources')} /> : null}
          <DayBars days={answer.days} />
          <Newest answer={answer} />
        </Box>
      ) : null}
    </Paper>
  );
}

const Note = ({ text }: { text: string }) => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
    {text}
  </Typography>
);

function Figures({ answer, frequency }: { answer: PreviewAnswer; frequency: string }) {
  const { hitCount, hitCountRelation, alerts } = answer;
  const count = `${hitCount.toLocaleString('en')}${hitCountRelation === 'gte' ? '+' : ''}`;
  return (
    <Box role="status" sx={{ mb: 1.5 }}>
      <Typography
        component="p"
        sx={{ fontSize: '1.875rem', fontWeight: 680, letterSpacing: '-0.02em', lineHeight: 1.2 }}
      >
        {count}{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', letterSpacing: 0 }}>
          {t(hitCount === 1 ? 'preview.countOne' : 'preview.count')}
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {alerts === 1 ? t('preview.alertsOne') : t('preview.alerts', { count: alerts })}
        {frequency ? ` (${frequency})` : ''}
      </Typography>
    </Box>
  );
}

/** Not links: the form would be left. */
function Newest({ answer }: { answer: PreviewAnswer }) {
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
        <ArticleList
          compact
          heading="h3"
          label={t('preview.newest')}
          articles={answer.newest}
          now={Date.parse(answer.asOf)}
        />
      </Box>
    </>
  );
}

const panel = {
  position: { md: 'sticky' },
  top: { md: 80 },
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
  overflow: 'hidden',
} as const;

const progress = { position: 'absolute', insetInline: 0, top: 0, height: 2 } as const;
