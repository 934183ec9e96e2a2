import type { GeneralSettings, GeneralSettingsBody, TimeZone } from '@contract/iam';
import type { DateTimeFormat, EmailSendMode } from '@contract/workspace';
import { t } from '@client/shared/lib/texts/t';
import type { LoadedChoices } from '@client/shared/ui/dates/choice';
import { ErrorState } from '@client/shared/ui/ErrorState';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { Skeletons } from '@client/shared/ui/Skeletons';
import { SettingsForm } from './SettingsForm';

export interface GeneralSettingsViewProps {
  /** Null: on their way, or not to be had. */
  settings: GeneralSettings | null;
  error: string | null;
  dateFormats: LoadedChoices<DateTimeFormat>;
  timeZones: LoadedChoices<TimeZone>;
  sendModes: LoadedChoices<EmailSendMode>;
  onSave: (changes: GeneralSettingsBody) => Promise<Record<string, string> | null>;
  onRetry: () => void;
}

export function GeneralSettingsView(props: GeneralSettingsViewProps) {
  return (
    <>
      <PageHeader title={t('settings.title')} note={t('settings.contact')} />
      <Body {...props} />
    </>
  );
}

function Body({ settings, error, onRetry, ...form }: GeneralSettingsViewProps) {
  if (settings) return <SettingsForm settings={settings} {...form} />;
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />;
  return <Skeletons shape="card" count={4} />;
}
