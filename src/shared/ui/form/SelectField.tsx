import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';

/**
 * A choice by the browser's own select, whose list fits every device. The label stays above it: an empty value has a text too,
 * which the label would cover.
 */
export function SelectField({ slotProps, ...field }: Omit<ComponentProps<typeof TextField>, 'select'>) {
  return (
    <TextField {...field} select slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }} />
  );
}
