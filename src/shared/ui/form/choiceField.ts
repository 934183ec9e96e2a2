import type { LoadState } from '@client/shared/redux/loadState';

/** Choices that are loaded, as useDictionary gives them. */
export interface LoadedOptions<Item> extends Pick<LoadState, 'status' | 'error'> {
  items: readonly Item[];
  retry: () => void;
}

/** What a field that chooses one of them is given; a form's state and rules stay with the form. */
export interface ChoiceFieldProps<Item> {
  choices: LoadedOptions<Item>;
  value: string;
  onChange: (value: string) => void;
  /** Focus left the field, as a form wants to know. */
  onBlur?: (() => void) | undefined;
  /** What is wrong with the value. */
  fault?: string | undefined;
  label?: string;
  required?: boolean;
  disabled?: boolean;
}
