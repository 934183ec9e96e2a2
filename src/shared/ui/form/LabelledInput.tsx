import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps } from 'react';

export interface LabelledInputProps extends Omit<ComponentProps<typeof OutlinedInput>, 'onChange' | 'label'> {
  label: string;
  fault: string | undefined;
  onText: (value: string) => void;
}

/** A field of text with what is wrong with it below. Not TextField, which imports menus too: 20 kB before anyone can sign in. */
export function LabelledInput({ label, fault, onText, ...input }: LabelledInputProps) {
  const id = useId();
  const wrong = fault !== undefined;
  return (
    <FormControl fullWidth error={wrong} variant="outlined" required={input.required ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        {...(input.readOnly === true ? waiting : {})}
        label={label}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {wrong ? <FormHelperText id={`${id}-fault`}>{fault}</FormHelperText> : null}
    </FormControl>
  );
}

/** Not to be changed for now, and seen to be so; disabled, it would lose the focus. */
const waiting = { inputProps: { 'aria-disabled': true }, sx: { color: 'text.disabled' } } as const;
