import type { ProfileDetail } from '@contract/topic';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FormikProps } from 'formik';
import { frequencyOptions, withCurrentValue } from '@client/features/alerts/frequencyOptions';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { ConfirmedSubscribeSwitch } from './ConfirmedSubscribeSwitch';
import type { TopicValues } from './topicFormValues';

interface AlertFieldsProps {
  form: FormikProps<TopicValues>;
  topic: ProfileDetail | null;
  frequencies: Readonly<Record<string, string>>;
}

/** The alert settings of a company topic: frequency, maximum number of articles, and the user's own subscription. */
export function AlertFields({ form, topic, frequencies }: AlertFieldsProps) {
  const errorOf = (name: 'frequency' | 'limit') => (form.touched[name] === true ? form.errors[name] : undefined);
  const labels = withCurrentValue(frequencies, form.values.frequency);
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SelectField
          fullWidth
          name="frequency"
          label={t('topicForm.frequency')}
          value={form.values.frequency}
          options={[
            { value: '', label: t('topicForm.frequencyChoose') },
            ...frequencyOptions(labels).map(({ value, label }) => ({ value: String(value), label })),
          ]}
          onChange={(frequency) => void form.setFieldValue('frequency', frequency)}
          onBlur={form.handleBlur}
          error={errorOf('frequency') !== undefined}
          helperText={errorOf('frequency')}
        />
        <TextField
          fullWidth
          name="limit"
          label={t('topicForm.amount')}
          value={form.values.limit}
          onChange={(event) => {
            // Ignores input that isn't up to four digits.
            if (/^\d{0,4}$/.test(event.target.value)) form.handleChange(event);
          }}
          onBlur={form.handleBlur}
          error={errorOf('limit') !== undefined}
          helperText={errorOf('limit') ?? t('topicForm.amountHelp')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          autoComplete="off"
        />
      </Stack>
      <ConfirmedSubscribeSwitch
        topic={topic}
        checked={form.values.isSubscribed}
        onChange={(on) => void form.setFieldValue('isSubscribed', on, false)}
      />
    </>
  );
}
