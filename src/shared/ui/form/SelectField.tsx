import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { menuSlotProps } from '@client/shared/ui/dialog/menuSlotProps';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** The depth in a tree, from 1: deeper options are indented in the list. */
  depth?: number;
}

interface SelectGroup<Value extends string = string> {
  heading: string;
  options: readonly SelectOption<Value>[];
}

interface SelectFieldProps<Value extends string> extends Pick<
  ComponentProps<typeof TextField>,
  | 'name'
  | 'size'
  | 'variant'
  | 'fullWidth'
  | 'error'
  | 'helperText'
  | 'disabled'
  | 'required'
  | 'autoFocus'
  | 'onBlur'
  | 'sx'
> {
  /** The visible label. */
  label?: string | undefined;
  /** The accessible name of a field without a visible label, or a longer one. */
  ariaLabel?: string;
  value: Value | '';
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  onChange: (value: Value) => void;
}

/**
 * A select whose list has the application's look. The label stays above it, because an empty value has a text too,
 * which the label would cover. A value that isn't among the options shows as empty.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, ariaLabel, value, onChange, ...field } = props;
  const flat = options.flatMap((entry) => ('heading' in entry ? entry.options : [entry]));
  const known = flat.find((option) => option.value === value);
  const name = ariaLabel ?? field.label ?? '';
  return (
    <TextField
      {...field}
      select
      value={known?.value ?? ''}
      onChange={({ target }) => {
        const chosen = flat.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, MenuProps: { slotProps: menuSlotProps(name) } },
        htmlInput: ariaLabel === undefined ? {} : { 'aria-label': ariaLabel },
      }}
    >
      {options.flatMap((entry) =>
        'heading' in entry
          ? [<GroupHeading key={`heading ${entry.heading}`} text={entry.heading} />, ...entry.options.map(optionItem)]
          : [optionItem(entry)],
      )}
    </TextField>
  );
}

const optionItem = ({ value, label, disabled = false, depth = 1 }: SelectOption) => (
  <MenuItem key={value} value={value} disabled={disabled} sx={depth > 1 ? { pl: 2 * depth } : {}}>
    {label}
  </MenuItem>
);

/** Not an option: it ignores the props by which the select makes its children options. */
const GroupHeading = Object.assign(
  ({ text }: { text: string }) => (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, typography: 'caption', fontWeight: 620 }}>
      {text}
    </ListSubheader>
  ),
  { muiSkipListHighlight: true },
);
