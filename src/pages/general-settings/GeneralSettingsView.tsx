import type { GeneralSettings } from '@contract/iam';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { Skeletons } from '@client/shared/ui/feedback/Skeletons';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';

interface GeneralSettingsViewProps extends Omit<SettingsFormProps, 'settings'> {
  /** Null while loading, and if loading failed. */
  settings: GeneralSettings | null;
  error: string | null;
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
