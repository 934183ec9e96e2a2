import { limits } from '@contract/limits';
import type { SummaryMaker } from '@contract/summary';
import { defaultSummaryPrompt } from '@contract/summaryPrompt';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '@client/api/apiError';
import { useSummarizeMutation } from '@client/api/data/summary';
import { useServices } from '@client/shared/services/useServices';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

/** The article to summarize, as plain text. */
interface SummarizedArticle {
  text: string;
  publication: string;
  author: string;
  /** ISO 8601 */
  published: string;
  language: string;
}

export interface SummaryDialogProps {
  article: SummarizedArticle;
  /** The signed-in user. */
  user: { departmentID: string; uid: string };
  onClose: () => void;
}

/**
 * The AI Summary dialog. Mounted when it opens, which resets prompt, result, and error. Cancel stops the generating and
 * keeps the prompt; closing the dialog stops it too.
 */
export function SummaryDialog({ article, user, onClose }: SummaryDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const [prompt, setPrompt] = useState(defaultSummaryPrompt);
  const [result, setResult] = useState<{ text: string; madeBy: SummaryMaker } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [summarize, { isLoading }] = useSummarizeMutation();
  const running = useRef<{ abort: () => void } | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const text = article.text.trim().slice(0, limits.summaryCharacters);

  const generate = async (): Promise<void> => {
    setResult(null);
    setError(null);
    const request = summarize({
      body: {
        text,
        publisher_name: article.publication.slice(0, 500),
        author_name: article.author.slice(0, 2_000),
        published_date: article.published.slice(0, 10),
        language: article.language,
        ...(prompt.trim() === '' ? {} : { prompt: prompt.trim() }),
      },
      departmentId: user.departmentID,
      userId: user.uid,
      onText: (part, madeBy) => setResult({ text: part, madeBy }),
    });
    running.current = request;
    const answer = await request;
    // Canceled.
    if (running.current !== request) return;
    if (answer.data) setResult({ text: answer.data.summary, madeBy: answer.data.madeBy });
    else
      setError(
        isApiError(answer.error) && answer.error.status === 429
          ? t('error.TOO_MANY_REQUESTS')
          : t('error.SUMMARY_FAILED'),
      );
  };
  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    // The beginning of a summary would look like a whole one.
    setResult(null);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(result?.text ?? '');
      notifications.success(t('summary.copied'));
    } catch {
      notifications.show({ text: t('summary.notCopied'), variant: 'info' });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void generate();
        }}
      >
        <DialogTitle id={`${id}-title`}>{t('summary.title')}</DialogTitle>
        {/* The field's label lies on its border, which the title would clip. */}
        <DialogContent sx={{ pt: '8px !important' }}>
          <TextField
            label={t('summary.prompt')}
            value={prompt}
            onChange={({ target }) => setPrompt(target.value)}
            fullWidth
            autoComplete="off"
            helperText={text === '' ? t('summary.noText') : undefined}
            slotProps={{ htmlInput: { maxLength: limits.summaryPrompt } }}
          />
          {isLoading ? <LinearProgress aria-label={t('summary.loading')} sx={{ mt: 2 }} /> : null}
          {error === null ? null : (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
          {/* Announced when it is complete, not at each part. */}
          <Box aria-live="polite" aria-busy={isLoading}>
            {result === null ? null : (
              <Box component="section" aria-label={t('summary.result')} sx={{ mt: 2 }}>
                <Typography
                  lang={article.language}
                  dir="auto"
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {result.text}
                </Typography>
                <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
                  {t(result.madeBy === 'model' ? 'summary.byModel' : 'summary.byExtract')}
                </Typography>
              </Box>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          {result !== null && !isLoading ? (
            <Button startIcon={<ContentCopy />} onClick={() => void copy()} sx={{ mr: 'auto' }}>
              {t('summary.copy')}
            </Button>
          ) : null}
          <Button color="inherit" onClick={isLoading ? cancel : onClose}>
            {t(isLoading ? 'action.cancel' : 'action.close')}
          </Button>
          <BusyButton type="submit" variant="contained" loading={isLoading} disabled={text === ''}>
            {t('summary.generate')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
