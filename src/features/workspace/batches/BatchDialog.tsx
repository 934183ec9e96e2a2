import './texts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';

/** A change of many articles while it runs, or after it failed. */
export interface BatchProgress {
  /** What is being done, as the title of the dialog. */
  title: string;
  done: number;
  count: number;
  /** Stops after the present request. */
  cancel: () => void;
  isCanceling: boolean;
  /** Why it ended early, and the titles of the articles that are left; null while it runs. */
  failure: { reason: string; left: readonly string[] } | null;
}

/** Titles listed of the articles that are left; the others are counted. */
const titlesShown = 20;

/** The progress of a change of many articles, which can be canceled; after a failure, what is left and why. */
export function BatchDialog(props: BatchProgress & { onClose: () => void }) {
  const { title, done, count, cancel, isCanceling, failure, onClose } = props;
  const id = useId();
  const text = t('batches.progress', { done, count });
  return (
    <Dialog open onClose={failure ? onClose : undefined} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {failure ? (
          <>
            <Alert severity="error">
              <AlertTitle>{t('batches.failed', { left: failure.left.length })}</AlertTitle>
              {failure.reason}
            </Alert>
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              {t('batches.done', { done, count })}
            </Typography>
            <LeftArticles titles={failure.left} />
          </>
        ) : (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.round((100 * done) / count)}
              aria-label={title}
              aria-valuetext={text}
              sx={{ height: 6, borderRadius: 3, my: 1 }}
            />
            <Typography variant="body2" role="status">
              {isCanceling ? t('batches.canceling') : text}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {failure ? (
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        ) : (
          <BusyButton color="inherit" autoFocus loading={isCanceling} onClick={cancel}>
            {t('action.cancel')}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function LeftArticles({ titles }: { titles: readonly string[] }) {
  const more = titles.length - titlesShown;
  return (
    <Box
      component="ul"
      // A scrollable area can be focused, so that arrow keys scroll it.
      tabIndex={0}
      aria-label={t('batches.leftList')}
      sx={{ maxHeight: 200, overflowY: 'auto', pl: 2.5, my: 1, typography: 'body2', overflowWrap: 'anywhere' }}
    >
      {titles.slice(0, titlesShown).map((one, index) => (
        <li key={index} dir="auto">
          {one}
        </li>
      ))}
      {more > 0 ? <li>{t('batches.more', { count: more })}</li> : null}
    </Box>
  );
}
