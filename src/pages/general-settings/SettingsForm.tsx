import type { GeneralSettings, GeneralSettingsBody, TimeZone } from '@contract/iam';
import type { DateTimeFormat, EmailSendMode } from '@contract/workspace';
import Stack from '@mui/material/Stack';
import { useState, type SyntheticEvent } from 'react';
import { selectFeature } from '@client/features/session/sessionSelectors';
import { useAppSelector } from '@client/shared/redux/hooks';
import { t } from '@client/shared/texts/t';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { CheckboxField } from './CheckboxField';
import { DatesSection } from './DatesSection';
import { SettingsSection } from './SettingsSection';
import { EmailSendModeField } from './EmailSendModeField';
import { RadioField } from './RadioField';
import {
  changesOf,
  validateSettings,
  sorts,
  valuesOf,
  views,
  type SettingsErrors,
  type SettingsValues,
} from './generalSettingsValues';

export interface SettingsFormProps {
  settings: GeneralSettings;
  dateFormats: LoadedOptions<DateTimeFormat>;
  timeZones: LoadedOptions<TimeZone>;
  sendModes: LoadedOptions<EmailSendMode>;
  /** Resolves to the errors by field; null when the changes are saved. */
  onSave: (changes: GeneralSettingsBody) => Promise<Record<string, string> | null>;
}

const notifications = ['notifySharedDocByEmail', 'notifyGroupMember', 'notifySharedDocByApp'] as const;

export function SettingsForm({ settings, dateFormats, timeZones, sendModes, onSave }: SettingsFormProps) {
  const hasWorkspaces = useAppSelector(selectFeature('workspaces'));
  const [saved, setSaved] = useState(() => valuesOf(settings));
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<SettingsErrors>({});
  const [saving, setSaving] = useState(false);
  const changes = changesOf(values, saved);
  const dirty = Object.keys(changes).length > 0;
  // Settings that are loaded while the form is shown replace the stored values, and keep the unsaved changes.
  const [loaded, setLoaded] = useState(settings);
  if (settings !== loaded) {
    setLoaded(settings);
    setSaved(valuesOf(settings));
    setValues({ ...valuesOf(settings), ...changes });
  }

  const set =
    <Name extends keyof SettingsValues>(name: Name) =>
    (value: SettingsValues[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...others }) => others);
    };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = validateSettings(values);
    setErrors(found);
    if (!dirty || saving || Object.keys(found).length > 0) return;
    setSaving(true);
    const serverErrors = await onSave(changes);
    setSaving(false);
    if (serverErrors) setErrors(serverErrors);
    else setSaved(values);
  };
  const discard = () => {
    setValues(saved);
    setErrors({});
  };

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, maxWidth: 720 }}>
      <DatesSection
        values={values}
        errors={errors}
        dateFormats={dateFormats}
        timeZones={timeZones}
        onChange={(name, value) => set(name)(value)}
      />
      <SettingsSection title={t('settings.alerts')}>
        <EmailSendModeField
          choices={sendModes}
          value={values.emailSendMode}
          errorMessage={errors.emailSendMode}
          onChange={set('emailSendMode')}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.topics')}>
        <CheckboxField
          label={t('settings.hideInfodeskTopics')}
          note={t('settings.hideInfodeskTopicsNote')}
          checked={values.hideInfodeskTopics}
          onChange={set('hideInfodeskTopics')}
        />
      </SettingsSection>
      <SettingsSection title={t('settings.notifications')}>
        <div>
          {notifications.map((name) => (
            <CheckboxField key={name} label={t(`settings.${name}`)} checked={values[name]} onChange={set(name)} />
          ))}
          <CheckboxField label={t('settings.newsletters')} checked={values.newsletters} onChange={set('newsletters')} />
        </div>
      </SettingsSection>
      {hasWorkspaces ? (
        <SettingsSection title={t('settings.workspace')}>
          <RadioField
            label={t('settings.basketViewDefault')}
            name="basketViewDefault"
            value={values.basketViewDefault}
            options={views.map((value) => ({ value, label: t(`settings.basketViewDefault.${value}`) }))}
            errorMessage={errors.basketViewDefault}
            onChange={set('basketViewDefault')}
          />
          <RadioField
            label={t('settings.basketSortDefault')}
            name="basketSortDefault"
            value={values.basketSortDefault}
            options={sorts.map((value) => ({ value, label: t(`settings.basketSortDefault.${value}`) }))}
            errorMessage={errors.basketSortDefault}
            onChange={set('basketSortDefault')}
          />
        </SettingsSection>
      ) : null}
      <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <BusyButton color="inherit" disabled={!dirty || saving} onClick={discard}>
          {t('settings.discard')}
        </BusyButton>
        <BusyButton aria-keyshortcuts="s" type="submit" variant="contained" disabled={!dirty} loading={saving}>
          {t('action.save')}
        </BusyButton>
      </Stack>
      <LeaveGuard changed={() => dirty} />
    </Stack>
  );
}
