import type { LoadState } from '@client/shared/redux/loadState';

/** Options that are loaded, as `useDictionary` returns them. */
export interface LoadedOptions<Item> extends Pick<LoadState, 'status' | 'error'> {
  items: readonly Item[];
  retry: () => void;
}

/** The props of a field that selects one of the options. State and validation belong to the form. */
export interface ChoiceFieldProps<Item> {
  choices: LoadedOptions<Item>;
  value: string;
  onChange: (value: string) => void;
  /** Called when the field is left. */
  onBlur?: (() => void) | undefined;
  /** The error message. */
  errorMessage?: string | undefined;
  label?: string;
  required?: boolean;
  disabled?: boolean;
}
