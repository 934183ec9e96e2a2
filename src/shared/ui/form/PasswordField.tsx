import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { LabeledInput, type LabeledInputProps } from './LabeledInput';

interface PasswordFieldProps extends Omit<LabeledInputProps, 'type' | 'endAdornment' | 'autoComplete'> {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <LabeledInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Button
          size="small"
          color="inherit"
          aria-pressed={shown}
          aria-label={t(shown ? 'password.hide' : 'password.show', { field: props.label.toLowerCase() })}
          onClick={() => setShown(!shown)}
          sx={{ minWidth: 0, color: 'text.secondary' }}
        >
          {t(shown ? 'password.hideShort' : 'password.showShort')}
        </Button>
      }
    />
  );
}
