import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

interface CheckboxFieldProps {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with an optional note. */
export function CheckboxField({ label, note, checked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={checked}
            onChange={(_event, on) => onChange(on)}
            slotProps={{ input: note ? { 'aria-describedby': id } : {} }}
          />
        }
      />
      {note ? (
        <FormHelperText id={id} sx={{ ml: 3.75, mt: 0 }}>
          {note}
        </FormHelperText>
      ) : null}
    </div>
  );
}
