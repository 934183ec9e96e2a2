import type { DepartmentSettings } from '@contract/departmentSettings';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import type { CompanySettingsValues } from './companySettingsValues';
import { FormSection } from './FormSection';

interface ServiceFieldsProps {
  values: CompanySettingsValues;
  configured: DepartmentSettings['configured'];
  onChange: (changes: Partial<CompanySettingsValues>) => void;
}

/** Whether articles may be sent to the configured model, and the company's own to the translation service. */
export function ServiceFields({ values, configured, onChange }: ServiceFieldsProps) {
  return (
    <FormSection title={t('company.ai')} note={t('company.aiNote')}>
      <Stack sx={{ gap: 2 }}>
        <ServiceSwitch
          label={t('company.aiSummary')}
          help={t('company.aiSummaryHelp')}
          missing={configured.summaryModel ? null : t('company.aiSummaryMissing')}
          checked={values.aiSummary}
          onChange={(aiSummary) => onChange({ aiSummary })}
        />
        <ServiceSwitch
          label={t('company.translateOwn')}
          help={t('company.translateOwnHelp')}
          missing={configured.translation ? null : t('company.translationMissing')}
          checked={values.translateOwnArticles}
          onChange={(translateOwnArticles) => onChange({ translateOwnArticles })}
        />
      </Stack>
    </FormSection>
  );
}

interface ServiceSwitchProps {
  label: string;
  help: string;
  /** Said if the service isn't configured. */
  missing: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function ServiceSwitch({ label, help, missing, checked, onChange }: ServiceSwitchProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {missing === null ? help : `${help} ${missing}`}
      </FormHelperText>
    </div>
  );
}
