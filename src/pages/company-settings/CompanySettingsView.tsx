import type { DepartmentSettings } from '@contract/departmentSettings';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorText } from '@client/api/errorText';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { PageHeader } from '@client/shared/ui/layout/PageHeader';
import { CompanySettingsForm, type CompanySettingsFormProps } from './CompanySettingsForm';
import { valuesOf } from './companySettingsValues';
import type { QueryResult } from './queryResult';

interface CompanySettingsViewProps extends Omit<CompanySettingsFormProps, 'initial' | 'configured'> {
  settings: QueryResult<DepartmentSettings>;
}

export function CompanySettingsView(props: CompanySettingsViewProps) {
  const { data, error, refetch } = props.settings;
  return (
    <>
      <PageHeader title={t('shell.companySettings')} />
      {data ? <CompanySettingsForm {...props} initial={valuesOf(data)} configured={data.configured} /> : null}
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
