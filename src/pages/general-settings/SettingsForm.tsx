import type { GeneralSettings } from '@contract/iam';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { t } from '@client/shared/lib/texts/t';
import { LeaveGuard } from '@client/shared/ui/LeaveGuard';
import { OneOf, OnOff } from './Choices';
import { DatesSection } from './DatesSection';
import type { GeneralSettingsViewProps } from './GeneralSettingsView';
import { Section } from './Section';
import { SendModeChoice } from './SendModeChoice';
import { changesOf, settingsSchema, sorts, valuesOf, views, type SettingsValues } from './settingsValues';

interface SettingsFormProps extends Omit<GeneralSettingsViewProps, 'settings' | 'error' | 'onRetry'> {
  settings: GeneralSettings;
}

const notifications = ['notifySharedDocByEmail', 'notifyGroupMember', 'notifySharedDocByApp'] as const;

export function SettingsForm({ settings, dateFormats, timeZones, sendModes, onSave }: SettingsFormProps) {
  const form = useFormik<SettingsValues>({
    initialValues: valuesOf(settings),
    validationSchema: settingsSchema,
    async onSubmit(values, { setErrors, resetForm }) {
      const faults = await onSave(changesOf(values, form.initialValues));
      if (faults) setErrors(faults);
      else resetForm({ values });
    },
  });
  const { values, errors, dirty } = form;
  const set = (name: keyof SettingsValues) => (value: string | number | boolean) =>
    void form.setFieldValue(name, value);

  return (
    <Stack component="form" noValidate onSubmit={form.handleSubmit} sx={{ gap: 2, maxWidth: 720 }}>
      <DatesSection
        values={values}
        faults={errors}
        dateFormats={dateFormats}
        timeZones={timeZones}
        onChange={(name, value) => set(name)(value)}
        onBlur={(name) => void form.setFieldTouched(name)}
      />
      <Section title={t('settings.alerts')}>
        <SendModeChoice
          choices={sendModes}
          value={values.emailSendMode}
          fault={errors.emailSendMode}
          onChange={set('emailSendMode')}
        />
      </Section>
      <Section title={t('settings.topics')}>
        <OnOff
          label={t('settings.hideInfodeskTopics')}
          note={t('settings.hideInfodeskTopicsNote')}
          checked={values.hideInfodeskTopics}
          onChange={set('hideInfodeskTopics')}
        />
      </Section>
      <Section title={t('settings.notifications')}>
        <div>
          {notifications.map((name) => (
            <OnOff key={name} label={t(`settings.${name}`)} checked={values[name]} onChange={set(name)} />
          ))}
        </div>
      </Section>
      <Section title={t('settings.workspace')}>
        <OneOf
          label={t('settings.basketViewDefault')}
          name="basketViewDefault"
          value={values.basketViewDefault}
          options={views.map((value) => ({ value, label: t(`settings.basketViewDefault.${value}`) }))}
          fault={errors.basketViewDefault}
          onChange={set('basketViewDefault')}
        />
        <OneOf
          label={t('settings.basketSortDefault')}
          name="basketSortDefault"
          value={values.basketSortDefault}
          options={sorts.map((value) => ({ value, label: t(`settings.basketSortDefault.${value}`) }))}
          fault={errors.basketSortDefault}
          onChange={set('basketSortDefault')}
        />
      </Section>
      <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={!dirty || form.isSubmitting} onClick={() => form.resetForm()}>
          {t('settings.discard')}
        </Button>
        <Button type="submit" variant="contained" disabled={!dirty} loading={form.isSubmitting}>
          {t('action.save')}
        </Button>
      </Stack>
      <LeaveGuard changed={() => dirty} />
    </Stack>
  );
}
