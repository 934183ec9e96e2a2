import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';

/**
 * A native select, whose list suits every device. The label stays above it, because an empty value has a text too,
 * which the label would cover.
 */
export function NativeSelect({ slotProps, ...field }: Omit<ComponentProps<typeof TextField>, 'select'>) {
  return (
    <TextField {...field} select slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }} />
  );
}
