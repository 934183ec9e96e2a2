import type { NewsletterBody } from '@contract/newsletters';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { errorText } from '@client/api/errorText';
import { useNewsletterPreviewQuery } from '@client/api/workspace/newsletters';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { PreviewDetails } from '../preview/PreviewDetails';
import { previewRequest } from '../preview/previewRequest';

interface ConfirmSendingProps {
  ownerId: string;
  body: NewsletterBody;
  groups: string;
  look: string;
  /** True while the newsletter is being submitted. */
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The confirmation before sending, with freshly computed recipients and details. */
export function ConfirmSending({ ownerId, body, groups, look, busy, onSend, onClose }: ConfirmSendingProps) {
  const { currentData, isFetching, error, refetch } = useNewsletterPreviewQuery(
    { ownerId, body: previewRequest(body) },
    { refetchOnMountOrArgChange: true },
  );
  // Hides cached details while refetching, because the members of the groups may have changed.
  const details = isFetching && !busy ? undefined : currentData;
  const recipientCount = details?.recipients ?? 0;
  return (
    <>
      <DialogContent>
        {details ? (
          <>
            <PreviewDetails preview={details} fromName={body.fromName} groups={groups} look={look} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }} role={busy ? 'status' : undefined}>
              {t(busy ? 'newsletter.handing' : 'newsletter.confirmFinal')}
            </Typography>
          </>
        ) : error && !isFetching ? (
          <ErrorState title={t('newsletter.previewFailed')} error={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeletons count={5} shape="line" />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <BusyButton variant="contained" disabled={recipientCount === 0} loading={busy} onClick={onSend}>
          {details ? sendText(recipientCount) : t('newsletter.send')}
        </BusyButton>
      </DialogActions>
    </>
  );
}

function sendText(people: number): string {
  if (people === 0) return t('newsletter.send');
  return t('newsletter.confirm', { count: people });
}
