import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik, type FormikProps } from 'formik';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { textFieldProps } from '@client/shared/ui/form/textFieldProps';
import { t } from '@client/shared/texts/t';
import { movesIntoDialog } from '@client/shared/ui/form/movesIntoDialog';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { FormActions } from '@client/shared/ui/form/FormActions';
import { LeaveGuard } from '@client/shared/ui/dialog/LeaveGuard';
import { PasswordField } from '@client/shared/ui/form/PasswordField';
import { PermissionFields } from './PermissionFields';
import { userSchema, type UserValues } from './userSchema';

interface UserFormProps {
  initial: UserValues;
  isNew: boolean;
  /** True if users edit their own account: the administrator role and the password can't be changed here. */
  isOwn: boolean;
  /** Resolves to null on success, else to the errors by field. */
  onSave: (values: UserValues) => Promise<Record<string, string> | null>;
  onSaved: () => void;
  onCancel: () => void;
  /** Renders further fields, for a new user. */
  children?: (form: FormikProps<UserValues>) => ReactNode;
}

type TextName = 'firstName' | 'lastName' | 'uid';

export function UserForm({ initial, isNew, isOwn, onSave, onSaved, onCancel, children }: UserFormProps) {
  const finished = useRef(false);
  const form = useFormik<UserValues>({
    initialValues: initial,
    validationSchema: userSchema(isNew),
    async onSubmit(values, { setErrors }) {
      const errors = await onSave(values);
      if (errors) {
        setErrors(errors);
        return;
      }
      finished.current = true;
      onSaved();
    },
  });
  const formRef = useFocusFirstError(form);
  const field = (name: TextName) => {
    const error = form.touched[name] ? form.errors[name] : undefined;
    return { ...form.getFieldProps(name), error: error !== undefined, helperText: error, fullWidth: true };
  };
  const text = (name: TextName) => ({
    ...field(name),
    label: t(`user.${name}`),
    required: true,
    onBlur: (event: FocusEvent) => {
      if (movesIntoDialog(event)) return;
      void form.setFieldValue(name, form.values[name].trim());
      form.handleBlur(event);
    },
  });
  const secret = (name: 'password' | 'confirmPassword') => ({
    ...textFieldProps(form, name),
    autoComplete: 'new-password' as const,
  });

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack component="form" ref={formRef} noValidate autoComplete="off" sx={{ gap: 3 }} onSubmit={form.handleSubmit}>
        {isOwn ? <Alert severity="info">{t('user.own')}</Alert> : null}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 3, sm: 2 } }}>
          <TextField {...text('firstName')} autoFocus={isNew} />
          <TextField {...text('lastName')} />
        </Stack>
        <TextField
          {...text('uid')}
          type="email"
          {...(!isNew && {
            helperText: t('user.uidFixed'),
            error: false,
            slotProps: { input: { readOnly: true } },
          })}
        />
        {isOwn ? null : (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 3, sm: 2 } }}>
            <PasswordField
              {...secret('password')}
              label={t(isNew ? 'user.password' : 'user.newPassword')}
              required={isNew}
            />
            <PasswordField
              {...secret('confirmPassword')}
              label={t('user.confirmPassword')}
              required={isNew || form.values.password !== ''}
            />
          </Stack>
        )}
        {isNew || isOwn ? null : <FormHelperText sx={{ mt: -2 }}>{t('user.passwordKept')}</FormHelperText>}
        <PermissionFields form={form} isNew={isNew} isOwn={isOwn} />
        {children?.(form)}
        <FormActions saving={form.isSubmitting} onCancel={onCancel} />
      </Stack>
      <LeaveGuard changed={() => !finished.current && form.dirty} />
    </Paper>
  );
}
