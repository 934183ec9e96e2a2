import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface CardCountButtonProps {
  icon: ReactNode;
  count: number;
  label: string;
  /** Why it is disabled; absent if it isn't. */
  reason?: string | undefined;
  onClick: () => void;
}

/** A button of an article's card with the number of what its dialog shows. */
export function CardCountButton({ icon, count, label, reason, onClick }: CardCountButtonProps) {
  const isDisabled = reason !== undefined;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={icon}
      // Focusable, so that everybody learns why it is disabled.
      aria-disabled={isDisabled || undefined}
      aria-label={isDisabled ? `${label}. ${reason}` : label}
      title={reason}
      aria-haspopup="dialog"
      onClick={isDisabled ? undefined : onClick}
      sx={[aboveCardLink, isDisabled && { opacity: 0.5, cursor: 'default' }]}
    >
      {count}
    </Button>
  );
}

/** Above the link that covers the whole card, so that the button can be clicked. */
const aboveCardLink = {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  minWidth: 44,
  px: 0.75,
  py: 0.25,
  ml: -0.75,
  color: 'text.secondary',
} as const;
