import type { Newsletter } from '@contract/newsletters';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useCancelNewsletterMutation, useNewsletterQuery } from '@client/api/workspace/newsletters';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { processedCount, progressPollMs } from './sendingProgress';

interface SendProgressProps {
  ownerId: string;
  /** The newsletter as the server accepted it. */
  accepted: Newsletter;
  onDone: (newsletter: Newsletter) => void;
  onBackground: () => void;
}

/** The progress of sending, until all emails are sent. The user can stop it, or leave it running in the background. */
export function SendProgress({ ownerId, accepted, onDone, onBackground }: SendProgressProps) {
  const [cancel, cancelling] = useCancelNewsletterMutation();
  const { data, isError } = useNewsletterQuery(
    { ownerId, id: accepted.id },
    { skip: accepted.state !== 'sending', pollingInterval: progressPollMs },
  );
  const newsletter = cancelling.data?.newsletter ?? data?.newsletter ?? accepted;
  const { state, recipients } = newsletter;
  const done = useEffectEvent(() => onDone(newsletter));
  useEffect(() => {
    if (state !== 'sending') done();
  }, [state]);
  const text = t('newsletter.progress', {
    done: processedCount(newsletter),
    count: recipients,
  });
  return (
    <>
      <DialogContent>
        <Typography role="status" sx={{ mb: 1.5 }}>
          {cancelling.isLoading ? t('newsletter.stopping') : text}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={recipients === 0 ? 0 : (100 * processedCount(newsletter)) / recipients}
          aria-label={text}
          sx={{ height: 6, borderRadius: 3 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(isError ? 'newsletter.progressLost' : 'newsletter.backgroundNote')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <BusyButton
          color="error"
          loading={cancelling.isLoading}
          onClick={() => void cancel({ ownerId, id: accepted.id })}
        >
          {t('newsletter.stop')}
        </BusyButton>
        <Button variant="contained" autoFocus onClick={onBackground}>
          {t('newsletter.background')}
        </Button>
      </DialogActions>
    </>
  );
}
