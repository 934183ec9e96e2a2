import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FormikProps } from 'formik';
import { useId } from 'react';
import { t } from '@client/shared/texts/t';
import type { UserValues } from './userSchema';

interface PermissionFieldsProps {
  form: FormikProps<UserValues>;
  isNew: boolean;
  isOwn: boolean;
}

/** The checkboxes for a user's permissions. */
export function PermissionFields({ form, isNew, isOwn }: PermissionFieldsProps) {
  return (
    <div>
      <PermissionCheckbox
        name="administrator"
        label={t('user.administrator')}
        note={t('user.administratorNote')}
        checked={form.values.administrator}
        disabled={isOwn}
        onChange={(on) => void form.setFieldValue('administrator', on)}
      />
      <PermissionCheckbox
        name="publish"
        label={t('user.publish')}
        note={t(isNew ? 'user.publishLater' : 'user.publishNote')}
        checked={form.values.publish}
        disabled={isNew}
        onChange={(on) => void form.setFieldValue('publish', on)}
      />
    </div>
  );
}

interface PermissionCheckboxProps {
  name: string;
  label: string;
  note: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function PermissionCheckbox({ name, label, note, checked, disabled, onChange }: PermissionCheckboxProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={checked}
            disabled={disabled}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: -0.5, mb: 1, ml: 4 }}>
        {note}
      </FormHelperText>
    </div>
  );
}
