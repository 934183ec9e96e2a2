import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { slideLook } from './plainLooks';

interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** It takes the room of its row. */
  wide?: boolean;
  /** It switches something on and off, rather than chooses it. */
  look?: 'check' | 'switch';
}

/**
 * A check box or a switch with its label, which can be clicked too. Plain elements: MUI's weigh 6 kB together, a tenth of what a
 * page may.
 */
export function CheckField({
  label,
  checked,
  disabled = false,
  onChange,
  wide = false,
  look = 'check',
}: CheckFieldProps) {
  const box = look === 'check';
  return (
    <Box component="label" sx={[field, wide && whole, box ? check : slide]}>
      <input
        type="checkbox"
        role={box ? undefined : 'switch'}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {box ? (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={checked ? full : empty} />
        </svg>
      ) : null}
      <span className="label">{label}</span>
    </Box>
  );
}

const empty = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2zm0 2v14h14V5z';
const full =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2zm5 14 9-9-1.4-1.4-7.6 7.6-3.6-3.6L5 12z';

const field = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  ml: -1,
  mr: 2,
  cursor: 'pointer',
  typography: 'body2',
  WebkitTapHighlightColor: 'transparent',
  '&:has(:disabled)': { cursor: 'default' },
  '& :disabled ~ .label': { color: 'text.disabled' },
  '& input': { appearance: 'none', flex: 'none', height: 38, m: 0, cursor: 'inherit' },
} as const;

const whole = {
  flex: 1,
  minWidth: 0,
  ml: '-11px',
  mr: 1,
  '& .label': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const check = {
  '& input': { width: 38, borderRadius: '50%' },
  '& input:hover:enabled': { bgcolor: 'action.hover' },
  '& svg': { flex: 'none', width: 20, ml: '-29px', mr: '9px', fill: 'currentColor', pointerEvents: 'none' },
  '& input:not(:checked) + svg': { color: 'text.secondary' },
  '& input:checked + svg': { color: 'primary.main' },
  '& input:disabled + svg': { color: 'action.disabled' },
} as const;

const slide = {
  ...slideLook({ width: 54, height: 38, track: 8, thumb: 16, way: 16 }),
  '& input:focus-visible': { outlineOffset: '-6px' }, // beside its label
} as const;
