import TextField from '@mui/material/TextField';
import type { FormikProps } from 'formik';
import type { FocusEvent } from 'react';
import { t } from '@client/shared/texts/t';
import { movesIntoDialog } from '@client/shared/ui/form/movesIntoDialog';
import type { TopicValues } from './topicFormValues';

/** The fields Title and Description. Their values are trimmed on blur. */
export function TitleAndDescriptionFields({ form }: { form: FormikProps<TopicValues> }) {
  const trim = (name: 'name' | 'description') => (event: FocusEvent) => {
    if (movesIntoDialog(event)) return;
    void form.setFieldTouched(name, true, false);
    void form.setFieldValue(name, form.values[name].trim());
  };
  const hasError = form.touched.name === true && form.errors.name !== undefined;
  return (
    <>
      <TextField
        fullWidth
        name="name"
        label={t('topicForm.title')}
        value={form.values.name}
        onChange={form.handleChange}
        onBlur={trim('name')}
        error={hasError}
        helperText={hasError ? form.errors.name : undefined}
        slotProps={{ htmlInput: { 'aria-required': true } }}
        autoComplete="off"
      />
      <TextField
        fullWidth
        multiline
        name="description"
        label={t('topicForm.description')}
        value={form.values.description}
        onChange={form.handleChange}
        onBlur={trim('description')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
}
