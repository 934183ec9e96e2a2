import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { errorText } from '@client/api/errorText';
import { useTemplatePreviewQuery } from '@client/api/workspace/templates';
import { t } from '@client/shared/texts/t';
import { MailFrame } from '@client/shared/ui/mail/MailFrame';
import { mailText } from '@client/shared/ui/mail/mailText';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';

interface SampleMailDialogProps {
  templateId: string | undefined;
  styleId: string | undefined;
  /** The primary color in the form, which may not be saved yet. */
  color: string;
  dateTimeFormat: string;
  timezone: string;
  onClose: () => void;
}

/** A dialog with a sample alert email of made-up articles, as it would be with the values of the form. */
export function SampleMailDialog({ templateId, styleId, onClose, ...chosen }: SampleMailDialogProps) {
  const id = useId();
  const { data, error, refetch } = useTemplatePreviewQuery({
    ...chosen,
    ...(templateId !== undefined && { templateId }),
    ...(styleId !== undefined && { styleId }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('company.previewTitle')}</DialogTitle>
      <DialogContent>
        {data ? <MailFrame html={mailText(data.content)} title={t('company.previewTitle')} /> : null}
        {!data && error ? <ErrorState error={errorText(error)} onRetry={() => void refetch()} /> : null}
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
