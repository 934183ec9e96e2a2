import Chip from '@mui/material/Chip';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { focusNextElement } from '@client/shared/navigation/focusNextElement';

interface RemovableChipProps {
  label: string;
  /** What removing it does, where its label does not say so. */
  action?: string;
  /** It is let go by a press anywhere on it, not on its cross alone. */
  wide?: boolean;
  onRemove: () => void;
}

/** What is let go by its cross, or by Enter, Space or Delete on it. The focus goes on to what comes next. */
export function RemovableChip({ label, action, wide = false, onRemove }: RemovableChipProps) {
  const remove = ({ currentTarget }: SyntheticEvent): void => {
    focusNextElement(currentTarget.closest('.MuiChip-root'));
    onRemove();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // A key that is held lets one go, not all.
    if (!event.repeat) remove(event);
  };
  return (
    <Chip
      size="small"
      label={label}
      aria-label={action}
      title={wide ? undefined : action}
      onDelete={remove}
      {...(wide ? { onClick: remove } : { onKeyDown })}
      sx={{ maxWidth: '100%' }}
    />
  );
}
