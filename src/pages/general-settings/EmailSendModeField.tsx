import type { EmailSendMode } from '@contract/workspace';
import { t } from '@client/shared/texts/t';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { RadioField } from './RadioField';

interface EmailSendModeFieldProps {
  choices: LoadedOptions<EmailSendMode>;
  value: number;
  errorMessage: string | undefined;
  onChange: (value: number) => void;
}

/** Whether alerts that are due together are sent as one digest. The API has a number for each mode. */
export function EmailSendModeField({ choices, value, errorMessage, onChange }: EmailSendModeFieldProps) {
  const { items, status, error, retry } = choices;
  if (items.length === 0 && status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (items.length === 0) return <Skeletons count={2} />;
  return (
    <RadioField
      label={t('settings.emailSendMode')}
      name="emailSendMode"
      value={String(value)}
      options={items.map(({ id, label }) => ({ value: String(id), label }))}
      errorMessage={errorMessage}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
