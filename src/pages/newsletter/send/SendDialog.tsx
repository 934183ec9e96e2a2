import './texts';
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
import { useSending } from './useSending';

export interface SendDialogProps {
  ownerId: string;
  body: NewsletterBody;
  /** The chosen user groups by name. */
  groups: string;
  look: string;
  tried: string | null;
  onTried: (tried: string | null) => void;
  onProblem: (error: ApiError) => void;
  /** It is dealt with: sent, or stopped on the way. */
  onDone: (newsletter: Newsletter) => void;
  /** It goes on without the page. */
  onBackground: () => void;
  /** What was taken is an earlier version. */
  onOlder: () => void;
  onClose: () => void;
}

/** From the question whether to send, over the handing over, to how far it is. */
export function SendDialog(props: SendDialogProps) {
  const { ownerId, body, groups, look, onDone, onBackground, onOlder, onClose } = props;
  const id = useId();
  const { step, send } = useSending(props);
  const leave = step.at === 'taken' ? (step.isOlder ? onOlder : onBackground) : onClose;
  const isHanding = step.at === 'handing';
  return (
    <Dialog open onClose={isHanding ? undefined : leave} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{titleOf(step.at, step.at === 'taken' && step.isOlder)}</DialogTitle>
      {step.at === 'confirm' || isHanding ? (
        <ConfirmSending
          ownerId={ownerId}
          body={body}
          groups={groups}
          look={look}
          busy={isHanding}
          onSend={() => void send()}
          onClose={onClose}
        />
      ) : null}
      {step.at === 'unsure' ? (
        <Said text={t('newsletter.unsure')}>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => void send()}>
            {t('newsletter.tryAgain')}
          </Button>
        </Said>
      ) : null}
      {step.at === 'refused' ? (
        <Said text={step.text}>
          <Button variant="contained" autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        </Said>
      ) : null}
      {step.at === 'taken' && step.isOlder ? (
        <Said text={t('newsletter.older')}>
          <Button variant="contained" autoFocus onClick={onOlder}>
            {t('action.close')}
          </Button>
        </Said>
      ) : null}
      {step.at === 'taken' && !step.isOlder ? (
        <SendProgress ownerId={ownerId} taken={step.newsletter} onDone={onDone} onBackground={onBackground} />
      ) : null}
    </Dialog>
  );
}

function titleOf(at: ReturnType<typeof useSending>['step']['at'], isOlder: boolean): string {
  if (isOlder) return t('newsletter.olderTitle');
  if (at === 'taken') return t('newsletter.sendingTitle');
  if (at === 'unsure') return t('newsletter.unsureTitle');
  return t(at === 'refused' ? 'newsletter.refusedTitle' : 'newsletter.confirmTitle');
}

function Said({ text, children }: { text: string; children: ReactNode }) {
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
