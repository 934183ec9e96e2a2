import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps } from 'react';

export interface LabelledInputProps extends Omit<ComponentProps<typeof OutlinedInput>, 'onChange' | 'label'> {
  label: string;
  fault: string | undefined;
  /** Said below the field while nothing is wrong. */
  hint?: string | undefined;
  onText: (value: string) => void;
}

/** A field of text. An input rather than TextField, which brings menus along: signing in must not wait for them. */
export function LabelledInput({ label, fault, hint, onText, ...input }: LabelledInputProps) {
  const id = useId();
  const said = fault ?? hint;
  return (
    <FormControl fullWidth error={fault !== undefined} variant="outlined" required={input.required ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        onChange={({ target }) => onText(target.value)}
      />
      {said === undefined ? null : <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  );
}
