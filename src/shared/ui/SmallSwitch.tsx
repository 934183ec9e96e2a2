import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { switchLook } from './plainLooks';

interface SmallSwitchProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** What it switches, beside it; else `name` says it to those who do not see what it stands beside. */
  label?: ReactNode;
  name?: string;
}

/** A switch in a line of other things. A plain element: MUI's weighs 4 kB, and would have to be dressed as the plain ones are. */
export function SmallSwitch({ checked, disabled = false, onChange, label, name }: SmallSwitchProps) {
  return (
    <Box component="label" sx={look}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Box>
  );
}

const look = {
  ...switchLook,
  flex: 'none',
  verticalAlign: 'middle',
  '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
} as const;
