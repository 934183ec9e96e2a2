import type { MailStyle, MailTemplate, TemplateRole } from '@contract/departmentSettings';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { errorText } from '@client/api/errorText';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { t } from '@client/shared/texts/t';
import { ErrorState } from '@client/shared/ui/feedback/ErrorState';
import { SelectField } from '@client/shared/ui/form/SelectField';
import type { CompanySettingsValues } from './companySettingsValues';
import { FormSection } from './FormSection';
import type { QueryResult } from './queryResult';

const SampleMailDialog = lazyComponent(async () => (await import('./SampleMailDialog')).SampleMailDialog, {
  dialog: true,
});

interface MailTemplateFieldsProps {
  templates: QueryResult<{ templates: MailTemplate[] }>;
  styles: QueryResult<{ styles: MailStyle[] }>;
  values: CompanySettingsValues;
  errors: { templateId: string | undefined; style: string | undefined };
  onChange: (changes: Partial<CompanySettingsValues>) => void;
}

const roles: readonly TemplateRole[] = ['SYSTEM_TEMPLATE', 'TEMPLATE_LIBRARY'];

/** The look of the company's alert emails: the system template, or a template of the library in a chosen style. */
export function MailTemplateFields(props: MailTemplateFieldsProps) {
  const templates = props.templates.data?.templates;
  const styles = props.styles.data?.styles;
  const error = props.templates.error ?? props.styles.error;
  const retry = () => {
    if (!templates) void props.templates.refetch();
    if (!styles) void props.styles.refetch();
  };
  return (
    <FormSection title={t('company.mail')} note={t('company.mailNote')}>
      {templates && styles ? <Fields {...props} templates={templates} styles={styles} /> : null}
      {!(templates && styles) && error ? <ErrorState error={errorText(error)} onRetry={retry} /> : null}
      {!(templates && styles) && !error ? <Skeleton variant="rounded" sx={fieldsHeight} /> : null}
    </FormSection>
  );
}

/** The height of the fields, so that the page does not shift when they replace the skeleton. */
const fieldsHeight = { height: { xs: 281, md: 182 } } as const;

interface FieldsProps extends Pick<MailTemplateFieldsProps, 'values' | 'errors' | 'onChange'> {
  templates: readonly MailTemplate[];
  styles: readonly MailStyle[];
}

function Fields({ templates, styles, values, errors, onChange }: FieldsProps) {
  const [sample, setSample] = useState(false);
  const isLibrary = values.templateRole === 'TEMPLATE_LIBRARY';
  // A template without a style cannot be rendered.
  const listed = templates.filter((item) => item.templateRole === values.templateRole && item.templateStyle !== '');
  const template = isLibrary ? listed.find(({ id }) => id === values.templateId) : listed[0];
  const style = styles.find(({ id }) => id === (isLibrary ? values.style : template?.templateStyle));

  const chooseRole = (templateRole: TemplateRole) => {
    const first = templates.find((item) => item.templateRole === templateRole);
    const hasTemplate = templateRole === 'TEMPLATE_LIBRARY' && values.templateId !== '';
    onChange({
      templateRole,
      ...(templateRole === 'TEMPLATE_LIBRARY' && !hasTemplate && first
        ? { templateId: first.id, style: first.templateStyle }
        : {}),
    });
  };
  return (
    <>
      <RadioGroup
        row
        aria-label={t('company.mail')}
        value={values.templateRole}
        onChange={(_event, value) => chooseRole(roles.find((role) => role === value) ?? 'SYSTEM_TEMPLATE')}
        sx={{ mb: 2 }}
      >
        {roles.map((role) => (
          <FormControlLabel key={role} value={role} control={<Radio />} label={t(`company.role.${role}`)} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <SelectField
          label={t('company.template')}
          value={template?.id ?? ''}
          disabled={!isLibrary}
          error={errors.templateId !== undefined}
          helperText={errors.templateId ?? template?.description}
          options={listed.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const next = listed.find((one) => one.id === id);
            if (next) onChange({ templateId: next.id, style: next.templateStyle });
          }}
        />
        <SelectField
          label={t('company.style')}
          value={style?.id ?? ''}
          disabled={!isLibrary}
          error={errors.style !== undefined}
          helperText={errors.style ?? style?.description}
          options={styles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ style: id })}
        />
      </Box>
      <Button startIcon={<MailOutlined />} onClick={() => setSample(true)} sx={{ mt: 1.5 }}>
        {t('company.preview')}
      </Button>
      {sample ? (
        <SampleMailDialog
          templateId={template?.id}
          styleId={style?.id}
          color={values.colors.primary.main}
          dateTimeFormat={values.dateTimeFormat}
          timezone={values.timezone}
          onClose={() => setSample(false)}
        />
      ) : null}
    </>
  );
}
