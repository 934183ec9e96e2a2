import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ChosenActionProps {
  /** Nothing is chosen. */
  none: boolean;
  icon: ReactNode;
  busy?: boolean;
  size?: 'small' | 'medium';
  onClick: () => void;
  children: ReactNode;
}

/**
 * Takes away the rows that are chosen. Without any it does nothing, yet can have the focus: when its dialog closes the
 * rows are gone, and the focus still comes back here.
 */
export function SelectionActionButton({
  none,
  icon,
  busy = false,
  size = 'medium',
  onClick,
  children,
}: ChosenActionProps) {
  return (
    <Button
      size={size}
      variant="outlined"
      color="error"
      startIcon={icon}
      aria-busy={busy}
      aria-disabled={none}
      disableRipple={none}
      onClick={none ? undefined : onClick}
      sx={none ? still : undefined}
    >
      {children}
    </Button>
  );
}

const still = {
  cursor: 'default',
  '&, &:hover': { color: 'action.disabled', borderColor: 'action.disabledBackground', bgcolor: 'transparent' },
} as const;
