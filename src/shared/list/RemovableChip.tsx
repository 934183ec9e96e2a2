import Chip from '@mui/material/Chip';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
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
  // A mouse may have to press the cross. Keys and assistive technology click without a mouse button.
  const onClick = (event: MouseEvent): void => {
    if (wide || event.detail === 0) remove(event);
  };
  // A key that is held down removes one chip, not all.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.repeat) event.stopPropagation();
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
      clickable={wide}
      onClick={onClick}
      onKeyDownCapture={onKeyDownCapture}
      sx={{ maxWidth: '100%' }}
    />
  );
}
