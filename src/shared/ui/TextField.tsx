import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { SelectInput } from './SelectInput';

type Input = ComponentProps<typeof OutlinedInput>;

interface TextFieldProps
  extends
    Pick<ComponentProps<typeof FormControl>, 'sx' | 'fullWidth' | 'onClick' | 'onKeyDown'>,
    Pick<Input, 'name' | 'value' | 'type' | 'placeholder' | 'autoFocus' | 'autoComplete' | 'multiline' | 'minRows'>,
    Pick<Input, 'onChange' | 'onBlur' | 'readOnly' | 'startAdornment' | 'endAdornment'> {
  label?: string | undefined;
  size?: 'small' | 'medium';
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  error?: boolean;
  /** Under the field, and read with it. */
  helperText?: ReactNode;
  /** What is said under it can be read when the field is not in use, too. */
  helpStays?: boolean;
  /** Chosen from the options that are its children. */
  select?: boolean;
  children?: ReactNode;
  /** Of the element that is typed or chosen in. */
  htmlInput?: Input['inputProps'];
}

/** Fields of these kinds show something before anything is typed. */
const neverEmpty: readonly unknown[] = ['date', 'datetime-local', 'time'];

/**
 * A field of text, or a choice, with its label and what is said under it. MUI's own brings along the other looks of fields, and
 * menus: a third of what a page may weigh.
 */
export function TextField(props: TextFieldProps) {
  const { label, size = 'medium', error = false, helperText, helpStays, select = false, htmlInput, ...rest } = props;
  const { sx, fullWidth = false, onClick, onKeyDown, disabled = false, required = false, children, ...input } = rest;
  const id = useId();
  const shrink = select || neverEmpty.includes(input.type);
  const field = {
    ...input,
    id,
    label,
    ...(shrink ? { notched: label !== undefined } : {}),
    inputProps: htmlInput,
    'aria-describedby': helperText ? `${id}-help` : undefined,
  };
  return (
    <FormControl
      {...{ size, error, fullWidth, disabled, required, onClick, onKeyDown }}
      variant="outlined"
      {...(sx === undefined ? {} : { sx })}
    >
      {label === undefined ? null : (
        <InputLabel htmlFor={id} {...(shrink ? { shrink } : {})}>
          {label}
        </InputLabel>
      )}
      {select ? <SelectInput {...field}>{children}</SelectInput> : <OutlinedInput {...field} />}
      {helperText ? (
        <FormHelperText id={`${id}-help`} {...(helpStays ? { disabled: false } : {})}>
          {helperText}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
