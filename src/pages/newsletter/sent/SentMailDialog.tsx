import type { Newsletter } from '@contract/newsletters';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { errorText } from '@client/api/errorText';
import { useNewsletterContentQuery } from '@client/api/workspace/newsletters';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { mailText } from '@client/shared/ui/mail/mailText';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

export interface SentMailDialogProps {
  ownerId: string;
  newsletter: Newsletter;
  onClose: () => void;
}

/** A dialog with the email of a sent newsletter. */
export function SentMailDialog({ ownerId, newsletter, onClose }: SentMailDialogProps) {
  const id = useId();
  const { data, error, refetch } = useNewsletterContentQuery({ ownerId, id: newsletter.id });
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {newsletter.subject}
      </DialogTitle>
      <DialogContent>
        {data ? <MailFrame html={mailText(data.content)} title={newsletter.subject} /> : null}
        {!data && error ? (
          <ErrorState title={t('newsletter.contentFailed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? <Skeletons count={3} shape="card" /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
