import type { ColorSchemes, DepartmentSettings, MailStyle, MailTemplate } from '@contract/departmentSettings';
import type { ThemeColors, TimeZone } from '@contract/iam';
import type { DateTimeFormat } from '@contract/workspace';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { DateFormatField } from '@client/shared/ui/form/DateFormatField';
import { TimeZoneField } from '@client/shared/ui/form/time-zone/TimeZoneField';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { ColorThemeFields } from './ColorThemeFields';
import { companySettingsSchema, hasValidColors, type CompanySettingsValues } from './companySettingsValues';
import { FormSection } from './FormSection';
import { ImageFields } from './ImageFields';
import type { QueryResult } from './queryResult';
import { MailTemplateFields } from './MailTemplateFields';
import { ServiceFields } from './ServiceFields';

interface SaveResult {
  /** The values as the server stored them; null if it rejected them. */
  saved: CompanySettingsValues | null;
  /** The errors by field; empty if saved. */
  errors: Record<string, string>;
}

export interface CompanySettingsFormProps {
  initial: CompanySettingsValues;
  configured: DepartmentSettings['configured'];
  templates: QueryResult<{ templates: MailTemplate[] }>;
  styles: QueryResult<{ styles: MailStyle[] }>;
  schemes: QueryResult<ColorSchemes>;
  dateTimeFormats: LoadedOptions<DateTimeFormat>;
  timeZones: LoadedOptions<TimeZone>;
  /** Previews colors in the whole application before they are saved. */
  onTry: (colors: ThemeColors) => void;
  onSave: (values: CompanySettingsValues, before: CompanySettingsValues) => Promise<SaveResult>;
}

/** The form of the company settings. It stays open after saving, and shows the server's errors at their fields. */
export function CompanySettingsForm(props: CompanySettingsFormProps) {
  const { dateTimeFormats, timeZones, onTry, onSave } = props;
  // A refetch must not overwrite what the user is typing.
  const [initial] = useState(props.initial);
  const form = useFormik<CompanySettingsValues>({
    initialValues: initial,
    validationSchema: companySettingsSchema,
    async onSubmit(values, { setErrors, resetForm }) {
      const { saved, errors: serverErrors } = await onSave(values, form.initialValues);
      if (saved) resetForm({ values: saved });
      else setErrors(serverErrors);
    },
  });
  const formRef = useFocusFirstError(form);
  const { values, errors, touched } = form;
  const errorOf = (name: keyof CompanySettingsValues): string | undefined => {
    const { [name]: error } = errors;
    return typeof error === 'string' ? error : undefined;
  };
  const visibleError = (name: keyof CompanySettingsValues) =>
    touched[name] || form.submitCount > 0 ? errorOf(name) : undefined;
  const set = (changes: Partial<CompanySettingsValues>) => void form.setValues({ ...values, ...changes });
  const discard = () => {
    form.resetForm();
    onTry(form.initialValues.colors);
  };

  return (
    <Stack
      component="form"
      ref={formRef}
      noValidate
      aria-label={t('shell.companySettings')}
      sx={{ gap: 3 }}
      onSubmit={form.handleSubmit}
    >
      <FormSection title={t('company.time')} note={t('company.timeNote')}>
        <Box sx={twoColumns}>
          <DateFormatField
            choices={dateTimeFormats}
            value={values.dateTimeFormat}
            errorMessage={visibleError('dateTimeFormat')}
            required
            onChange={(dateTimeFormat) => set({ dateTimeFormat })}
            onBlur={() => void form.setFieldTouched('dateTimeFormat')}
          />
          <TimeZoneField
            choices={timeZones}
            value={values.timezone}
            errorMessage={visibleError('timezone')}
            required
            onChange={(timezone) => set({ timezone })}
            onBlur={() => void form.setFieldTouched('timezone')}
          />
        </Box>
      </FormSection>
      <MailTemplateFields
        templates={props.templates}
        styles={props.styles}
        values={values}
        errors={{ templateId: visibleError('templateId'), style: visibleError('style') }}
        onChange={set}
      />
      <ImageFields values={values} errors={{ logo: errorOf('logo'), favicon: errorOf('favicon') }} onChange={set} />
      <ColorThemeFields
        schemes={props.schemes}
        values={values}
        errorMessage={form.submitCount > 0 ? errorOf('colors') : undefined}
        onChange={(colors) => {
          set({ colors });
          if (hasValidColors(colors)) onTry(colors);
        }}
      />
      <ServiceFields values={values} configured={props.configured} onChange={set} />
      <FormSection title={t('company.passwords')} note={t('company.passwordsNote')}>
        <TextField
          {...form.getFieldProps('passwordExpiryDays')}
          label={t('company.passwordExpiryDays')}
          placeholder={t('company.passwordExpiryNever')}
          autoComplete="off"
          error={visibleError('passwordExpiryDays') !== undefined}
          helperText={visibleError('passwordExpiryDays') ?? t('company.passwordExpiryHelp')}
          sx={{ maxWidth: 320 }}
          slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
        />
      </FormSection>
      <FormSection title={t('company.footerTitle')} note={t('company.footerNote')}>
        <TextField
          {...form.getFieldProps('footer')}
          label={t('company.footer')}
          fullWidth
          multiline
          error={visibleError('footer') !== undefined}
          helperText={visibleError('footer')}
        />
      </FormSection>
      <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <BusyButton color="inherit" disabled={!form.dirty || form.isSubmitting} onClick={discard}>
          {t('company.discard')}
        </BusyButton>
        <BusyButton
          aria-keyshortcuts="s"
          type="submit"
          variant="contained"
          disabled={!form.dirty}
          loading={form.isSubmitting}
        >
          {t('action.save')}
        </BusyButton>
      </Stack>
      <LeaveGuard changed={() => form.dirty} />
    </Stack>
  );
}

const twoColumns = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } } as const;
