import type { ColorSchemes, DepartmentSettings, MailStyle, MailTemplate } from '@contract/company';
import type { ThemeColors, TimeZone } from '@contract/iam';
import type { DateTimeFormat } from '@contract/workspace';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/lib/texts/t';
import type { LoadedChoices } from '@client/shared/ui/dates/choice';
import { ErrorState } from '@client/shared/ui/ErrorState';
import { PageHeader } from '@client/shared/ui/PageHeader';
import { CompanySettingsForm } from './CompanySettingsForm';
import { valuesOf, type CompanyValues } from './companyValues';

/** What is read for the form, and how the reading goes. */
export interface Loaded<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface Saved {
  /** The form as it is kept now; null where it was refused. */
  saved: CompanyValues | null;
  faults: Record<string, string>;
}

export interface CompanySettingsViewProps {
  settings: Loaded<DepartmentSettings>;
  templates: Loaded<{ templates: MailTemplate[] }>;
  styles: Loaded<{ styles: MailStyle[] }>;
  schemes: Loaded<ColorSchemes>;
  dateTimeFormats: LoadedChoices<DateTimeFormat>;
  timeZones: LoadedChoices<TimeZone>;
  /** Colours were chosen and not saved yet. */
  onTry: (colors: ThemeColors) => void;
  onSave: (values: CompanyValues, before: CompanyValues) => Promise<Saved>;
}

export function CompanySettingsView(props: CompanySettingsViewProps) {
  const { data, error, refetch } = props.settings;
  return (
    <>
      <PageHeader title={t('shell.companySettings')} />
      {data ? <CompanySettingsForm {...props} initial={valuesOf(data)} /> : null}
      {!data && error ? <ErrorState error={errorText(error)} onRetry={refetch} /> : null}
      {!data && !error ? <FormSkeleton /> : null}
    </>
  );
}

function FormSkeleton() {
  return (
    <Stack role="status" aria-label={t('state.loading')} sx={{ gap: 3 }}>
      {[190, 220, 250, 300].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
