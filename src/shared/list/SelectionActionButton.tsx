import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ChosenActionProps {
  /** True if no row is selected. */
  none: boolean;
  icon: ReactNode;
  busy?: boolean;
  size?: 'small' | 'medium';
  onClick: () => void;
  children: ReactNode;
}

/**
 * The button that deletes the selected rows. Without a selection it does nothing, but it can still have the focus: when
 * its dialog closes, the rows are deleted and the focus returns to it.
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
