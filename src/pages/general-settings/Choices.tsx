import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface OneOfProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  fault?: string | undefined;
  onChange: (value: Value) => void;
}

/** A required group of radio buttons. */
export function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { label, name, value, options, fault, onChange } = props;
  const id = useId();
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={id} required sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
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
      {fault === undefined ? null : <FormHelperText id={`${id}-fault`}>{fault}</FormHelperText>}
    </FormControl>
  );
}

interface OnOffProps {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with an optional note. */
export function OnOff({ label, note, checked, onChange }: OnOffProps) {
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
