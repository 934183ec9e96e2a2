import './dialogTexts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { t } from '@client/shared/texts/t';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { BusyButton } from '@client/shared/ui/form/BusyButton';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { addTyped } from './AddressField';
import { EmailForm } from './EmailForm';
import { EmailPreviewPanel } from './EmailPreviewPanel';
import type { EmailRequest } from './emailRequest';
import { emailCall, emailSchema, emptyEmail, type EmailValues } from './emailValues';
import { useSendEmail } from './useSendEmail';

export interface EmailDialogProps extends EmailRequest {
  onClose: () => void;
  /** Called after sending: the selection can be cleared. */
  onSent?: (() => void) | undefined;
}

type View = 'message' | 'preview';
const views: readonly View[] = ['message', 'preview'];

/** The dialog that sends articles by email to user groups and external people. */
export function EmailDialog({ items, fromId, onClose, onSent }: EmailDialogProps) {
  const id = useId();
  const request = { items, fromId };
  const { send, problem } = useSendEmail(request);
  const [view, setView] = useState<View>('message');
  /** An external address that is typed, but not added yet. */
  const [pending, setPending] = useState('');
  const [isDiscarding, setDiscarding] = useState(false);
  const form = useFormik<EmailValues>({
    initialValues: emptyEmail,
    validationSchema: emailSchema,
    async onSubmit(values) {
      if (!(await send(values))) return;
      onSent?.();
      onClose();
    },
  });
  const formElement = useFocusFirstError(form);
  const close = (): void => {
    if (form.isSubmitting) return;
    if (form.dirty || pending.trim() !== '') setDiscarding(true);
    else onClose();
  };
  const submit = async (): Promise<void> => {
    setView('message');
    // An address that was typed last counts, although Enter wasn't pressed.
    const { added, rest } = addTyped(form.values.externalEmails, pending);
    setPending(rest);
    await form.setFieldValue('externalEmails', added);
    if (rest === '') await form.submitForm();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('email.title', { count: items.length })}</DialogTitle>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        aria-label={t('email.views')}
        sx={{ px: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map((one) => (
          <Tab
            key={one}
            value={one}
            label={t(one === 'message' ? 'email.message' : 'email.preview')}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <DialogContent>
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} sx={{ pt: 1 }}>
          {problem === undefined ? null : (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {view === 'preview' ? (
            <EmailPreviewPanel call={emailCall(request, form.values)} />
          ) : (
            <form
              ref={formElement}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              <EmailForm form={form} pending={pending} onPending={setPending} />
            </form>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} color="inherit">
          {t('action.cancel')}
        </Button>
        <BusyButton variant="contained" loading={form.isSubmitting} onClick={() => void submit()}>
          {t('email.send')}
        </BusyButton>
      </DialogActions>
      <ConfirmDialog
        open={isDiscarding}
        title={t('email.discard')}
        text={t('email.discardText')}
        confirm={t('email.discardAction')}
        cancel={t('email.keep')}
        danger
        onConfirm={onClose}
        onCancel={() => setDiscarding(false)}
      />
    </Dialog>
  );
}
