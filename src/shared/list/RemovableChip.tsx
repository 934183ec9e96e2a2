import Chip from '@mui/material/Chip';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';

interface RemovableChipProps {
  label: string;
  /** The accessible name of the removal, if the label does not say it. */
  action?: string;
  /** True if a click anywhere on the chip removes it, not only on its cross. */
  wide?: boolean;
  /** True if a message says what is wrong with it. */
  isWarning?: boolean;
  onRemove: () => void;
}

/** A chip that is removed by its cross, or by Enter, Space, or Delete. The focus moves to the next element. */
export function RemovableChip({ label, action, wide = false, isWarning = false, onRemove }: RemovableChipProps) {
  const remove = ({ currentTarget }: SyntheticEvent): void => {
    focusNextElement(currentTarget.closest('.MuiChip-root'));
    onRemove();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // A key that is held down removes one chip, not all.
    if (!event.repeat) remove(event);
  };
  return (
    <Chip
      size="small"
      label={label}
      color={isWarning ? 'warning' : 'default'}
      variant={isWarning ? 'outlined' : 'filled'}
      aria-label={action}
      title={wide ? undefined : action}
      onDelete={remove}
      {...(wide ? { onClick: remove } : { onKeyDown })}
      sx={{ maxWidth: '100%' }}
    />
  );
}
