import type { ColorSchemes, MailStyle, MailTemplate } from '@contract/company';
import type { ThemeColors, TimeZone } from '@contract/iam';
import type { DateTimeFormat } from '@contract/workspace';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { BusyButton } from '@client/shared/ui/form/BusyButton';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { DateFormatField } from '@client/shared/ui/form/DateFormatField';
import { TimeZoneField } from '@client/shared/ui/form/time-zone/TimeZoneField';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { ColorThemeFields } from './ColorThemeFields';
import { companySchema, type CompanyValues } from './companyValues';
import { FormSection } from './FormSection';
import { ImageFields } from './ImageFields';
import type { Loaded } from './loaded';
import { MailTemplateFields } from './MailTemplateFields';

interface Saved {
  /** The values as the server stored them; null when it refused them. */
  saved: CompanyValues | null;
  /** By field. */
  faults: Record<string, string>;
}

export interface CompanySettingsFormProps {
  initial: CompanyValues;
  templates: Loaded<{ templates: MailTemplate[] }>;
  styles: Loaded<{ styles: MailStyle[] }>;
  schemes: Loaded<ColorSchemes>;
  dateTimeFormats: LoadedOptions<DateTimeFormat>;
  timeZones: LoadedOptions<TimeZone>;
  /** Previews colors that are not saved yet. */
  onTry: (colors: ThemeColors) => void;
  onSave: (values: CompanyValues, before: CompanyValues) => Promise<Saved>;
}

/** The form of a company's settings; it stays after saving, and says what of it was refused where it stands. */
export function CompanySettingsForm(props: CompanySettingsFormProps) {
  const { dateTimeFormats, timeZones, onTry, onSave } = props;
  // A later reading does not take from under the hands what is being typed.
  const [initial] = useState(props.initial);
  const form = useFormik<CompanyValues>({
    initialValues: initial,
    validationSchema: companySchema,
    async onSubmit(values, { setErrors, resetForm }) {
      const { saved, faults } = await onSave(values, form.initialValues);
      if (saved) resetForm({ values: saved });
      else setErrors(faults);
    },
  });
  const formRef = useFocusFirstError(form);
  const { values, errors, touched } = form;
  const said = (name: keyof CompanyValues): string | undefined => {
    const { [name]: error } = errors;
    return typeof error === 'string' ? error : undefined;
  };
  const fault = (name: keyof CompanyValues) => (touched[name] || form.submitCount > 0 ? said(name) : undefined);
  const set = (changes: Partial<CompanyValues>) => void form.setValues({ ...values, ...changes });
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
            fault={fault('dateTimeFormat')}
            required
            onChange={(dateTimeFormat) => set({ dateTimeFormat })}
            onBlur={() => void form.setFieldTouched('dateTimeFormat')}
          />
          <TimeZoneField
            choices={timeZones}
            value={values.timezone}
            fault={fault('timezone')}
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
        faults={{ templateId: fault('templateId'), style: fault('style') }}
        onChange={set}
      />
      <ImageFields values={values} faults={{ logo: said('logo'), favicon: said('favicon') }} onChange={set} />
      <ColorThemeFields
        schemes={props.schemes}
        values={values}
        fault={said('colors')}
        onChange={(colors) => {
          set({ colors });
          onTry(colors);
        }}
      />
      <FormSection title={t('company.footerTitle')} note={t('company.footerNote')}>
        <TextField
          {...form.getFieldProps('footer')}
          label={t('company.footer')}
          fullWidth
          multiline
          error={fault('footer') !== undefined}
          helperText={fault('footer')}
        />
      </FormSection>
      <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={!form.dirty || form.isSubmitting} onClick={discard}>
          {t('company.discard')}
        </Button>
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
