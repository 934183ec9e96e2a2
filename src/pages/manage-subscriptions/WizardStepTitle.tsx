import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The heading of a step. Focused when the step opens, so that screen readers read it and Tab continues below it. */
export function WizardStepTitle({ children, focused = true }: { children: string; focused?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <Typography ref={title} variant="h2" tabIndex={-1} sx={{ mb: 2, overflowWrap: 'anywhere', outline: 'none' }}>
      {children}
    </Typography>
  );
}
