import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface RadioFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  errorMessage?: string | undefined;
  onChange: (value: Value) => void;
}

/** A required group of radio buttons. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, name, value, options, errorMessage, onChange } = props;
  const id = useId();
  return (
    <FormControl error={errorMessage !== undefined}>
      <FormLabel id={id} required sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}
        name={name}
        value={value}
        onChange={(_event, selected) => {
          const option = options.find((item) => item.value === selected);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {errorMessage === undefined ? null : <FormHelperText id={`${id}-error`}>{errorMessage}</FormHelperText>}
    </FormControl>
  );
}
