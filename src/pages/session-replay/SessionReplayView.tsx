import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';

/** A recorded session that was opened from a file. */
interface OpenedRecording {
  name: string;
  recordedAt: string;
  release: string | null;
  person: string;
  location: string;
  queries: number;
  /** Sentences that state what differs from this release, and how each difference was handled. */
  differences: readonly string[];
}

interface QaViewProps {
  opened: OpenedRecording | null;
  /** The reason why the chosen file can't be replayed; null if it can, or if none was chosen. */
  error: string | null;
  onExport: () => void;
  onReplayThis: () => void;
  onChoose: (file: File) => void;
  onReplay: () => void;
}

export function SessionReplayView({ opened, error, onExport, onReplayThis, onChoose, onReplay }: QaViewProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageHeader title={t('qa.title')} note={t('qa.note')} />
      <Stack sx={{ gap: 2, maxWidth: 720 }}>
        <QaSection title={t('qa.export')} text={t('qa.exportText')}>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={onExport}>
              {t('qa.exportButton')}
            </Button>
            <Button onClick={onReplayThis}>{t('qa.replayThis')}</Button>
          </Stack>
        </QaSection>
        <QaSection title={t('qa.open')} text={t('qa.openText')}>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={t('qa.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              // Lets the same file be chosen again: an unchanged value fires no change event.
              target.value = '';
            }}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t('qa.choose')}
          </Button>
          {error === null ? null : (
            <Alert severity="error" sx={{ mt: 2 }}>
              <strong>{t('qa.refused')}</strong> · {error}
            </Alert>
          )}
          <Box role="status">{opened ? <RecordingDetails recording={opened} onReplay={onReplay} /> : null}</Box>
        </QaSection>
        <QaSection title={t('qa.devTools')} text={t('qa.devToolsText')} />
      </Stack>
    </>
  );
}

function QaSection({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: children ? 2 : 0 }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
}

function RecordingDetails({ recording, onReplay }: { recording: OpenedRecording; onReplay: () => void }) {
  const { differences } = recording;
  const details = [
    [t('qa.made'), recording.recordedAt],
    [t('qa.release'), recording.release ?? t('qa.unknownRelease')],
    [t('qa.person'), recording.person],
    [t('qa.location'), recording.location],
    [t('qa.queries'), String(recording.queries)],
  ] as const;
  return (
    <Box component="article" aria-label={recording.name} sx={{ mt: 3 }}>
      <Typography variant="h3">{recording.name}</Typography>
      <Box component="dl" sx={detailList}>
        {details.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="subtitle2" component="h4">
        {t('qa.differences')}
      </Typography>
      {differences.length === 0 ? (
        <Typography variant="body2">{t('qa.same')}</Typography>
      ) : (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, typography: 'body2' }}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </Box>
      )}
      <Button variant="contained" onClick={onReplay} sx={{ mt: 2 }}>
        {t('qa.replay')}
      </Button>
    </Box>
  );
}

const detailList = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  my: 1.5,
  typography: 'body2',
} as const;
