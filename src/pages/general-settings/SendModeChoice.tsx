import type { EmailSendMode } from '@contract/workspace';
import { t } from '@client/shared/lib/texts/t';
import type { LoadedChoices } from '@client/shared/ui/dates/choice';
import { ErrorState } from '@client/shared/ui/ErrorState';
import { Skeletons } from '@client/shared/ui/Skeletons';
import { OneOf } from './Choices';

interface SendModeChoiceProps {
  choices: LoadedChoices<EmailSendMode>;
  value: number;
  fault: string | undefined;
  onChange: (value: number) => void;
}

/** How alerts that are due together come: a number on the wire. */
export function SendModeChoice({ choices, value, fault, onChange }: SendModeChoiceProps) {
  const { items, status, error, retry } = choices;
  if (items.length === 0 && status === 'error') return <ErrorState error={error} onRetry={retry} />;
  if (items.length === 0) return <Skeletons count={2} />;
  return (
    <OneOf
      label={t('settings.emailSendMode')}
      name="emailSendMode"
      value={String(value)}
      options={items.map(({ id, label }) => ({ value: String(id), label }))}
      fault={fault}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
