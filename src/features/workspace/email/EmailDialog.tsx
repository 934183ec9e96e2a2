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
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAppSelector } from '@client/shared/redux/hooks';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';
import { t } from '@client/shared/texts/t';
import { useDates } from '@client/shared/time/useDates';
import { ConfirmDialog } from '@client/shared/ui/dialog/ConfirmDialog';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { addTyped } from './AddressField';
import { emailDraft, nextAttempt, selectDraftOwner, type EmailAttempt } from './emailDraft';
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
  const dates = useDates();
  const request = { items, fromId };
  const { send, problem } = useSendEmail(request);
  const drafts = emailDraft(useAppSelector(selectDraftOwner));
  const [draft] = useState(drafts.kept);
  const [restored, setRestored] = useState(draft?.kept ?? null);
  const attempt = useRef<EmailAttempt>(draft?.attempt ?? { content: '', key: '' });
  const [view, setView] = useState<View>('message');
  /** An external address that is typed, but not added yet. */
  const [pending, setPending] = useState(draft?.pending ?? '');
  const [isDiscarding, setDiscarding] = useState(false);
  const form = useFormik<EmailValues>({
    initialValues: draft?.values ?? emptyEmail,
    validationSchema: emailSchema,
    async onSubmit(values) {
      attempt.current = nextAttempt(attempt.current, request, values);
      keep(values, '');
      if (!(await send(values, attempt.current.key))) return;
      drafts.forget();
      onSent?.();
      onClose();
    },
  });
  const formElement = useFocusFirstError(form);
  function keep(values: EmailValues, typed: string): void {
    drafts.keep({ values, pending: typed, attempt: attempt.current, kept: new Date().toISOString() });
  }
  const isEmpty = pending.trim() === '' && JSON.stringify(form.values) === JSON.stringify(emptyEmail);
  const keepDraft = useEffectEvent((): void => {
    if (isEmpty) drafts.forget();
    else keep(form.values, pending);
  });
  // At each change, because the session may end or the page may crash at any time.
  useEffect(() => keepDraft(), [form.values, pending]);
  const close = (): void => {
    if (form.isSubmitting) return;
    if (isEmpty) onClose();
    else setDiscarding(true);
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
          {restored === null ? null : (
            <Alert
              severity="info"
              sx={{ mb: 2 }}
              action={
                <Button
                  color="inherit"
                  size="small"
                  onClick={({ currentTarget }) => {
                    focusNextElement(currentTarget);
                    setRestored(null);
                    setPending('');
                    form.resetForm({ values: emptyEmail });
                  }}
                >
                  {t('email.discardRestored')}
                </Button>
              }
            >
              {t('email.restored', { date: dates.minute(restored) })}
            </Alert>
          )}
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
        onConfirm={() => {
          drafts.forget();
          onClose();
        }}
        onCancel={() => setDiscarding(false)}
      />
    </Dialog>
  );
}
