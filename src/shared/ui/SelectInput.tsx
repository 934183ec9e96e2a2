import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';

type Input = ComponentProps<typeof OutlinedInput>;

interface SelectInputProps extends Omit<Input, 'sx' | 'type' | 'multiline' | 'inputComponent'> {
  /** Its options. */
  children: ReactNode;
  sx?: object;
}

/** The browser's own select, looking as the other fields do: its list needs no code, and fits every device. */
export function SelectInput({ children, inputProps, sx, ...input }: SelectInputProps) {
  return (
    <OutlinedInput
      {...input}
      inputComponent={Options}
      inputProps={{ ...inputProps, type: undefined, children }}
      endAdornment={<ArrowDropDown sx={arrow} />}
      sx={{ ...select, ...sx }}
    />
  );
}

/** MUI tells its inputs more than an element may know. */
function Options({ ownerState: _ownerState, ...select }: Record<string, unknown>) {
  return <select {...select} />;
}

const arrow = {
  position: 'absolute',
  right: 7,
  color: 'action.active',
  pointerEvents: 'none',
  '.Mui-disabled > &': { color: 'action.disabled' },
} as const;

const select = {
  pr: 0,
  '& > select': { appearance: 'none', cursor: 'pointer', userSelect: 'none', minWidth: 16, pr: 4 },
  '& > select:disabled': { cursor: 'default' },
  '& option, & optgroup': { bgcolor: 'background.paper', color: 'text.primary' },
} as const;
