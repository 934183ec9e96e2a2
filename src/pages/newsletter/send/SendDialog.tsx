import '../sendingTexts';
import type { Newsletter, NewsletterBody } from '@contract/newsletters';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { ApiError } from '@client/api/apiError';
import { t } from '@client/shared/texts/t';
import { ConfirmSending } from './ConfirmSending';
import { SendProgress } from './SendProgress';
import { useSendNewsletter } from './useSendNewsletter';

export interface SendDialogProps {
  ownerId: string;
  body: NewsletterBody;
  /** The names of the selected user groups, comma-separated. */
  groups: string;
  /** A text that names the template and the style. */
  look: string;
  /** The request body of an earlier send without a response. */
  tried: string | null;
  onTried: (tried: string | null) => void;
  onProblem: (error: ApiError) => void;
  /** Called when sending has finished or was stopped. */
  onDone: (newsletter: Newsletter) => void;
  /** Called when the user leaves the dialog while the server continues to send. */
  onBackground: () => void;
  /** Called after a notice that the server had already accepted an earlier version of the newsletter. */
  onOlder: () => void;
  onClose: () => void;
}

/** The dialog for sending: confirmation, submission, and progress, or the reason why it failed. */
export function SendDialog(props: SendDialogProps) {
  const { ownerId, body, groups, look, onDone, onBackground, onOlder, onClose } = props;
  const id = useId();
  const { step, send } = useSendNewsletter(props);
  const leave = step.at === 'accepted' ? (step.isOlder ? onOlder : onBackground) : onClose;
  const isSubmitting = step.at === 'submitting';
  return (
    <Dialog open onClose={isSubmitting ? undefined : leave} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{titleOf(step.at, step.at === 'accepted' && step.isOlder)}</DialogTitle>
      {step.at === 'confirm' || isSubmitting ? (
        <ConfirmSending
          ownerId={ownerId}
          body={body}
          groups={groups}
          look={look}
          busy={isSubmitting}
          onSend={() => void send()}
          onClose={onClose}
        />
      ) : null}
      {step.at === 'unknown' ? (
        <Message text={t('newsletter.unsure')}>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => void send()}>
            {t('newsletter.tryAgain')}
          </Button>
        </Message>
      ) : null}
      {step.at === 'rejected' ? (
        <Message text={step.text}>
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        </Message>
      ) : null}
      {step.at === 'accepted' && step.isOlder ? (
        <Message text={t('newsletter.older')}>
          <Button variant="contained" autoFocus onClick={onOlder}>
            {t('action.close')}
          </Button>
        </Message>
      ) : null}
      {step.at === 'accepted' && !step.isOlder ? (
        <SendProgress ownerId={ownerId} accepted={step.newsletter} onDone={onDone} onBackground={onBackground} />
      ) : null}
    </Dialog>
  );
}

function titleOf(at: ReturnType<typeof useSendNewsletter>['step']['at'], isOlder: boolean): string {
  if (isOlder) return t('newsletter.olderTitle');
  if (at === 'accepted') return t('newsletter.sendingTitle');
  if (at === 'unknown') return t('newsletter.unsureTitle');
  return t(at === 'rejected' ? 'newsletter.refusedTitle' : 'newsletter.confirmTitle');
}

function Message({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <DialogContent>
        <DialogContentText variant="body2" role="alert">
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>{children}</DialogActions>
    </>
  );
}
