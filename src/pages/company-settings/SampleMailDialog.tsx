import { errorText } from '@client/api/errorText';
import { useTemplatePreviewQuery } from '@client/api/workspace/templates';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { MailDialog } from '@client/shared/ui/mail/MailDialog';

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
  const { data, error, refetch } = useTemplatePreviewQuery({
    ...chosen,
    ...(templateId !== undefined && { templateId }),
    ...(styleId !== undefined && { styleId }),
  });
  return (
    <MailDialog
      title={t('company.previewTitle')}
      mail={data?.content}
      error={error ? <ErrorState error={errorText(error)} onRetry={() => void refetch()} /> : null}
      onClose={onClose}
    />
  );
}
