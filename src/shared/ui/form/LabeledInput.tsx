import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps } from 'react';

export interface LabeledInputProps extends Omit<ComponentProps<typeof OutlinedInput>, 'onChange' | 'label'> {
  label: string;
  errorMessage: string | undefined;
  onText: (value: string) => void;
}

/**
 * A text field with its error message. Not MUI's TextField, which imports menus: with it, the code before sign-in is over
 * its budget (docs/decisions/sign-in-bundle.md).
 */
export function LabeledInput({ label, errorMessage, onText, ...input }: LabeledInputProps) {
  const id = useId();
  const wrong = errorMessage !== undefined;
  return (
    <FormControl fullWidth error={wrong} variant="outlined" required={input.required ?? false} size={input.size}>
      {/* The field for a file always shows a text: its label stays on the border. */}
      <InputLabel htmlFor={id} {...(input.notched === true ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        {...(input.readOnly === true ? waiting : {})}
        label={label}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {wrong ? <FormHelperText id={`${id}-error`}>{errorMessage}</FormHelperText> : null}
    </FormControl>
  );
}

/** The style of a read-only field. A disabled one would lose the focus. */
const waiting = { inputProps: { 'aria-disabled': true }, sx: { color: 'text.disabled' } } as const;
