import type { FocusEvent } from 'react';

/** The part of a formik form that text fields need. */
interface TextForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<Name, string | undefined>>>;
  touched: Readonly<Partial<Record<Name, boolean | undefined>>>;
  setFieldValue: (name: string, value: string) => unknown;
  handleBlur: (event: FocusEvent) => void;
}

/**
 * The props of a LabeledInput or PasswordField for a field of a formik form. The error shows after the field was left.
 */
export function textFieldProps<Name extends string>(form: TextForm<NoInfer<Name>>, name: Name) {
  return {
    name,
    value: form.values[name],
    errorMessage: form.touched[name] === true ? form.errors[name] : undefined,
    onText: (text: string) => void form.setFieldValue(name, text),
    onBlur: form.handleBlur,
  };
}
