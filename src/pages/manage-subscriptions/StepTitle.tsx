import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** What a step is about. The focus comes here with the step, so that it is read and Tab goes on from it. */
export function StepTitle({ children, focused = true }: { children: string; focused?: boolean }) {
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
