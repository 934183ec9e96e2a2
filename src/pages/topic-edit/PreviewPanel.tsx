import { limits } from '@contract/limits';
import type { Span } from '@contract/query/errors';
import { parseQuery } from '@contract/query/parse';
import type { PreviewBody } from '@contract/search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { usePreview } from '@client/features/query/useQueryPreview';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { queryOf, sourcesOf, type TopicPlace, type TopicValues } from './topicValues';

// It comes while the server looks.
const PreviewFindings = lazyComponent(async () => (await import('./PreviewFindings')).PreviewFindings);

interface PreviewPanelProps {
  values: TopicValues;
  place: TopicPlace;
  frequencies: Readonly<Record<string, string>>;
  /** Puts another query in place of one with words that no article contains; absent where it is not to be changed. */
  onCorrect?: (query: string) => void;
}

/** What the topic would find as it is at this moment: how many, when, how many alerts, and the newest ten. */
export function PreviewPanel({ values, place, frequencies, onCorrect }: PreviewPanelProps) {
  const query = queryOf(values);
  const parsed = parseQuery(query ?? '');
  const readable = query !== null && parsed.ok;
  const [fault] = parsed.ok ? [] : parsed.errors;
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
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('preview.title')}
      sx={panel}
      data-filling={body !== null}
    >
      {stale && body ? <Box role="progressbar" aria-label={t('state.loading')} sx={progress} /> : null}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('preview.title')}
      </Typography>
      {nothing || (!answer && !body) ? (
        <Typography variant="body2" color="textSecondary">
          {nothing ? t('preview.start') : unreadableText(fault)}
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
      {body && !answer && error === null ? <Skeletons count={limits.topicSample} /> : null}
      {answer && !nothing ? (
        <Box sx={findings} aria-busy={stale}>
          <PreviewFindings
            answer={answer}
            query={stale || !readable ? '' : query}
            onCorrect={onCorrect}
            frequency={frequencyLabel(frequencies, frequency)}
            broken={!readable}
            assumed={assumed && readable}
          />
        </Box>
      ) : null}
    </Paper>
  );
}

/** Why nothing is shown of a query; what is wrong with it is said once, at its text. */
const unreadableText = (fault: Span | undefined): string =>
  fault ? t('preview.unreadableAt', { position: fault.start + 1 }) : t('preview.unreadable');

const panel = {
  position: { md: 'sticky' },
  top: { md: 80 },
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
  overflow: 'hidden',
  // On the phone the page's end lies below it: it takes the room of what it will hold at once.
  '&[data-filling=true]': { minHeight: { xs: 900, md: 0 } },
} as const;

/** Of the query as it was: what is drawn fades, what is written stays readable. */
const findings = {
  '& svg, & img': { transition: 'opacity 150ms' },
  '&[aria-busy=true]': { '& svg, & img': { opacity: 0.4 }, '& mark': { bgcolor: 'transparent', color: 'inherit' } },
} as const;

const progress = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 2,
  bgcolor: 'primary.main',
  animation: 'busy 1.4s ease-in-out infinite',
  '@keyframes busy': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
} as const;
