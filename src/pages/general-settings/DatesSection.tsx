import type { TimeZone } from '@contract/iam';
import type { DateTimeFormat } from '@contract/workspace';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { formatInstant } from '@client/shared/time/formatDate';
import { t } from '@client/shared/texts/t';
import type { LoadedOptions } from '@client/shared/ui/form/choiceField';
import { DateFormatField } from '@client/shared/ui/form/DateFormatField';
import { TimeZoneField } from '@client/shared/ui/form/time-zone/TimeZoneField';
import { SettingsSection } from './SettingsSection';
import type { SettingsErrors, SettingsValues } from './generalSettingsValues';

interface DatesSectionProps {
  dateFormats: LoadedOptions<DateTimeFormat>;
  timeZones: LoadedOptions<TimeZone>;
  values: SettingsValues;
  errors: SettingsErrors;
  onChange: (name: 'dateFormat' | 'timezone', value: string) => void;
}

/** Date format and time zone, the current time in both, and a button to use the browser's time zone if it differs. */
export function DatesSection({ values, errors, dateFormats, timeZones, onChange }: DatesSectionProps) {
  const line = useRef<HTMLElement>(null);
  const [opened] = useState(() => new Date().toISOString());
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = formatInstant(opened, values.dateFormat, values.timezone);
  const sameClock = now === formatInstant(opened, values.dateFormat, browserZone);
  return (
    <SettingsSection title={t('settings.dates')} note={t('settings.datesNote')}>
      <DateFormatField
        choices={dateFormats}
        value={values.dateFormat}
        errorMessage={errors.dateFormat}
        required
        onChange={(value) => onChange('dateFormat', value)}
      />
      <TimeZoneField
        choices={timeZones}
        value={values.timezone}
        errorMessage={errors.timezone}
        required
        onChange={(value) => onChange('timezone', value)}
      />
      <Typography variant="body2" color="textSecondary" role="status" ref={line} tabIndex={-1}>
        {t('settings.now', { now })}{' '}
        {sameClock ? null : (
          <>
            {t('settings.here', { zone: browserZone.replaceAll('_', ' ') })}{' '}
            <Button
              size="small"
              onClick={() => {
                onChange('timezone', browserZone);
                // The button disappears once the zones are equal, so the focus moves to the text around it.
                line.current?.focus();
              }}
            >
              {t('settings.useHere')}
            </Button>
          </>
        )}
      </Typography>
    </SettingsSection>
  );
}
