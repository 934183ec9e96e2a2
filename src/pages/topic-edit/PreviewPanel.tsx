import { limits } from '@contract/limits';
import type { Span } from '@contract/query/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { frequencyLabel } from '@client/features/alerts/frequencyOptions';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { QueryHints } from './QueryHints';
import type { TopicPreview } from './useTopicPreview';

// Its chunk is loaded while the request is pending.
const PreviewResults = lazyComponent(async () => (await import('./PreviewResults')).PreviewResults);

interface PreviewPanelProps {
  preview: TopicPreview;
  frequencies: Readonly<Record<string, string>>;
  /** Applies a corrected query; absent if the query can't be changed here. */
  onCorrect?: (query: string) => void;
  /** False while the query is edited as text: then the hints are shown at the text. */
  showsHints?: boolean;
}

/** A live preview of what the topic finds: number of articles, articles per day, alerts, and the newest articles. */
export function PreviewPanel({ preview, frequencies, onCorrect, showsHints = true }: PreviewPanelProps) {
  const { query, isInvalid, parseError, isEmpty, noSources, isRequested, answer, error, stale, retry } = preview;
  return (
    <Paper variant="outlined" component="section" aria-label={t('preview.title')} sx={panel} data-filling={isRequested}>
      {stale && isRequested ? <Box role="progressbar" aria-label={t('state.loading')} sx={progress} /> : null}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('preview.title')}
      </Typography>
      {isEmpty || (!answer && !isRequested) ? (
        <Typography variant="body2" color="textSecondary">
          {isInvalid && !isEmpty ? invalidText(parseError) : t('preview.start')}
        </Typography>
      ) : null}
      {showsHints && !isEmpty ? <QueryHints id="preview-hints" query={query ?? ''} onFix={onCorrect} /> : null}
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
      {isRequested && !answer && error === null ? <Skeletons count={limits.topicSample} /> : null}
      {answer && !isEmpty ? (
        <Box sx={resultStyles} aria-busy={stale}>
          <PreviewResults
            answer={answer}
            query={stale ? '' : (query ?? '')}
            onCorrect={onCorrect}
            frequency={frequencyLabel(frequencies, preview.frequency)}
            hasAlert={preview.hasAlert}
            isInvalid={isInvalid}
            searchesAllSources={noSources && query !== null}
          />
        </Box>
      ) : null}
    </Paper>
  );
}

/** States that there is no preview, and where the query has its error. The error itself is shown at the query. */
const invalidText = (error: Span | undefined): string =>
  error ? t('preview.unreadableAt', { position: error.start + 1 }) : t('preview.unreadable');

const panel = {
  position: { md: 'sticky' },
  top: { md: 80 },
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
  overflow: 'hidden',
  // On phones only the end of the page follows. The reserved height avoids a layout shift when the preview appears.
  '&[data-filling=true]': { minHeight: { xs: 900, md: 0 } },
} as const;

/** While the preview is outdated, charts and images are faded and the text stays readable. */
const resultStyles = {
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
